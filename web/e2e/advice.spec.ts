// Advice by clicks: the coach after a decision, and the review of a finished game.
import type { FromServer } from '../src/generated/wire.ts';
import { findings } from './axe.ts';
import { checkInvariants } from './invariants.ts';
import { ask, expect, LiveListener, play, prefer, sitDown, test, watch } from './room.ts';

const DUEL = {
  game: 'mundus-novus',
  seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }],
};

for (const [width, height] of [
  [1366, 768],
  [360, 740],
] as const)
  test(`the coach names a better choice at ${width} px, covers nothing and does not praise`, async ({
    page,
    server,
    context,
  }) => {
    await prefer(context, { lang: 'fr' });
    await page.setViewportSize({ width, height });
    const complaints = watch(page, server.url);
    const listener = new LiveListener(page);
    const heard: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as FromServer;
        if (message.type === 'coach') heard.push(message.say.id);
      }),
    );
    await sitDown(page, server, { ...DUEL, coach: true });
    const said = page.locator('[data-band=coach]');
    for (let tries = 0; tries < 4; tries += 1) {
      const before = heard.length;
      await play(page, listener, { seed: 5 + tries, decisions: 1 });
      await expect
        .poll(() => heard.length > before, { timeout: 20_000 })
        .toBe(true)
        .catch(() => undefined);
      if (heard.length === before) continue;
      if (heard.at(-1) === 'coach-good' || heard.at(-1) === 'coach-fine') {
        await expect(said).toHaveCount(0);
        continue;
      }
      await expect(said).not.toBeEmpty();
      await checkInvariants(page, 'beside the coach');
      await said.getByRole('button').click();
      await expect(said).toHaveCount(0);
      break;
    }
    expect(heard.length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

test('a finished game is reviewed at 360 px in the dark theme', async ({ page, server, context }) => {
  await prefer(context, { lang: 'fr', theme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  const complaints = watch(page, server.url);
  const listener = new LiveListener(page);
  const table = await sitDown(page, server, DUEL);
  await play(page, listener, { seed: 9, decisions: 6 });
  await ask(page, server, `tables/${table.id}/agree-end`, { end: true });
  await page.locator('[data-end=review]').click();
  await expect(page.locator('section[data-review=done]')).toBeVisible({ timeout: 30_000 });
  const review = page.locator('section.review');
  // The curve has a table beside it with one column for each player.
  await review.locator('summary').click();
  await expect(review.locator('thead th')).toHaveCount(3);
  const shares = await review.locator('tbody tr').first().locator('td').allTextContents();
  const sum = shares.reduce((all, one) => all + Number(one.replace(/\D/g, '')), 0);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findings(page)).toEqual([]);
  // The robot chose at random. A review without mistakes says so.
  const look = review.locator('[data-review=look]');
  if ((await look.count()) === 0) await expect(review).toContainText('Aucun coup');
  else {
    await look.first().click();
    await expect(page.getByText('Vous regardez une position passée.')).toBeVisible();
    await page.locator('[data-past=leave]').click();
    await expect(page.locator('section[data-review=done]')).toBeVisible();
    await page.locator('[data-review=play-on]').first().click();
    await expect(page.locator('.prompt')).toBeVisible();
    expect(page.url()).not.toContain(table.id);
  }
  expect(complaints).toEqual([]);
});
