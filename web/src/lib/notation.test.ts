import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learn, speak } from './i18n.svelte';
import { isTyped, notation } from './notation';

describe('notation', () => {
  beforeAll(async () => {
    await Promise.all(['mundus-novus', 'au-nom-du-roi', 'goa'].map((game) => learn(game)));
    await speak('fr');
  });
  afterAll(() => speak('en'));

  it('is in the words of the language', () => {
    expect(notation('mn', 'offer corn')).toBe('offrir maïs');
    expect(notation('ar', 'place red-2 with card')).toBe('placer rouge-2 avec carte');
    expect(notation('ar', 'launch m-blue-5')).toBe('lancer m-bleu-5');
    expect(notation('go', 'give up')).toBe('renoncer');
    expect(notation('go', 'progress ships with X29')).toBe('progresser navires avec X29');
    expect(notation('go', 'flag at 4,0')).toBe('drapeau en 4,0');
  });

  it('counts seats from 1', () => {
    expect(notation('mn', 'take corn from 0')).toBe('prendre maïs chez joueur-1');
    expect(notation('go', 'spy on 2')).toBe('espionner joueur-3');
  });

  it('is read in the language and in the notation of records, ignoring accents and capitals', () => {
    expect(isTyped(' Offrir  mais ', 'mn', 'offer corn')).toBe(true);
    expect(isTyped('offer corn', 'mn', 'offer corn')).toBe(true);
    expect(isTyped('prendre maïs', 'mn', 'offer corn')).toBe(false);
  });
});
