// State that outlives the component that creates it.

/**
 * Creates a value in its own effect root, so that its derived values stay valid after the component is destroyed. A
 * response of the server may arrive after the page has been left.
 */
export function detached<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => {
    made = make();
  });
  return made as T;
}
