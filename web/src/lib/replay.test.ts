import { expect, test } from 'vitest';
import { chapters } from './replay';

test('a chapter begins at the first moment of its round', () => {
  const log = [
    { n: 1, round: 1 },
    { n: 1, round: 1 },
    { n: 4, round: 1 },
    { n: 6, round: 2 },
    { n: 7, round: 2 },
    { n: 9, round: 3 },
  ];
  expect(chapters(log, [1, 4, 6, 7, 9])).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 2 },
    { round: 3, at: 4 },
  ]);
});
