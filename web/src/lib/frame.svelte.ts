// The scale of the frame around a drawn table: header, prompt bar and panels grow with the window like the board.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** The window size for which the frame was designed. Smaller windows use the same frame. */
const DESIGN = { width: 1400, height: 820 };
const MOST = 2;
/** Narrower windows are phones and tablets, whose page scrolls. */
const NARROW = 900;

/** The scale of a table's frame in this window. */
export function frameScale(width = innerWidth.current ?? 0, height = innerHeight.current ?? 0): number {
  if (width <= NARROW) return 1;
  return Math.max(1, Math.min(MOST, width / DESIGN.width, height / DESIGN.height));
}
