import { expect, it } from 'vitest';
import { fold, hits, pieces } from './search';

it('case and accents do not matter', () => {
  expect(hits('Éléphant de l’Échange', [fold('echange'), fold('éléph')])).toBe(true);
  expect(hits('Marché', ['navire'])).toBe(false);
});

it('matches are marked in the text', () => {
  expect(pieces('Le marché ouvert', ['marche'])).toEqual([
    { text: 'Le ', hit: false },
    { text: 'marché', hit: true },
    { text: ' ouvert', hit: false },
  ]);
});
