// Whole games by clicks, by a robot that knows no game: it reads `data-action` and nothing else.
import { Ear, expect, play, prefer, sitDown, test, ask } from './room.ts';
import type { GameInfo } from '../src/generated/wire.ts';

const LOOKS = [
  { width: 1400, height: 900, lang: 'en' },
  { width: 360, height: 800, lang: 'fr' },
  { width: 1400, height: 900, lang: 'fr' },
  { width: 360, height: 800, lang: 'en' },
] as const;

for (const { width, height, lang } of LOOKS) {
  test(`a whole game of each at ${width} px in ${lang}`, async ({ page, server, context }) => {
    test.slow();
    await prefer(context, { lang });
    await page.setViewportSize({ width, height });
    const games = await ask<GameInfo[]>(page, server, 'games');
    for (const game of games) {
      const ear = new Ear(page);
      const seats = Math.max(2, game.seats_min) - 1;
      const bots = Array.from({ length: seats }, () => ({ kind: 'bot' as const, level: 'easy' }));
      await sitDown(page, server, { game: game.id, seats: [{ kind: 'me' }, ...bots] });
      const made = await play(page, ear, { seed: width });
      expect(made).toBeGreaterThan(5);
      await expect(page.locator('.sheet tfoot td').first()).toBeVisible();
      // Nothing sticks out at the side.
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
}

test('a whole game as text', async ({ page, server, context }) => {
  test.slow();
  await prefer(context, { textMode: true });
  const ear = new Ear(page);
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }];
  await sitDown(page, server, { game: 'mundus-novus', seats });
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await play(page, ear, { seed: 5 });
  await expect(page.locator('.sheet tfoot td').first()).toBeVisible();
});

test('a whole game by keyboard alone', async ({ page, server, context }) => {
  test.slow();
  await prefer(context, {});
  const ear = new Ear(page);
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }];
  await sitDown(page, server, { game: 'mundus-novus', seats });
  await play(page, ear, {
    seed: 3,
    take: async (at, text) => {
      // Digits for the first nine buttons of the prompt, else arrows or Tab until the focus is on the thing.
      const buttons = await at
        .locator('.acts [data-action]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action));
      const place = buttons.indexOf(text);
      if (place >= 0 && place < 9) {
        await at.keyboard.press(String(place + 1));
        return;
      }
      for (let tries = 0; tries < 200; tries += 1) {
        const on = await at.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.action);
        if (on === text) break;
        await at.keyboard.press('Tab');
      }
      await at.keyboard.press('Enter');
    },
  });
  await expect(page.locator('.sheet tfoot td').first()).toBeVisible();
});
