import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { GameInfo } from '../generated/wire';
import { speak } from '../lib/i18n.svelte';
import Levels from './Levels.svelte';

const game = {
  id: 'goa',
  bots: ['easy', 'casual', 'medium'],
  strengths: [{ level: 'medium', over: 'casual', share: 81.25, games: 400 }],
} as unknown as GameInfo;

async function told(lang: string): Promise<string[]> {
  await speak(lang);
  const target = document.createElement('div');
  const made = mount(Levels, {
    target,
    props: { game, seats: ['me', 'bot:medium', 'bot:easy', 'bot:medium'] },
  });
  const rows = [...target.querySelectorAll('dl > div')].map((row) =>
    row.textContent.replace(/\s+/g, ' ').trim(),
  );
  await unmount(made);
  return rows;
}

test('each planned level is described once, with its measured strength', async () => {
  expect(await told('en')).toEqual([
    'easy Often plays without thinking. Good for a first game.',
    'medium Plays each turn well. The standard opponent. Wins 81% of games against casual (400 two-player games).',
  ]);
  expect((await told('fr'))[1]).toBe(
    'moyen Joue bien : l’adversaire par défaut. Gagne 81 % de ses parties contre le niveau « occasionnel » (400 parties à deux).',
  );
});
