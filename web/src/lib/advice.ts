// The moves of a choice that a strong player would make, in one line.
import { t } from './i18n.svelte';

/** More than this many are not read: whoever has made them may ask again. */
const SHOWN = 5;

interface Row {
  text: string;
  times: number;
}

/** The moves one after the other, each as often as it comes in a row. */
function rowsOf(said: readonly string[]): Row[] {
  const rows: Row[] = [];
  for (const text of said) {
    const last = rows.at(-1);
    if (last?.text === text) last.times += 1;
    else rows.push({ text, times: 1 });
  }
  return rows;
}

const line = (rows: readonly Row[]): string =>
  rows.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text)).join(' → ');

/** The moves of a turn; of a long one the beginning, or where it parts from the other that it is compared with. */
export function turn(said: readonly string[], other: readonly string[] = []): string {
  const rows = rowsOf(said);
  // One more takes no more room than to say that there is one.
  if (rows.length <= SHOWN + 1) return line(rows);
  const others = rowsOf(other);
  const parts = rows.findIndex(
    ({ text, times }, at) => others[at]?.text !== text || others[at].times !== times,
  );
  const from = parts < SHOWN ? 0 : parts;
  const shown = rows.slice(from, from === 0 ? SHOWN : from + SHOWN - 1);
  const left = rows.slice(from + shown.length).reduce((sum, { times }) => sum + times, 0);
  const first = from === 0 ? [] : [line(rows.slice(0, 1)), '…'];
  const more = left > 0 ? ` ${t('hint-more', { count: left })}` : '';
  return [...first, line(shown)].join(' → ') + more;
}
