// The bell of the header and its list.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../../fixtures/community';
import { addMessages, speak } from '../lib/i18n.svelte';
import { Refusal, serve, settled, textOf } from '../lib/server.test-env';
import Bell from './Bell.svelte';
// The bell imports it when it is opened.
import './NoticeList.svelte';

let target: HTMLElement;
let made: ReturnType<typeof mount>;

beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  await speak('en');
  target = document.body.appendChild(document.createElement('div'));
  made = mount(Bell, { target });
  flushSync();
});
afterEach(async () => {
  await unmount(made);
  target.remove();
  vi.unstubAllGlobals();
});

const button = (): HTMLButtonElement => target.querySelector('[data-bell]')!;
const list = (): HTMLElement | null => target.querySelector('section');

test('the list shows the latest notices, marks the unread ones, and counts them as read', async () => {
  const requests = serve({ 'GET notices': notices, 'POST notices/read': undefined });
  expect(button().getAttribute('aria-label')).toBe('No new notifications');
  button().click();
  await settled();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(requests.map(({ what }) => what)).toEqual(['GET notices', 'POST notices/read']);
  const rows = [...target.querySelectorAll('li')];
  expect(rows.map((one) => textOf(one.querySelector('a')))).toEqual([
    'Goa: your turn',
    'Maracaibo has begun',
    'Duarte has written at your table of Goa',
  ]);
  expect(rows.map((one) => one.classList.contains('new'))).toEqual([true, true, false]);
  expect(rows[0]?.querySelector('a')?.getAttribute('href')).toBe('#/table/a');
});

test('Escape closes the list and returns to the bell, a press elsewhere closes it', async () => {
  serve({ 'GET notices': { notices: [], unread: 0 } });
  button().click();
  await settled();
  expect(textOf(list())).toContain('No notifications yet.');
  expect(document.activeElement).toBe(list());
  list()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(button());
  button().click();
  await settled();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  flushSync();
  expect(list()).toBeNull();
});

test('a list that cannot be loaded shows an error', async () => {
  addMessages('en', 'problem-busy = Busy.');
  serve({ 'GET notices': new Refusal(503, 'busy') });
  button().click();
  await settled();
  expect(textOf(target.querySelector('[role=alert]'))).toBe('Busy.');
});
