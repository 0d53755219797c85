// The registration for push messages, with a browser whose push service is replaced.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { disablePush, enablePush, pushObstacle, subscription } from './push';
import { serve } from './server.test-env';

const KEY = 'AQID-_8';
const bytes = new Uint8Array([1, 2, 3, 251, 255]).buffer;

interface Fake {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  unsubscribe: () => Promise<boolean>;
  toJSON: () => object;
}

/** The subscription that the browser has. */
let known: Fake | undefined;
let permission: NotificationPermission;
let asked: object[];

function fake(endpoint: string, key = bytes): Fake {
  return {
    endpoint,
    options: { applicationServerKey: key },
    unsubscribe: () => {
      known = undefined;
      return Promise.resolve(true);
    },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  };
}

function browser({ agent = 'Firefox/150 Linux', secure = true, push = true, worker = true } = {}): void {
  vi.stubGlobal('isSecureContext', secure);
  const pushManager = {
    getSubscription: () => Promise.resolve(known ?? null),
    subscribe: (wanted: object) => {
      asked.push(wanted);
      known = fake('https://push.example/new');
      return Promise.resolve(known);
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    userAgent: agent,
    maxTouchPoints: 0,
    ...(worker
      ? {
          serviceWorker: {
            ready: Promise.resolve(registration),
            getRegistration: () => Promise.resolve(registration),
          },
        }
      : {}),
  });
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve(permission === 'default' ? 'granted' : permission),
  });
  if (push) vi.stubGlobal('PushManager', class {});
}

beforeEach(() => {
  known = undefined;
  permission = 'default';
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('push messages are impossible', () => {
  test('without a secure address', () => {
    browser({ secure: false });
    expect(pushObstacle()).toBe('http');
  });
  test('on an iPhone that has not installed the page', () => {
    browser({ agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0)', push: false });
    expect(pushObstacle()).toBe('ios');
  });
  test('in a browser without them', () => {
    browser({ push: false });
    expect(pushObstacle()).toBe('unknown');
    browser({ worker: false });
    expect(pushObstacle()).toBe('unknown');
  });
  test('after the person has refused them', async () => {
    permission = 'denied';
    browser();
    expect(pushObstacle()).toBe('denied');
    expect(await enablePush(KEY)).toEqual({ obstacle: 'denied' });
    expect(await subscription()).toBeUndefined();
  });
});

test('a browser subscribes with the key of the server and is registered there', async () => {
  browser();
  const requests = serve({ 'POST notify/devices': {} });
  expect(pushObstacle()).toBeUndefined();
  expect(await enablePush(KEY)).toEqual({ endpoint: 'https://push.example/new' });
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
  expect(requests).toEqual([
    {
      what: 'POST notify/devices',
      body: { endpoint: 'https://push.example/new', p256dh: 'p', auth: 'a', label: 'Firefox, Linux' },
    },
  ]);
  expect((await subscription())?.endpoint).toBe('https://push.example/new');
  await disablePush();
  expect(await subscription()).toBeUndefined();
});

test('a subscription for another key is replaced', async () => {
  browser();
  serve({ 'POST notify/devices': {} });
  const [same, other] = [
    fake('https://push.example/same'),
    fake('https://push.example/other', new ArrayBuffer(3)),
  ];
  const ended = [vi.spyOn(same, 'unsubscribe'), vi.spyOn(other, 'unsubscribe')] as const;
  known = same;
  await enablePush(KEY);
  expect(ended[0]).not.toHaveBeenCalled();
  known = other;
  await enablePush(KEY);
  expect(ended[1]).toHaveBeenCalledOnce();
});

test('a browser that cannot reach its push service says so', async () => {
  browser();
  const requests = serve({});
  const { pushManager } = await navigator.serviceWorker.ready;
  vi.spyOn(pushManager, 'subscribe').mockRejectedValue(new DOMException('no service'));
  expect(await enablePush(KEY)).toEqual({ obstacle: 'unknown' });
  expect(requests).toEqual([]);
});
