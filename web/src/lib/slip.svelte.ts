// Slips: small papers that explain a thing. There is one at a time, never over the thing it explains.
import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Span } from './i18n.svelte';

export interface Slip {
  tone: 'info' | 'no';
  title?: string | undefined;
  /** The clause that says so, and the game whose rules it belongs to. */
  clause?: string | undefined;
  game?: string | undefined;
  text?: string | undefined;
  spans?: readonly Span[] | undefined;
  /** What a board draws in it, such as a whole card, and what that is about. */
  body?: Snippet<[unknown]> | undefined;
  about?: unknown;
  /** It would rather cover the side column than the board. */
  side?: boolean | undefined;
  /** With a thumb, what one has asked about is taken here. */
  take?: Take | undefined;
}

/** The button of a slip that takes what it tells about: its words, and what a robot reads off it. */
export interface Take {
  label: string;
  action?: string;
  /** Instead of a move: the tool that it takes up or puts down. */
  tool?: string;
  moves?: string | undefined;
  act: () => void;
}

export type SlipOf = () => Slip | undefined;

interface Shown {
  slip: Slip;
  anchor: Element;
  /** It was asked for by a click: it stays until something else is done. */
  kept: boolean;
}

/** How long the pointer rests before a slip appears, and how long it may be away. */
const REST = 220;
const AWAY = 160;
const LONG_PRESS = 450;

let shown = $state.raw<Shown | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

export function slipShown(): Shown | undefined {
  return shown;
}

export function showSlip(anchor: Element, slip: Slip | undefined, kept = true): void {
  clearTimeout(timer);
  if (slip) shown = { slip, anchor, kept };
}

export function hideSlip(): void {
  clearTimeout(timer);
  shown = undefined;
}

/** The pointer is on the slip itself: it stays, so that its link can be followed. */
export function holdSlip(): void {
  clearTimeout(timer);
}

export function leaveSlip(): void {
  clearTimeout(timer);
  if (!shown?.kept) timer = setTimeout(hideSlip, AWAY);
}

/**
 * Gives an element its slip: on hover, on keyboard focus, on a long press. What it would bring may be asked for first.
 * What cannot be pressed may say why when it is.
 */
export function slip(of: SlipOf, ask?: () => Promise<void>, denied?: SlipOf): Attachment<Element> {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    /** At once what is known; what comes a moment later as long as the slip is still wanted. */
    async function show(kept: boolean): Promise<void> {
      showSlip(element, of(), kept);
      const before = shown;
      await ask?.();
      const wanted = before ? shown === before : element.matches(':hover, :focus');
      if (element.isConnected && wanted) showSlip(element, of(), kept);
    }
    const listen: [string, (event: Event) => void][] = [
      [
        'pointerenter',
        (event) => {
          if ((event as PointerEvent).pointerType !== 'mouse') return;
          clearTimeout(timer);
          timer = setTimeout(() => {
            if (element.isConnected) void show(false);
          }, REST);
        },
      ],
      ['pointerleave', leaveSlip],
      [
        'pointerdown',
        (event) => {
          pressed = false;
          if ((event as PointerEvent).pointerType === 'mouse') return;
          press = setTimeout(() => {
            pressed = true;
            void show(true);
          }, LONG_PRESS);
        },
      ],
      ['pointerup', () => clearTimeout(press)],
      ['pointercancel', () => clearTimeout(press)],
      [
        'click',
        (event) => {
          // A tap on what only lies there asks as well.
          const tap = event instanceof PointerEvent && event.pointerType === 'touch';
          if (!pressed && tap && !element.closest('button, a, [role=button]')) void show(true);
          // A long press asks; it does not take.
          if (!pressed) {
            if (denied) showSlip(element, denied());
            return;
          }
          pressed = false;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
      ],
      ['contextmenu', (event) => pressed && event.preventDefault()],
      ['focus', () => element.matches(':focus-visible') && void show(false)],
      ['blur', () => queueMicrotask(() => !shown?.kept && hideSlip())],
    ];
    for (const [name, listener] of listen)
      element.addEventListener(name, listener, { capture: name === 'click' });
    return () => {
      for (const [name, listener] of listen)
        element.removeEventListener(name, listener, { capture: name === 'click' });
      clearTimeout(press);
      // In the middle of drawing nothing may change.
      queueMicrotask(() => shown?.anchor === element && hideSlip());
    };
  };
}

/** The slip of a refusal. */
export function refusalSlip(game: string, clause: string | undefined, reason: readonly Span[]): Slip {
  return { tone: 'no', clause, game, spans: reason };
}
