// Accessibility in the light and the dark theme, and the size of the first load.
import type { NewSeat, NewTable, TableInfo } from '../src/generated/wire.ts';
import { findingsInBothLights } from './axe.ts';
import { ask, LiveListener, expect, play, prefer, sitDown, test } from './room.ts';

const against = (bots: number): NewSeat[] => [
  { kind: 'me' },
  ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'easy' })),
];

/** A table that waits for others, with options other than the usual ones. */
const WAITING: NewTable = {
  game: 'goa',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
  public: true,
  clock: { kind: 'days', hours: 24 },
  hints: true,
};

test('axe finds nothing in either theme', async ({ page, server, context }) => {
  test.slow();
  await prefer(context, { theme: 'auto' });
  await page.goto(server.url);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  expect(await findingsInBothLights(page), 'lobby').toEqual([]);
  for (const path of [
    'help',
    'settings/profile',
    'settings/sign-in',
    'settings/display',
    'settings/programs',
    'settings/data',
    'rules/mundus-novus',
    'components/mundus-novus',
    'learn/goa',
  ]) {
    await page.goto(`${server.url}/#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.clause, .panel, li').first()).toBeVisible();
    expect(await findingsInBothLights(page), path).toEqual([]);
  }
  await ask(page, server, 'guest', { name: 'Inês' });
  const { id } = await ask<TableInfo>(page, server, 'tables', WAITING);
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(`${server.url}/#/table/${id}`);
    await expect(page.locator('[data-start]')).toBeVisible();
    await expect(page.locator('dd').first()).toBeVisible();
    expect(await findingsInBothLights(page), `waiting room, ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1400, height: 900 });
  const listener = new LiveListener(page);
  await sitDown(page, server, { game: 'mundus-novus', seats: against(3) });
  for (const decisions of [1, 3, 6, 8]) {
    await play(page, listener, { seed: decisions, decisions });
    await listener.until(({ position }) => position.legal.length > 0);
    await page.mouse.move(2, 2);
    expect(await findingsInBothLights(page), 'table').toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await findingsInBothLights(page), 'table on a phone').toEqual([]);
  await page.keyboard.press('t');
  await expect(page.locator('.text h3').first()).toBeVisible();
  expect(await findingsInBothLights(page), 'text').toEqual([]);
});

// The drawn maps with auctions, voyages and Combat.
for (const { game, bots } of [
  { game: 'goa', bots: 2 },
  { game: 'ilos', bots: 2 },
  { game: 'maracaibo', bots: 0 },
  { game: 'au-nom-du-roi', bots: 2 },
]) {
  test(`axe finds nothing at a table of ${game} in either theme`, async ({ page, server, context }) => {
    test.slow();
    await prefer(context, { theme: 'auto' });
    const listener = new LiveListener(page);
    await sitDown(page, server, { game, seats: against(bots) });
    for (const [seed, width] of [1400, 360].entries()) {
      await page.setViewportSize({ width, height: 800 });
      for (const decisions of [1, 7]) {
        await play(page, listener, { seed: seed + decisions, decisions });
        await listener.until(({ position }) => position.legal.length > 0);
        await page.mouse.move(2, 2);
        expect(await findingsInBothLights(page), `${width} px`).toEqual([]);
      }
    }
  });
}

test('no page is wider than a phone', async ({ page, server, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lang of ['en', 'fr'] as const) {
    await prefer(context, { lang });
    for (const path of [
      '',
      'help',
      'settings/profile',
      'settings/sign-in',
      'settings/display',
      'past',
      'learn/goa',
      'rules/ilos',
      'components/maracaibo',
    ]) {
      await page.goto(`${server.url}/#/${path}`);
      await page.reload();
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${lang} #/${path}`).toBeLessThanOrEqual(360);
    }
  }
});

test('the first load is under 250 KB and contacts no other host', async ({ page, server, context }) => {
  await prefer(context, { lang: 'fr' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  await page.goto(server.url);
  await expect(page.getByRole('button', { name: 'Jouer' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(250_000);
});
