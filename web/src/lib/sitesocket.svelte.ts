// The site socket: unread notices, the tables that await the person, and which page the person looks at.
import type { SiteFromClient, SiteFromServer } from '../generated/wire';
import { api } from './api';
import { Live } from './live';
import { me } from './me.svelte';
import { route } from './router.svelte';
import { site } from './site.svelte';

/** The interval of pings while the page is visible, in milliseconds. */
const PING = 30_000;
/** Without a connection unread notices are counted after this long, and then at this interval, in milliseconds. */
const FIRST = 5_000;
const POLL = 60_000;

/** The messages of the server; `lobby` reports a change of the lists of public tables. */
type Received = SiteFromServer | { type: 'lobby' };

/** Whether this page was connected before. */
let greeted = false;
let live: Live<Received, SiteFromClient> | undefined;

async function count(): Promise<void> {
  if (site.open || !me() || document.visibilityState === 'hidden') return;
  try {
    site.unread = (await api.notices()).unread;
  } catch {
    // The next one may arrive.
  }
}

function receive(message: Received): void {
  switch (message.type) {
    case 'hello':
      site.unread = message.unread;
      site.waiting = message.waiting;
      // Changes during an interruption were missed.
      if (greeted) site.changed();
      greeted = true;
      break;
    case 'notice':
      site.unread += 1;
      break;
    case 'waiting':
      site.waiting = message.tables;
      site.changed();
      break;
    case 'lobby':
      site.changed();
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
        site.open = state === 'open';
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
  site.open = false;
  site.waiting = [];
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

/** Keeps the connection for as long as the page is open. Returns the end of it. */
export function startSite(): () => void {
  const stop = $effect.root(() => {
    // A guest who renames stays the same person. Signing in or out changes the person. A visitor without a session
    // is informed about the lobby only.
    const person = $derived.by(() => {
      const known = me();
      return known ? (known.login ?? '') : undefined;
    });
    $effect(() => {
      void person;
      connect();
      return () => {
        disconnect();
        site.unread = 0;
      };
    });
    $effect(() => {
      void route();
      look();
    });
    $effect(() => badge(site.waiting.length));
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
