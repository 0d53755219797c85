// A story vote by clicks in two browsers: secret ballots, a tie that the reader decides, and its effect on the chart.
import { expect, prefer, test, watch, ask, type Page } from './room.ts';
import type { Server } from './server.ts';
import type { BotNews, CampaignInfo, TableInfo } from '../src/generated/wire.ts';
import type { MaracaiboAction, MaracaiboView } from '../src/generated/maracaibo.ts';

/**
 * A campaign just before a vote. Its card asks for a spy, which every player has, at a village in the middle of the
 * round.
 */
const CARD = { id: '24', place: '12', next: '26' };
const campaign = {
  caravelle: 'campaign',
  version: 1,
  game: 'maracaibo',
  name: 'The Saturday crew',
  games: [
    {
      players: ['Ana', 'Bea'],
      points: [101, 99],
      winners: [0],
      archive: {
        // The fingerprint of the campaign's data. A change of the data makes this document invalid.
        campaign: 'ff57c863d85a73f43c49e69666ff410f',
        games: 1,
        told: [],
        play: [{ card: CARD.id, followed: true }],
        tiles: ['L18'],
        met: ['L18'],
        cards: [],
        left: [],
        epilogue: null,
      },
    },
  ],
};

/** The move that leads to the vote: sail to the card's village, claim its tile, otherwise do as little as possible. */
function pick({ position, seat, n }: BotNews): MaracaiboAction | undefined {
  const view = position.view as MaracaiboView;
  // Standing answers change nothing, and the spies are needed for the card.
  const idle = ['always', 'ask', 'spend-spy', 'spy-to-combat', 'spies'];
  const all = position.legal.map(({ action }) => action as MaracaiboAction);
  const useful = all.filter((action) => !idle.includes(action.do));
  const legal = useful.length > 0 ? useful : all;
  const ship = view.players[seat]?.ship;
  const first = (...ways: ((action: MaracaiboAction) => boolean)[]): MaracaiboAction | undefined =>
    ways.map((way) => legal.find(way)).find((action) => action !== undefined);
  return (
    first(
      (action) => action.do === 'quest' && action.quest.startsWith('S'),
      (action) => action.do === 'stop' && ship === CARD.place,
      (action) => action.do === 'sail' && action.to === CARD.place,
      (action) => action.do === 'sail',
      (action) => action.do === 'stop',
      (action) => action.do === 'skip',
    ) ?? legal[n % legal.length]
  );
}

/** Plays a seat through the bot interface until the table votes, then returns it to the person. */
async function playToVote(page: Page, server: Server, table: string): Promise<number> {
  const { token, seat } = await ask<{ token: string; seat: number }>(
    page,
    server,
    `tables/${table}/bot-token`,
    {},
  );
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const done = new AbortController();
  const stream = await fetch(`${server.url}/api/bot/stream`, { headers, signal: done.signal });
  const reader = stream.body?.getReader();
  const text = new TextDecoder();
  let rest = '';
  let votes = false;
  while (reader && !votes) {
    const part = await reader.read();
    if (part.done) throw new Error('the stream has ended');
    const lines = (rest + text.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    // Only the last line is the current position.
    const line = lines.findLast((one) => one.trim() !== '');
    if (line === undefined) continue;
    const news = JSON.parse(line) as BotNews;
    if (news.over) throw new Error('the game ended without a vote');
    votes = (news.position.view as MaracaiboView).story?.vote != null;
    const action = votes ? undefined : pick(news);
    if (!action) continue;
    const body = JSON.stringify({ n: news.n, action });
    const move = (): Promise<Response> =>
      fetch(`${server.url}/api/bot/move`, { method: 'POST', headers, body });
    // Rate-limited requests are repeated. An outdated position is followed by the next line.
    let answer = await move();
    for (; answer.status === 429; answer = await move()) await new Promise((on) => setTimeout(on, 100));
    const told = await answer.text();
    if (!answer.ok && answer.status !== 409) throw new Error(told);
  }
  done.abort();
  const path = `${server.url}/api/tables/${table}/bot-token`;
  expect((await page.request.fetch(path, { method: 'DELETE', data: {} })).ok()).toBe(true);
  return seat;
}

/** Clicks in one of two windows. A background window is not drawn. */
async function press(page: Page, what: string): Promise<void> {
  await page.bringToFront();
  await page.locator(what).first().click();
}

test('a vote is cast in two browsers, a tie is decided by the reader, and the chart changes', async ({
  page: ana,
  server,
  context,
  browser,
}) => {
  const other = await browser.newContext();
  await prefer(context, {});
  await prefer(other, { lang: 'fr', theme: 'dark' });
  const bea = await other.newPage();
  const complaints = watch(bea, server.url);
  await ask(ana, server, 'guest', { name: 'Ana' });
  await ask(bea, server, 'guest', { name: 'Bea' });
  const { link } = await ask<CampaignInfo>(ana, server, 'campaigns/import', { document: campaign });
  const { id } = await ask<TableInfo>(ana, server, `campaigns/${link}/next`, {});
  const joined = await ask<TableInfo>(bea, server, `campaigns/${link}/next`, {});
  expect(joined).toMatchObject({ id, status: 'running' });
  await Promise.all([ana, bea].map((page) => playToVote(page, server, id)));
  await ana.setViewportSize({ width: 1400, height: 900 });
  await bea.setViewportSize({ width: 360, height: 740 });
  await Promise.all([ana, bea].map((page) => page.goto(`${server.url}/#/table/${id}`)));

  // The card covers the board and offers both options and an abstention.
  const offers = (page: Page): Promise<string[]> =>
    page
      .locator('.scene [data-action]:visible')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action ?? ''));
  for (const page of [ana, bea]) {
    await expect(page.locator('.scene .seal').first()).toHaveText(CARD.id);
    await expect.poll(() => offers(page)).toEqual(['vote a', 'vote b', 'abstain']);
  }
  // The options lie on the card below the text, and they do not cover anything.
  for (const page of [ana, bea]) {
    const places = await page.evaluate(() =>
      ['.scene .card', '.scene .question', '.scene .ways'].map((one) => {
        const { left, right, top, bottom } = document.querySelector(one)!.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const [card, question, ways] = places as [DOMRect, DOMRect, DOMRect];
    expect(ways.top).toBeGreaterThanOrEqual(question.bottom);
    expect(ways.left).toBeGreaterThan(card.left);
    expect(ways.right).toBeLessThan(card.right);
  }
  const [reader, listener] =
    (await ana.locator('[data-story="turn"]').count()) === 0 ? [ana, bea] : [bea, ana];
  // The reader sees the text first; the other player may open it too.
  await expect(reader.locator('.scene .tale p').first()).toBeVisible();
  await expect(listener.locator('.scene .tale')).toHaveCount(0);
  await press(listener, '[data-story="turn"]');
  await expect(listener.locator('.scene .tale p').first()).toBeVisible();

  // Earlier pages can be read meanwhile, although the vote came first.
  await press(bea, '[data-story="earlier"]');
  await expect(bea.locator('.scene .kind')).toHaveText('entre en jeu');
  await press(bea, '[data-story="vote"]');

  // A ballot is secret: the other player sees that it is cast, not its content.
  await press(ana, '.scene [data-action="vote a"]');
  await expect(ana.locator('.scene .paper.open')).toHaveText('A');
  await expect(bea.locator('.scene .paper.shut')).toHaveCount(1);
  await expect(bea.locator('.scene .paper.open')).toHaveCount(0);
  await press(bea, '.scene [data-action="vote b"]');
  // A tie: both ballots are open, and only the reader decides.
  for (const page of [ana, bea]) await expect(page.locator('.scene .paper.open')).toHaveText(['A', 'B']);
  await expect.poll(() => offers(reader)).toEqual(['decide a', 'decide b']);
  expect(await offers(listener)).toEqual([]);
  await press(reader, '.scene [data-action="decide a"]');
  for (const page of [ana, bea]) {
    await expect(page.locator('.scene .way.won .let')).toHaveText('A');
    // The next card lists its changes one by one.
    const seal = page.locator('.scene .seal').first();
    for (let turned = 0; turned < 6 && (await seal.textContent()) !== CARD.next; turned += 1)
      await press(page, '[data-story="on"]');
    await expect(seal).toHaveText(CARD.next);
    // The page starts at its top, on a phone too.
    await expect(seal).toBeInViewport();
    expect(await page.locator('.scene .change').count()).toBeGreaterThan(1);
    await expect(page.locator('.scene .change').first()).toContainText(
      page === ana ? 'Lake city' : 'Cité du lac',
    );
    await press(page, '[data-story="on"]');
    await expect(page.locator('.scene')).toHaveCount(0);
    // The score breakdown of the finished round follows.
    await expect(page.locator('.sheet tfoot td')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await press(page, '.sheet [data-story="on"]');
  }
  // On a phone the page is not wider than the window.
  expect(await bea.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // The tile lies on the chart, and the card can be read again.
  await expect(ana.locator('.map .plate.leg')).not.toHaveCount(0);
  await press(ana, '[data-story="again"]');
  await expect(ana.locator('.scene .seal').first()).toHaveText(CARD.next);
  // A vote cannot be undone.
  await expect(ana.locator('[data-deed="undo"]:enabled')).toHaveCount(0);
  expect(complaints).toEqual([]);
  await other.close();
});
