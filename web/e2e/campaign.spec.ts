// A campaign by clicks: start it in the lobby, read its first card at the table, and return to the campaign's page.
import { expect, prefer, test } from './room.ts';

test('a campaign starts in the lobby and shows its first card', async ({ page, server, context }) => {
  await prefer(context, {});
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(server.url);
  await page.getByText('Maracaibo', { exact: true }).click();
  // Play alone so that the test does not wait for other players.
  const seats = page.getByRole('combobox', { name: /Change seat/ });
  while ((await seats.count()) > 1) await seats.last().selectOption('remove');
  const story = page.locator('[data-campaign-new]');
  await story.getByRole('textbox').fill('The Saturday crew');
  await story.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'The Saturday crew' })).toBeVisible();
  await expect(page.locator('[data-told]')).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  const campaign = page.url();

  await page.setViewportSize({ width: 1400, height: 900 });
  await page.locator('[data-campaign-next]').click();
  const card = page.locator('.scene .card');
  await expect(card).toBeVisible();
  await expect(card.locator('.seal')).toHaveText('01');
  expect((await card.locator('.tale').textContent())?.length).toBeGreaterThan(200);

  // The campaign's page shows the same state after the game is interrupted.
  await page.goto(campaign);
  await expect(page.locator('[data-campaign-facts]')).toContainText('in progress');
  await page.getByText('More', { exact: true }).click();
  await page.locator('[data-campaign-break]').click();
  await page.locator('[data-campaign-sure]').click();
  await expect(page.locator('[data-campaign-next]')).toContainText('game 1');
  // The lobby links back to the campaign.
  await page.goto(server.url);
  await expect(page.locator('[data-campaign]')).toContainText('The Saturday crew');
});
