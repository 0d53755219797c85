// The menu of a table: notifications about this one table.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waiting } from '../../fixtures/lobby';
import type { TableInfo } from '../generated/wire';
import { learn, speak } from '../lib/i18n.svelte';
import { Refusal, serve, settled, textOf, type Request } from '../lib/server.test-env';
import type { Table } from '../lib/table.svelte';
import TableMenu from './TableMenu.svelte';

vi.mock('../lib/home.svelte', () => ({ forOthers: (link: string) => link }));

let target: HTMLElement;
let made: ReturnType<typeof mount> | undefined;
const table = { names: ['Inês', 'Duarte'], watching: 0, present: undefined, seat: 0 } as unknown as Table;
const running: TableInfo = { ...waiting, status: 'running' };

async function open(info: TableInfo, answers: Parameters<typeof serve>[0]): Promise<Request[]> {
  const requests = serve(answers);
  const none = (): void => undefined;
  made = mount(TableMenu, {
    target,
    props: { open: true, table, info, drawn: true, keys: none, primer: none, replay: none },
  });
  await settled();
  return requests;
}
const pressed = (): string[] =>
  [...target.querySelectorAll<HTMLElement>('[data-notify][aria-pressed=true]')].map(
    (one) => one.dataset.notify ?? '',
  );

beforeEach(async () => {
  target = document.body.appendChild(document.createElement('div'));
  await speak('en');
  await learn('table', false);
});
afterEach(async () => {
  if (made) await unmount(made);
  made = undefined;
  target.remove();
  vi.unstubAllGlobals();
});

test('notifications about this table are chosen in its menu', async () => {
  const requests = await open(running, {
    'GET tables/w/notify': { mode: 'default' },
    'PUT tables/w/notify': undefined,
  });
  expect(textOf(target)).toContain('Notify me at this table');
  expect(pressed()).toEqual(['default']);
  target.querySelector<HTMLElement>('[data-notify=never]')!.click();
  await settled();
  expect(pressed()).toEqual(['never']);
  expect(requests.at(-1)).toEqual({ what: 'PUT tables/w/notify', body: { mode: 'never' } });
});

test('a choice that the server refuses is reverted', async () => {
  await open(running, {
    'GET tables/w/notify': { mode: 'always' },
    'PUT tables/w/notify': new Refusal(503, 'busy'),
  });
  target.querySelector<HTMLElement>('[data-notify=never]')!.click();
  await settled();
  expect(pressed()).toEqual(['always']);
  expect(textOf(target.querySelector('[role=alert]'))).toContain('The server is busy.');
});

test.each([
  ['a spectator', { mine: [] }],
  ['a table that is over', { status: 'over' as const }],
  ['a shared device', { hot_seat: true }],
])('%s has nothing to choose', async (_, change) => {
  const requests = await open({ ...running, ...change }, {});
  flushSync();
  expect(target.querySelector('[data-notify]')).toBeNull();
  expect(requests).toEqual([]);
});

test('a table of one person against bots without a clock has no notifications', async () => {
  const { clock: _, ...rest } = running;
  const seats = rest.seats.map((one) => (one.seat === 0 ? one : { ...one, kind: 'bot' as const }));
  const requests = await open({ ...rest, seats }, {});
  expect(target.querySelector('[data-notify]')).toBeNull();
  expect(requests).toEqual([]);
});
