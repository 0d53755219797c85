import { describe, expect, it } from 'vitest';
import type { MaracaiboEvent, MaracaiboView } from '../../generated/maracaibo';
import type { LineOf } from '../../lib/game';
import { ghostsOf, incomes, nextRank } from './shown';
import { pinByKey, type Target } from './targets';

const line = (n: number, event: MaracaiboEvent): LineOf<MaracaiboEvent> =>
  ({ n, event }) as LineOf<MaracaiboEvent>;

describe('what the last scoring brought', () => {
  const log = [
    line(3, { kind: 'scoring-began', round: 1 }),
    line(4, { kind: 'income', seat: 0, doubloons: 8, points: 1 }),
    line(4, { kind: 'jeanne-income', points: 5 }),
  ];
  it('is told from its income step to the next decision', () => {
    expect(incomes(log.slice(0, 1), 0)).toBeUndefined();
    expect(incomes(log, 2)).toEqual({
      round: 1,
      rows: [
        { who: 0, doubloons: 8, points: 1 },
        { who: 'jeanne', points: 5 },
      ],
    });
    expect(incomes(log, 3)).toBeUndefined();
  });
});

describe('the next noble rank', () => {
  const view = { ranks: [0, 0, 1, 1, 1, 2] } as unknown as MaracaiboView;
  it('is where the track says, and none on its last space', () => {
    expect(nextRank(view, 0)).toEqual({ rank: 1, steps: 2 });
    expect(nextRank(view, 3)).toEqual({ rank: 2, steps: 2 });
    expect(nextRank(view, 5)).toBeUndefined();
  });
});

describe('where markers would come to lie', () => {
  const seen = (influence: number[]): MaracaiboView =>
    ({ players: [{ influence }] }) as unknown as MaracaiboView;
  it('is told for those that would move', () => {
    expect(ghostsOf(seen([1, 2, 3]), seen([1, 4, 3]), 0).map(({ key }) => key)).toEqual(['spain']);
    expect(ghostsOf(seen([1, 2, 3]), undefined, 0)).toEqual([]);
    expect(ghostsOf(seen([1, 2, 3]), seen([2, 2, 3]), undefined)).toEqual([]);
  });
});

describe('keys while sailing', () => {
  const pin = (key: string, cost: number): Target => ({ key, reach: { cost } }) as unknown as Target;
  const pins = [pin('d', 4), pin('a', 1), pin('c', 4), pin('b', 2)];
  it('a digit goes to the stop for so many points, again to the next of them', () => {
    expect(pinByKey('2', pins, undefined)?.key).toBe('b');
    expect(pinByKey('4', pins, undefined)?.key).toBe('d');
    expect(pinByKey('4', pins, 'd')?.key).toBe('c');
    expect(pinByKey('4', pins, 'c')?.key).toBe('d');
    expect(pinByKey('7', pins, 'c')).toBeUndefined();
  });
  it('arrows go along the route, from a pin alone', () => {
    expect(pinByKey('ArrowRight', pins, 'b')?.key).toBe('d');
    expect(pinByKey('ArrowLeft', pins, 'a')?.key).toBe('c');
    expect(pinByKey('ArrowLeft', pins, undefined)).toBeUndefined();
  });
});
