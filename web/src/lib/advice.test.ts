import { expect, test } from 'vitest';
import { turn } from './advice';
import { learn, speak } from './i18n.svelte';

test('what comes again and again is said once', () => {
  expect(turn(['Sail', 'Pay', 'Pay', 'Pay', 'Sail'])).toBe('Sail → Pay ×3 → Sail');
});

test('of a long turn the beginning is shown, and how much is left', async () => {
  await learn('ilos');
  const moves = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'g', 'h'];
  await speak('fr');
  expect(turn(moves)).toBe('a → b → c → d → e → f … et encore 3 coups');
  await speak('en');
  expect(turn(moves)).toBe('a → b → c → d → e → f … and 3 more moves');
  expect(turn(moves.slice(0, 8))).toBe('a → b → c → d → e → f → g ×2');
});
