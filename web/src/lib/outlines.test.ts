import { expect, test } from 'vitest';
import type { LineOf } from './game';
import { changedSpots } from './outlines';

const line = (n: number, seat: number | undefined, ...event: string[]): LineOf<string[]> => ({
  n,
  round: 1,
  say: { id: 'a' },
  event,
  forced: false,
  ...(seat === undefined ? {} : { seat }),
});
const spots = (one: LineOf<string[]>): readonly string[] => one.event;

test('all changes by others since the last decision are outlined', () => {
  const log = [
    line(1, 1, 'old'),
    line(2, 0, 'mine'),
    line(3, 1, 'tile', 'ship'),
    line(4, 1, 'coin'),
    line(4, undefined, 'market'),
    line(5, 2, 'coin', 'pile'),
    line(6, 2),
  ];
  expect([...changedSpots(log, 2, 0, spots)]).toEqual([
    ['tile', 1],
    ['ship', 1],
    ['coin', 2],
    ['market', 1],
    ['pile', 2],
  ]);
});

test('consequences of the own move are not outlined', () => {
  expect(changedSpots([line(3, 0, 'a'), line(3, undefined, 'b')], 2, 0, spots).size).toBe(0);
});
