// What every test stands on: a server, a page that complains to nobody, a table, and a robot that knows no game.
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { Server } from './server.ts';
import type { FromServer, News, NewTable, TableInfo } from '../src/generated/wire.ts';

export interface Fixtures {
  server: Server;
  /** A page that fails the test when it complains: faults, refused styles, requests to elsewhere. */
  page: Page;
}

export const test = base.extend<Fixtures>({
  server: async ({}, use) => {
    const server = await Server.start();
    await use(server);
    await server.stop();
  },
  page: async ({ page, server }, use) => {
    const complaints = watch(page, server.url);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect, type Page };

/** What the page complains of from now on; a server that is down for a while is no complaint. */
export function watch(page: Page, home: string): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    const away = /ERR_CONNECTION_REFUSED|WebSocket connection to|Failed to load resource|net::ERR/.test(text);
    if ((message.type() === 'error' || message.type() === 'warning') && !away) complaints.push(text);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !url.startsWith(home.replace('http', 'ws')) && !url.startsWith('data:')) {
      complaints.push(`asks elsewhere: ${url}`);
    }
  });
  return complaints;
}

export interface Setting {
  lang?: 'en' | 'fr';
  theme?: 'light' | 'dark';
  textMode?: boolean;
  confirmEnd?: boolean;
}

/** Preferences before the page is opened; nothing moves, so that nothing has to be waited for. */
export async function prefer(
  context: BrowserContext,
  { lang = 'en', theme = 'light', ...more }: Setting,
): Promise<void> {
  const prefs = { lang, theme, speed: 0, ...more };
  await context.addInitScript((stored) => {
    if (!localStorage.getItem('caravelle.prefs'))
      localStorage.setItem('caravelle.prefs', JSON.stringify(stored));
  }, prefs);
}

/** Changes the language in the middle of a game, and loads the page anew: nothing is lost by that. */
export async function speak(page: Page, ear: Ear, lang: 'en' | 'fr'): Promise<void> {
  await page.evaluate((wanted) => {
    const prefs = JSON.parse(localStorage.getItem('caravelle.prefs') ?? '{}') as object;
    localStorage.setItem('caravelle.prefs', JSON.stringify({ ...prefs, lang: wanted }));
  }, lang);
  ear.news = undefined;
  await page.reload();
}

/** Asks the server as the page would, with its cookie. */
export async function ask<T>(page: Page, server: Server, path: string, body?: unknown): Promise<T> {
  const options = body === undefined ? {} : { data: body };
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await page.request.fetch(`${server.url}/api/${path}`, { method, ...options });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Opens a table as a guest, begins it, and goes there. */
export async function sitDown(
  page: Page,
  server: Server,
  table: NewTable,
  name = 'Robot',
): Promise<TableInfo> {
  await ask(page, server, 'guest', { name });
  const made = await ask<TableInfo>(page, server, 'tables', table);
  const begun = await ask<TableInfo>(page, server, `tables/${made.id}/start`, { fill: 'easy' });
  await page.goto(`${server.url}/#/table/${made.id}`);
  return begun;
}

/** Hears what the server tells the page, so that the page can be compared with it. */
export class Ear {
  news: News | undefined;
  /** How many wishes have been answered. */
  answers = 0;
  private readonly waiting = new Set<() => void>();

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as FromServer;
        if (message.type === 'news') this.news = message;
        else if (message.type === 'done' || message.type === 'refused') this.answers += 1;
        else return;
        for (const wake of this.waiting) wake();
      });
    });
  }

  /** Waits until something holds of the last news. */
  async until(holds: (news: News) => boolean, patience = 60_000): Promise<News> {
    const deadline = Date.now() + patience;
    for (;;) {
      if (this.news && holds(this.news)) return this.news;
      const left = deadline - Date.now();
      if (left <= 0) throw new Error('nothing more was told');
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          clearTimeout(timer);
          this.waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, left);
        this.waiting.add(wake);
      });
    }
  }
}

/** The notations of everything that can be reached in the page, each once. */
export function reachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('[data-action]')) {
      const usable = element.matches('button:not([disabled]):not([aria-disabled="true"])');
      if (usable && element.getClientRects().length > 0) seen.add(element.dataset.action ?? '');
    }
    return [...seen].sort();
  });
}

/** Exactly the legal actions are reachable: no more, no fewer. What the server tells meanwhile counts. */
export async function compare(page: Page, ear: Ear, message: string): Promise<void> {
  const wanted = (): string[] => (ear.news?.position.legal ?? []).map((choice) => choice.text).sort();
  let last: [string[], string[]] = [[], []];
  const agree = async (): Promise<boolean> => {
    last = [wanted(), await reachable(page)];
    return last[0].join('\n') === last[1].join('\n');
  };
  await expect
    .poll(agree, { message, intervals: [10, 20, 50, 100, 250] })
    .toBe(true)
    .catch(() => expect(last[1], message).toEqual(last[0]));
}

/** Chance that is the same on every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
}

export interface Play {
  seed?: number;
  /** Stops after so many own decisions, if the game is not over before. */
  decisions?: number;
  /** Stops before the first decision for which this holds. */
  stop?: (news: News) => boolean;
  /** How a choice is taken; by a click if nothing is said. */
  take?: (page: Page, text: string, at: number) => Promise<void>;
}

/** Where to press for a choice: the middle of one of the things that carry its notation, another one each time. */
function place(page: Page, text: string, at: number): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate(
    ([wanted, turn]) => {
      const things = [...document.querySelectorAll<HTMLElement>('button[data-action]')].filter(
        (element) => element.dataset.action === wanted && element.getClientRects().length > 0,
      );
      for (let step = 0; step < things.length; step += 1) {
        const thing = things[(turn + step) % things.length]!;
        thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = thing.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // What lies under something else cannot be pressed.
        if (thing.contains(document.elementFromPoint(x, y))) return { x, y };
      }
      return undefined;
    },
    [text, at] as const,
  );
}

/** Takes a choice by a click of the mouse; where something lies over it, as a slip may, the mouse is first moved away. */
export async function click(page: Page, text: string, at: number): Promise<void> {
  let point = await place(page, text, at);
  for (let tries = 0; !point && tries < 10; tries += 1) {
    await page.mouse.move(1, 1);
    await page.waitForTimeout(200);
    point = await place(page, text, at);
  }
  if (!point) throw new Error(`nothing to press for ${text}`);
  await page.mouse.click(point.x, point.y);
}

/**
 * Plays one seat, knowing no game: at each decision exactly the legal actions must be reachable in the page; one of
 * them is taken by a click. Gives the number of decisions.
 */
export async function play(
  page: Page,
  ear: Ear,
  { seed = 1, decisions = Infinity, stop = () => false, take = click }: Play = {},
): Promise<number> {
  const roll = dice(seed);
  let made = 0;
  while (made < decisions) {
    const news = await ear.until(
      ({ position }) => position.legal.length > 0 || position.result !== undefined,
    );
    const { position } = news;
    if (position.result || stop(news)) break;
    const legal = position.legal.map((choice) => choice.text).sort();
    await compare(page, ear, `decision ${made}`);
    // Giving up what is half built is legal, and would go on for ever.
    const wise = legal.filter((text) => text !== 'back');
    const choices = wise.length > 0 ? wise : legal;
    const text = choices[roll(choices.length)] ?? '';
    // News may come for another reason, a choice of somebody else: the answer to one's own is waited for.
    const { answers } = ear;
    await take(page, text, roll(7));
    made += 1;
    await ear.until(() => ear.answers > answers);
  }
  return made;
}
