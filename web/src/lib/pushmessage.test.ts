import { describe, expect, test } from 'vitest';
import { deviceLabel, readPush, registrationOf, shows } from './pushmessage';

const MESSAGE = {
  v: 1,
  kind: 'turn',
  title: 'Goa: your turn',
  body: 'Round 5. Place your bid.',
  url: '#/table/abc',
  tag: 'turn-abc',
  waiting: 2,
};

describe('a push message', () => {
  test('is read with all its parts', () => {
    const { v: _, ...parts } = MESSAGE;
    expect(readPush(JSON.stringify(MESSAGE))).toEqual(parts);
  });

  test('needs only title and link', () => {
    expect(readPush('{"v":1,"title":"Goa","url":"#/table/abc"}')).toEqual({
      kind: '',
      title: 'Goa',
      body: '',
      url: '#/table/abc',
      tag: '#/table/abc',
      waiting: 0,
    });
  });

  test.each([
    ['no JSON', 'Goa'],
    ['no object', 'null'],
    ['another version', JSON.stringify({ ...MESSAGE, v: 2 })],
    ['a link to another site', JSON.stringify({ ...MESSAGE, url: 'https://elsewhere.example/' })],
  ])('with %s is dropped', (_, text) => expect(readPush(text)).toBeUndefined());
});

test('a page shows a route with any query', () => {
  expect(shows('#/table/abc?seat=1', '#/table/abc')).toBe(true);
  expect(shows('#/table/abcd', '#/table/abc')).toBe(false);
  expect(shows('', '#/table/abc')).toBe(false);
});

test('a device is named by its browser and its system', () => {
  const android =
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
  expect(deviceLabel(android)).toBe('Chrome, Android');
  expect(deviceLabel(mac)).toBe('Safari, macOS');
  expect(deviceLabel('')).toBe('Browser');
});

test('a subscription without keys is not registered', () => {
  const subscription = (keys: Record<string, string>): PushSubscription =>
    ({ toJSON: () => ({ endpoint: 'https://push.example/1', keys }) }) as unknown as PushSubscription;
  expect(registrationOf(subscription({}), '')).toBeUndefined();
  expect(registrationOf(subscription({ p256dh: 'a', auth: 'b' }), '')).toEqual({
    endpoint: 'https://push.example/1',
    p256dh: 'a',
    auth: 'b',
    label: 'Browser',
  });
});
