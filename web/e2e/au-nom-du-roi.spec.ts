// The board of Au nom du Roi by keyboard alone: buy, reserve, take and fill missions, send boats, undo.
import type { RoiInvestor, RoiView } from '../src/generated/au-nom-du-roi.ts';
import type { News } from '../src/generated/wire.ts';
import { enter, expect, LiveListener, prefer, sitDown, tabTo, test, type Page } from './room.ts';

/** A player who uses the keyboard alone, with the live connection to compare the page with. */
class Player {
  constructor(
    readonly page: Page,
    readonly listener: LiveListener,
  ) {}

  /** Waits for a position with an own decision. */
  async mine(): Promise<{ view: RoiView; own: RoiInvestor; legal: string[]; pending: string }> {
    const { position } = await this.listener.until((news) => news.position.legal.length > 0);
    const view = position.view as RoiView;
    const own = view.investors[view.actor ?? -1];
    if (!own) throw new Error('nobody decides');
    const legal = position.legal.map(({ text }) => text);
    // Wait until the page shows the position that the server sent.
    await expect(this.page.locator('.board [data-spot="expedition-E01"]')).toBeVisible();
    return { view, own, legal, pending: view.pending.at(-1)?.kind ?? 'menu' };
  }

  /** Performs one request and waits for its answer. */
  async request(act: () => Promise<unknown>): Promise<void> {
    const { answers } = this.listener;
    await act();
    await this.listener.until(() => this.listener.answers > answers);
    expect(this.listener.answers).toBe(answers + 1);
    expect(this.listener.stopped).not.toBe('illegal');
    await this.settle();
  }

  key(key: string): Promise<void> {
    return this.request(() => this.page.keyboard.press(key));
  }

  /** Presses a button of the prompt bar by its digit. */
  async digit(action: string): Promise<void> {
    const button = this.page.locator(`.acts [data-action="${action}"]`);
    await expect(button).toBeVisible();
    const all = await this.page
      .locator('.acts [data-action]')
      .evaluateAll((buttons) => buttons.map((one) => (one as HTMLElement).dataset.action));
    await this.key(String(all.indexOf(action) + 1));
  }

  /** Tabs to an element and presses Enter, which sends a request. */
  enter(selector: string): Promise<void> {
    return this.request(() => enter(this.page, selector));
  }

  /** Waits until the last position is drawn. */
  settle(): Promise<unknown> {
    return this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }

  count(selector: string): Promise<number> {
    return this.page.locator(selector).count();
  }
}

const boatsOf = (own: RoiInvestor): number => own.idle.length + (own.joker.at === 'idle' ? 1 : 0);
const HIGHLIGHTED = '[data-spot^="expedition-"][data-action]';
const WITH_CARD = `${HIGHLIGHTED}.spends-card`;
/** The view of a position, which an undo restores exactly. */
const shown = (news: News | undefined): string => JSON.stringify(news?.position.view);

/** Buys boats for the missions in hand, or any boat, and takes coins, until the condition holds at the menu. */
async function grow(player: Player, holds: (own: RoiInvestor) => boolean): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    const { view, own, legal, pending } = await player.mine();
    if (pending === 'menu' && legal.includes('send') && holds(own)) return;
    const colours = new Set((own.hand ?? []).map(({ mission }) => mission.colour));
    const slots = view.purchase.filter(({ slot }) => legal.includes(`buy ${slot}`));
    const slot = (slots.find(({ boat }) => boat && colours.has(boat.colour)) ?? slots[0])?.slot;
    if (pending === 'buy' && slot !== undefined && boatsOf(own) < 6 && own.coins > 6)
      await player.enter(`[data-spot="purchase-${slot}"][data-action]`);
    else if (pending === 'buy' && legal.includes('done')) await player.key('d');
    else if (pending === 'buy') await player.enter(`[data-spot="purchase-${slot}"][data-action]`);
    else if (legal.includes('buy') && boatsOf(own) < 6 && own.coins > 6) await player.digit('buy');
    else if (legal.includes('coins')) await player.digit('coins');
    else await player.key('e');
  }
  throw new Error('it never came to that');
}

test('missions, boats, joker card and joker boat work by keyboard', async ({ page, server, context }) => {
  test.slow();
  await prefer(context, {});
  const listener = new LiveListener(page);
  const player = new Player(page, listener);
  await sitDown(page, server, {
    game: 'au-nom-du-roi',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
  });

  // R and Enter reserve a card. One Ctrl+Z takes back each of the two.
  await player.mine();
  const begun = shown(listener.news);
  await player.key('r');
  await player.enter('[data-spot="filling-2"][data-action]');
  expect((await player.mine()).view.filling[1]?.reserved).not.toBeNull();
  await expect(page.locator('[data-spot="filling-2"] .roi-pin')).toBeVisible();
  await player.key('Control+z');
  await player.key('Control+z');
  expect(shown(listener.news)).toBe(begun);

  // Taking a mission from the display is two moves in one request.
  const taken = (await player.mine()).view.display[0]?.mission?.id;
  await player.enter('[data-spot="display-1"][data-action]');
  expect((await player.mine()).own.hand?.map(({ mission }) => mission.id)).toContain(taken);

  // Filling a mission starts with the place: every boat that can still lead to its volume is offered.
  await grow(player, (own) => (own.hand ?? []).some(({ fillable }) => fillable) && own.coins > 4);
  const { own: filler } = await player.mine();
  const mission = filler.hand?.find(({ fillable }) => fillable)?.mission.id ?? '';
  await enter(page, `[data-tool="place ${mission}"]`);
  await expect(page.locator('.prompt .say p')).toHaveText(/^Choose a boat for the/);
  for (let boats = 0; boats < 6; boats += 1) {
    const answers = '[data-spot^="boat-"][data-action], [data-spot^="rig-"][data-action]';
    await player.settle();
    // Boats that need the joker card are offered only after the card is picked up.
    if ((await player.count(answers)) === 0) await page.keyboard.press('j');
    await player.enter(answers);
    if ((await player.mine()).pending === 'engage') break;
  }
  await tabTo(page, '[data-spot="engage-1"]');
  await expect(page.locator('.tell')).toContainText('round');
  await player.key('1');
  expect((await player.mine()).own.running.map((one) => [one.mission.id, one.turns])).toContainEqual([
    mission,
    1,
  ]);

  // Send five boats in one action, the joker boat among them.
  await grow(player, (own) => boatsOf(own) >= 5 && own.joker.at === 'idle' && own.coins > 5);
  const before = shown(listener.news);
  const { own: sender } = await player.mine();
  const cards = sender.joker_cards;
  let carded = 0;
  for (const [at, { id }] of sender.idle.slice(0, 4).entries()) {
    await enter(page, `[data-tool="boat ${id}"]`);
    await expect(page.locator('.prompt .say p')).toHaveText(/^Where does the/);
    await player.settle();
    // Without the card, the joker boat highlights no place that costs a card. With the card, it highlights only those.
    expect(await player.count(WITH_CARD)).toBe(0);
    const plain = await player.count(HIGHLIGHTED);
    await page.keyboard.press('j');
    await player.settle();
    const withCard = await player.count(WITH_CARD);
    if (withCard > 0 && (carded === 0 || plain === 0)) {
      await player.enter(WITH_CARD);
      carded += 1;
    } else {
      await page.keyboard.press('j');
      await player.enter(HIGHLIGHTED);
    }
    expect((await player.mine()).own.joker_cards).toBe(cards - carded);
    if (at > 0) continue;
    // Three moves were one request and are undone as one.
    await player.key('Control+z');
    expect(shown(listener.news)).toBe(before);
    await player.key('Control+y');
  }
  expect(carded).toBeGreaterThan(0);

  // A digit sets the volume of the joker boat, an arrow key its colour.
  await enter(page, '[data-tool="joker"]');
  const colours = page.locator('.colours [role=radio]');
  const volumes = page.locator('.rig [role=radiogroup]:not(.colours) [role=radio]');
  await page.keyboard.press('3');
  await expect(volumes.nth(2)).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('1');
  await expect(volumes.nth(0)).toHaveAttribute('aria-checked', 'true');
  await tabTo(page, '.colours [aria-checked="true"]');
  const second = (await colours.nth(0).getAttribute('aria-checked')) === 'true' ? 1 : 0;
  await page.keyboard.press('ArrowRight');
  await expect(colours.nth(second)).toHaveAttribute('aria-checked', 'true');
  await expect(colours.nth(second)).toBeFocused();
  if ((await player.count(HIGHLIGHTED)) === 0) await page.keyboard.press('ArrowLeft');
  const chosen = await colours.evaluateAll((all) =>
    all.findIndex((one) => one.getAttribute('aria-checked') === 'true'),
  );
  await player.enter(HIGHLIGHTED);
  const { view, own, legal } = await player.mine();
  const there = view.expeditions.flatMap(({ boats }) =>
    boats.filter(({ joker, owner }) => joker !== null && owner === own.seat),
  );
  expect(there.map((boat) => [boat.colour, boat.volume])).toEqual([[sender.joker.colours?.[chosen], 1]]);
  expect(view.turn?.sent.reduce((sum, { boats }) => sum + boats, 0)).toBe(5);
  // Boats of this turn are marked as new on the board.
  expect(await player.count('.board .roi-new')).toBe(5);
  // D ends the action if a boat is left. Otherwise the action has ended already.
  if (legal.includes('done')) await player.key('d');
  expect((await player.mine()).pending).toBe('menu');
});
