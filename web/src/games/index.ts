// The games that have a drawn board. Any other is played as text, the day its rules are in.
import type { GameUi } from './types';

const boards: Record<string, () => Promise<{ ui: GameUi }>> = {
  goa: () => import('./goa'),
  'mundus-novus': () => import('./mundus-novus'),
};

/** The drawn board of a game; none if it has none yet. */
export async function boardOf(game: string): Promise<GameUi | undefined> {
  const load = boards[game];
  return load ? (await load()).ui : undefined;
}

export function isDrawn(game: string): boolean {
  return game in boards;
}
