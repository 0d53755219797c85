import { expect, it } from 'vitest';
import { normal } from './prefs.svelte';

it('any stored value is read as valid preferences', () => {
  const prefs = normal({ lang: 'fr-CA', theme: 'mauve', speed: 7, sound: 'yes', confirmEnd: true });
  expect(
    normal({ primers: ['goa', 3], lessons: { 'goa/madras': 4, 'a/b': -1, 'c/d': 'done' } }),
  ).toMatchObject({
    primers: ['goa'],
    lessons: { 'goa/madras': 4, 'c/d': 'done' },
  });
  expect(prefs).toMatchObject({ lang: 'fr', theme: 'auto', speed: 1, sound: false, confirmEnd: true });
});
