import { expect, test } from 'vitest';
import type { ReviewDecision, ReviewNews } from '../generated/wire';
import { chances, Review, roundStarts, worst } from './review.svelte';

const turn = (n: number, round: number, ...percent: number[]) => ({ n, round, percent });
const decision = (n: number, seat: number, cost: number): ReviewDecision => ({
  n,
  round: 1,
  seat,
  cost,
  played: { action: { do: 'a' }, text: 'a', say: { id: 'a' } },
  better: { moves: [], value: 0, reason: { id: 'a' } },
  reasons: [],
});

test('parts of a review are merged', () => {
  const review = new Review('x', undefined);
  const line = (rest: Partial<ReviewNews>): ReviewNews => ({
    done: 1,
    of: 4,
    turns: [],
    decisions: [],
    ...rest,
  });
  review.hear(line({ turns: [turn(1, 1, 50, 50)] }));
  review.hear(line({ done: 2, turns: [turn(3, 1, 60, 40)], decisions: [decision(2, 0, 9)] }));
  review.hear(line({ done: 4, end: { turning: [], seats: [{ judged: 1, good: 0 }] } }));
  expect([review.done, review.of, review.turns.length, review.decisions.length]).toEqual([4, 4, 2, 1]);
  expect(review.end?.seats[0]?.judged).toBe(1);
});

test('rounds begin where their number changes, and the end does not begin one', () => {
  const turns = [turn(1, 1, 50, 50), turn(2, 1, 60, 40), turn(5, 2, 70, 30), turn(9, 3, 100, 0)];
  expect(roundStarts(turns)).toEqual([
    { at: 0, round: 1 },
    { at: 2, round: 2 },
  ]);
  expect(chances(turns)).toEqual({
    scores: [
      [50, 50],
      [60, 40],
      [70, 30],
      [100, 0],
    ],
    count: 3,
    ends: [2, 5, 9],
  });
});

test('the costliest decisions are listed in order of play', () => {
  const all = [
    decision(1, 0, 4),
    decision(2, 1, 90),
    decision(3, 0, 9),
    decision(4, 0, 4),
    decision(5, 0, 7),
  ];
  expect(worst(all, 0, 3).map((one) => one.n)).toEqual([1, 3, 5]);
  expect(worst(all, 0, 9).map((one) => one.n)).toEqual([1, 3, 4, 5]);
  expect(worst(all, 2, 3)).toEqual([]);
});
