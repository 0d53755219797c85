// The waiting room: the code, the picture for cameras, removing somebody, and changed options.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games, waiting } from '../../fixtures/lobby';
import type { TableInfo } from '../generated/wire';
import { learn, speak } from '../lib/i18n.svelte';
import { setMe } from '../lib/me.svelte';
import { Refusal, serve, settled, textOf, type Request } from '../lib/server.test-env';
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
  test('stands beside its picture and the link that it makes', async () => {
    await open(waiting);
    expect(textOf(find('b[data-code]'))).toBe('MOREVA');
    expect(find<HTMLImageElement>('.qr').src).toMatch(/\/api\/tables\/w\/qr\.svg$/);
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
    expect(requests.map(({ body }) => body)).toEqual([{ on: false }, { on: true }]);
  });

  test('is not for others to switch', async () => {
    await open({ ...waiting, is_host: false });
    expect(textOf(find('b[data-code]'))).toBe('MOREVA');
    expect(target.querySelector('[data-room]')).toBeNull();
  });
});

describe('the host', () => {
  test('takes somebody from the table', async () => {
    const freed = { ...waiting, seats: waiting.seats.slice(0, 1) };
    const requests = await open(waiting, { 'POST tables/w/remove': freed });
    expect(target.querySelector('[data-remove]')).toBeNull();
    await press('[data-seat-more="1"]');
    expect(find('[data-remove]').getAttribute('aria-label')).toBe('Take Duarte from the table');
    await press('[data-remove]');
    expect(requests).toEqual([{ what: 'POST tables/w/remove', body: { seat: 1, block: false } }]);
    expect(textOf(target)).not.toContain('Duarte');
  });

  test('changes clock and visibility, and nothing else', async () => {
    const requests = await open(waiting, { 'POST tables/w/options': { ...waiting, public: false } });
    await press('[data-room=change]');
    expect(textOf(find('dialog'))).toContain('Everybody else must confirm');
    const [clock, listed] = [...target.querySelectorAll<HTMLSelectElement>('dialog select')];
    expect(clock!.value).toBe('move-180');
    for (const [field, value] of [
      [clock!, 'none'],
      [listed!, 'false'],
    ] as const) {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    flushSync();
    await press('dialog .main');
    expect(requests.at(-1)).toEqual({ what: 'POST tables/w/options', body: { clock: null, public: false } });
    expect(target.querySelector('dialog')).toBeNull();
    expect(textOf(target)).toContain('private, by link only');
  });

  test('reads why a change was refused', async () => {
    await open(waiting, { 'POST tables/w/options': new Refusal(409, 'not-open') });
    await press('[data-room=change]');
    const [, listed] = [...target.querySelectorAll<HTMLSelectElement>('dialog select')];
    listed!.value = 'false';
    listed!.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    await press('dialog .main');
    expect(textOf(find('dialog [role=alert]'))).toBe('This table is no longer open for new players.');
  });

  test('cannot start before everybody has confirmed', async () => {
    const seats = waiting.seats.map((one) => (one.seat === 1 ? { ...one, to_confirm: true } : one));
    await open({ ...waiting, seats });
    expect(find<HTMLButtonElement>('[data-start]').disabled).toBe(true);
    expect(textOf(target)).toContain('The game can start when everybody has confirmed the options.');
    expect(textOf(target)).toContain('to confirm');
  });
});

describe('somebody else', () => {
  const guest: TableInfo = { ...waiting, is_host: false, host: 'Duarte' };

  test('confirms changed options', async () => {
    const seats = guest.seats.map((one) => (one.seat === 0 ? { ...one, to_confirm: true } : one));
    const requests = await open({ ...guest, seats }, { 'POST tables/w/confirm': guest });
    expect(textOf(find('.changed'))).toContain('Duarte has changed the options. Do you still want to play?');
    await press('[data-confirm]');
    expect(requests.map(({ what }) => what)).toEqual(['POST tables/w/confirm']);
    expect(target.querySelector('.changed')).toBeNull();
  });

  test('reads that the host has freed the seat', async () => {
    await open(guest);
    props.info = { ...guest, mine: [], free: [0] };
    flushSync();
    expect(textOf(find('[role=alert]'))).toBe('Duarte has freed your seat.');
    expect(target.querySelector('[data-seat-more]')).toBeNull();
  });
});
