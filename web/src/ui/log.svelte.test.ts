// The log: an event that another line covers has no line.
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { learn, speak } from '../lib/i18n.svelte';
import type { Table } from '../lib/table.svelte';
import type { LogLine, Phrase } from '../generated/wire';
import LogPanel from './LogPanel.svelte';

const stop = (id: string, place: string): Phrase => ({
  id,
  args: [
    ['seat', { seat: 0 }],
    ['place', { phrase: { id: `ma-place-${place}` } }],
    ['points', { number: 2 }],
  ],
});
const line = (n: number, say: Phrase, more: Partial<LogLine> = {}): LogLine => ({
  n,
  round: 1,
  forced: false,
  event: { kind: 'any' },
  say,
  ...more,
});

test('a voyage is one line, and lines of several events are shown', async () => {
  await speak('en');
  await learn('maracaibo');
  const log = [
    line(1, stop('ma-log-sailed', '1'), { quiet: true }),
    line(2, stop('ma-log-sailed', '2'), { quiet: true }),
    line(3, stop('ma-log-stopped', '2')),
    line(4, { id: 'ma-log-reshuffled' }, { line: { id: 'ma-log-ended' } }),
  ];
  const table = { log, names: ['Inês'], info: { game: 'maracaibo' }, over: true } as unknown as Table;
  const target = document.createElement('div');
  const made = mount(LogPanel, { target, props: { table } });
  flushSync();
  const lines = [...target.querySelectorAll('.ln')].map((one) => one.textContent.trim());
  await unmount(made);
  expect(lines).toEqual([
    'Inês sails to Nassau (2) and stops there: 2 movement points.',
    'The game is over.',
  ]);
});
