import { mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import type { GameResult } from '../generated/wire';
import { learn, speak } from '../lib/i18n.svelte';
import ScoreSheet from './ScoreSheet.svelte';

beforeAll(async () => {
  await speak('en');
  await learn('table', false);
});

/** The score breakdown of four players with a tie: places, and the orientation of names on a phone. */
function sheetOf(
  names: readonly string[],
  rivals: readonly number[] = [],
): { places: string[]; look: string } {
  const scores = [40, 30, 30, 20];
  const result = {
    winners: [0],
    ranking: [[0], [1, 2], [3]],
    scores,
    sheets: scores.map((points) => [{ item: 'all', points }]),
    rivals: rivals.map((score) => ({ name: { id: 'ma-jeanne' }, score, sheet: [] })),
    resigned: [],
  } as unknown as GameResult;
  const target = document.createElement('div');
  const made = mount(ScoreSheet, { target, props: { result, names, prefix: 'ma', ui: undefined } });
  const places = [...target.querySelectorAll('.rk td')].map((cell) => cell.textContent?.trim() ?? '');
  const look = target.querySelector('.sheet')?.className ?? '';
  void unmount(made);
  return { places, look };
}

test('the seat after two tied for second is fourth', () => {
  expect(sheetOf(['Ana', 'Rui', 'Eva', 'Gil']).places).toEqual(['1st', '2nd', '2nd', '4th']);
});

test('a rival with more points is ranked before the seats', () => {
  expect(sheetOf(['Ana', 'Rui', 'Eva', 'Gil'], [35]).places).toEqual(['1st', '3rd', '3rd', '5th', '2nd']);
});

test('names that do not fit on a phone are written vertically', () => {
  expect(sheetOf(['Ana', 'Rui', 'Eva', 'Gil']).look).not.toContain('downwards');
  expect(sheetOf(['Marguerite', 'Fernão', 'Duarte', 'Inês']).look).toContain('downwards');
});

test('a game without a winner has no places', () => {
  const result = {
    winners: [],
    ranking: [[0, 1]],
    scores: [7, 9],
    sheets: [[{ item: 'all', points: 7 }], [{ item: 'all', points: 9 }]],
    rivals: [],
    resigned: [],
  } as unknown as GameResult;
  const target = document.createElement('div');
  const made = mount(ScoreSheet, {
    target,
    props: { result, names: ['Ana', 'Rui'], prefix: 'ma', ui: undefined },
  });
  expect(target.querySelector('.rk')).toBeNull();
  void unmount(made);
});
