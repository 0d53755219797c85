// How a table feels: the pace is the viewer's.
import { expect, LiveListener, prefer, sitDown, test } from './room.ts';

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
