// Personal features besides playing: past games with results, the password, a bot in the own seat, muting.
import type { TableInfo } from '../src/generated/wire.ts';
import { ask, expect, LiveListener, play, prefer, sitDown, test, watch } from './room.ts';

const DUEL = {
  game: 'mundus-novus',
  seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }],
};

test('a finished game is listed with its result', async ({ page, server, context }) => {
  await prefer(context, {});
  await page.goto(`${server.url}/#/past`);
  await expect(page.getByText('You haven’t finished a game yet.').first()).toBeVisible();
  const table = await sitDown(page, server, DUEL, 'Inês');
  await expect(page.locator('.prompt')).toBeVisible();
  await ask(page, server, `tables/${table.id}/agree-end`, { end: true });
  await expect(page.locator('.sheet')).toBeVisible();
  await page.goto(server.url);
  await page.reload();
  await page.locator('[data-lobby=past]').click();
  const row = page.locator(`[data-past="${table.id}"]`);
  await expect(row).toContainText('Mundus Novus');
  await expect(row).toContainText('Inês');
  await expect(row.locator('.res')).not.toBeEmpty();
  await row.getByRole('link').click();
  await expect(page.locator('.sheet')).toBeVisible();
});

test('a changed password is needed at the next sign-in', async ({ page, server, context }) => {
  await prefer(context, {});
  const login = { login: 'ines', password: 'a caravel at sea' };
  await page.goto(server.url);
  await ask(page, server, 'register', { ...login, name: 'Inês' });
  await page.goto(`${server.url}/#/settings/sign-in`);
  await page.reload();
  await page.locator('[data-account=password]').click();
  await page.getByLabel('Current password').fill(login.password);
  await page.getByLabel('New password').fill('another caravel');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await ask(page, server, 'login', { ...login, password: 'another caravel' });
});

test('the menu mutes the table, and the settings issue a bot token', async ({ page, server, context }) => {
  await prefer(context, {});
  await sitDown(page, server, DUEL);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.locator('[data-menu=mute]').click();
  await expect(page.locator('[data-menu=mute]')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${server.url}/#/settings/programs`);
  await page.locator('[data-programs=token]').click();
  await expect(page.locator('[data-token]')).not.toBeEmpty();
  await page.locator('[data-programs=revoke]').click();
  await expect(page.locator('[data-token]')).toHaveCount(0);
});

test("an undo past another player's move needs consent", async ({ page, server, context, browser }) => {
  await prefer(context, {});
  await ask(page, server, 'guest', { name: 'Inês' });
  const made = await ask<TableInfo>(page, server, 'tables', {
    game: 'goa',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const mine = new LiveListener(page);
  await page.goto(`${server.url}/#/table/${made.id}`);
  const link = await page.locator('li [data-link*="link="]').getAttribute('data-link');
  const other = await browser.newContext();
  await prefer(other, { lang: 'fr' });
  const friend = await other.newPage();
  const complaints = watch(friend, server.url);
  const theirs = new LiveListener(friend);
  await friend.goto(link ?? '');
  await friend.locator('[data-sit]').first().click();
  await expect(friend.locator('.prompt')).toBeVisible();
  // Both players decide in turn until the opponent has decided after us.
  for (let turns = 0; turns < 6; turns += 1) {
    await Promise.race([
      mine.until(({ position }) => position.legal.length > 0),
      theirs.until(({ position }) => position.legal.length > 0),
    ]);
    const ours = (mine.news?.position.legal.length ?? 0) > 0;
    await play(ours ? page : friend, ours ? mine : theirs, { seed: 3 + turns, decisions: 1 });
    if (!ours && (mine.news?.position.own_last ?? 0) > 0) break;
  }
  const before = await mine.until(({ position }) => !position.undo.can && position.own_last > 0);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.locator('[data-menu=propose]').click();
  await expect(page.locator('[data-answer=withdraw]')).toBeVisible();
  await expect(friend.locator('[data-band=take-back]')).toContainText('Inês');
  await friend.locator('[data-answer=agree]').click();
  await expect(page.locator('[data-band=take-back]')).toHaveCount(0);
  const after = await mine.until(({ position }) => position.own_last < before.position.own_last);
  expect(after.position.legal.length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await other.close();
});
