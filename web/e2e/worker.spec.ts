// The service worker: it keeps the program, shows push messages, and leads a click to the table. Messages come from the
// DevTools protocol, since a push service is a server of the browser's maker.
import type { BrowserContext, CDPSession, Worker } from '@playwright/test';
import { expect, prefer, sitDown, test, type Page } from './room.ts';
import type { Server } from './server.ts';

const DUEL = {
  game: 'mundus-novus',
  seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }],
};

/** Opens the lobby and waits for the service worker. Answers the worker, and a function that delivers a message to it. */
async function workerOf(
  page: Page,
  context: BrowserContext,
  server: Server,
): Promise<{ worker: Worker; deliver: (message: object | string) => Promise<void> }> {
  await context.grantPermissions(['notifications'], { origin: server.url });
  const session: CDPSession = await context.newCDPSession(page);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) =>
    registrations.push(...all.filter((one) => !one.isDeleted).map((one) => one.registrationId)),
  );
  await session.send('ServiceWorker.enable');
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const deliver = async (message: object | string): Promise<void> => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId: registrations.at(-1) ?? '',
      data: typeof message === 'string' ? message : JSON.stringify(message),
    });
  };
  return { worker, deliver };
}

/** The parts of the worker's scope that the test uses. */
interface Scope {
  registration: ServiceWorkerRegistration;
  dispatchEvent: (event: Event) => boolean;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

interface Shown {
  title: string;
  body: string;
  tag: string;
}

const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

const turn = (table: string): object => ({
  v: 1,
  kind: 'turn',
  title: 'Mundus Novus: your turn',
  body: 'Round 1.',
  url: `#/table/${table}`,
  tag: `turn-${table}`,
  waiting: 2,
});

test('a push message becomes a notification, and a click opens its table', async ({
  page,
  server,
  context,
}) => {
  await prefer(context, {});
  const table = await sitDown(page, server, DUEL);
  const { worker, deliver } = await workerOf(page, context, server);
  await deliver(turn(table.id));
  const wanted = { title: 'Mundus Novus: your turn', body: 'Round 1.', tag: `turn-${table.id}` };
  await expect.poll(() => shown(page)).toEqual([wanted]);
  // A later message about the same table takes its place.
  await deliver(turn(table.id));
  await expect.poll(() => shown(page)).toEqual([wanted]);
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }));
  });
  await expect(page.locator('.prompt')).toBeVisible();
  expect(page.url()).toBe(`${server.url}/#/table/${table.id}`);
  await expect.poll(() => shown(page)).toEqual([]);
});

test('a push message about the visible table shows no notification', async ({ page, server, context }) => {
  await prefer(context, {});
  const table = await sitDown(page, server, DUEL);
  const { deliver } = await workerOf(page, context, server);
  await page.goto(`${server.url}/#/table/${table.id}`);
  await expect(page.locator('.prompt')).toBeVisible();
  await deliver(turn(table.id));
  // One that is shown comes after it, so that the first was handled.
  await deliver(turn('another'));
  await expect.poll(() => shown(page)).toHaveLength(1);
  expect((await shown(page))[0]?.tag).toBe('turn-another');
});

test('a push message of another version or with a foreign link shows no notification', async ({
  page,
  server,
  context,
}) => {
  await prefer(context, {});
  const { deliver } = await workerOf(page, context, server);
  await deliver('no JSON');
  await deliver({ ...turn('a'), v: 2 });
  await deliver({ ...turn('b'), url: 'https://elsewhere.example/' });
  await deliver(turn('c'));
  await expect.poll(() => shown(page)).toHaveLength(1);
  expect((await shown(page))[0]?.tag).toBe('turn-c');
});

test('a notification disappears when its table is opened', async ({ page, server, context }) => {
  await prefer(context, {});
  const table = await sitDown(page, server, DUEL);
  const { deliver } = await workerOf(page, context, server);
  await deliver(turn(table.id));
  await expect.poll(() => shown(page)).toHaveLength(1);
  await page.goto(`${server.url}/#/table/${table.id}`);
  await expect(page.locator('.prompt')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([]);
});

test('the page opens without the server once the worker has it', async ({ page, server, context }) => {
  await prefer(context, {});
  await workerOf(page, context, server);
  await server.down();
  await page.reload();
  await expect(page.getByText('Cannot reach the server').first()).toBeVisible();
  await server.up();
});
