// Tooltips: one at a time, and never above the element that it explains.
import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Span } from './i18n.svelte';

export interface Tooltip {
  tone: 'info' | 'no';
  title?: string | undefined;
  /** The clause, and its game. */
  clause?: string | undefined;
  game?: string | undefined;
  text?: string | undefined;
  spans?: readonly Span[] | undefined;
  /** The board's drawing in the tooltip, such as a whole card, and its subject. */
  body?: Snippet<[unknown]> | undefined;
  about?: unknown;
  /** Whether it should cover the side column rather than the board. */
  side?: boolean | undefined;
  /** The button on touch screens that chooses the explained element. */
  take?: Take | undefined;
}

/** A button in a tooltip: its label and its attributes for tests. */
export interface Take {
  label: string;
  action?: string;
  /** The tool that it picks up or drops, instead of a move. */
  tool?: string;
  moves?: string | undefined;
  act: () => void;
}

export type TooltipOf = () => Tooltip | undefined;

interface Shown {
  tooltip: Tooltip;
  anchor: Element;
  /** Whether it was opened by a click and stays until another action. */
  kept: boolean;
}

/** The delay before a tooltip appears and before it disappears. */
const REST = 220;
const AWAY = 160;
const LONG_PRESS = 450;
/** Elements that react to a tap, without disabled buttons. */
const LIVE = 'a, :is(button, [role=button]):not([aria-disabled=true])';

let shown = $state.raw<Shown | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;
/** The number of the last request; answers to earlier requests are ignored. */
let question = 0;

export function shownTooltip(): Shown | undefined {
  return shown;
}

export function showTooltip(anchor: Element, tooltip: Tooltip | undefined, kept = true): void {
  clearTimeout(timer);
  question += 1;
  if (tooltip) shown = { tooltip, anchor, kept };
}

export function hideTooltip(): void {
  clearTimeout(timer);
  question += 1;
  shown = undefined;
}

/** Keeps the tooltip while the pointer is on it, so that its link can be used. */
export function holdTooltip(): void {
  clearTimeout(timer);
}

export function leaveTooltip(): void {
  clearTimeout(timer);
  if (!shown?.kept) timer = setTimeout(hideTooltip, AWAY);
}

/** The texts of an element: its tooltip, its preview and its refusal. */
interface Teller {
  of: TooltipOf;
  ask?: (() => Promise<void>) | undefined;
  denied?: TooltipOf | undefined;
}

// A table has hundreds of elements with tooltips that come and go, so they share one set of listeners.
const tellers = new WeakMap<Element, Teller>();
let over: Element | undefined;
let press: ReturnType<typeof setTimeout> | undefined;
/** The element of a long press, which shows the tooltip and does not act. */
let pressed: Element | undefined;
/** The last position of the mouse. */
let mouse: { x: number; y: number } | undefined;
/**
 * The position where the mouse rests since a press, or since the page moved another element under it. Elements under a
 * resting mouse show no tooltip.
 */
let resting: { x: number; y: number } | undefined;
/** Smaller mouse movements, in pixels, count as resting. */
const TREMBLE = 6;
let listening = false;

/** The innermost element with a tooltip for an event. */
function teller(event: Event): Element | undefined {
  let at = event.target instanceof Element ? event.target : null;
  while (at && !tellers.has(at)) at = at.parentElement;
  return at ?? undefined;
}

/** Whether the mouse rests, so that the element under it was not chosen by the user. */
export const isResting = (): boolean => resting !== undefined;

/** Functions that wait until a resting mouse moves, by element. */
const waiting = new Map<Element, () => void>();

/** Calls a function when the user points at an element: now, or when a mouse that rests on it moves. */
export function whenPointed({ currentTarget }: Event, act: () => void): void {
  if (!resting) act();
  else if (currentTarget instanceof Element) waiting.set(currentTarget, act);
}

/** Shows the known text at once, and a preview when it arrives, unless another tooltip was requested. */
async function show(element: Element, kept: boolean, wanted = (): boolean => true): Promise<void> {
  const told = (): void => showTooltip(element, tellers.get(element)?.of(), kept);
  told();
  const own = question;
  await tellers.get(element)?.ask?.();
  if (element.isConnected && own === question && wanted()) told();
}

/** Shows the tooltip of an element if the pointer stays on it for a moment. */
function wait(element: Element): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (element.isConnected && shown?.anchor !== element) void show(element, false, () => over === element);
  }, REST);
}

function moved({ clientX, clientY, pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse') return;
  mouse = { x: clientX, y: clientY };
  if (!resting || Math.hypot(clientX - resting.x, clientY - resting.y) <= TREMBLE) return;
  resting = undefined;
  // From here on the mouse points at the element on which it rested.
  if (over) wait(over);
  for (const [element, act] of waiting) if (element.matches(':hover')) act();
  waiting.clear();
}

function entered(event: PointerEvent): void {
  const element = teller(event);
  if (element === over) return;
  over = element;
  leaveTooltip();
  if (event.pointerType !== 'mouse') return;
  // A real movement changes the position. Otherwise the page has moved under the mouse.
  if (mouse?.x === event.clientX && mouse.y === event.clientY) resting ??= mouse;
  else if (!resting && element) wait(element);
}

function left({ relatedTarget }: PointerEvent): void {
  if (relatedTarget) return;
  over = undefined;
  leaveTooltip();
}

function down(event: PointerEvent): void {
  pressed = undefined;
  const isMouse = event.pointerType === 'mouse';
  resting = mouse = isMouse ? { x: event.clientX, y: event.clientY } : undefined;
  if (isMouse) {
    // Pressing a control acts and shows no tooltip.
    if (!(event.target instanceof Element && event.target.closest(LIVE))) return;
    clearTimeout(timer);
    question += 1;
    return;
  }
  const element = teller(event);
  if (!element) return;
  press = setTimeout(() => {
    pressed = element;
    void show(element, true);
  }, LONG_PRESS);
}

function clicked(event: MouseEvent): void {
  const element = teller(event);
  if (!element) return;
  if (pressed === element) {
    pressed = undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  // A tap on an inert element shows its tooltip too.
  const tap = event instanceof PointerEvent && event.pointerType === 'touch';
  if (tap && !element.closest(LIVE)) void show(element, true);
  // The second press of a double click belongs to the first.
  const no = event.detail > 1 ? undefined : tellers.get(element)?.denied?.();
  if (no) showTooltip(element, no);
}

function listen(): void {
  if (listening) return;
  listening = true;
  const lift = (): void => clearTimeout(press);
  document.addEventListener('pointerover', entered);
  document.addEventListener('pointerout', left);
  document.addEventListener('pointerdown', down);
  document.addEventListener('pointermove', moved, { passive: true });
  // Keyboard users open tooltips by moving the focus.
  document.addEventListener('keydown', () => (resting = undefined));
  document.addEventListener('pointerup', lift);
  document.addEventListener('pointercancel', lift);
  document.addEventListener('click', clicked, { capture: true });
  document.addEventListener('contextmenu', (event) => pressed && event.preventDefault());
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && tellers.has(target) && target.matches(':focus-visible'))
      void show(target, false);
  });
  document.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element && tellers.has(target)) queueMicrotask(() => !shown?.kept && hideTooltip());
  });
}

/**
 * Gives an element its tooltip: on hover, keyboard focus and long press. It may request a preview first, and show a
 * refusal after a press. An open tooltip closes when the element changes its kind.
 */
export function tooltip(
  of: TooltipOf,
  ask?: () => Promise<void>,
  denied?: TooltipOf,
  kind?: () => string,
): Attachment<Element> {
  return (element) => {
    listen();
    tellers.set(element, { of, ask, denied });
    // State must not change during rendering.
    const away = (): void => queueMicrotask(() => shown?.anchor === element && hideTooltip());
    if (kind)
      $effect(() => {
        kind();
        return away;
      });
    return () => {
      tellers.delete(element);
      away();
    };
  };
}

/** The tooltip of a refusal. */
export function refusalTooltip(game: string, clause: string | undefined, reason: readonly Span[]): Tooltip {
  return { tone: 'no', clause, game, spans: reason };
}
