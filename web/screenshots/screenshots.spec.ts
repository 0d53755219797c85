// Pictures of lobby, tables and end of game for the README: `npm run screenshots` writes them to docs/screenshots.
import { mkdirSync, writeFileSync } from 'node:fs';
import { ask, LiveListener, expect, play, prefer, sitDown, test } from '../e2e/room.ts';
import { picture } from './palette.ts';

const FOLDER = '../docs/screenshots';
const SEATS = [
  { kind: 'me' as const },
  ...Array.from({ length: 3 }, () => ({ kind: 'bot' as const, level: 'medium' })),
];

const LOOKS = [
  { theme: 'light', lang: 'en', width: 1400, height: 900 },
  { theme: 'dark', lang: 'fr', width: 1400, height: 900 },
  { theme: 'light', lang: 'fr', width: 360, height: 800 },
  { theme: 'dark', lang: 'en', width: 360, height: 800 },
] as const;

for (const { theme, lang, width, height } of LOOKS) {
  test(`pictures, ${theme} ${lang} ${width}`, async ({ page, server, context }) => {
    test.slow();
    mkdirSync(FOLDER, { recursive: true });
    const shoot = async (what: string): Promise<void> => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.mouse.move(2, 2);
      writeFileSync(`${FOLDER}/${what}-${width}-${theme}-${lang}.png`, await picture(page));
    };
    await prefer(context, { theme, lang });
    await page.setViewportSize({ width, height });
    await page.goto(server.url);
    await expect(page.locator('.go .big')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await shoot('lobby');
    const listener = new LiveListener(page);
    const table = await sitDown(page, server, { game: 'mundus-novus', seats: SEATS }, 'Inês');
    await play(page, listener, { seed: 4, decisions: 10 });
    // A trade shows most of the board.
    await play(page, listener, {
      seed: 6,
      stop: ({ position }) => position.legal.filter(({ action }) => action.do === 'take').length > 3,
    });
    await shoot('table');
    // A bot plays on from here without a viewer.
    await ask(page, server, `tables/${table.id}/replace`, { seat: 0, bot: 'medium' });
    await expect(page.locator('.sheet tfoot td').first()).toBeVisible({ timeout: 120_000 });
    await shoot('end');
  });
}

/** A table of each game after this many own decisions, with pieces on the board. */
const BOARDS = [
  { game: 'mundus-novus', decisions: 16 },
  { game: 'au-nom-du-roi', decisions: 22 },
  { game: 'goa', decisions: 30 },
  { game: 'ilos', decisions: 26 },
  { game: 'maracaibo', decisions: 30 },
] as const;

for (const { game, decisions } of BOARDS) {
  for (const { theme, lang, width, height } of LOOKS.slice(0, 2)) {
    test(`picture of ${game}, ${theme} ${lang}`, async ({ page, server, context }) => {
      test.slow();
      mkdirSync(FOLDER, { recursive: true });
      await prefer(context, { theme, lang });
      await page.setViewportSize({ width, height });
      const listener = new LiveListener(page);
      await sitDown(page, server, { game, seats: SEATS.slice(0, 3) }, 'Inês');
      await play(page, listener, { seed: 4, decisions });
      // Waits for the player's next turn.
      await listener.until(({ position }) => position.legal.length > 0 || position.result !== undefined);
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(2, 2);
      writeFileSync(`${FOLDER}/${game}-${width}-${theme}-${lang}.png`, await picture(page));
    });
  }
}
