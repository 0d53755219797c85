// Things that are made by a component and may be asked after it is gone.

/**
 * Makes something whose derived values outlive the component that makes it. An answer of the server may arrive when its page
 * has been left; what belongs to a destroyed component would be stale by then, and Svelte warns of it.
 */
export function outliving<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => {
    made = make();
  });
  return made as T;
}
