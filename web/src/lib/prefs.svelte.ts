// The reader's preferences: kept in this browser, and with the account where there is one.
import { guessLang, speak, type Lang } from './i18n.svelte';
import { PACES, type Pace } from './pace';

export type Theme = 'auto' | 'light' | 'dark';

export interface Prefs {
  lang: Lang;
  theme: Theme;
  /** At which pace what others do is shown. */
  pace: Pace;
  /** How long movements take: 0 is none at all, 1 the usual time. */
  speed: number;
  confirmEnd: boolean;
  /** The turn ends by itself where nothing but free actions is left. */
  autoEnd: boolean;
  sound: boolean;
  notify: boolean;
  /** Tables as text instead of a drawn board. */
  textMode: boolean;
  /** The games whose primer was seen. */
  primers: readonly string[];
  /** How far lessons are, as `game/lesson`: at a step, or through. */
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

/** Takes what is well formed and leaves the rest at its default: a file from another version is no fault. */
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

/** The lessons somebody has begun, as far as they are well formed. */
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

/** Where else a change is to be kept: the account. */
export function keepPrefs(with_: (prefs: Prefs) => void): void {
  keep = with_;
}

export function setPrefs(change: Partial<Prefs>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays.
  }
  show();
  keep?.(current);
}

/** Takes over what the account has kept, without sending it back. */
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

/** How long something takes, in milliseconds, with the reader's speed. */
export function duration(ms: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms * current.speed;
}

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.style.setProperty('--speed', String(duration(1)));
  void speak(current.lang);
}

/** Shows the stored preferences and follows the system's light. */
export async function startPrefs(): Promise<void> {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  show();
  await speak(current.lang);
}
