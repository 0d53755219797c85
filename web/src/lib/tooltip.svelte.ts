// Tooltips: small papers that explain a thing. There is one at a time, never over the thing it explains.
import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Span } from './i18n.svelte';

export interface Tooltip {
  tone: 'info' | 'no';
  title?: string | undefined;
  /** The clause that says so, and the game whose rules it belongs to. */
  clause?: string | undefined;
  game?: string | undefined;
  text?: string | undefined;
  spans?: readonly Span[] | undefined;
  /** The board's drawing in the tooltip, such as a whole card, and its subject. */
  body?: Snippet<[unknown]> | undefined;
  about?: unknown;
  /** It would rather cover the side column than the board. */
  side?: boolean | undefined;
  /** With a thumb, what one has asked about is taken here. */
  take?: Take | undefined;
}

/** The button of a tooltip that takes what it tells about: its words, and what a robot reads off it. */
export interface Take {
  label: string;
  action?: string;
  /** Instead of a move: the tool that it takes up or puts down. */
  tool?: string;
  moves?: string | undefined;
  act: () => void;
}

export type TooltipOf = () => Tooltip | undefined;

interface Shown {
  tooltip: Tooltip;
  anchor: Element;
  /** It was asked for by a click: it stays until something else is done. */
  kept: boolean;
}

/** How long the pointer rests before a tooltip appears, and how long it may be away. */
const REST = 220;
const AWAY = 160;
const LONG_PRESS = 450;
/** The elements that a tap presses, without disabled buttons. */
const LIVE = 'a, :is(button, [role=button]):not([aria-disabled=true])';

let shown = $state.raw<Shown | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;
/** The number of the last question: an answer that comes after another one is not shown. */
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

/** The pointer is on the tooltip itself: it stays, so that its link can be followed. */
export function holdTooltip(): void {
  clearTimeout(timer);
}

export function leaveTooltip(): void {
  clearTimeout(timer);
  if (!shown?.kept) timer = setTimeout(hideTooltip, AWAY);
}

/** An element's texts: its tooltip, its question and its answer to a press that fails. */
interface Teller {
  of: TooltipOf;
  ask?: (() => Promise<void>) | undefined;
  denied?: TooltipOf | undefined;
}

// A table has hundreds of things with tooltips, and most come and go with a move: they share one set of listeners.
const tellers = new WeakMap<Element, Teller>();
let over: Element | undefined;
let press: ReturnType<typeof setTimeout> | undefined;
/** The element of a long press, which asks and does not act. */
let pressed: Element | undefined;
/** Where the mouse was last. */
let mouse: { x: number; y: number } | undefined;
/**
 * Where the mouse rests since a press, or since the page put something else under it. Whatever lies there has not been
 * pointed at.
 */
let resting: { x: number; y: number } | undefined;
/** A hand that rests moves the mouse by less than this, in pixels. */
const TREMBLE = 6;
let listening = false;

/** The innermost thing with a tooltip that an event is about. */
function teller(event: Event): Element | undefined {
  let at = event.target instanceof Element ? event.target : null;
  while (at && !tellers.has(at)) at = at.parentElement;
  return at ?? undefined;
}

/** Whether the mouse rests: what lies under it has not been pointed at. */
export const isResting = (): boolean => resting !== undefined;

/** What waits for a resting mouse to be moved, and the element it must still be on. */
const waiting = new Map<Element, () => void>();

/** Does what pointing at a thing asks for: at once, or when the mouse that rests on it is moved. */
export function whenPointed({ currentTarget }: Event, act: () => void): void {
  if (!resting) act();
  else if (currentTarget instanceof Element) waiting.set(currentTarget, act);
}

/** Shows at once what is known, and what comes a moment later if nothing else was asked or shown meanwhile. */
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
  // From here on it points at what it has rested on.
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
  // A movement has another place than the one before. Without a movement, the page has moved under the mouse.
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
    // Pressing a control acts: it is not a question.
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
  // A tap on what only lies there asks as well.
  const tap = event instanceof PointerEvent && event.pointerType === 'touch';
  if (tap && !element.closest(LIVE)) void show(element, true);
  // The second press of a double click was meant for what the first has taken.
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
  // Keyboard users ask by moving the focus.
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
 * Gives an element its tooltip: on hover, on keyboard focus, on a long press. What it would bring may be asked for first.
 * What cannot be pressed may say why when it is. A tooltip that is shown goes when the element stands for something of
 * another kind.
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
    // In the middle of drawing nothing may change.
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
