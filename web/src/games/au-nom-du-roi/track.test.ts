import { describe, expect, it } from 'vitest';
import { legendAt, pawnsOf, placeOf, topOf, WIDTH } from './track';

const four = (points: number, score: number) => [0, 1, 2, 3].map((seat) => ({ seat, points, score }));

describe('the point track', () => {
  it('ends at 100, or at the next ten above the leader', () => {
    expect(topOf([4, 31])).toBe(100);
    expect(topOf([101, 98])).toBe(110);
    expect(topOf([])).toBe(100);
  });

  it('separates pawns and keeps their order', () => {
    const pawns = pawnsOf(four(4, 22), false, 100);
    expect(pawns).toHaveLength(8);
    for (const [at, pawn] of pawns.entries()) {
      const next = pawns[at + 1];
      if (next) expect(next.x - pawn.x).toBeGreaterThan(15.99);
      expect(pawn.at).toBe(placeOf(pawn.points, 100));
    }
    // A pawn without neighbours stands at its exact position.
    expect(pawns[0]?.x).toBeCloseTo(pawns[0]?.at ?? 0);
  });

  it('keeps all its parts visible', () => {
    const pawns = pawnsOf(four(100, 100), false, 100);
    expect(Math.max(...pawns.map(({ x }) => x))).toBeLessThanOrEqual(WIDTH);
    expect(new Set(pawns.map(({ x }) => x)).size).toBe(8);
  });

  it('has no dashed pawns once the game is over', () => {
    expect(pawnsOf(four(80, 80), true, 100).map(({ now }) => now)).toEqual([false, false, false, false]);
  });

  it('places its legend in free space', () => {
    expect(legendAt(pawnsOf(four(4, 22), false, 100), 190)).toBeGreaterThan(300);
    const crowd = Array.from({ length: 60 }, (_, seat) => ({ seat, points: seat * 1.7, score: seat * 1.7 }));
    expect(legendAt(pawnsOf(crowd, true, 100), 190)).toBeUndefined();
  });
});
