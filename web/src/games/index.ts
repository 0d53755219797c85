// The registry of games: small facts of each, and a loader for the drawn board. A board is loaded only at a table of
// its game. A game without a board is played as text.
import type { AnyFacts, AnyUi } from '../lib/game';
import { facts as roi } from './au-nom-du-roi/facts';
import { facts as goa } from './goa/facts';
import { facts as ilos } from './ilos/facts';
import { facts as maracaibo } from './maracaibo/facts';
import { facts as mundusNovus } from './mundus-novus/facts';

interface Entry {
  facts?: AnyFacts;
  board?: () => Promise<{ ui: AnyUi }>;
}

const registry: Readonly<Record<string, Entry>> = {
  'mundus-novus': { facts: mundusNovus, board: () => import('./mundus-novus') },
  'au-nom-du-roi': { facts: roi, board: () => import('./au-nom-du-roi') },
  goa: { facts: goa, board: () => import('./goa') },
  ilos: { facts: ilos, board: () => import('./ilos') },
  maracaibo: { facts: maracaibo, board: () => import('./maracaibo') },
};

/** The facts of a game; empty for an unknown game. */
export function factsOf(game: string): AnyFacts {
  return registry[game]?.facts ?? {};
}

/** The drawn board of a game; undefined if it has none. */
export async function boardOf(game: string): Promise<AnyUi | undefined> {
  return (await registry[game]?.board?.())?.ui;
}

/** The games that have a drawn board. */
export const DRAWN: readonly string[] = Object.keys(registry).filter((game) => registry[game]?.board);
