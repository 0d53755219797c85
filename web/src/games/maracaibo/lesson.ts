// Support for lessons: the notation of the moves in a chain.
import type { MaracaiboAction } from '../../generated/maracaibo';

/** Moves whose notation is their name. */
const PLAIN: ReadonlySet<string> = new Set(['stop', 'draw', 'city', 'village', 'perform']);

/** The notation of a move in a chain; undefined for single presses. */
export function notate(action: MaracaiboAction): string | undefined {
  if (action.do === 'sail') return `sail ${action.to}`;
  if (action.do === 'explore') return `explore ${action.space}`;
  if (action.do === 'deliver') return `deliver ${action.card}`;
  return PLAIN.has(action.do) ? action.do : undefined;
}
