// The animation of moved pieces at a table.
import { fly, whereabouts, type Left } from '../lib/flights';
import type { AnyTable, AnyUi, LineOf } from '../lib/game';

/** More log lines than this at once are not animated. */
const MOST = 23;

/** Animates the pieces moved by new log lines, while a board is on the page. Call it during component setup. */
export function flyPieces(table: AnyTable, boardOf: () => AnyUi | undefined): void {
  let flown = 0;
  let before = new Map<string, Left>();
  const fresh = (): LineOf<never>[] => (flown === 0 ? [] : table.log.filter((line) => line.n > flown));
  // The positions of the pieces are measured before the page changes.
  $effect.pre(() => {
    void table.log;
    const board = boardOf();
    if (board) before = whereabouts(fresh().flatMap((line) => board.flights(line.event, table)));
  });
  $effect(() => {
    const lines = fresh();
    const board = boardOf();
    if (board && lines.length <= MOST) {
      fly(
        lines.flatMap((line) => board.flights(line.event, table)),
        before,
      );
    }
    flown = table.n;
  });
}
