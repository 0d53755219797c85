// A game's learning material in the current language, and the reader's progress.
import type { Guide } from '../generated/learn';
import { api } from './api';
import { lang } from './i18n.svelte';
import { prefs, setPrefs } from './prefs.svelte';

const kept = new Map<string, Promise<Guide>>();

/** Primer, player aid and lessons of a game, requested once. */
export function guideOf(game: string): Promise<Guide> {
  const key = `${game} ${lang()}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = api.guide(game, lang());
  kept.set(key, asked);
  // A failed request may be repeated.
  asked.catch(() => kept.delete(key));
  return asked;
}

/** Whether the reader has seen the primer. */
export function knowsPrimer(game: string): boolean {
  return prefs().primers.includes(game);
}

export function sawPrimer(game: string): void {
  if (!knowsPrimer(game)) setPrefs({ primers: [...prefs().primers, game] });
}

/** The progress of a lesson: a step, or done. */
export type Progress = number | 'done';

export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`;

export function progressOf(game: string, lesson: string): Progress | undefined {
  return prefs().lessons[lessonKey(game, lesson)];
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  const { lessons } = prefs();
  const key = lessonKey(game, lesson);
  if (lessons[key] !== progress) setPrefs({ lessons: { ...lessons, [key]: progress } });
}

/** The game whose first table is being opened from the lobby, with its primer. */
let coming: string | undefined;

export function comesTo(game: string): void {
  coming = game;
}

/** Whether the primer should be shown at a table of this game, once. */
export function primerDue(game: string): boolean {
  const due = coming === game && !knowsPrimer(game);
  coming = undefined;
  return due;
}
