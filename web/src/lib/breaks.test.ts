import { expect, test } from 'vitest';
import { breakable } from './breaks';

const shown = (text: string): string => breakable(text).replaceAll('\u00AD', '-');

test('long words can break between two syllables, short ones cannot', () => {
  expect(shown('Réapprovisionnement')).toBe('Réapprovi-sionnement');
  expect(shown('Contremaître')).toBe('Contre-maître');
  expect(shown('Récolte supplémentaire')).toBe('Récolte supplé-mentaire');
  expect(shown('Colonisation')).toBe('Coloni-sation');
  expect(shown('Navires/colons')).toBe('Navires/colons');
  expect(shown('Vice-roi')).toBe('Vice-roi');
  expect(breakable('Expédition', 8)).toBe('Expé\u00ADdition');
  expect(shown('strengths of twelfths')).toBe('strengths of twelfths');
});
