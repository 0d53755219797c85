// The reader's preferences, stored in this browser and in the account.
import { guessLang, speak, type Lang } from './i18n.svelte';
import { PACES, type Pace } from './pace';

export type Theme = 'auto' | 'light' | 'dark';

export interface Prefs {
  lang: Lang;
  theme: Theme;
  /** The pace of others' moves. */
  pace: Pace;
  /** The duration of animations: 0 for none, 1 for the usual time. */
  speed: number;
  confirmEnd: boolean;
  /** Whether a turn ends automatically if only free actions are left. */
  autoEnd: boolean;
  sound: boolean;
  notify: boolean;
  /** Whether tables are shown as text. */
  textMode: boolean;
  /** The games whose primer was seen. */
  primers: readonly string[];
  /** The progress of lessons, as `game/lesson`: a step, or done. */
  lessons: Readonly<Record<string, number | 'done'>>;
}

const KEY = 'caravelle.prefs';
export const SPEEDS: readonly number[] = [0, 0.5, 1, 2];

function stored(): Partial<Prefs> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Takes valid values and the defaults for others, because the stored preferences may be from another version. */
export function normal(given: Partial<Record<keyof Prefs, unknown>>): Prefs {
  const flag = (value: unknown): boolean => value === true;
  const theme = given.theme === 'light' || given.theme === 'dark' ? given.theme : 'auto';
  const speed = SPEEDS.find((one) => one === given.speed) ?? 1;
  return {
    lang: guessLang(typeof given.lang === 'string' ? given.lang : undefined),
    theme,
    speed,
    pace: PACES.find((one) => one === given.pace) ?? 'brisk',
    confirmEnd: flag(given.confirmEnd),
    autoEnd: flag(given.autoEnd),
    sound: flag(given.sound),
    notify: flag(given.notify),
    textMode: flag(given.textMode),
    primers: Array.isArray(given.primers) ? given.primers.filter((one) => typeof one === 'string') : [],
    lessons: progress(given.lessons),
  };
}

/** The valid entries of the lessons' progress. */
function progress(given: unknown): Prefs['lessons'] {
  if (typeof given !== 'object' || given === null) return {};
  const known = Object.entries(given as Record<string, unknown>).filter(
    (entry): entry is [string, number | 'done'] =>
      entry[1] === 'done' || (Number.isInteger(entry[1]) && (entry[1] as number) >= 0),
  );
  return Object.fromEntries(known);
}

let current = $state.raw<Prefs>(normal(stored()));
let keep: ((prefs: Prefs) => void) | undefined;

export function prefs(): Prefs {
  return current;
}

/** Sets the function that stores changes in the account. */
export function keepPrefs(with_: (prefs: Prefs) => void): void {
  keep = with_;
}

export function setPrefs(change: Partial<Prefs>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Play continues without storage.
  }
  show();
  keep?.(current);
}

/** Takes the account's preferences without sending them back. */
export function adoptPrefs(given: Partial<Record<keyof Prefs, unknown>>): void {
  const keeper = keep;
  keep = undefined;
  setPrefs(normal({ ...current, ...given }));
  keep = keeper;
}

export function isDark(): boolean {
  if (current.theme !== 'auto') return current.theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

/** A duration in milliseconds, scaled by the reader's speed. */
export function duration(ms: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms * current.speed;
}

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.style.setProperty('--speed', String(duration(1)));
  void speak(current.lang);
}

/** Applies the stored preferences and follows the system's colour scheme. */
export async function startPrefs(): Promise<void> {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  show();
  await speak(current.lang);
}
