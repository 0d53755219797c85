// Pieces glide to their new place: a drawing, or a copy of the piece, flies from one spot to another, over everything.
import { duration } from './prefs.svelte';
import type { Drawing, Flight } from './game';

/** More than this at once is a crowd, not a movement. */
const MOST = 8;
const APART = 140;
const TIME = 420;
const SVG = 'http://www.w3.org/2000/svg';

const spotOf = (name: string): Element | null => document.querySelector(`[data-spot="${CSS.escape(name)}"]`);

/** Where a spot is, remembered before the page changes: the piece may no longer lie there afterwards. */
export function whereabouts(flights: readonly Flight[]): Map<string, DOMRect> {
  const out = new Map<string, DOMRect>();
  for (const { from, by = [] } of flights) {
    for (const name of [from, ...by]) {
      const element = spotOf(name);
      if (element) out.set(name, element.getBoundingClientRect());
    }
  }
  return out;
}

/** A paper with a drawing on it. */
function paper(drawing: Drawing): Element {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('class', `i t-${drawing.tint ?? ''}`);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${drawing.icon}`);
  icon.append(use);
  return icon;
}

/** A copy of a piece as it lies there, without a name and without a place of its own. */
function copy(piece: Element): Element {
  const { width, height } = piece.getBoundingClientRect();
  const clone = piece.cloneNode(true) as Element;
  for (const one of [clone, ...clone.querySelectorAll('*')])
    for (const name of one.getAttributeNames())
      if (
        /^(data-|aria-|role$|tabindex$|id$|transform$)/.test(name) &&
        (one === clone || name !== 'transform')
      )
        one.removeAttribute(name);
  if (!(piece instanceof SVGGraphicsElement) || piece instanceof SVGSVGElement) return clone;
  const { x, y, width: w, height: h } = piece.getBBox();
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('viewBox', `${x} ${y} ${w} ${h}`);
  sheet.setAttribute('width', String(width));
  sheet.setAttribute('height', String(height));
  sheet.append(clone);
  return sheet;
}

/** Lets the pieces fly, one after the other. */
export function fly(flights: readonly Flight[], before: ReadonlyMap<string, DOMRect>): void {
  const time = duration(TIME);
  if (time === 0) return;
  for (const [at, flight] of flights.slice(-MOST).entries()) {
    const end = spotOf(flight.to);
    const stops = [flight.from, ...(flight.by ?? [])]
      .map((name) => before.get(name) ?? spotOf(name)?.getBoundingClientRect())
      .concat(end?.getBoundingClientRect())
      .filter((box) => box !== undefined && box.width > 0) as DOMRect[];
    if (!end || stops.length < 2) continue;
    const ghost = document.createElement('div');
    ghost.className = flight.drawing ? 'ghost' : 'ghost bare';
    ghost.setAttribute('aria-hidden', 'true');
    ghost.append(flight.drawing ? paper(flight.drawing) : copy(end));
    document.body.append(ghost);
    const own = ghost.getBoundingClientRect();
    const place = (box: DOMRect): string =>
      `translate(${box.left + box.width / 2 - own.width / 2}px, ${box.top + box.height / 2 - own.height / 2}px)`;
    const last = stops.length - 1;
    const frames = stops.map((box, beat) => ({
      transform: place(box),
      opacity: 1,
      offset: (beat / last) * 0.85,
    }));
    const gone = { transform: `${place(stops[last]!)} scale(.7)`, opacity: 0, offset: 1 };
    const flown = ghost.animate([...frames, gone], {
      duration: time * (1 + (last - 1) / 2),
      delay: at * APART,
      easing: 'cubic-bezier(.22,.7,.25,1)',
      fill: 'both',
    });
    flown.onfinish = flown.oncancel = () => ghost.remove();
  }
}
