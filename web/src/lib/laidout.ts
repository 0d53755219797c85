// Sizes are read when the page has been laid out anyway: to ask for them sooner makes it lay itself out twice.

/** Does something in the next frame, after layout and before paint; what it gives calls that off. */
export function onceLaidOut(element: Element, act: () => void): () => void {
  // An element that begins to be watched is told of its size once, at that very moment of the frame.
  const watch = new ResizeObserver(() => {
    watch.disconnect();
    act();
  });
  watch.observe(element);
  return () => watch.disconnect();
}
