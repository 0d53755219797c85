import { beforeEach, expect, test } from 'vitest';
import { speak } from './i18n.svelte';
import { clockTime, day, lately, when } from './when';

const at = (text: string): number => new Date(text).getTime();
const NOW = at('2026-11-19T14:30:00');

beforeEach(() => speak('en'));

test.each([
  ['2026-11-19T14:02:00', '14:02'],
  ['2026-11-19T00:00:00', '00:00'],
  ['2026-11-18T23:59:00', 'yesterday'],
  ['2026-11-18T00:01:00', 'yesterday'],
  ['2026-11-17T23:59:00', 'Nov 17'],
  ['2025-11-19T14:30:00', 'Nov 19, 2025'],
])('%s is told as %s', (time, text) => expect(when(at(time), NOW)).toBe(text));

test('a date is written without the time of day', async () => {
  expect(lately(at('2026-11-19T14:02:00'), NOW)).toBe('today');
  expect(lately(at('2026-11-18T14:02:00'), NOW)).toBe('yesterday');
  expect(day(at('2026-11-02T14:02:00'), NOW)).toBe('Nov 2');
  await speak('fr');
  expect(lately(at('2026-11-19T14:02:00'), NOW)).toBe('aujourd’hui');
  expect(when(at('2026-11-18T14:02:00'), NOW)).toBe('hier');
  expect(day(at('2026-11-02T14:02:00'), NOW)).toBe('2 nov.');
});

test('a time of day has 24 hours in every language', async () => {
  expect(clockTime(new Date(2000, 0, 1, 18))).toBe('18:00');
  await speak('fr');
  expect(clockTime(new Date(2000, 0, 1, 0))).toBe('00:00');
});
