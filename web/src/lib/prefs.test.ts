import { expect, it } from 'vitest';
import { normal } from './prefs.svelte';

it('whatever is stored becomes preferences', () => {
  const prefs = normal({ lang: 'fr-CA', theme: 'mauve', speed: 7, sound: 'yes', confirmEnd: true });
  expect(prefs).toMatchObject({ lang: 'fr', theme: 'auto', speed: 1, sound: false, confirmEnd: true });
});
