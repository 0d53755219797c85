// Reads sizes after layout: reading them earlier would force another layout.

/** Runs a function in the next frame, after layout and before paint; returns a function that cancels it. */
export function onceLaidOut(element: Element, act: () => void): () => void {
  // An observer reports the size of a new element once, in that phase of the frame.
  const watch = new ResizeObserver(() => {
    watch.disconnect();
    act();
  });
  watch.observe(element);
  return () => watch.disconnect();
}
