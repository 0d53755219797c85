// The site socket, with a server that is played by the test.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteFromServer } from '../generated/wire';
import { setMe } from './me.svelte';
import { go } from './router.svelte';
import { serve } from './server.test-env';
import { site } from './site.svelte';
import { startSite } from './sitesocket.svelte';

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: object[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly url: URL) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as object);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  tell(message: SiteFromServer | { type: 'lobby' }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = (): Socket => Socket.all.at(-1)!;
let visibility: DocumentVisibilityState = 'visible';
let stop: () => void;
let badges: number[];

function look(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  badges = [];
  Object.assign(navigator, {
    setAppBadge: (number: number) => Promise.resolve(void badges.push(number)),
    clearAppBadge: () => Promise.resolve(void badges.push(0)),
  });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  serve({});
  visibility = 'visible';
  Socket.all = [];
  go('#/');
  setMe({ name: 'Inês', prefs: {} });
  stop = startSite();
  flushSync();
});
afterEach(() => {
  stop();
  setMe(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the page reports which table is visible', () => {
  expect(last().url.pathname).toMatch(/\/api\/live$/);
  last().open();
  expect(site.open).toBe(true);
  go('#/table/abc');
  flushSync();
  look('hidden');
  look('visible');
  go('#/help');
  flushSync();
  expect(last().sent).toEqual([
    { type: 'looking', visible: true },
    { type: 'looking', visible: true, table: 'abc' },
    { type: 'looking', visible: false, table: 'abc' },
    { type: 'looking', visible: true, table: 'abc' },
    // A page that becomes visible looks whether its connection still works.
    { type: 'ping' },
    { type: 'looking', visible: true },
  ]);
});

test('a page sends pings only while it is visible', () => {
  last().open();
  const pings = (): number => last().sent.filter((one) => 'type' in one && one.type === 'ping').length;
  for (let ping = 1; ping <= 3; ping += 1) {
    vi.advanceTimersByTime(30_000);
    last().tell({ type: 'pong' });
    expect(pings()).toBe(ping);
  }
  look('hidden');
  vi.advanceTimersByTime(120_000);
  expect(pings()).toBe(3);
});

test('unread notices and waiting tables follow the server', () => {
  last().open();
  last().tell({ type: 'hello', unread: 2, waiting: [{ table: 'abc', game: 'goa' }] });
  flushSync();
  expect(site.unread).toBe(2);
  expect(site.waiting).toEqual([{ table: 'abc', game: 'goa' }]);
  const notice = { id: '1', at: 0, kind: 'turn' as const, say: { id: 'notification-turn' }, read: false };
  last().tell({ type: 'notice', notice });
  expect(site.unread).toBe(3);
  last().tell({ type: 'waiting', tables: [] });
  flushSync();
  expect(site.waiting).toEqual([]);
  expect(badges).toEqual([0, 1, 0]);
});

test('the lobby is informed of changes and of interruptions', () => {
  const heard = vi.fn();
  const end = site.onLobby(heard);
  last().open();
  last().tell({ type: 'hello', unread: 0, waiting: [] });
  const first = heard.mock.calls.length;
  last().tell({ type: 'lobby' });
  expect(heard.mock.calls.length).toBe(first + 1);
  last().drop();
  expect(site.open).toBe(false);
  vi.advanceTimersByTime(10_000);
  last().open();
  last().tell({ type: 'hello', unread: 0, waiting: [] });
  expect(heard.mock.calls.length).toBe(first + 2);
  end();
  last().tell({ type: 'lobby' });
  expect(heard.mock.calls.length).toBe(first + 2);
});

test('another person gets another connection, and a rename keeps it', () => {
  last().open();
  setMe({ name: 'Another name', prefs: {} });
  flushSync();
  expect(Socket.all).toHaveLength(1);
  setMe({ name: 'Inês', login: 'ines', prefs: {} });
  flushSync();
  expect(Socket.all).toHaveLength(2);
  last().open();
  last().tell({ type: 'hello', unread: 2, waiting: [] });
  setMe(null);
  flushSync();
  // A visitor without a session is informed about the lobby, and has no notices.
  expect(Socket.all).toHaveLength(3);
  expect(site.unread).toBe(0);
});

test('an ended session is not reconnected', () => {
  last().open();
  last().tell({ type: 'bye', kind: 'signed-out' });
  last().drop();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test('without a connection the unread notices are polled', async () => {
  const requests = serve({ 'GET notices': { notices: [], unread: 4 } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toEqual([{ what: 'GET notices', body: undefined }]);
  expect(site.unread).toBe(4);
  look('hidden');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests).toHaveLength(1);
  look('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(2);
});
