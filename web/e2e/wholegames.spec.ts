// Whole games by clicks. The robot knows no rules and reads only `data-action`.
import type { NewSeat } from '../src/generated/wire.ts';
import { catalog } from '../fixtures/program.ts';
import { checkInvariants, scoresAddUp } from './invariants.ts';
import {
  LiveListener,
  expect,
  offered,
  play,
  prefer,
  press,
  pressOrDigit,
  sitDown,
  speak,
  test,
  type Page,
} from './room.ts';

/** The language changes after this many decisions, so that each width is played in both languages. */
const HALF = 16;

const against = (bots: number): NewSeat[] => [
  { kind: 'me' },
  ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'easy' })),
];

interface Whole {
  id: string;
  seats: number;
  width: number;
  height: number;
  lang: 'en' | 'fr';
  options?: Record<string, unknown>;
}

/** Every game of the catalog on a desktop and a phone. Solo games are also played alone and by three. */
const WHOLE: Whole[] = catalog().flatMap(({ id, seats }): Whole[] => [
  { id, seats: 2, width: 1366, height: 768, lang: 'en' },
  ...(seats.min === 1 ? [1, 3] : [2]).map((count) => ({
    id,
    seats: count,
    width: 360,
    height: 740,
    lang: 'fr' as const,
  })),
]);
// The variants of a drawn game: other tiles, cards and numbers in the same places.
WHOLE.push({
  id: 'goa',
  seats: 3,
  width: 820,
  height: 1180,
  lang: 'fr',
  options: { 'quick-start': true, bonanza: true, 'open-ducats': true },
});

// The invariants of every position, with the most seats, in each window size and each language.
if (process.env.CARAVELLE_FULL)
  for (const { id, seats } of catalog())
    for (const [width, height] of [
      [1366, 768],
      [360, 740],
    ] as const)
      for (const lang of ['en', 'fr'] as const) WHOLE.push({ id, seats: seats.max, width, height, lang });

// All seats, levels and decks of Maracaibo take too long for the default run, which plays one game per width and a solo
// game.
if (process.env.CARAVELLE_FULL)
  for (const [at, level] of ['easy', 'medium', 'hard'].entries())
    for (const armada of [false, true])
      for (const seats of [1, 2, 3, 4])
        WHOLE.push({
          id: 'maracaibo',
          seats,
          width: (at + seats) % 2 ? 1400 : 360,
          height: (at + seats) % 2 ? 900 : 800,
          lang: armada ? 'fr' : 'en',
          options: { level, armada },
        });

// The story by clicks: turned pages, votes on the card, new tiles on the chart; alone and by two.
if (process.env.CARAVELLE_FULL)
  for (const seats of [1, 2])
    WHOLE.push({
      id: 'maracaibo',
      seats,
      width: seats === 1 ? 1400 : 360,
      height: seats === 1 ? 900 : 800,
      lang: seats === 1 ? 'en' : 'fr',
      options: { mode: 'story' },
    });

// Ilôs for three to five, on a desktop and a phone, also takes too long for the default run.
if (process.env.CARAVELLE_FULL)
  for (const seats of [3, 4, 5])
    for (const [width, height] of [
      [1400, 900],
      [360, 800],
    ] as const)
      WHOLE.push({ id: 'ilos', seats, width, height, lang: seats === 4 ? 'fr' : 'en' });

// So does Au nom du Roi for three and four.
if (process.env.CARAVELLE_FULL)
  for (const seats of [3, 4])
    for (const [width, height] of [
      [1400, 900],
      [360, 800],
    ] as const)
      WHOLE.push({ id: 'au-nom-du-roi', seats, width, height, lang: seats === 3 ? 'en' : 'fr' });

/** Checks that the page does not scroll sideways. */
async function staysInWidth(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

for (const { id, seats, width, height, lang, options } of WHOLE) {
  const other = lang === 'en' ? 'fr' : 'en';
  const how = options ? `, with ${JSON.stringify(options)}` : '';
  test(`${id} by ${seats} at ${width} px, in ${lang} and ${other}${how}`, async ({
    page,
    server,
    context,
  }) => {
    test.slow();
    await prefer(context, { lang });
    await page.setViewportSize({ width, height });
    const listener = new LiveListener(page);
    await sitDown(page, server, { game: id, seats: against(seats - 1), ...(options ? { options } : {}) });
    await play(page, listener, { seed: width, decisions: HALF, look: checkInvariants });
    await staysInWidth(page);
    await speak(page, listener, other);
    const made = await play(page, listener, { seed: width + 1, look: checkInvariants });
    expect(made).toBeGreaterThan(5);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('.sheet tfoot td').first()).toBeVisible();
    // A solo player has an automa with its own column.
    await expect(page.locator('.sheet tfoot tr:first-child td')).toHaveCount(Math.max(2, seats));
    await staysInWidth(page);

    await scoresAddUp(page);
    const words = await page.locator('main').innerText();
    expect(words, 'no sign is written twice').not.toMatch(/([=→:;,])\s*\1/);

    // The end: winner, verification, record, board, rematch.
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await page.locator('[data-verify]').click();
    await expect(page.locator('[data-verified=true]')).toBeVisible();
    const record = page.waitForEvent('download');
    await page.locator('a[download]').click();
    expect((await record).suggestedFilename()).toContain(id);
    await page.locator('[data-end=board]').click();
    // A story page from the end of the game may still be open. It is turned like all others.
    await offered(page);
    await expect(page.locator('.board, .text').first()).toBeVisible();
    await page.locator('[data-end=scores]').click();
    await page.locator('[data-end=rematch]').click();
    await expect(page.locator('.prompt, .wait').first()).toBeVisible();
  });
}

// Each decision takes many presses of Tab, so only the full run plays a whole game this way.
const BY_KEYS = process.env.CARAVELLE_FULL ? {} : { decisions: 30 };

test('text mode can be played by keyboard', async ({ page, server, context }) => {
  test.slow();
  await prefer(context, { textMode: true });
  const listener = new LiveListener(page);
  await sitDown(page, server, { game: 'mundus-novus', seats: against(1) });
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await play(page, listener, { seed: 5, take: pressOrDigit, ...BY_KEYS })).toBeGreaterThan(20);
});

test('the board can be played by keyboard', async ({ page, server, context }) => {
  test.slow();
  await prefer(context, {});
  const listener = new LiveListener(page);
  await sitDown(page, server, { game: 'mundus-novus', seats: against(1) });
  expect(await play(page, listener, { seed: 3, take: pressOrDigit, ...BY_KEYS })).toBeGreaterThan(20);
});

test('tiles can be laid and cards paid by keyboard', async ({ page, server, context }) => {
  test.slow();
  await prefer(context, {});
  const listener = new LiveListener(page);
  await sitDown(page, server, { game: 'ilos', seats: against(1) });
  await play(page, listener, {
    seed: 3,
    // On this board digits select cards, not buttons.
    take: press,
    ...(process.env.CARAVELLE_FULL ? {} : { decisions: 14 }),
  });
});
