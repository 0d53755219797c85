// Components: the list of all components, and the data of a table with its own component files.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, LiveListener, expect, prefer, sitDown, test } from './room.ts';
import { catalog } from '../fixtures/program.ts';
import type { Components } from '../src/generated/wire.ts';

test('the components of every game are listed', async ({ page, server, context }) => {
  await prefer(context, {});
  for (const { id } of catalog()) {
    const { files } = await ask<Components>(page, server, `games/${id}/components`);
    await page.goto(`${server.url}/#/components/${id}`);
    await expect(page.locator('.all section')).toHaveCount(files.flatMap((file) => file.kinds).length);
  }
  await page.goto(`${server.url}/#/components/maracaibo`);
  const cards = page.locator('section', {
    has: page.getByRole('heading', { name: 'Cards 174', exact: true }),
  });
  await expect(cards.locator('p', { hasText: 'Costs' }).first()).toBeVisible();
  const tiles = page.locator('section', { has: page.getByRole('heading', { name: 'City tiles 13' }) });
  await expect(tiles.locator('.facts')).toHaveCount(0);
});

test('options can be chosen one after another', async ({ page, server, context }) => {
  await prefer(context, {});
  await page.goto(server.url);
  await page.getByText('Maracaibo', { exact: true }).first().click();
  const more = page.locator('details.more');
  await more.locator('summary').click();
  // The game's own options come first, and only when its texts are loaded.
  await expect(more.getByText('La Armada', { exact: true })).toBeVisible();
  for (const select of await more.locator('select').all()) {
    const last = select.locator('option').last();
    await select.selectOption((await last.getAttribute('value')) ?? '');
    await expect(more).toHaveJSProperty('open', true);
  }
});

test('the text of a choice uses the component data of the table', async ({ page, server, context }) => {
  const folder = mkdtempSync(join(tmpdir(), 'caravelle-data-'));
  const cards = readFileSync('../crates/games/maracaibo/data/cards.toml', 'utf8');
  mkdirSync(join(folder, 'maracaibo'));
  writeFileSync(join(folder, 'maracaibo', 'cards.toml'), cards.replace(/^cost = \d+$/gm, 'cost = 3'));
  await server.down();
  await server.up(['--components', folder]);
  await prefer(context, { textMode: true });
  const listener = new LiveListener(page);
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }];
  await sitDown(page, server, { game: 'maracaibo', seats });
  await listener.until((news) => news.position.legal.length > 0);
  const told = page.locator('.opts small', { hasText: 'Costs' });
  await expect(told.first()).toBeVisible();
  for (const text of await told.allTextContents()) expect(text).toContain('Costs 3 doubloons');
  rmSync(folder, { recursive: true });
});
