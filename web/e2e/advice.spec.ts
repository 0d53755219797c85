// Advice by clicks: the coach after a decision, and a finished game looked at again.
import { findings } from './axe.ts';
import { ask, expect, LiveListener, play, prefer, sitDown, test, watch } from './room.ts';

const DUEL = {
  game: 'mundus-novus',
  seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }],
};

test('a coach says a sentence after a decision', async ({ page, server, context }) => {
  await prefer(context, { lang: 'fr' });
  const complaints = watch(page, server.url);
  const listener = new LiveListener(page);
  await sitDown(page, server, { ...DUEL, coach: true });
  await play(page, listener, { seed: 5, decisions: 1 });
  // Whatever was chosen: the first time it is praised, or another choice is named.
  const said = page.locator('[data-band=coach]');
  await expect(said).toContainText(/Bien choisi|Un bon choix|La prochaine fois/, { timeout: 20_000 });
  await said.getByRole('button').click();
  await expect(said).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a finished game is looked at again, at 360 pixels in the dark', async ({ page, server, context }) => {
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
  // The curve has a table beside it, with a share for each player.
  await review.locator('summary').click();
  await expect(review.locator('thead th')).toHaveCount(3);
  const shares = await review.locator('tbody tr').first().locator('td').allTextContents();
  const sum = shares.reduce((all, one) => all + Number(one.replace(/\D/g, '')), 0);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findings(page)).toEqual([]);
  // Chance chose: where nothing was given away, the page says so.
  const look = review.locator('[data-review=look]');
  if ((await look.count()) === 0) await expect(review).toContainText('Aucune décision');
  else {
    await look.first().click();
    await expect(page.getByText('Vous regardez le passé.')).toBeVisible();
    await page.locator('[data-past=leave]').click();
    await expect(page.locator('section[data-review=done]')).toBeVisible();
    await page.locator('[data-review=play-on]').first().click();
    await expect(page.locator('.prompt')).toBeVisible();
    expect(page.url()).not.toContain(table.id);
  }
  expect(complaints).toEqual([]);
});
