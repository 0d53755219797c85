// How a table feels: nothing moves by itself, what is lit is in sight, the pace is the viewer's.
import { expect, LiveListener, play, prefer, sitDown, test, type Page } from './room.ts';

const against = (game: string, bots: number) => ({
  game,
  seats: [
    { kind: 'me' as const },
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'easy' })),
  ],
});

test('step by step, what others do waits for a press', async ({ page, server, context }) => {
  await prefer(context, { pace: 'step' });
  const ear = new LiveListener(page);
  await sitDown(page, server, against('mundus-novus', 2));
  await ear.until(({ position }) => position.legal.length > 0);
  const log = page.locator('.log li');
  await expect(page.locator('.prompt')).toBeVisible();
  // Decisions of one's own are made until the others have something to show.
  for (let tries = 0; tries < 12 && (await page.locator('[data-next]').count()) === 0; tries += 1) {
    const thing = page.locator('.acts [data-action]').first();
    await expect(thing.or(page.locator('[data-next]')).first()).toBeVisible();
    if (await page.locator('[data-next]').count()) break;
    await thing.click();
    await page.waitForTimeout(400);
  }
  const next = page.locator('[data-next]');
  await expect(next).toBeVisible();
  // What is not the present offers nothing to decide.
  await expect(page.locator('[data-action]')).toHaveCount(0);
  const before = await log.count();
  await page.waitForTimeout(1_000);
  expect(await log.count()).toBe(before);
  await next.click();
  await expect.poll(() => log.count()).not.toBe(before);
});

/** What the browser reports of a thing that was drawn in another place than before. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Hears of everything that moves from now on: right after a press as well, which browsers themselves would forgive. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told: [number, string][] = [];
    Object.assign(globalThis, { shifts: told });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const names = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const place = (box: DOMRect): string => `${Math.round(box.x)},${Math.round(box.y)}`;
          return `${element?.tagName}.${element?.getAttribute('class')} ${place(from)} > ${place(to)}`;
        });
        told.push([value, names.join(' | ')]);
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** How much has moved in all, and what has moved most. */
async function shifts(page: Page): Promise<{ sum: number; worst: string[] }> {
  const told = await page.evaluate(() => (globalThis as unknown as { shifts: [number, string][] }).shifts);
  const worst = [...told].sort(([a], [b]) => b - a).slice(0, 5);
  return { sum: told.reduce((sum, [value]) => sum + value, 0), worst: worst.map((one) => one.join(' ')) };
}

/** More than this may not move in a stretch of a game: a fiftieth of the window by its whole length. */
const STILL = 0.02;
/** Decisions that are watched at a stretch. */
const STRETCH = 12;

for (const { game, bots } of [
  { game: 'mundus-novus', bots: 3 },
  { game: 'goa', bots: 2 },
]) {
  for (const { width, height, lang } of [
    { width: 1400, height: 900, lang: 'en' as const },
    { width: 360, height: 780, lang: 'fr' as const },
  ]) {
    test(`nothing moves by itself in ${game} at ${width} px`, async ({ page, server, context }) => {
      test.slow();
      await prefer(context, { lang });
      await page.setViewportSize({ width, height });
      const listener = new LiveListener(page);
      await sitDown(page, server, against(game, bots));
      await listener.until(({ position }) => position.legal.length > 0);
      await page.evaluate(() => document.fonts.ready);
      await watchShifts(page);
      await play(page, listener, { seed: width, decisions: STRETCH });
      const { sum, worst } = await shifts(page);
      expect(sum, worst.join('\n')).toBeLessThan(STILL);
    });
  }
}
