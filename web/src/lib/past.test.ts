import { describe, expect, it } from 'vitest';
import * as lobby from '../../fixtures/lobby';
import type { GameResult, TableInfo } from '../generated/wire';
import { finished, placeOf, tally } from './past';

const result = (ranking: number[][], scores: number[]): GameResult => ({
  winners: ranking[0] ?? [],
  ranking,
  scores,
  sheets: scores.map(() => []),
  rivals: [],
  ending: { id: 'agreed-end' },
  resigned: [],
});
const running = lobby.mine[0] as TableInfo;
const over = (id: string, game: string, changed: number, mine: number[], of: GameResult): TableInfo => ({
  ...running,
  id,
  game,
  changed,
  mine,
  status: 'over',
  result: of,
});

describe('the finished games of a player', () => {
  const games = finished([
    running,
    over('a', 'goa', 10, [1], result([[0], [1, 2]], [40, 30, 30])),
    over('b', 'goa', 30, [0], result([[0, 1]], [25, 25])),
    over('c', 'ilos', 20, [2, 1], result([[0], [1], [2]], [9, 8, 7])),
  ]);

  it('gives ties the better place', () => {
    expect(placeOf([[3], [0, 1], [2]], 1)).toBe(2);
    expect(placeOf([[3], [0, 1], [2]], 2)).toBe(4);
    expect(placeOf([], 0)).toBeUndefined();
  });

  it('lists them in reverse order, with the best own seat', () => {
    expect(games.map(({ table, place, won, score }) => [table.id, place, won, score])).toEqual([
      ['b', 1, true, 25],
      ['c', 2, false, 8],
      ['a', 2, false, 30],
    ]);
  });

  it('counts games played and won', () => {
    expect(tally(games)).toEqual([
      { game: 'goa', played: 2, won: 1, best: 30 },
      { game: 'ilos', played: 1, won: 0, best: 8 },
    ]);
  });
});
