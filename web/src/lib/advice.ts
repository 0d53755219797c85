// One line for the moves of a recommended choice.
import { t } from './i18n.svelte';

/** The maximum number of moves shown. */
const SHOWN = 5;

interface Row {
  text: string;
  times: number;
}

/** The moves in order, with counts of repetitions. */
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

/** The moves of a turn, cut to the beginning or to the point where it differs from the one it is compared with. */
export function turn(said: readonly string[], other: readonly string[] = []): string {
  const rows = rowsOf(said);
  // One more move takes no more space than the note that there is one.
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
