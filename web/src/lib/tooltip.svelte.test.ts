import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { hideTooltip, shownTooltip, tooltip } from './tooltip.svelte';

/** An element with a tooltip, as an attachment gives it one. */
function thing(text: string, ask?: () => Promise<void>): HTMLButtonElement {
  const element = document.createElement('button');
  document.body.append(element);
  const stop = $effect.root(() => void tooltip(() => ({ tone: 'no', text }), ask)(element));
  flushSync();
  leaves.push(stop);
  return element;
}

const leaves: (() => void)[] = [];
const told = (): string | undefined => shownTooltip()?.tooltip.text;

/** The mouse at a place: what browsers tell when it moves there, or when the page puts an element under it. */
function mouse(name: string, element: Element, x: number, y = 0): void {
  const event = new PointerEvent(name, { pointerType: 'mouse', clientX: x, clientY: y, bubbles: true });
  element.dispatchEvent(event);
}
function move(element: Element, x: number): void {
  mouse('pointerover', element, x);
  mouse('pointermove', element, x);
}
function press(element: Element, x: number): void {
  mouse('pointerdown', element, x);
  mouse('pointerup', element, x);
}

let place = 0;
beforeEach(() => {
  vi.useFakeTimers();
  hideTooltip();
  // The mouse comes from elsewhere.
  place += 1000;
  move(document.body, place - 500);
});
afterEach(() => {
  leaves.splice(0).forEach((leave) => leave());
  document.body.innerHTML = '';
  vi.useRealTimers();
});

it('moving the mouse to an element opens its tooltip', () => {
  move(thing('far'), place);
  vi.advanceTimersByTime(400);
  expect(told()).toBe('far');
});

it('an element that moves under a resting mouse opens no tooltip', () => {
  const [first, second] = [thing('first'), thing('second')];
  move(first, place);
  vi.advanceTimersByTime(400);
  // The page moves: the browser reports it with the unchanged position of the mouse.
  mouse('pointerover', second, place);
  vi.advanceTimersByTime(2000);
  expect(told()).toBeUndefined();
  // A hand that rests trembles.
  mouse('pointermove', second, place + 3);
  vi.advanceTimersByTime(2000);
  expect(told()).toBeUndefined();
  mouse('pointermove', second, place + 9);
  vi.advanceTimersByTime(400);
  expect(told()).toBe('second');
});

it('a press opens no tooltip, even if it is handled late', () => {
  const [pressed, next] = [thing('pressed'), thing('next')];
  move(pressed, place);
  vi.advanceTimersByTime(200);
  press(pressed, place);
  vi.advanceTimersByTime(2000);
  expect(told()).toBeUndefined();
  mouse('pointerover', next, place);
  vi.advanceTimersByTime(2000);
  expect(told()).toBeUndefined();
});

it('a late answer is not shown after the pointer has left', async () => {
  let answer = (): void => undefined;
  const slow = thing('slow', () => new Promise((resolve) => (answer = resolve)));
  move(slow, place);
  vi.advanceTimersByTime(400);
  expect(told()).toBe('slow');
  slow.focus();
  press(slow, place);
  hideTooltip();
  move(document.body, place + 200);
  answer();
  await vi.advanceTimersByTimeAsync(2000);
  expect(told()).toBeUndefined();
});
