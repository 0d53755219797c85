// The notification settings, against a server that the test plays.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as community from '../../../fixtures/community';
import { games, mine } from '../../../fixtures/lobby';
import type { NotifyChange, NotifyInfo } from '../../generated/wire';
import { learn, speak } from '../../lib/i18n.svelte';
import { setMe } from '../../lib/me.svelte';
import { Refusal, serve, settled, textOf, type Request } from '../../lib/server.test-env';
import Notifications from './Notifications.svelte';
import { changed } from './notify.svelte';

const OWN = 'https://push.example/own';
let target: HTMLElement;
let made: ReturnType<typeof mount> | undefined;

/** A browser that can receive push messages, and has a subscription or makes one. */
function able(permission: NotificationPermission = 'default', known = false): void {
  const subscription = {
    endpoint: OWN,
    options: {},
    unsubscribe: () => Promise.resolve(!(known = false)),
    toJSON: () => ({ endpoint: OWN, keys: { p256dh: 'p', auth: 'a' } }),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(known ? subscription : null),
    subscribe: () => Promise.resolve(((known = true), subscription)),
  };
  const registration = { pushManager };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: () => Promise.resolve(permission === 'default' ? 'granted' : permission),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  });
}

interface Site {
  info?: NotifyInfo;
  more?: Parameters<typeof serve>[0];
  /** The name to sign in with; null for a guest. */
  login?: string | null;
}

/** Opens the page. The server applies every change of the settings. */
async function open({ info = community.notify, more = {}, login = 'ines' }: Site = {}): Promise<Request[]> {
  setMe({ name: 'Inês', prefs: {}, ...(login === null ? {} : { login }) });
  let now = info;
  const requests = serve({
    'GET notify': () => now,
    'PATCH notify': (body: unknown) =>
      (now = { ...now, settings: changed(now.settings, body as NotifyChange) }),
    'GET notify/deliveries': community.deliveries,
    'GET my-tables': { tables: mine },
    'GET games': games,
    ...more,
  });
  made = mount(Notifications, { target });
  await settled();
  requests.length = 0;
  return requests;
}

const find = <T extends HTMLElement = HTMLInputElement>(selector: string): T => {
  const found = target.querySelector<T>(selector);
  if (!found) throw new Error(`${selector} is missing: ${textOf(target)}`);
  return found;
};
const row = (name: string): HTMLElement => find<HTMLElement>(`[data-notify=${name}]`);
const buttonIn = (element: HTMLElement, text: string): HTMLButtonElement => {
  const found = [...element.querySelectorAll('button')].find((one) => textOf(one) === text);
  if (!found) throw new Error(`no button ${text}: ${textOf(element)}`);
  return found;
};
async function choose(selector: string, value: string): Promise<void> {
  const field = find<HTMLSelectElement>(selector);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}
async function press(button: HTMLElement): Promise<void> {
  button.click();
  await settled();
}

beforeEach(async () => {
  target = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  await speak('en');
  await learn('settings', false);
});
afterEach(async () => {
  if (made) await unmount(made);
  made = undefined;
  target.remove();
  setMe(null);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

test('the table has a check box for every event and channel, and a press changes only that one', async () => {
  const requests = await open();
  const boxes = [...target.querySelectorAll<HTMLInputElement>('[data-event]')];
  expect(boxes.map((box) => `${box.dataset.event ?? ''} ${box.checked ? 'on' : 'off'}`)).toEqual([
    'turn push on',
    'turn email on',
    'turn webhook on',
    'clock push on',
    'clock email on',
    'clock webhook off',
    'game push on',
    'game email off',
    'game webhook off',
    'chat push off',
    'chat email off',
    'chat webhook off',
  ]);
  expect(find('[data-event="game email"]').getAttribute('aria-label')).toBe(
    'A game of mine has started or ended, E-mail',
  );
  await press(find('[data-event="game email"]'));
  const { events } = community.notify.settings;
  const wanted = { ...events, game: { push: true, email: true, webhook: false } };
  expect(requests).toEqual([{ what: 'PATCH notify', body: { events: wanted } }]);
  expect(find('[data-event="game email"]').checked).toBe(true);
});

test('a change that the server refuses is reverted, with the reason', async () => {
  await open({ more: { 'PATCH notify': new Refusal(400, 'bad-zone') } });
  await choose('[data-notify=zone]', 'Europe/Paris');
  expect(textOf(find('[role=alert]'))).toBe('This time zone is not known.');
  expect(find<HTMLSelectElement>('[data-notify=zone]').value).toBe('Europe/Lisbon');
});

test('delay, quiet hours, zone and digest are changed one by one', async () => {
  const requests = await open();
  await choose('[data-notify=delay]', '60');
  await choose('input[type=time]', '23:15');
  await choose('input[type=time]', '');
  await choose('[data-notify=zone]', 'Europe/Paris');
  await choose('[data-notify=digest]', '7');
  await choose('[data-notify=digest]', '');
  await press(find('[data-notify=quiet]'));
  expect(target.querySelector('input[type=time]')).toBeNull();
  expect(requests.map(({ body }) => body)).toEqual([
    { delay: 60 },
    { quiet: { from: '23:15', to: '07:30' } },
    { zone: 'Europe/Paris' },
    { digest: 7 },
    { digest: null },
    { quiet: null },
  ]);
});

test('the first quiet hours take the time zone of the browser', async () => {
  const { quiet: _, digest: __, ...settings } = community.notify.settings;
  const requests = await open({ info: { ...community.notify, settings } });
  expect(target.querySelector('[data-notify=zone]')).toBeNull();
  await press(find('[data-notify=quiet]'));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(requests[0]?.body).toEqual({ quiet: { from: '22:30', to: '07:30' }, zone });
  expect(find<HTMLSelectElement>('[data-notify=zone]').value).toBe(zone);
});

describe('this browser', () => {
  test('is registered, tested and removed', async () => {
    able();
    const device = { ...community.notify.devices[0]!, id: 'own', endpoint: OWN, label: 'Browser' };
    let devices = community.notify.devices;
    const requests = await open({
      more: {
        'GET notify': () => ({ ...community.notify, devices }),
        'POST notify/devices': () => ((devices = [...devices, device]), device),
        'DELETE notify/devices/own': () => void (devices = community.notify.devices),
        'POST notify/test': { outcome: 'sent' },
      },
    });
    expect(textOf(row('browser'))).toContain('Your browser will ask for permission.');
    await press(row('browser').querySelector('input')!);
    expect(row('browser').querySelector('input')!.checked).toBe(true);
    expect(textOf(row('browser').querySelector('.chip'))).toBe('on');
    await press(buttonIn(row('browser'), 'Send a test'));
    expect(textOf(row('browser').querySelector('[role=status]'))).toBe('Sent. Has it arrived?');
    await press(row('browser').querySelector('input')!);
    expect(row('browser').querySelector('input')!.checked).toBe(false);
    expect(requests.filter(({ what }) => !what.startsWith('GET'))).toEqual([
      {
        what: 'POST notify/devices',
        body: { endpoint: OWN, p256dh: 'p', auth: 'a', label: expect.any(String) as string },
      },
      { what: 'POST notify/test', body: { device: 'own' } },
      { what: 'DELETE notify/devices/own', body: undefined },
    ]);
  });

  test.each([
    ['http', 'Push messages need a secure address (https). Use a webhook, or ask the host.'],
    ['denied', 'This browser blocks notifications from this site. Allow them in the browser’s settings.'],
    ['ios', 'On iPhone and iPad, first add Caravelle to the home screen.'],
    ['unknown', 'This browser cannot receive push messages.'],
    ['off', 'This site sends no push messages.'],
  ])('says why it receives nothing: %s', async (why, text) => {
    let info = community.notify;
    if (why === 'http') vi.stubGlobal('isSecureContext', false);
    else vi.stubGlobal('isSecureContext', true);
    if (why === 'denied') able('denied');
    if (why === 'ios') vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
    if (why === 'off') {
      const { vapid: _, ...rest } = info;
      info = { ...rest, available: { ...rest.available, push: false } };
    }
    await open({ info });
    expect(textOf(row('browser').querySelector('small'))).toBe(text);
    expect(row('browser').querySelector('input')).toBeNull();
    expect(target.querySelector('[data-event="turn push"]') === null).toBe(why === 'off');
    vi.restoreAllMocks();
  });

  test('says why it receives nothing when the person refuses', async () => {
    able('default');
    await open();
    vi.stubGlobal('Notification', {
      permission: 'default',
      requestPermission: () => Promise.resolve('denied'),
    });
    await press(row('browser').querySelector('input')!);
    expect(textOf(row('browser').querySelector('small'))).toContain('blocks notifications');
    expect(row('browser').querySelector('input')).toBeNull();
  });
});

test('another browser is removed', async () => {
  let devices = community.notify.devices;
  const requests = await open({
    more: {
      'GET notify': () => ({ ...community.notify, devices }),
      'DELETE notify/devices/d1': () => void (devices = []),
    },
  });
  const other = find<HTMLElement>('[data-device=d1]');
  expect(textOf(other)).toContain('Chrome, Android');
  await press(buttonIn(other, 'Remove'));
  expect(requests[0]?.what).toBe('DELETE notify/devices/d1');
  expect(target.querySelector('[data-device]')).toBeNull();
});

describe('webhooks', () => {
  test('a webhook that was deleted at its server is paused until its address is corrected', async () => {
    const requests = await open({ more: { 'PATCH notify/webhooks/w1': community.notify.webhooks[0] } });
    const hook = find<HTMLElement>('[data-webhook=w1]');
    expect(textOf(hook.querySelector('.chip'))).toBe('failing');
    expect(textOf(hook.querySelector('.alert'))).toBe(
      'Discord answered 404: the webhook was probably deleted. It is paused until you correct the address.',
    );
    expect(textOf(hook)).toContain('discord.com/api/webhooks/1187');
    await press(hook.querySelector<HTMLElement>('[aria-expanded]')!);
    await press(buttonIn(hook, 'Change the address'));
    const field = hook.querySelector<HTMLInputElement>('input[type=url]')!;
    field.value = 'https://discord.com/api/webhooks/2/b';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    await press(buttonIn(hook, 'Save'));
    expect(requests[0]).toEqual({
      what: 'PATCH notify/webhooks/w1',
      body: { url: 'https://discord.com/api/webhooks/2/b', paused: false },
    });
  });

  test('a webhook can be paused, and is deleted after a second press', async () => {
    const requests = await open({
      info: { ...community.notify, webhooks: [{ ...community.notify.webhooks[0]!, paused: false }] },
      more: {
        'PATCH notify/webhooks/w1': community.notify.webhooks[0],
        'DELETE notify/webhooks/w1': undefined,
      },
    });
    const hook = find<HTMLElement>('[data-webhook=w1]');
    expect(textOf(hook.querySelector('.alert'))).toBe('The last message could not be delivered: HTTP 404');
    await press(hook.querySelector<HTMLElement>('[aria-expanded]')!);
    await press(find('[data-webhook-pause]'));
    expect(requests[0]).toEqual({ what: 'PATCH notify/webhooks/w1', body: { paused: true } });
    await press(find('[data-webhook-delete]'));
    expect(requests.some(({ what }) => what.startsWith('DELETE'))).toBe(false);
    expect(textOf(find('[data-webhook-delete]'))).toBe('Are you sure?');
    await press(find('[data-webhook-delete]'));
    expect(requests.some(({ what }) => what === 'DELETE notify/webhooks/w1')).toBe(true);
  });

  test('a new webhook shows its secret once', async () => {
    const fresh = {
      id: 'w2',
      shape: 'json',
      url: 'https://mine.example/x',
      label: 'mine',
      created: 0,
      paused: false,
    };
    let webhooks: readonly object[] = [];
    const requests = await open({
      more: {
        'GET notify': () => ({ ...community.notify, webhooks }),
        'POST notify/webhooks': () => ((webhooks = [fresh]), { ...fresh, secret: 'a secret' }),
      },
    });
    await press(find('[data-webhook-add]'));
    await choose('form select', 'json');
    const [label, url] = [...target.querySelectorAll<HTMLInputElement>('form input')];
    for (const [field, text] of [
      [label!, 'mine'],
      [url!, fresh.url],
    ] as const) {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    flushSync();
    await press(buttonIn(find<HTMLElement>('.add'), 'Save'));
    expect(requests[0]).toEqual({
      what: 'POST notify/webhooks',
      body: { shape: 'json', url: fresh.url, label: 'mine' },
    });
    expect(textOf(find<HTMLElement>('[data-secret]'))).toBe('a secret');
    expect(target.querySelector('.add form')).toBeNull();
  });
});

describe('e-mail', () => {
  test('is switched off and on for all events', async () => {
    const requests = await open();
    expect(textOf(row('email'))).toContain('ines@example.org');
    await press(row('email').querySelector('input')!);
    await press(row('email').querySelector('input')!);
    const emails = requests.map(({ body }) =>
      Object.entries((body as NotifyChange).events ?? {}).flatMap(([event, on]) => (on.email ? [event] : [])),
    );
    expect(emails).toEqual([[], ['turn', 'clock']]);
  });

  test('waits for the confirmation of the address', async () => {
    const email = { address: 'ines@example.org', verified: false, failing: false };
    const requests = await open({ info: { ...community.notify, email }, more: { 'POST email': undefined } });
    expect(textOf(row('email'))).toContain('Open the link that was sent to ines@example.org.');
    expect(target.querySelector('[data-notify=digest]')).toBeNull();
    await press(buttonIn(row('email'), 'Send the link again'));
    expect(requests[0]).toEqual({ what: 'POST email', body: { address: 'ines@example.org' } });
  });

  test('shows failures', async () => {
    const email = { address: 'ines@example.org', verified: true, failing: true };
    await open({ info: { ...community.notify, email } });
    expect(textOf(row('email').querySelector('.alert'))).toContain('were refused');
  });

  test('is not mentioned on a site without it', async () => {
    const { email: _, ...rest } = community.notify;
    const none = { ...rest, available: { push: true, email: false, webhook: true } };
    for (const lang of ['en', 'fr']) {
      await speak(lang);
      for (const login of ['ines', null]) {
        await open({
          info: none,
          login,
          more: { 'GET notify/deliveries': { deliveries: [], held: 0 } },
        });
        expect(textOf(target)).not.toMatch(/mail|courriel/i);
        expect(target.innerHTML).not.toMatch(/e-mail/i);
        await unmount(made!);
        made = undefined;
      }
    }
  });
});

test('recent deliveries are listed with game, receiver and error', async () => {
  await open();
  expect(textOf(target)).toContain('3 notifications wait for the end of quiet hours');
  const rows = [...target.querySelectorAll('[data-outcome]')];
  expect(rows.map((one) => one.getAttribute('data-outcome'))).toEqual(['sent', 'failed', 'sent']);
  expect(textOf(rows[1])).toContain('Goa · It is my turn');
  expect(textOf(rows[1])).toContain('Webhook, Discord · #caravelle · not delivered · HTTP 404');
  expect(rows[2]?.querySelector('a')?.getAttribute('href')).toBe('#/table/b');
});

test('a guest has only push messages, and a visitor without a session nothing', async () => {
  await open({ login: null });
  expect(textOf(row('email'))).toContain('E-mails need an account.');
  expect(textOf(target)).toContain('Webhooks need an account.');
  expect(target.querySelector('[data-webhook-add]')).toBeNull();
  await unmount(made!);
  setMe(null);
  const requests = serve({});
  made = mount(Notifications, { target });
  await settled();
  expect(requests).toEqual([]);
  expect(textOf(target)).toContain('Take a seat at a table or sign in first');
});
