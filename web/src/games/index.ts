// The games the page knows by name: light facts of each, and the board of those that are drawn. A board with its
// drawings, sprites and words of its own is loaded for its table and for nothing else; any other game is played as
// text, the day its rules are in.
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

/** What every page may know of a game; nothing of a game it has never heard of. */
export function factsOf(game: string): AnyFacts {
  return registry[game]?.facts ?? {};
}

/** The drawn board of a game; none if it has none yet. */
export async function boardOf(game: string): Promise<AnyUi | undefined> {
  return (await registry[game]?.board?.())?.ui;
}

/** The games that have a drawn board. */
export const DRAWN: readonly string[] = Object.keys(registry).filter((game) => registry[game]?.board);
