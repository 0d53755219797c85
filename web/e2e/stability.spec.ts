// Comfort of a table: no unexpected layout shifts, highlighted things in view, and the viewer's own pace.
import { click, expect, LiveListener, play, prefer, sitDown, test, type Page } from './room.ts';

const against = (game: string, bots: number) => ({
  game,
  seats: [
    { kind: 'me' as const },
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'easy' })),
  ],
});

test('in step mode, moves of others wait for a press', async ({ page, server, context }) => {
  await prefer(context, { pace: 'step' });
  const ear = new LiveListener(page);
  await sitDown(page, server, against('mundus-novus', 2));
  await ear.until(({ position }) => position.legal.length > 0);
  const log = page.locator('.log li');
  await expect(page.locator('.prompt')).toBeVisible();
  // Make own decisions until the other players have events to show.
  for (let tries = 0; tries < 12 && (await page.locator('[data-next]').count()) === 0; tries += 1) {
    const thing = page.locator('[data-action]').first();
    await expect(thing.or(page.locator('[data-next]')).first()).toBeVisible();
    if (await page.locator('[data-next]').count()) break;
    await thing.click();
    await page.waitForTimeout(400);
  }
  const next = page.locator('[data-next]');
  await expect(next).toBeVisible();
  // A past position offers no decisions.
  await expect(page.locator('[data-action]')).toHaveCount(0);
  const before = await log.count();
  await page.waitForTimeout(1_000);
  expect(await log.count()).toBe(before);
  await next.click();
  await expect.poll(() => log.count()).not.toBe(before);
});

/** A layout-shift entry of the browser. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Records every layout shift from now on, including those right after a press, which browsers exclude. On a phone the
 * prompt bar is as high as its choices need and moves the table at the top of the page. That shift is excluded, and so is
 * the start of the group of choices: it has no look of its own and is aligned to its end, so other choices start elsewhere.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const entries: [number, string, boolean][] = [];
    Object.assign(globalThis, { shifts: entries });
    const bar = document.querySelector<HTMLElement>('.prompt');
    const grown: number[] = [];
    let high = bar?.offsetHeight ?? 0;
    if (bar && innerWidth <= 900)
      new ResizeObserver(() => {
        grown.push(bar.offsetHeight - high);
        high = bar.offsetHeight;
      }).observe(bar);
    const isTheBars = ({ sources }: Shift): boolean =>
      sources.some(
        ({ node, previousRect, currentRect }) =>
          node instanceof Element &&
          node.matches('main.table') &&
          grown.some((by) => by !== 0 && Math.abs(currentRect.y - previousRect.y - by) <= 1),
      );
    // The reported boxes include the shadows of the buttons, which differ by a few pixels.
    const isStartOfChoices = ({ sources }: Shift): boolean =>
      sources.every(
        ({ node, previousRect: from, currentRect: to }) =>
          node instanceof Element && node.matches('.prompt .acts') && Math.abs(from.right - to.right) < 8,
      );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (isTheBars(entry) || isStartOfChoices(entry)) continue;
        const { value, sources, hadRecentInput } = entry;
        const names = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const place = (box: DOMRect): string => `${Math.round(box.x)},${Math.round(box.y)}`;
          return `${element?.tagName}.${element?.getAttribute('class')} ${place(from)} > ${place(to)}`;
        });
        entries.push([value, names.join(' | '), hadRecentInput]);
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** The sum of all shifts, the sum of shifts without a recent press, and the largest shifts. */
async function shifts(page: Page): Promise<{ sum: number; unasked: number; worst: string[] }> {
  const entries = await page.evaluate(
    () => (globalThis as unknown as { shifts: [number, string, boolean][] }).shifts,
  );
  const worst = [...entries].sort(([a], [b]) => b - a).slice(0, 5);
  const all = (some: typeof entries): number => some.reduce((sum, [value]) => sum + value, 0);
  return {
    sum: all(entries),
    unasked: all(entries.filter(([, , asked]) => !asked)),
    worst: worst.map((one) => one.join(' ')),
  };
}

/** The limit for the sum of shifts in one stretch of a game: a fiftieth of the window, moved by its whole length. */
const STILL = 0.02;
/** The decisions in a stretch, and the number of stretches. */
const STRETCH = 12;
const STRETCHES = process.env.CARAVELLE_FULL ? 5 : 1;

/**
 * Checks that highlighted things can be pressed: in the window, and not under the prompt or any other element. A choice
 * may be highlighted in several places. Reports choices of which no place is in view.
 */
async function highlightedInSight(
  page: Page,
): Promise<{ highlighted: number; seen: number; lost: string[]; scrolls: boolean }> {
  return page.evaluate(() => {
    const highlighted = [
      ...document.querySelectorAll<HTMLElement | SVGElement>('[data-action], [data-tool]'),
    ].filter((one) => one.getClientRects().length > 0);
    // A coast has a hollow centre, so several points are tried.
    const parts = [4, 2, 6, 1, 7].map((part) => part / 8);
    const seen = highlighted.filter((one) => {
      const box = one.getBoundingClientRect();
      return parts.some((across) =>
        parts.some((down) => {
          const [x, y] = [box.x + box.width * across, box.y + box.height * down];
          return one.contains(document.elementFromPoint(x, y));
        }),
      );
    });
    const name = ({ dataset }: HTMLElement | SVGElement): string =>
      [dataset.action, dataset.moves, dataset.tool].join(' ');
    const known = new Set(seen.map(name));
    const lost = [...new Set(highlighted.map(name))].filter((one) => !known.has(one));
    const room = document.querySelector('.room');
    const scrolls = room !== null && room.scrollHeight > room.clientHeight + 1;
    return { highlighted: highlighted.length, seen: seen.length, lost, scrolls };
  });
}

/** Text that is cut off: the first words of a prompt, a phase in the header, the name of a tile. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const say = document.querySelector('.prompt .say');
    const sentence = say?.querySelector('p');
    const above =
      say && sentence && sentence.getBoundingClientRect().top < say.getBoundingClientRect().top - 1;
    const isCut = (one: Element): boolean => one.scrollWidth > one.clientWidth + 1;
    const cut = [...document.querySelectorAll('.stages, .tile .plate')].filter(isCut);
    return [...(above ? [sentence] : []), ...cut].map((one) => one.textContent ?? '');
  });
}

for (const { game, bots, width, height, lang, whole } of [
  { game: 'mundus-novus', bots: 3, width: 1366, height: 768, lang: 'fr' as const },
  { game: 'mundus-novus', bots: 3, width: 360, height: 780, lang: 'fr' as const },
  // A whole game in French. In the full test it runs to the last round if `whole` is set.
  { game: 'goa', bots: 2, width: 1366, height: 768, lang: 'fr' as const, whole: true },
  { game: 'goa', bots: 2, width: 360, height: 640, lang: 'fr' as const, whole: true },
  { game: 'au-nom-du-roi', bots: 3, width: 1366, height: 768, lang: 'fr' as const, whole: true },
  { game: 'au-nom-du-roi', bots: 1, width: 360, height: 740, lang: 'fr' as const, whole: true },
  { game: 'ilos', bots: 3, width: 1366, height: 768, lang: 'fr' as const },
  { game: 'ilos', bots: 2, width: 360, height: 740, lang: 'en' as const },
  { game: 'maracaibo', bots: 2, width: 1366, height: 768, lang: 'en' as const },
  { game: 'maracaibo', bots: 1, width: 360, height: 740, lang: 'fr' as const },
]) {
  test(`${game} at ${width} px has no layout shifts and shows all highlighted things`, async ({
    page,
    server,
    context,
  }) => {
    test.slow();
    await prefer(context, { lang });
    await page.setViewportSize({ width, height });
    const listener = new LiveListener(page);
    await sitDown(page, server, against(game, bots));
    await listener.until(({ position }) => position.legal.length > 0);
    await page.evaluate(() => document.fonts.ready);
    await watchShifts(page);
    const made = await play(page, listener, {
      seed: width,
      decisions: whole && process.env.CARAVELLE_FULL ? Infinity : STRETCH * STRETCHES,
      take: async (page, offer, at) => {
        const { highlighted, seen, lost, scrolls } = await highlightedInSight(page);
        expect(highlighted, 'something is highlighted').toBeGreaterThan(0);
        // A phone shows the first highlighted thing. A desktop shows the whole table and all highlighted things without
        // scrolling.
        expect(seen, `in sight at decision for ${offer.action}`).toBeGreaterThan(0);
        if (width > 900) expect({ scrolls, lost }, 'out of sight').toEqual({ scrolls: false, lost: [] });
        expect(await cutOff(page), 'cut off').toEqual([]);
        await click(page, offer, at);
      },
    });
    const { sum, unasked, worst } = await shifts(page);
    test
      .info()
      .annotations.push({ type: 'shift', description: `${sum.toFixed(4)}, unasked ${unasked.toFixed(4)}` });
    expect(sum, worst.join('\n')).toBeLessThan(STILL * Math.ceil(made / STRETCH));
    // Unexpected shifts, as browsers count them: the limit of one stretch applies to the whole game.
    expect(unasked, worst.join('\n')).toBeLessThan(STILL);
  });
}

test('the lobby has no layout shifts while it loads', async ({ page, server, context }) => {
  await prefer(context, { lang: 'fr' });
  await sitDown(page, server, against('mundus-novus', 1));
  await page.addInitScript(() => {
    const entries: number[] = [];
    Object.assign(globalThis, { moved: entries });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as Shift[]) entries.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(server.url);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Jouer' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(STILL);
});
