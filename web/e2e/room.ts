// Shared fixtures: a server, a page that fails the test on errors, a table, and a robot that knows no rules.
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { Server } from './server.ts';
import type { FromServer, News, NewTable, TableInfo } from '../src/generated/wire.ts';

export interface Fixtures {
  server: Server;
  /** A page that fails the test on errors, refused styles and requests to other hosts. */
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

/** The errors of a page from now on. A server that is down for a while is not an error. */
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

/** Sets preferences before the page is opened. Animations are off, so that no test waits for them. */
export async function prefer(
  context: BrowserContext,
  { lang = 'en', theme = 'light', ...more }: Setting,
): Promise<void> {
  // The primers count as read, so that they do not cover the table.
  const primers = ['mundus-novus', 'au-nom-du-roi', 'goa', 'ilos', 'maracaibo'];
  const prefs = { lang, theme, speed: 0, pace: 'instant', primers, ...more };
  await context.addInitScript((stored) => {
    if (!localStorage.getItem('caravelle.prefs'))
      localStorage.setItem('caravelle.prefs', JSON.stringify(stored));
  }, prefs);
}

/** Changes the language in the middle of a game and reloads the page, which must keep everything. */
export async function speak(page: Page, listener: LiveListener, lang: 'en' | 'fr'): Promise<void> {
  await page.evaluate((wanted) => {
    const prefs = JSON.parse(localStorage.getItem('caravelle.prefs') ?? '{}') as object;
    localStorage.setItem('caravelle.prefs', JSON.stringify({ ...prefs, lang: wanted }));
  }, lang);
  listener.news = undefined;
  await page.reload();
}

/** Sends a request to the server with the page's cookie. */
export async function ask<T>(page: Page, server: Server, path: string, body?: unknown): Promise<T> {
  const options = body === undefined ? {} : { data: body };
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await page.request.fetch(`${server.url}/api/${path}`, { method, ...options });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Opens a table as a guest, starts the game, and goes to the table. */
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

/** The reason why a chain of moves stopped early, if it did. */
function stopOf(done: object): string | undefined {
  const stopped = 'stopped' in done ? done.stopped : undefined;
  return typeof stopped === 'object' && stopped && 'why' in stopped ? String(stopped.why) : undefined;
}

/** Listens to the page's live connection, so that the page can be compared with the server's messages. */
export class LiveListener {
  news: News | undefined;
  /** The number of positions received. */
  positions = 0;
  /** The number of requests answered. */
  answers = 0;
  /** The reason why the last chain of moves stopped early, if it did. */
  stopped: string | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as FromServer;
        if (message.type === 'news') {
          this.news = message;
          this.positions += 1;
        }
        if (message.type === 'done' || message.type === 'refused') {
          this.answers += 1;
          this.stopped = message.type === 'refused' ? 'illegal' : stopOf(message);
        } else if (message.type !== 'news') return;
        for (const wake of this.waiting) wake();
      });
    });
  }

  /** Waits until a condition holds for the latest news. */
  async until(holds: (news: News) => boolean, patience = 60_000): Promise<News> {
    const deadline = Date.now() + patience;
    for (;;) {
      if (this.news && holds(this.news)) return this.news;
      const left = deadline - Date.now();
      if (left <= 0) throw new Error('timed out waiting for news');
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

/** A control for a move: the notation of its first move, and its chain of moves if it has one. */
export interface Offer {
  action: string;
  moves?: string | undefined;
  /** The tools to pick up before it is offered, in order. */
  tools: readonly string[];
}

/** All controls that can be pressed now, each once: for a move, or to pick up a tool. Turns open story pages first. */
export function offered(page: Page): Promise<{ offers: Offer[]; tools: string[] }> {
  return page.evaluate(async () => {
    const leaf = document.querySelector<HTMLElement>('[data-story="all"]:enabled, [data-story="on"]:enabled');
    if (leaf) {
      leaf.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // The page drops a press before the last answer is processed, so nothing counts as offered until then.
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

/** The notations of all moves that the current page offers, each once. */
export async function reachable(page: Page): Promise<string[]> {
  const { offers } = await offered(page);
  return [...new Set(offers.map((one) => one.action))].sort();
}

/** Puts down all tools, then picks up the given ones in order. */
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

/** The limit of tool combinations that are tried for one decision. */
const WAYS = 120;
/** The limit of nested tools: tile, cell, rotation, piece. */
const DEEP = 4;

/** The first, the last, the second, the last but one: this alternates between the board and the dock. */
function fromBothEnds(tools: readonly string[]): string[] {
  const reversed = tools.toReversed();
  return [...new Set(tools.flatMap((tool, at) => [tool, reversed[at] ?? tool]))];
}

/**
 * All offers over all tools: first the open ones, then those behind a tool. Stops when every legal move is found.
 * `ways` is the number of combinations tried.
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
    // The first newly revealed tool is tried at once, because it mostly leads to an offer.
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
 * Checks that the first moves of all offers, over all tools, are exactly the legal moves. News that arrives meanwhile
 * counts. Returns the offers.
 */
export async function compare(page: Page, listener: LiveListener, message: string): Promise<Offer[]> {
  const wanted = (): string[] => (listener.news?.position.legal ?? []).map((choice) => choice.text).sort();
  // A page that was never inspected must not pass.
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
    // On a busy machine a board with tools is explored slowly. The final result counts.
    .poll(agree, { message, intervals: [10, 20, 50, 100, 250], timeout: 90_000 })
    .toBe(true)
    .catch(() => expect(last[1], message).toEqual(last[0]));
  return all;
}

/** A random number generator with a fixed seed. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
}

export interface Play {
  seed?: number;
  /** Stops after this many own decisions if the game is not over before. */
  decisions?: number;
  /** Stops before the first decision for which this holds. */
  stop?: (news: News) => boolean;
  /** Inspects every position before a choice is taken. */
  look?: (page: Page, where: string) => Promise<void>;
  /** Takes a choice; by a click by default. */
  take?: (page: Page, offer: Offer, at: number) => Promise<void>;
}

/** A point to press for an offer or a tool. Rotates over the elements that carry it. */
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
        // A ring or a coast is hollow in the middle, and a covered point cannot be pressed.
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

/** A point, and whether the element there asks for confirmation. */
interface Place {
  x: number;
  y: number;
  doubted: boolean;
}

type Sought = { action: string; moves?: string | undefined } | { tool: string };

/** Presses an element with the mouse. If a tooltip covers it, moves the mouse away first. */
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

/** Takes an offer by clicks: first its tools, then the control itself. */
export async function click(page: Page, { tools, ...offer }: Offer, at: number): Promise<void> {
  if (tools.length > 0) await page.keyboard.press('Escape');
  for (const tool of tools) await pressOn(page, { tool }, 0);
  await pressOn(page, offer, at);
}

/** The limit of Tab presses between two controls. */
const TABS = 400;

export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tries = 0; tries < TABS; tries += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${selector}`);
}

export async function enter(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

/** The selector of a tool, or of an action with its chain. */
function carrier(what: Sought): string {
  if ('tool' in what) return `[data-tool=${JSON.stringify(what.tool)}]`;
  const { action, moves } = what;
  const chain = moves === undefined ? ':not([data-moves])' : `[data-moves=${JSON.stringify(moves)}]`;
  return `[data-action=${JSON.stringify(action)}]${chain}`;
}

/** Takes an offer by keyboard: tabs to its tools, then to the control. */
export async function press(page: Page, { tools, ...offer }: Offer): Promise<void> {
  if (tools.length > 0) await page.keyboard.press('Escape');
  for (const tool of tools) await enter(page, carrier({ tool }));
  await enter(page, carrier(offer));
}

/** Like `press`, but sometimes uses the digit of a button in the prompt bar. */
export async function pressOrDigit(page: Page, offer: Offer, at: number): Promise<void> {
  const buttons = await page
    .locator('.acts [data-action], .opts [data-action]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action));
  const place = offer.moves === undefined && offer.tools.length === 0 ? buttons.indexOf(offer.action) : -1;
  if (at > 0 && place >= 0 && place < 9) await page.keyboard.press(String(place + 1));
  else await press(page, offer);
}

/**
 * Plays one seat without knowing the rules. At each decision the first moves of all offers must be exactly the legal
 * moves. One offer is taken, and a chain must run until a random event or another seat interrupts it. Returns the
 * number of decisions.
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
    // `back` is legal but would loop for ever.
    const wise = offers.filter(({ action }) => action !== 'back');
    const choices = wise.length > 0 ? wise : offers;
    const offer = choices[roll(choices.length)];
    // A board may continue a chain by itself, so the decision may have passed on.
    if (!offer && listener.news?.position.legal.length === 0) continue;
    if (!offer) throw new Error(`nothing is offered at decision ${made}`);
    // News may also come from another player's move, so wait for the answer to the own request.
    const { answers } = listener;
    await look?.(page, `decision ${made}`);
    await take(page, offer, roll(7));
    made += 1;
    await listener.until(() => listener.answers > answers);
    if (offer.moves !== undefined) expect(listener.stopped, `the chain ${offer.moves}`).not.toBe('illegal');
  }
  return made;
}
