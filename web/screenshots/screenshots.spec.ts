// Pictures of lobby, table and end of game for the README: `npm run screenshots` writes them to docs/screenshots.
import { mkdirSync } from 'node:fs';
import { Ear, expect, play, prefer, sitDown, test } from '../e2e/room.ts';

const FOLDER = '../docs/screenshots';
const SEATS = [
  { kind: 'me' as const },
  ...Array.from({ length: 3 }, () => ({ kind: 'bot' as const, level: 'medium' })),
];

const LOOKS = [
  { theme: 'light', lang: 'en', width: 1400, height: 900 },
  { theme: 'dark', lang: 'en', width: 1400, height: 900 },
  { theme: 'light', lang: 'fr', width: 360, height: 800 },
] as const;

for (const { theme, lang, width, height } of LOOKS) {
  test(`pictures, ${theme} ${lang} ${width}`, async ({ page, server, context }) => {
    test.slow();
    mkdirSync(FOLDER, { recursive: true });
    const shoot = (what: string): Promise<Buffer> =>
      page.screenshot({ path: `${FOLDER}/${what}-${width}-${theme}-${lang}.png` });
    await prefer(context, { theme, lang });
    await page.setViewportSize({ width, height });
    await page.goto(server.url);
    await expect(page.locator('.go .big')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await shoot('lobby');
    const ear = new Ear(page);
    await sitDown(page, server, { game: 'mundus-novus', seats: SEATS }, 'Inês');
    await play(page, ear, { seed: 4, decisions: 40 });
    // In the middle of a trade there is most to see.
    const trades = (action: { do: string }): boolean => action.do === 'take';
    await play(page, ear, {
      seed: 6,
      stop: ({ position }) => position.legal.filter(({ action }) => trades(action)).length > 3,
    });
    await page.mouse.move(2, 2);
    await shoot('table');
    await play(page, ear, { seed: 5 });
    await expect(page.locator('.sheet tfoot td').first()).toBeVisible();
    await page.waitForTimeout(300);
    await shoot('end');
  });
}
