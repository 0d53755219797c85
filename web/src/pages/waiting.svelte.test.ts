// The waiting room: the code, and the picture for cameras.
import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games, waiting } from '../../fixtures/lobby';
import type { TableInfo } from '../generated/wire';
import { learn, speak } from '../lib/i18n.svelte';
import { setMe } from '../lib/me.svelte';
import { serve, settled, textOf, type Request } from '../lib/server.test-env';
import type { Table } from '../lib/table.svelte';
import WaitingRoom from './WaitingRoom.svelte';

vi.mock('../lib/home.svelte', () => ({ forOthers: (link: string) => link }));

let target: HTMLElement;
let made: ReturnType<typeof mount> | undefined;
/** The table of the page: what a request answers is its new state. */
let props: { table: Table; info: TableInfo; title: string; primer: () => void };

async function open(info: TableInfo, more: Parameters<typeof serve>[0] = {}): Promise<Request[]> {
  const requests = serve({ 'GET games': games, ...more });
  const table = {
    chat: [],
    link: undefined,
    readChat: () => undefined,
    set info(next: TableInfo) {
      props.info = next;
    },
  } as unknown as Table;
  const shown = $state({ table, info, title: 'Ilôs', primer: () => undefined });
  props = shown;
  made = mount(WaitingRoom, { target, props: shown });
  await settled();
  requests.length = 0;
  return requests;
}
const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const found = target.querySelector<T>(selector);
  if (!found) throw new Error(`${selector} is missing: ${textOf(target)}`);
  return found;
};
async function press(selector: string): Promise<void> {
  find(selector).click();
  await settled();
}

beforeEach(async () => {
  target = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  setMe({ name: 'Inês', prefs: {} });
  await speak('en');
  await learn('table', false);
});
afterEach(async () => {
  if (made) await unmount(made);
  made = undefined;
  target.remove();
  setMe(null);
  vi.unstubAllGlobals();
});

describe('the code', () => {
  test('is shown beside its picture and its link', async () => {
    await open(waiting);
    expect(textOf(find('b[data-code]'))).toBe('MOREVA');
    expect(find<HTMLImageElement>('.qr').src).toMatch(/\/api\/tables\/w\/qr\.svg#MOREVA$/);
    expect(find('.qr').getAttribute('alt')).toBe('QR code of the table link');
    expect(find('.code [data-link]').dataset.link).toMatch(/\/t\/MOREVA$/);
  });

  test('is switched off and on by the host', async () => {
    const { code: _, ...without } = waiting;
    const requests = await open(waiting, {
      'POST tables/w/code': (body: unknown) => ((body as { on: boolean }).on ? waiting : without),
    });
    await press('[data-room=code]');
    expect(target.querySelector('b[data-code], .qr')).toBeNull();
    expect(find('.code [data-link]').dataset.link).toMatch(/#\/table\/w$/);
    await press('[data-room=code]');
    expect(textOf(find('b[data-code]'))).toBe('MOREVA');
    const bodies = requests.filter(({ what }) => what.startsWith('POST')).map(({ body }) => body);
    expect(bodies).toEqual([{ on: false }, { on: true }]);
  });

  test('cannot be switched by others', async () => {
    await open({ ...waiting, is_host: false });
    expect(textOf(find('b[data-code]'))).toBe('MOREVA');
    expect(target.querySelector('[data-room]')).toBeNull();
  });
});
