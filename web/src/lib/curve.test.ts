import { expect, it } from 'vitest';
import { axis, byRound, leads, spread } from './curve';
import type { LogLine } from '../generated/wire';

const line = (n: number, round: number): LogLine => ({
  n,
  round,
  seat: 0,
  forced: false,
  event: { kind: 'x' },
  say: { id: 'plain' },
});

it('a round counts with its last moment', () => {
  const points = [
    { n: 1, scores: [0, 0] },
    { n: 2, scores: [3, 0] },
    { n: 4, scores: [5, 2] },
  ];
  const rounds = byRound(points, [line(1, 1), line(2, 1), line(3, 2), line(4, 2)], 2);
  expect(rounds.scores).toEqual([
    [0, 0],
    [3, 0],
    [5, 2],
  ]);
  expect(rounds.ends).toEqual([2, 4]);
});

it('an axis has a few round lines up to the top', () => {
  expect(axis(77)).toEqual([0, 20, 40, 60, 80]);
  expect(axis(3)).toEqual([0, 1, 2, 3]);
  expect(axis(0)).toEqual([0, 1]);
});

it('marks do not overlap', () => {
  expect(spread([10, 11, 40], 10)).toEqual([10, 20, 40]);
});

it('the final leader and the start of the lead are found', () => {
  expect(
    leads([
      [0, 0],
      [3, 5],
      [6, 6],
      [9, 7],
      [12, 8],
    ]),
  ).toEqual({ seat: 0, round: 3 });
  expect(
    leads([
      [0, 0],
      [4, 4],
    ]),
  ).toBeUndefined();
});
