// Pieces glide to their new place: a copy of the drawing flies from one spot to another, over everything.
import { duration } from './prefs.svelte';
import type { Flight } from './game';

/** More than this at once is a crowd, not a movement. */
const MOST = 8;
const APART = 140;

const spotOf = (name: string): Element | null => document.querySelector(`[data-spot="${CSS.escape(name)}"]`);

/** Where a spot is, remembered before the page changes: the piece may no longer lie there afterwards. */
export function whereabouts(flights: readonly Flight[]): Map<string, DOMRect> {
  const out = new Map<string, DOMRect>();
  for (const flight of flights) {
    const element = spotOf(flight.from);
    if (element) out.set(flight.from, element.getBoundingClientRect());
  }
  return out;
}

/** Lets the pieces fly, one after the other. */
export function fly(flights: readonly Flight[], before: ReadonlyMap<string, DOMRect>): void {
  const time = duration(420);
  if (time === 0) return;
  for (const [at, flight] of flights.slice(-MOST).entries()) {
    const from = before.get(flight.from) ?? spotOf(flight.from)?.getBoundingClientRect();
    const to = spotOf(flight.to)?.getBoundingClientRect();
    if (!from || !to || from.width === 0 || to.width === 0) continue;
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.setAttribute('aria-hidden', 'true');
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    icon.setAttribute('class', `i t-${flight.drawing.tint ?? ''}`);
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', `#${flight.drawing.icon}`);
    icon.append(use);
    ghost.append(icon);
    document.body.append(ghost);
    const place = (box: DOMRect): string =>
      `translate(${box.left + box.width / 2 - 26}px, ${box.top + box.height / 2 - 34}px)`;
    const flown = ghost.animate(
      [
        { transform: place(from), opacity: 1 },
        { transform: place(to), opacity: 1, offset: 0.85 },
        { transform: `${place(to)} scale(.7)`, opacity: 0 },
      ],
      { duration: time, delay: at * APART, easing: 'cubic-bezier(.22,.7,.25,1)', fill: 'both' },
    );
    flown.onfinish = flown.oncancel = () => ghost.remove();
  }
}
