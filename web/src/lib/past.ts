// The viewer's finished games, from the tables as the server lists them.
import type { GameResult, TableInfo } from '../generated/wire';

/** A finished game from the viewpoint of one player. */
export interface Finished {
  table: TableInfo;
  /** The best place of the viewer, from 1; undefined if the result is unknown. */
  place: number | undefined;
  /** Whether the viewer won, alone or shared. */
  won: boolean;
  /** The number of places: all seats and rivals. */
  of: number;
  /** The points of the viewer's best seat. */
  score: number | undefined;
}

/** The place of a seat, from 1; ties share the better place. */
export function placeOf(ranking: readonly (readonly number[])[], seat: number): number | undefined {
  let before = 0;
  for (const equals of ranking) {
    if (equals.includes(seat)) return before + 1;
    before += equals.length;
  }
  return undefined;
}

/** The place of a seat including rivals; undefined without a winner, as after an end by agreement. */
export function placeIn(
  result: Pick<GameResult, 'winners' | 'ranking' | 'scores' | 'rivals'>,
  seat: number,
): number | undefined {
  const own = result.scores[seat] ?? 0;
  if (result.winners.length === 0 && result.rivals.length === 0) return undefined;
  const place = placeOf(result.ranking, seat);
  return place === undefined ? undefined : place + result.rivals.filter((one) => one.score > own).length;
}

/** The finished games of the viewer, newest first. */
export function finished(tables: readonly TableInfo[]): Finished[] {
  return tables
    .filter((table) => table.status === 'over' && table.mine.length > 0)
    .sort((a, b) => b.changed - a.changed)
    .map((table) => {
      const { result } = table;
      const places = table.mine.flatMap((seat) => {
        const place = result && placeIn(result, seat);
        return place === undefined ? [] : [{ seat, place }];
      });
      const best = places.sort((a, b) => a.place - b.place)[0];
      return {
        table,
        place: best?.place,
        won: result !== undefined && table.mine.some((seat) => result.winners.includes(seat)),
        of: table.seats.length + (result?.rivals.length ?? 0),
        score: result?.scores[best?.seat ?? table.mine[0] ?? 0],
      };
    });
}

/** The numbers of games played and won. */
export interface Tally {
  game: string;
  played: number;
  won: number;
  /** The highest score of the viewer. */
  best: number | undefined;
}

/** The games of the viewer, most played first. */
export function tally(games: readonly Finished[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { table, won, score } of games) {
    const row = found.get(table.game) ?? { game: table.game, played: 0, won: 0, best: undefined };
    row.played += 1;
    row.won += won ? 1 : 0;
    if (score !== undefined) row.best = Math.max(row.best ?? score, score);
    found.set(table.game, row);
  }
  return [...found.values()].sort((a, b) => b.played - a.played);
}
