// The site socket: unread notices, the tables that await the person, and which page the person looks at.
import type { SiteFromClient, SiteFromServer, SiteNotice, WaitingTable } from '../generated/wire';
import { api } from './api';
import { Live, type LinkState } from './live';
import { me } from './me.svelte';
import { route } from './router.svelte';

/** The interval of pings while the page is visible, in milliseconds. */
const PING = 30_000;
/** Without a connection unread notices are counted after this long, and then at this interval, in milliseconds. */
const FIRST = 5_000;
const POLL = 60_000;

/** The messages of the server; `lobby` says that open seats or public games have changed. */
type Received = SiteFromServer | { type: 'lobby' };

let link = $state<LinkState>('lost');
let unread = $state(0);
let waiting = $state.raw<readonly WaitingTable[]>([]);
/** Whether this page was connected before. */
let greeted = false;
let live: Live<Received, SiteFromClient> | undefined;
const listeners = new Set<() => void>();

/** Whether the server tells changes by itself, so that nothing needs to be polled. */
export function siteOpen(): boolean {
  return link === 'open';
}

/** The number of unread notices. */
export function unreadNotices(): number {
  return unread;
}

/** The tables that await the person; empty without a connection. */
export function waitingTables(): readonly WaitingTable[] {
  return waiting;
}

/** Calls back when the lists of the lobby may have changed. Returns the end of it. */
export function onLobby(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const changed = (): void => {
  for (const listener of listeners) listener();
};

/** The latest notices. Those that are unread count as read from then on. */
export async function readNotices(): Promise<readonly SiteNotice[]> {
  const { notices } = await api.notices();
  if (notices.some((one) => !one.read)) await api.readNotices();
  unread = 0;
  return notices;
}

async function count(): Promise<void> {
  if (siteOpen() || !me() || document.visibilityState === 'hidden') return;
  try {
    unread = (await api.notices()).unread;
  } catch {
    // The next one may arrive.
  }
}

function receive(message: Received): void {
  switch (message.type) {
    case 'hello':
      unread = message.unread;
      waiting = message.waiting;
      // Changes during an interruption were missed.
      if (greeted) changed();
      greeted = true;
      break;
    case 'notice':
      unread += 1;
      break;
    case 'waiting':
      waiting = message.tables;
      changed();
      break;
    case 'lobby':
      changed();
      break;
    case 'bye':
      // The session is over: a new connection would be refused, too.
      if (message.kind === 'signed-out') disconnect();
      break;
    case 'pong':
      break;
  }
}

function connect(): void {
  live = new Live<Received, SiteFromClient>(
    'live',
    {
      query: () => ({}),
      message: receive,
      state: (state) => {
        link = state;
        if (state === 'open') look();
      },
    },
    { ping: PING, whileHidden: false },
  );
  live.start();
}

function disconnect(): void {
  live?.stop();
  live = undefined;
  link = 'lost';
  waiting = [];
}

/** Tells the server which page is looked at: it sends no notification about a table that is. */
function look(): void {
  const [page, table] = route().parts;
  const visible = document.visibilityState === 'visible';
  live?.send({ type: 'looking', visible, ...(page === 'table' && table !== undefined ? { table } : {}) });
}

/** Shows the number of waiting tables on the icon of the installed page. */
function badge(number: number): void {
  const done = number > 0 ? navigator.setAppBadge?.(number) : navigator.clearAppBadge?.();
  // A page that is not installed has no icon.
  done?.catch(() => undefined);
}

/** Keeps the connection for as long as the page is open and its person known. Returns the end of it. */
export function startSite(): () => void {
  const stop = $effect.root(() => {
    // A guest who renames or registers stays the same person; whoever signs in is another one.
    const person = $derived.by(() => {
      const known = me();
      return known ? (known.login ?? '') : undefined;
    });
    $effect(() => {
      if (person === undefined) return;
      connect();
      return () => {
        disconnect();
        unread = 0;
      };
    });
    $effect(() => {
      void route();
      look();
    });
    $effect(() => badge(waiting.length));
  });
  document.addEventListener('visibilitychange', look);
  const first = setTimeout(() => void count(), FIRST);
  const timer = setInterval(() => void count(), POLL);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
    clearTimeout(first);
    clearInterval(timer);
  };
}
