// Times in words, for lists of past events.
import { lang } from './i18n.svelte';

const DAY = 86_400_000;

/** A time of day such as 18:00. */
export function clockTime(time: Date): string {
  return time.toLocaleTimeString(lang(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** The time of day today, `yesterday`, else the date. */
export function when(at: number, now = Date.now()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (at >= midnight) return clockTime(new Date(at));
  // A day with a change of the clocks is an hour longer or shorter.
  if (at >= new Date(midnight - DAY / 2).setHours(0, 0, 0, 0))
    return new Intl.RelativeTimeFormat(lang(), { numeric: 'auto' }).format(-1, 'day');
  return day(at, now);
}

/** The date, with the year if it is another one. */
export function day(at: number, now = Date.now()): string {
  const other = new Date(at).getFullYear() !== new Date(now).getFullYear();
  return new Date(at).toLocaleDateString(lang(), {
    day: 'numeric',
    month: 'short',
    ...(other ? { year: 'numeric' } : {}),
  });
}

/** A date without a time of day: today, yesterday, or the day itself. */
export function lately(at: number, now = Date.now()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (at < midnight) return when(at, now);
  return new Intl.RelativeTimeFormat(lang(), { numeric: 'auto' }).format(0, 'day');
}
