import { expect, test } from 'vitest';
import { frameScale } from './frame.svelte';

test('the frame grows with a large window like the board, and never shrinks', () => {
  expect(frameScale(360, 740)).toBe(1);
  expect(frameScale(1366, 768)).toBe(1);
  expect(frameScale(1400, 900)).toBe(1);
  expect(frameScale(2560, 1440)).toBeCloseTo(1.756, 2);
  expect(frameScale(2560, 900)).toBeCloseTo(1.098, 2);
  expect(frameScale(7680, 4320)).toBe(2);
});
