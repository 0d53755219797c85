import { expect, test } from 'vitest';
import { turn } from './advice';
import { learn, speak } from './i18n.svelte';

test('repeated reasons appear once', () => {
  expect(turn(['Sail', 'Pay', 'Pay', 'Pay', 'Sail'])).toBe('Sail → Pay ×3 → Sail');
});

test('a long turn is shown by its beginning and the number of further moves', async () => {
  await learn('ilos');
  const moves = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'g', 'h'];
  await speak('fr');
  expect(turn(moves)).toBe('a → b → c → d → e … et encore 4 coups');
  await speak('en');
  expect(turn(moves)).toBe('a → b → c → d → e … and 4 more moves');
  expect(turn(moves.slice(0, 6))).toBe('a → b → c → d → e → f');
});

test('the point where two long turns differ is shown', async () => {
  await learn('ilos');
  const [one, two] = [
    ['a', 'b', 'b', 'c', 'd', 'e', 'f', 'g', 'g', 'h'],
    ['a', 'b', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  ];
  expect(turn(one, two)).toBe('a → … → g ×2 → h');
  expect(turn(two, one)).toBe('a → … → g → h');
  expect(turn(one, ['a', 'c'])).toBe('a → b ×2 → c → d → e … and 4 more moves');
});
