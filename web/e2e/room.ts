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
  theme?: 'auto' | 'light' | 'dark';
  textMode?: boolean;
  confirmEnd?: boolean;
  pace?: 'instant' | 'brisk' | 'calm' | 'step';
}

/** Preferences before the page is opened; nothing moves, so that nothing has to be waited for. */
export async function prefer(
  context: BrowserContext,
  { lang = 'en', theme = 'light', ...more }: Setting,
): Promise<void> {
  // Whoever tests a table knows the game.
  const primers = ['mundus-novus', 'au-nom-du-roi', 'goa', 'ilos', 'maracaibo'];
  const prefs = { lang, theme, speed: 0, pace: 'instant', primers, ...more };
  await context.addInitScript((stored) => {
    if (!localStorage.getItem('caravelle.prefs'))
      localStorage.setItem('caravelle.prefs', JSON.stringify(stored));
  }, prefs);
}

/** Changes the language in the middle of a game, and loads the page anew: nothing is lost by that. */
export async function speak(page: Page, listener: LiveListener, lang: 'en' | 'fr'): Promise<void> {
  await page.evaluate((wanted) => {
    const prefs = JSON.parse(localStorage.getItem('caravelle.prefs') ?? '{}') as object;
    localStorage.setItem('caravelle.prefs', JSON.stringify({ ...prefs, lang: wanted }));
  }, lang);
  listener.news = undefined;
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

/** Why a gesture stopped early, if it did. */
function stopOf(done: object): string | undefined {
  const stopped = 'stopped' in done ? done.stopped : undefined;
  return typeof stopped === 'object' && stopped && 'why' in stopped ? String(stopped.why) : undefined;
}

/** Hears what the server tells the page, so that the page can be compared with it. */
export class LiveListener {
  news: News | undefined;
  /** How many positions have been told. */
  tellings = 0;
  /** How many wishes have been answered. */
  answers = 0;
  /** Why the last gesture came to an end before its last move; nothing if it did not. */
  stopped: string | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as FromServer;
        if (message.type === 'news') {
          this.news = message;
          this.tellings += 1;
        }
        if (message.type === 'done' || message.type === 'refused') {
          this.answers += 1;
          this.stopped = message.type === 'refused' ? 'illegal' : stopOf(message);
        } else if (message.type !== 'news') return;
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

/** Something that can be pressed for a move: the notation of its first, and the chain it would send, if it is one. */
export interface Offer {
  action: string;
  moves?: string | undefined;
  /** What has to be taken up before it is offered, in order. */
  tools: readonly string[];
}

/** What can be pressed now, each thing once: for a move, or to take something up. Pages of a story are turned first. */
export function offered(page: Page): Promise<{ offers: Offer[]; tools: string[] }> {
  return page.evaluate(async () => {
    const leaf = document.querySelector<HTMLElement>('[data-story="all"]:enabled, [data-story="on"]:enabled');
    if (leaf) {
      leaf.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // What is pressed before the last answer has been taken in is not sent: nothing counts as offered until then.
    if (document.querySelector('[data-busy]')) return { offers: [], tools: [] };
    const usable = (element: Element): boolean =>
      element.matches(
        'button:not([disabled]):not([aria-disabled="true"]), [role=button]:not([aria-disabled="true"])',
      ) && element.getClientRects().length > 0;
    const offers = new Map<string, { action: string; moves?: string | undefined; tools: string[] }>();
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-action]')) {
      if (!usable(element)) continue;
      const { action = '', moves } = element.dataset;
      offers.set(`${action} ${moves ?? ''}`, { action, moves, tools: [] });
    }
    const tools = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-tool]')]
      .filter(usable)
      .map((element) => element.dataset.tool ?? '');
    return { offers: [...offers.values()], tools: [...new Set(tools)] };
  });
}

/** The notations of everything that can be reached in the page as it is, each once. */
export async function reachable(page: Page): Promise<string[]> {
  const { offers } = await offered(page);
  return [...new Set(offers.map((one) => one.action))].sort();
}

/** Puts everything down, then takes up one tool after the other. */
async function takeUp(page: Page, tools: readonly string[]): Promise<void> {
  await page.evaluate(async (names) => {
    const settle = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const key = { key: 'Escape', bubbles: true, cancelable: true };
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
    await settle();
    for (const name of names) {
      const tool = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-tool]')].find(
        (element) => element.dataset.tool === name && element.getClientRects().length > 0,
      );
      tool?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await settle();
    }
  }, tools);
}

/** No more ways of taking things up than this are tried for one decision. */
const WAYS = 120;
/** Nor more tools one upon the other: tile, cell, turn, piece. */
const DEEP = 4;

/** The first, the last, the second, the last but one: what lies on the board and what lies in the dock, in turn. */
function fromBothEnds(tools: readonly string[]): string[] {
  const reversed = tools.toReversed();
  return [...new Set(tools.flatMap((tool, at) => [tool, reversed[at] ?? tool]))];
}

/**
 * Everything that is offered, over all tools: first what lies open, then what lies open once something is taken up. It
 * stops when every legal move has been found; `ways` says how many ways were tried.
 */
async function explore(page: Page, legal: ReadonlySet<string>): Promise<{ offers: Offer[]; ways: number }> {
  const found = new Map<string, Offer>();
  const known = new Set<string>();
  const met = new Set<string>();
  const open: (readonly string[])[] = [[]];
  let ways = 0;
  for (let path = open.shift(); path && ways < WAYS; path = open.shift()) {
    if (path.length > 0) await takeUp(page, path);
    const { offers, tools } = await offered(page);
    ways += 1;
    for (const one of offers) {
      const key = `${one.action} ${one.moves ?? ''}`;
      if (!found.has(key)) found.set(key, { ...one, tools: path });
    }
    const first = new Set([...found.values()].map((one) => one.action));
    if ([...legal].every((text) => first.has(text)) && ways > 1) break;
    const state = `${tools.join()} ${offers.map((one) => one.action + (one.moves ?? '')).join()}`;
    if (known.has(state) || path.length >= DEEP) continue;
    known.add(state);
    // The first of the tools that this one has laid open is tried at once: it mostly leads to an offer.
    let dives = true;
    for (const tool of fromBothEnds(tools).filter((one) => !path.includes(one))) {
      if (dives && !met.has(tool)) open.unshift([...path, tool]);
      else open.push([...path, tool]);
      dives &&= met.has(tool);
      met.add(tool);
    }
  }
  if (ways > 1) await takeUp(page, []);
  return { offers: [...found.values()], ways };
}

/**
 * The first moves of everything offered, over all tools, are exactly the legal ones: no more, no fewer. What the server
 * tells meanwhile counts. Gives what is offered.
 */
export async function compare(page: Page, listener: LiveListener, message: string): Promise<Offer[]> {
  const wanted = (): string[] => (listener.news?.position.legal ?? []).map((choice) => choice.text).sort();
  // A page too slow to be looked at even once agrees with nothing.
  let last: [string[], string[]] = [['(the page was not looked at)'], []];
  let all: Offer[] = [];
  const agree = async (): Promise<boolean> => {
    const legal = wanted();
    const { offers, tools } = await offered(page);
    all = offers;
    last = [legal, [...new Set(offers.map((one) => one.action))].sort()];
    if (last[0].join('\n') === last[1].join('\n')) return true;
    if (tools.length === 0 || last[1].some((text) => !legal.includes(text))) return false;
    all = (await explore(page, new Set(legal))).offers;
    last = [wanted(), [...new Set(all.map((one) => one.action))].sort()];
    return last[0].join('\n') === last[1].join('\n');
  };
  await expect
    // On a busy machine a board of tools is looked through slowly: what is found in the end counts.
    .poll(agree, { message, intervals: [10, 20, 50, 100, 250], timeout: 90_000 })
    .toBe(true)
    .catch(() => expect(last[1], message).toEqual(last[0]));
  return all;
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
  /** Stops after this many own decisions, if the game is not over before. */
  decisions?: number;
  /** Stops before the first decision for which this holds. */
  stop?: (news: News) => boolean;
  /** Looks at every position before a choice is taken. */
  look?: (page: Page, where: string) => Promise<void>;
  /** How a choice is taken; by a click if nothing is said. */
  take?: (page: Page, offer: Offer, at: number) => Promise<void>;
}

/** Where to press for an offer or a tool: a point of one of the things that carry it, another one each time. */
export function place(page: Page, what: Sought, at: number): Promise<Place | undefined> {
  return page.evaluate(
    ([wanted, turn]) => {
      const things = [
        ...document.querySelectorAll<HTMLElement | SVGElement>('[data-action], [data-tool]'),
      ].filter(({ dataset }) =>
        'tool' in wanted
          ? dataset.tool === wanted.tool
          : dataset.action === wanted.action &&
            (wanted.moves === undefined || dataset.moves === wanted.moves),
      );
      for (let step = 0; step < things.length; step += 1) {
        const thing = things[(turn + step) % things.length]!;
        if (thing.getClientRects().length === 0) continue;
        thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = thing.getBoundingClientRect();
        // A ring or a coast has nothing in its middle, and what lies under something else cannot be pressed.
        for (const [px, py] of [
          [4, 4],
          [4, 2],
          [4, 6],
          [2, 4],
          [6, 4],
          [1, 4],
          [7, 4],
          [4, 1],
          [4, 7],
          [2, 2],
          [6, 6],
          [2, 6],
          [6, 2],
        ] as const) {
          const [x, y] = [box.left + (box.width * px) / 8, box.top + (box.height * py) / 8];
          if (thing.contains(document.elementFromPoint(x, y)))
            return { x, y, doubted: thing.classList.contains('doubt') };
        }
      }
      return undefined;
    },
    [what, at] as const,
  );
}

/** A point, and whether what lies there asks once more. */
interface Place {
  x: number;
  y: number;
  doubted: boolean;
}

type Sought = { action: string; moves?: string | undefined } | { tool: string };

/** Presses a thing with the mouse; where something lies over it, as a tooltip may, the mouse is first moved away. */
async function pressOn(page: Page, what: Sought, at: number): Promise<void> {
  let point = await place(page, what, at);
  for (let tries = 0; !point && tries < 10; tries += 1) {
    await page.mouse.move(1, 1);
    await page.waitForTimeout(200);
    point = await place(page, what, at);
  }
  if (!point) throw new Error(`nothing to press for ${JSON.stringify(what)}`);
  await page.mouse.click(point.x, point.y);
  if (point.doubted) await page.mouse.click(point.x, point.y);
}

/** Takes an offer by clicks of the mouse: first what has to be taken up for it, then the thing itself. */
export async function click(page: Page, { tools, ...offer }: Offer, at: number): Promise<void> {
  if (tools.length > 0) await page.keyboard.press('Escape');
  for (const tool of tools) await pressOn(page, { tool }, 0);
  await pressOn(page, offer, at);
}

/** More things than this lie between no two that the Tab key comes to. */
const TABS = 400;

/** Tab until the focus is on something that this selects. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tries = 0; tries < TABS; tries += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${selector}`);
}

/** Tab until the focus is on something that this selects, then Enter. */
export async function enter(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

/** What carries a tool, or an action with its chain. */
function carrier(what: Sought): string {
  if ('tool' in what) return `[data-tool=${JSON.stringify(what.tool)}]`;
  const { action, moves } = what;
  const chain = moves === undefined ? ':not([data-moves])' : `[data-moves=${JSON.stringify(moves)}]`;
  return `[data-action=${JSON.stringify(action)}]${chain}`;
}

/** Takes an offer without a pointer: Tab until the focus is on what it needs, and then on it. */
export async function press(page: Page, { tools, ...offer }: Offer): Promise<void> {
  if (tools.length > 0) await page.keyboard.press('Escape');
  for (const tool of tools) await enter(page, carrier({ tool }));
  await enter(page, carrier(offer));
}

/** The same, by its digit where it is a button of the bar: at some times, as a person would. */
export async function pressOrDigit(page: Page, offer: Offer, at: number): Promise<void> {
  const buttons = await page
    .locator('.acts [data-action], .opts [data-action]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action));
  const place = offer.moves === undefined && offer.tools.length === 0 ? buttons.indexOf(offer.action) : -1;
  if (at > 0 && place >= 0 && place < 9) await page.keyboard.press(String(place + 1));
  else await press(page, offer);
}

/**
 * Plays one seat, knowing no game: at each decision the first moves of what is offered in the page must be exactly the
 * legal ones; one offer is taken by a click, and a chain must go as far as chance or another seat. Gives the number of
 * decisions.
 */
export async function play(
  page: Page,
  listener: LiveListener,
  { seed = 1, decisions = Infinity, stop = () => false, look, take = click }: Play = {},
): Promise<number> {
  const roll = dice(seed);
  let made = 0;
  while (made < decisions) {
    const news = await listener.until(
      ({ position }) => position.legal.length > 0 || position.result !== undefined,
    );
    const { position } = news;
    if (position.result || stop(news)) break;
    const offers = (await compare(page, listener, `decision ${made}`)).sort((a, b) =>
      `${a.action} ${a.moves ?? ''}`.localeCompare(`${b.action} ${b.moves ?? ''}`),
    );
    // Giving up what is half built is legal, and would go on for ever.
    const wise = offers.filter(({ action }) => action !== 'back');
    const choices = wise.length > 0 ? wise : offers;
    const offer = choices[roll(choices.length)];
    // A board may make the moves that follow a press by itself: meanwhile the decision has passed on.
    if (!offer && listener.news?.position.legal.length === 0) continue;
    if (!offer) throw new Error(`nothing is offered at decision ${made}`);
    // News may come for another reason, a choice of somebody else: the answer to one's own is waited for.
    const { answers } = listener;
    await look?.(page, `decision ${made}`);
    await take(page, offer, roll(7));
    made += 1;
    await listener.until(() => listener.answers > answers);
    if (offer.moves !== undefined) expect(listener.stopped, `the chain ${offer.moves}`).not.toBe('illegal');
  }
  return made;
}
