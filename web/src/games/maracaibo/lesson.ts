// What a lesson must know of this board: how the moves of its gestures are written.
import type { MaracaiboAction } from '../../generated/maracaibo';

/** Moves of a gesture that are written as they are called. */
const PLAIN: ReadonlySet<string> = new Set(['stop', 'draw', 'city', 'village', 'perform']);

/** A move of a gesture in notation; others are single presses. */
export function notate(action: MaracaiboAction): string | undefined {
  if (action.do === 'sail') return `sail ${action.to}`;
  if (action.do === 'explore') return `explore ${action.space}`;
  if (action.do === 'deliver') return `deliver ${action.card}`;
  return PLAIN.has(action.do) ? action.do : undefined;
}
