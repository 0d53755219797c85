// Whole games by clicks, by a robot that knows no game: it reads `data-action` and nothing else.
import type { NewSeat } from '../src/generated/wire.ts';
import { catalog } from './server.ts';
import { Ear, expect, play, prefer, sitDown, speak, test, type Page } from './room.ts';

/** The language changes after so many decisions, so that each width is played in both. */
const HALF = 16;

const WIDTHS = [
  { width: 1400, height: 900, lang: 'en' },
  { width: 360, height: 800, lang: 'fr' },
] as const;

/** Seats for the smallest table against bots. */
const small = (seats: number): NewSeat[] => [
  { kind: 'me' },
  ...Array.from({ length: Math.max(2, seats) - 1 }, () => ({ kind: 'bot' as const, level: 'easy' })),
];

/** Nothing sticks out at the side. */
async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

for (const [at, { id, seats }] of catalog().entries()) {
  for (const { width, height, lang } of WIDTHS) {
    const other = lang === 'en' ? 'fr' : 'en';
    // On a phone only the first game is played to its end, unless the full size is asked for.
    const decisions = width > 900 || at === 0 || process.env.CARAVELLE_FULL ? Infinity : 40;
    const length = decisions < Infinity ? 'the beginning' : 'a whole game';
    test(`${length} of ${id} at ${width} px, in ${lang} and ${other}`, async ({ page, server, context }) => {
      test.slow();
      await prefer(context, { lang });
      await page.setViewportSize({ width, height });
      const ear = new Ear(page);
      await sitDown(page, server, { game: id, seats: small(seats.min) });
      await play(page, ear, { seed: width, decisions: HALF });
      await fits(page);
      await speak(page, ear, other);
      const made = await play(page, ear, { seed: width + 1, decisions });
      if (decisions < Infinity) return;
      expect(made).toBeGreaterThan(5);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.locator('.sheet tfoot td').first()).toBeVisible();
      await fits(page);

      // The end: who has won, verification, the record, the board, again.
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await page.locator('[data-verify]').click();
      await expect(page.locator('[data-verified=true]')).toBeVisible();
      const record = page.waitForEvent('download');
      await page.locator('a[download]').click();
      expect((await record).suggestedFilename()).toContain(id);
      await page.locator('[data-end=board]').click();
      await expect(page.locator('.board, .text').first()).toBeVisible();
      await page.locator('[data-end=scores]').click();
      await page.locator('[data-end=rematch]').click();
      await expect(page.locator('.prompt, .wait').first()).toBeVisible();
    });
  }
}

test('a whole game as text, by keyboard alone', async ({ page, server, context }) => {
  test.slow();
  await prefer(context, { textMode: true });
  const ear = new Ear(page);
  await sitDown(page, server, { game: 'mundus-novus', seats: small(2) });
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await play(page, ear, { seed: 5, take: press });
  await expect(page.locator('.sheet tfoot td').first()).toBeVisible();
});

test('a whole game on the board, by keyboard alone', async ({ page, server, context }) => {
  test.slow();
  await prefer(context, {});
  const ear = new Ear(page);
  await sitDown(page, server, { game: 'mundus-novus', seats: small(2) });
  await play(page, ear, { seed: 3, take: press });
  await expect(page.locator('.sheet tfoot td').first()).toBeVisible();
});

/** Takes a choice without a pointer: by its digit, or by Tab until the focus is on it. */
async function press(page: Page, text: string, at: number): Promise<void> {
  const buttons = await page
    .locator('.acts [data-action], .opts [data-action]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action));
  const place = buttons.indexOf(text);
  if (place >= 0 && place < 9 && at > 0) {
    await page.keyboard.press(String(place + 1));
    return;
  }
  for (let tries = 0; tries < 300; tries += 1) {
    const on = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.action);
    if (on === text) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${text}`);
}
