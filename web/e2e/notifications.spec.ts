// Notifications against the real program: an account, a webhook and its test, quiet hours.
import { createServer, type Server as Receiver } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findingsInBothLights } from './axe.ts';
import { expect, prefer, test } from './room.ts';

/** A program that receives the messages of a webhook. */
async function receiver(messages: unknown[]): Promise<{ listening: Receiver; url: string }> {
  const listening = createServer((request, answer) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      messages.push({ signature: request.headers['x-caravelle-signature'], ...(JSON.parse(body) as object) });
      answer.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return { listening, url: `http://127.0.0.1:${port}/hook` };
}

test('a webhook is added, tested and listed, and quiet hours are kept', async ({ page, server, context }) => {
  const messages: unknown[] = [];
  const { listening, url } = await receiver(messages);
  await server.down();
  await server.up(['--external-allow', '127.0.0.0/8']);
  await prefer(context, { theme: 'auto' });
  await page.goto(`${server.url}/#/settings/sign-in`);
  await page.getByLabel('Username').fill('ines');
  await page.getByLabel('Password', { exact: true }).fill('a caravel at sea');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.locator('[data-panel=sessions] li')).toHaveCount(1);

  await page.goto(`${server.url}/#/settings/notifications`);
  await page.locator('[data-webhook-add]').click();
  await page.getByLabel('Kind').selectOption('json');
  await page.getByLabel('Label').fill('my program');
  await page.getByLabel('Address').fill(url);
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.locator('[data-webhook]');
  await expect(row).toContainText('my program');
  await expect(row.locator('[data-secret]')).not.toBeEmpty();
  await row.locator('[data-test]').click();
  await expect(row.getByText('Sent. Has it arrived?')).toBeVisible();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ kind: 'test', person: { slug: 'ines' } });
  expect(messages[0]).toHaveProperty('signature', expect.stringMatching(/^v1=[0-9a-f]{64}$/));
  await expect(page.locator('[data-outcome=sent]')).toContainText('Webhook, my program');

  await page.locator('[data-notify=quiet]').click();
  const times = page.locator('input[type=time]');
  await expect(times).toHaveCount(2);
  const stored = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' && answer.request().postData()?.includes('21:15') === true,
  );
  await times.first().fill('21:15');
  await times.first().blur();
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(page.locator('[data-notify=quiet]')).toBeChecked();
  await expect(times.first()).toHaveValue('21:15');
  await expect(page.locator('[data-secret]')).toHaveCount(0);
  expect(await findingsInBothLights(page)).toEqual([]);

  listening.close();
  await row.locator('[data-test]').click();
  await expect(row.getByRole('alert')).toContainText('It could not be delivered');
  await expect(page.locator('[data-outcome=failed]')).toHaveCount(1);
});
