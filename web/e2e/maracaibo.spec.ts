// The drawn table of Maracaibo: what a decision costs, keys and thumbs, what is public and how near it is.
import { click, expect, LiveListener, play, prefer, press, sitDown, test, type Page } from './room.ts';
import { markDecisions, median, traced, yardstick } from './tracing.ts';
import type { NewSeat } from '../src/generated/wire.ts';

const against = (bots: number): { game: string; seats: NewSeat[] } => ({
  game: 'maracaibo',
  seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'easy' }))],
});

test('nothing shifts', async ({ page, server, context }) => {
  test.slow();
  await prefer(context, { lang: 'fr' });
  await page.addInitScript(() => {
    const shifts = ((globalThis as { shifts?: number[] }).shifts = []) as number[];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const listener = new LiveListener(page);
  await sitDown(page, server, against(1));
  await play(page, listener, { seed: 3, decisions: 6 });
  await page.evaluate(() => ((globalThis as { shifts?: number[] }).shifts!.length = 0));
  await play(page, listener, { seed: 5, decisions: 16 });
  const shifts = await page.evaluate(() => (globalThis as { shifts?: number[] }).shifts ?? []);
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
});

/**
 * What a decision may cost, from the press to the answer, in yardsticks: script, and the layout that it forces. It was 18
 * of them before positions shared what they have in common and the chart had a width of its own, 10 before a thing stayed the
 * same element whatever it stands for, 8 to 10 as long as the bar measured itself in the middle of it, and is 5.
 */
const MOST = 8;

test('a decision draws anew only what has changed', async ({ page, server, context }) => {
  test.slow();
  await prefer(context, { lang: 'fr' });
  await markDecisions(page);
  const session = await context.newCDPSession(page);
  const listener = new LiveListener(page);
  await sitDown(page, server, against(2));
  await play(page, listener, { seed: 3, decisions: 6 });
  const { decisions, yardsticks } = await traced(session, () =>
    play(page, listener, {
      seed: 5,
      decisions: process.env.CARAVELLE_FULL ? 60 : 12,
      take: async (on, offer, at) => {
        await yardstick(on);
        await click(on, offer, at);
      },
    }),
  );
  expect(decisions.length).toBeGreaterThan(8);
  const cost = median(decisions.map(({ script, layout }) => script + layout));
  const machine = median(yardsticks);
  const script = median(decisions.map((one) => one.script));
  test.info().annotations.push({
    type: 'redraw',
    description: `${cost.toFixed(1)} ms, ${script.toFixed(1)} of it script, with a yardstick of ${machine.toFixed(2)} ms`,
  });
  expect(cost / machine, `${cost} ms by ${machine} ms`).toBeLessThan(MOST);
});

test('by keyboard alone, with digits for the stops', async ({ page, server, context }) => {
  test.slow();
  await prefer(context, {});
  const listener = new LiveListener(page);
  await sitDown(page, server, against(1));
  const sails = ({ position }: { position: { view: unknown } }): boolean =>
    (position.view as { stage: string }).stage === 'sail';
  await play(page, listener, { seed: 2, stop: sails });
  await expect(page.locator('.spot.pin').first()).toBeVisible();
  // There are two ways around Hispaniola: the button for the other one lies on the chart.
  const [chart, ways] = await Promise.all(
    ['.chartbox', '.otherways'].map((one) => page.locator(one).first().boundingBox()),
  );
  expect(ways && chart && ways.y > chart.y && ways.y + ways.height < chart.y + chart.height).toBe(true);
  const cost = (await page.locator('.spot.pin b').last().textContent()) ?? '';
  await page.keyboard.press(cost);
  await expect(page.locator('.spot.pin:focus b')).toHaveText(cost);
  await expect(page.locator('.tip .stop-tooltip')).toBeVisible();
  await play(page, listener, {
    seed: 4,
    decisions: process.env.CARAVELLE_FULL ? Infinity : 14,
    take: press,
  });
});

/** What of the highlighted places is not their own target: each with the point at which something else lies. */
function strays(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const out: string[] = [];
    for (const place of document.querySelectorAll<SVGGElement>('[data-highlighted]')) {
      for (const shape of place.querySelectorAll(
        '.berth rect, .berth circle, .plate > rect:first-child, .vn, :scope > rect, :scope > circle',
      )) {
        const box = shape.getBoundingClientRect();
        if (box.width === 0 || box.bottom > innerHeight || box.top < 0) continue;
        for (const [px, py] of [
          [1, 1],
          [1, 5],
          [3, 3],
          [5, 1],
          [5, 5],
          [2, 3],
          [4, 3],
        ] as const) {
          // The corners of a circle lie outside it.
          const round = shape.tagName === 'circle';
          const [fx, fy] = [px, py].map((at) => (round ? 1 / 4 + at / 12 : at / 6));
          const [x, y] = [box.left + box.width * (fx ?? 0), box.top + box.height * (fy ?? 0)];
          const top = document.elementFromPoint(x, y);
          // What is fixed at the edges of a phone covers the chart until that is scrolled.
          if (top?.closest('[data-foot], .prompt')) continue;
          const hit = top?.closest<HTMLElement>('[data-place]');
          if (hit?.dataset.place !== place.dataset.highlighted)
            out.push(
              `${place.dataset.highlighted} at ${Math.round(x)},${Math.round(y)}: ${hit?.dataset.place ?? 'nothing'}`,
            );
        }
      }
    }
    return out;
  });
}

for (const { name, size } of [
  { name: 'a laptop', size: { width: 1366, height: 768 } },
  { name: 'a phone', size: { width: 360, height: 740 } },
])
  test(`on ${name} a highlighted place is its own target, wherever it is pressed`, async ({
    page,
    server,
    context,
  }) => {
    test.slow();
    await prefer(context, { lang: 'fr' });
    await page.setViewportSize(size);
    const listener = new LiveListener(page);
    await sitDown(page, server, against(1));
    const sails = ({ position }: { position: { view: unknown } }): boolean =>
      (position.view as { stage: string }).stage === 'sail';
    for (let turn = 0; turn < (process.env.CARAVELLE_FULL ? 20 : 4); turn += 1) {
      await play(page, listener, { seed: turn + 2, stop: sails });
      if (listener.news?.position.result) break;
      const sheet = page.locator('[data-story="on"]');
      if (await sheet.isVisible()) await sheet.click();
      await page.mouse.move(1, 1);
      await expect(page.locator('[data-highlighted]').first()).toBeVisible();
      // On a phone the list of stops is folded, so that the whole chart can be seen.
      const fold = page.locator('.stops h2 button[aria-expanded="true"]');
      if (await fold.isVisible()) await fold.click();
      await page.locator('.chartpart').scrollIntoViewIfNeeded();
      expect(await strays(page)).toEqual([]);
      // A corner of the farthest place: not its pin, not its number.
      const at = listener.news?.n;
      const { answers } = listener;
      const far = page.locator('[data-highlighted]').last();
      const shape = far.locator('.plate > rect:first-child, .berth circle, rect, circle').first();
      const box = await shape.boundingBox();
      await page.mouse.click(
        (box?.x ?? 0) + (box?.width ?? 0) * 0.7,
        (box?.y ?? 0) + (box?.height ?? 0) * 0.65,
      );
      await listener.until(({ n }) => listener.answers > answers && n !== at);
      expect(listener.stopped).not.toBe('illegal');
    }
  });

test('signs, discards and the others are one press away', async ({ page, server, context, browser }) => {
  await prefer(context, {});
  const listener = new LiveListener(page);
  const table = await sitDown(page, server, against(2));
  await listener.until(({ position }) => position.legal.length > 0);
  await page.locator('.signs-open').click();
  await expect(page.locator('.legend dt')).toHaveCount(46);
  await page.keyboard.press('Escape');
  await expect(page.locator('.legend')).toHaveCount(0);
  await page.locator('.pp').nth(1).click();
  await expect(page.locator('.dock .madock.area')).toBeVisible();
  // Nothing of it lies below the window.
  const dock = await page.locator('.dock').boundingBox();
  expect((dock?.y ?? 0) + (dock?.height ?? 0)).toBeLessThanOrEqual(900);
  // The hand of another is a row of backs.
  await expect(page.locator('.dock .mc.back')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.dock .madock.area')).toHaveCount(0);

  // Whoever watches sees somebody's area, and nothing to press for a move.
  const other = await browser.newContext();
  await prefer(other, {});
  const watcher = await other.newPage();
  await watcher.goto(`${server.url}/#/table/${table.id}?link=${table.watch_link ?? ''}`);
  await expect(watcher.locator('.dock .madock.area')).toBeVisible();
  await expect(watcher.locator('[data-action]')).toHaveCount(0);
  await expect(watcher.locator('.dock .mc.back')).not.toHaveCount(0);
  await other.close();
});

test.describe('with a thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

  test('a tap tells, the button of the sheet takes', async ({ page, server, context }) => {
    await prefer(context, {});
    const listener = new LiveListener(page);
    await sitDown(page, server, against(1));
    await listener.until(({ position }) => position.legal.length > 0);
    // One card to plan, three to discard; each is read before it is set aside, and all are sent as one gesture.
    const cards = page.locator('.handbar .mc[data-tool]');
    const sheet = page.locator('.tip.sheet');
    const commit = page.locator('.acts .btn[data-action]');
    for (const at of [0, 2, 4, 6]) {
      await cards.nth(at).tap();
      await expect(sheet.locator('.mc.full')).toBeVisible();
      const box = await sheet.boundingBox();
      const bar = await page.locator('.handbar').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await sheet.locator('.take').tap();
    }
    const { answers } = listener;
    await commit.tap();
    await listener.until(() => listener.answers > answers);
    expect(listener.stopped).toBeUndefined();
    // Then the careers, in the place of the hand.
    await expect(page.locator('.handbar .careercard')).toHaveCount(2);
  });
});

test('the large chart fills a phone, and opens where the ship is', async ({ page, server, context }) => {
  await prefer(context, { lang: 'fr' });
  await page.setViewportSize({ width: 360, height: 800 });
  const listener = new LiveListener(page);
  await sitDown(page, server, against(1));
  await listener.until(({ position }) => position.legal.length > 0);
  await page.locator('.bigchart').click();
  const chart = page.locator('.largechart .pan svg').first();
  await expect.poll(async () => (await chart.boundingBox())?.height ?? 0).toBeGreaterThan(600);
  // Both ships lie at the port where the journey begins, large enough to be read.
  const ship = page.locator('.largechart .pan .shp').first();
  await expect(ship).toBeInViewport();
  const box = await ship.boundingBox();
  expect(box!.width).toBeGreaterThan(20);
});
