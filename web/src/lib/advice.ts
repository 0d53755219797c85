// The moves of a choice that a strong player would make, in one line.
import { t } from './i18n.svelte';

/** More than this many are not read: whoever has made them may ask again. */
const SHOWN = 6;

/** The moves one after the other, each as often as it comes in a row; of a long turn the beginning. */
export function turn(said: readonly string[]): string {
  const rows: { text: string; times: number }[] = [];
  for (const text of said) {
    const last = rows.at(-1);
    if (last?.text === text) last.times += 1;
    else rows.push({ text, times: 1 });
  }
  // One more takes no more room than to say that there is one.
  const shown = rows.slice(0, rows.length > SHOWN + 1 ? SHOWN : rows.length);
  const line = shown.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text)).join(' → ');
  const left = rows.slice(shown.length).reduce((sum, { times }) => sum + times, 0);
  return left > 0 ? `${line} ${t('hint-more', { count: left })}` : line;
}
