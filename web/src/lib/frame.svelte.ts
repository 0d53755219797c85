// The scale of the frame around a drawn table: header, bar and papers grow with the window as the board does.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** The window for which the frame was designed; a smaller one has the frame as it is. */
const DESIGN = { width: 1400, height: 820 };
const MOST = 2;
/** Narrower than this is a phone or a tablet, whose page scrolls. */
const NARROW = 900;

/** How much larger than designed the frame of a table is in this window. */
export function frameScale(width = innerWidth.current ?? 0, height = innerHeight.current ?? 0): number {
  if (width <= NARROW) return 1;
  return Math.max(1, Math.min(MOST, width / DESIGN.width, height / DESIGN.height));
}
