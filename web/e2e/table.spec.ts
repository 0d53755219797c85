// The life of a table: three clicks to a game, links, curtain, server restart, undo, history, end.
import {
  ask,
  compare,
  dice,
  LiveListener,
  expect,
  play,
  prefer,
  reachable,
  sitDown,
  test,
  watch,
} from './room.ts';
import type { MundusNovusView } from '../src/generated/mundus-novus.ts';
import type { TableInfo } from '../src/generated/wire.ts';

const DUEL = {
  game: 'mundus-novus',
  seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }],
};

test('three clicks from the lobby to a game against bots', async ({ page, server, context }) => {
  await prefer(context, {});
  await page.goto(server.url);
  await page.getByText('Mundus Novus', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(page.locator('.pp')).toHaveCount(4);
});

test('a free seat keeps the table open, and no bot takes it', async ({ page, server, context }) => {
  await prefer(context, {});
  await page.goto(server.url);
  await page.getByText('Mundus Novus', { exact: true }).first().click();
  await page.locator('.seat select').nth(1).selectOption('open');
  await expect(page.locator('[data-waits]')).toBeVisible();
  await page.locator('[data-cast=open]').click();
  await expect(page.locator('.prompt')).toHaveCount(0);
  await expect(page.locator('[data-link*="link="]').first()).toBeAttached();
});

test('leaving the page causes no errors', async ({ page, server, context }) => {
  await prefer(context, {});
  const listener = new LiveListener(page);
  await sitDown(page, server, DUEL);
  await play(page, listener, { seed: 3, decisions: 2 });
  // A tooltip that is requested at the last moment is answered after the table is gone.
  for (let tries = 0; tries < 3; tries += 1) {
    await page.locator('[data-action]').first().hover();
    await page.evaluate(() => (location.hash = '#/help'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.locator('.prompt')).toBeVisible();
    await expect(page.locator('[data-action]').first()).toBeVisible();
  }
});

test('two browsers play by link', async ({ page, server, context, browser }) => {
  await prefer(context, {});
  await ask(page, server, 'guest', { name: 'Inês' });
  const made = await ask<TableInfo>(page, server, 'tables', {
    game: 'mundus-novus',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await page.goto(`${server.url}/#/table/${made.id}`);
  const link = await page.locator('li [data-link*="link="]').getAttribute('data-link');
  expect(link).toContain(made.id);

  const other = await browser.newContext();
  await prefer(other, { lang: 'fr' });
  const friend = await other.newPage();
  const complaints = watch(friend, server.url);
  await friend.goto(link ?? '');
  await friend.locator('[data-sit]').first().click();
  // The last seat is taken: the game begins for both, and each sees only the own hand.
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(friend.locator('.prompt')).toBeVisible();
  await expect(page.locator('.dock .rc')).toHaveCount(5);
  await expect(friend.locator('.dock .rc')).toHaveCount(5);

  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByPlaceholder('Write a message').fill('<b>Bom dia</b>');
  await page.keyboard.press('Enter');
  // Unread messages are marked, also after a reload, until the chat is opened.
  await expect(friend.locator('.tabs [data-unread]')).toContainText('1');
  await friend.reload();
  await expect(friend.locator('.tabs [data-unread]')).toContainText('1');
  await friend.setViewportSize({ width: 360, height: 740 });
  await expect(friend.locator('.site-header [data-unread]')).toContainText('1');
  await friend.locator('.site-header [data-unread]').click();
  await expect(friend.getByText('<b>Bom dia</b>')).toBeVisible();
  await expect(friend.locator('[data-unread]')).toHaveCount(0);
  await friend.reload();
  await expect(friend.getByRole('tab', { name: /Discussion/ })).toBeVisible();
  await expect(friend.locator('[data-unread]')).toHaveCount(0);
  expect(complaints).toEqual([]);
  await other.close();
});

test('a spectator is not offered a seat', async ({ page, server, context, browser }) => {
  await prefer(context, {});
  await ask(page, server, 'guest', { name: 'Inês' });
  const made = await ask<TableInfo>(page, server, 'tables', {
    game: 'maracaibo',
    options: { armada: true },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const other = await browser.newContext();
  await prefer(other, {});
  const watcher = await other.newPage();
  await watcher.goto(`${server.url}/#/table/${made.id}?link=${made.watch_link ?? ''}`);
  await expect(watcher.locator('[data-watch]')).toContainText('Inês');
  await expect(watcher.locator('[data-options]')).toContainText('La Armada');
  await expect(watcher.locator('[data-sit]')).toHaveCount(0);
  await other.close();
});

test('only a solo player chooses an automa', async ({ page, server, context }) => {
  await prefer(context, {});
  await page.goto(server.url);
  await page.getByText('Maracaibo', { exact: true }).first().click();
  const rival = page.getByRole('combobox', { name: /Jeanne/ });
  const seats = page.locator('.seats select');
  await expect(seats).toHaveCount(4);
  await expect(rival).toHaveCount(0);
  for (let left = 3; left > 0; left -= 1) {
    await seats.nth(1).selectOption('remove');
    // The next seat may be removed too, so wait until the list is updated.
    await expect(seats).toHaveCount(left);
    if (left > 1) await expect(seats.nth(1)).not.toHaveValue('remove');
  }
  await rival.selectOption('2');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.rival')).toContainText('Jeanne');
});

test('a stranger may not see a private table', async ({ page, server, context, browser }) => {
  await prefer(context, {});
  const table = await sitDown(page, server, DUEL);
  await expect(page.locator('.prompt')).toBeVisible();
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(`${server.url}/#/table/${table.id}`);
  await expect(stranger.getByRole('alert')).toBeVisible();
  await other.close();
});

test('on a shared device a curtain hides private information', async ({ page, server, context }) => {
  await prefer(context, {});
  const listener = new LiveListener(page);
  await sitDown(page, server, {
    game: 'mundus-novus',
    hot_seat: true,
    seats: [
      { kind: 'me', name: 'Ana' },
      { kind: 'me', name: 'Rui' },
    ],
  });
  const curtain = page.locator('.curtain');
  const roll = dice(11);
  let falls = 0;
  let whose = '';
  for (let decisions = 0; decisions < 14;) {
    const { position, viewer } = await listener.until(({ position }) => position.actors.length > 0);
    const awaited = position.actors;
    const covered = falls === 0 || !awaited.includes(Number(viewer));
    if (covered) {
      await expect(curtain).toBeVisible();
      // Behind the curtain the page contains no hand, log or choice, not even in its source.
      await expect(page.locator('.dock')).toHaveCount(0);
      await expect(page.locator('.log')).toHaveCount(0);
      expect(await reachable(page)).toEqual([]);
      whose = (await curtain.locator('h1').textContent()) ?? '';
      expect(whose).toMatch(/Ana|Rui/);
      await page.locator('[data-curtain=raise]').click();
      falls += 1;
      await expect(curtain).toHaveCount(0);
      await listener.until((news) => news.position.actors.includes(Number(news.viewer)));
      continue;
    }
    const legal = position.legal.map((choice) => choice.text).sort();
    await compare(page, listener, `decision ${decisions}`);
    const text = legal[roll(legal.length)] ?? '';
    const { answers } = listener;
    await page
      .locator(`[data-action=${JSON.stringify(text)}]`)
      .first()
      .click();
    decisions += 1;
    await listener.until(() => listener.answers > answers);
  }
  expect(falls).toBeGreaterThan(2);
});

test('the page reconnects after a restart of the server', async ({ page, server, context }) => {
  await prefer(context, {});
  const listener = new LiveListener(page);
  await sitDown(page, server, DUEL);
  await play(page, listener, { seed: 21, decisions: 6 });
  // The bot decides at the same time. Its pending decisions would be made after the restart.
  const alone = (view: unknown): boolean => (view as MundusNovusView).awaited.length === 1;
  const { position: before } = await listener.until(
    ({ position }) => position.legal.length > 0 && alone(position.view),
  );
  await server.down('SIGKILL');
  await expect(page.getByText('Connection lost', { exact: false })).toBeVisible();
  expect(await reachable(page)).toEqual([]);
  listener.news = undefined;
  await server.up();
  await expect(page.getByText('Connection lost', { exact: false })).toHaveCount(0, {
    timeout: 40_000,
  });
  const news = await listener.until(({ position }) => position.legal.length > 0);
  expect(news.position.view).toEqual(before.view);
  await play(page, listener, { seed: 22, decisions: 4 });
});

test('undo is offered and refused as in the engine', async ({ page, server, context }) => {
  await prefer(context, {});
  const listener = new LiveListener(page);
  await sitDown(page, server, DUEL);
  const undo = page.locator('[data-history=undo]');
  const request = async (what: () => Promise<void>): Promise<void> => {
    const { answers } = listener;
    await what();
    await listener.until(() => listener.answers > answers);
  };
  let [taken, refused] = [0, 0];
  const roll = dice(8);
  for (let at = 0; at < 24 && (taken < 3 || refused < 3); at += 1) {
    await play(page, listener, { seed: 31 + at, decisions: 1 });
    await listener.until(({ position }) => position.legal.length > 0);
    const offered = async (): Promise<boolean> =>
      (await undo.getAttribute('aria-disabled')) === String(!listener.news?.position.undo.can);
    await expect.poll(offered).toBe(true);
    const { position } = await listener.until(() => true);
    if (position.undo.can) {
      await request(() => (roll(2) === 0 ? undo.click() : page.keyboard.press('Control+z')));
      expect(listener.news?.position.redo).toBe(true);
      await request(() => page.locator('[data-history=redo]').click());
      // Bots answer again with the same moves. Until then no decision is offered here.
      await expect.poll(() => listener.news?.position.legal).toEqual(position.legal);
      taken += 1;
    } else {
      // The button explains why not. Playwright treats an aria-disabled button as disabled.
      await undo.click({ force: true });
      await expect(page.locator('.tip.no')).toBeVisible();
      await page.keyboard.press('Escape');
      refused += 1;
    }
  }
  expect(taken).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});

test('a refused action shows the reason and its clause', async ({ page, server, context }) => {
  await prefer(context, {});
  const listener = new LiveListener(page);
  await sitDown(page, server, {
    game: 'mundus-novus',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }],
  });
  const refused = page.locator('[data-refused]').filter({ visible: true });
  let found = false;
  for (let at = 0; at < 80 && !found; at += 1) {
    await listener.until(({ position }) => position.legal.length > 0 || position.result !== undefined);
    // The page may still show an earlier position, whose refusals the next one removes.
    await compare(page, listener, `decision ${at}`);
    if ((await refused.count()) > 0) {
      await refused.first().click({ force: true });
      await expect(page.locator('.tip.no .cl')).toContainText(/MN-\d/);
      await page.getByRole('link', { name: 'Read the rule' }).click();
      await expect(page.locator('.clause.wanted')).toBeVisible();
      found = true;
    } else await play(page, listener, { seed: 41 + at, decisions: 1 });
  }
  expect(found).toBe(true);
});

test('a log line shows a past position without choices', async ({ page, server, context }) => {
  await prefer(context, {});
  const listener = new LiveListener(page);
  await sitDown(page, server, DUEL);
  await play(page, listener, { seed: 51, decisions: 8 });
  await page.locator('.log .ln').nth(2).click();
  await expect(page.getByText('You are viewing an earlier position.')).toBeVisible();
  expect(await reachable(page)).toEqual([]);
  await page.getByRole('slider').fill('1');
  await expect(page.getByText('step 2 of', { exact: false }).first()).toBeVisible();
  // Arrow keys step wherever the focus is, and each round is a chapter.
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('step 3 of', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('step 2 of', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(page.getByText('step 1 of', { exact: false }).first()).toBeVisible();
  await page.locator('[data-past=leave]').click();
  await expect(page.getByText('You are viewing an earlier position.')).toHaveCount(0);
  // Back in the present, the log is scrolled to its end.
  await expect
    .poll(() =>
      page.locator('.log ol').evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight),
    )
    .toBeLessThan(40);
  await play(page, listener, { seed: 52, decisions: 2 });
});

test('spectators of a public table see no hand', async ({ page, server, context, browser }) => {
  await prefer(context, {});
  const listener = new LiveListener(page);
  const table = await sitDown(page, server, { ...DUEL, public: true });
  await play(page, listener, { seed: 71, decisions: 3 });
  const other = await browser.newContext();
  await prefer(other, {});
  const watcher = await other.newPage();
  await watcher.goto(`${server.url}/#/table/${table.id}`);
  await expect(watcher.locator('.board')).toBeVisible();
  await expect(watcher.locator('.dock')).toHaveCount(0);
  expect(await reachable(watcher)).toEqual([]);
  await other.close();
});

test('a hint names legal choices with reasons and highlights the place', async ({
  page,
  server,
  context,
}) => {
  await prefer(context, { lang: 'fr' });
  const complaints = watch(page, server.url);
  await sitDown(page, server, DUEL);
  const bulb = page.locator('[data-history=hint]:not([aria-disabled=true])');
  await bulb.click();
  const box = page.locator('[data-band=hint]');
  await expect(box).toBeVisible({ timeout: 20_000 });
  const texts = await box.locator('[data-hint]').evaluateAll((all) => all.map((one) => one.dataset.hint));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.length).toBeLessThanOrEqual(3);
  const places = await page
    .locator('[data-action]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action));
  for (const text of texts) expect(places).toContain(text);
  await expect(box).toContainText('de chances de gagner');
  await expect(page.locator('[data-hint-highlighted]')).toHaveAttribute(
    'data-hint-highlighted',
    texts[0] ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  expect(complaints).toEqual([]);
});
