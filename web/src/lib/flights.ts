// Animation of moved pieces: a drawing or a copy of the piece flies from one spot to another, above everything.
import { duration } from './prefs.svelte';
import type { Drawing, Flight } from './game';
import { seatClass } from './seats';

/** More movements than this are not animated. */
const MOST = 8;
const APART = 140;
const TIME = 420;
const SVG = 'http://www.w3.org/2000/svg';

/** A spot of the table, or one for flights only (`data-at`), which lies inside another and ignores the pointer. */
const spotOf = (name: string): Element | null =>
  document.querySelector(`[data-spot="${CSS.escape(name)}"], [data-at="${CSS.escape(name)}"]`);

/** The former position of a spot, and a copy of its element if that flies. */
export interface Left {
  box: DOMRect;
  piece?: Element;
}

/** The positions of spots before the page changes, because pieces may be gone afterwards. */
export function whereabouts(flights: readonly Flight[]): Map<string, Left> {
  const out = new Map<string, Left>();
  // Without animation nothing is measured.
  if (duration(TIME) === 0) return out;
  for (const { from, by = [], piece } of flights) {
    for (const name of [from, ...by]) {
      const element = spotOf(name);
      if (!element) continue;
      const box = element.getBoundingClientRect();
      out.set(name, piece === 'start' && name === from ? { box, piece: copy(element) } : { box });
    }
  }
  return out;
}

/** A card with a drawing. */
function paper(drawing: Drawing): Element {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('class', `i t-${drawing.tint ?? ''}`);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${drawing.icon}`);
  icon.append(use);
  return icon;
}

/** A copy of an element without its name and position. */
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
  if (clone instanceof SVGSVGElement || clone instanceof HTMLElement)
    [clone.style.width, clone.style.height] = [`${width}px`, `${height}px`];
  if (!(piece instanceof SVGGraphicsElement) || piece instanceof SVGSVGElement) return clone;
  const { x, y, width: w, height: h } = piece.getBBox();
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('viewBox', `${x} ${y} ${w} ${h}`);
  sheet.setAttribute('width', String(width));
  sheet.setAttribute('height', String(height));
  sheet.append(clone);
  return sheet;
}

/** The flying element: a card back, a paper with a drawing, or a copy of a piece. */
function flyingPiece(flight: Flight, start: Left | undefined, end: Element): HTMLElement {
  const flying = document.createElement('div');
  const { drawing, back, seat } = flight;
  const look = back ? 'flying-piece back' : drawing ? 'flying-piece' : 'flying-piece bare';
  flying.className = seat === undefined ? look : `${look} ${seatClass(seat)}`;
  flying.setAttribute('aria-hidden', 'true');
  if (!back) flying.append(drawing ? paper(drawing) : (start?.piece ?? copy(end)));
  if (drawing?.figure) {
    const figure = document.createElement('b');
    figure.textContent = drawing.figure;
    flying.append(figure);
  }
  return flying;
}

/** Whether a piece has not moved. */
const rests = ([first, ...more]: readonly DOMRect[]): boolean =>
  first !== undefined && more.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) < 2);

/** The height of an arc, relative to its length. */
const RISE = 0.22;

/** Animates the pieces one after the other. */
export function fly(flights: readonly Flight[], before: ReadonlyMap<string, Left>): void {
  const time = duration(TIME);
  if (time === 0) return;
  const ways = flights.flatMap((flight) => {
    const end = spotOf(flight.to);
    const stops = [flight.from, ...(flight.by ?? [])]
      .map((name) => before.get(name)?.box ?? spotOf(name)?.getBoundingClientRect())
      .concat(end?.getBoundingClientRect())
      .filter((box) => box !== undefined && box.width > 0) as DOMRect[];
    return end && stops.length > 1 && !rests(stops) ? [{ flight, end, stops }] : [];
  });
  let beats = 0;
  const timed = ways.map((way, at) => ({ ...way, beat: at > 0 && way.flight.together ? beats : ++beats }));
  const first = Math.max(1, beats - MOST + 1);
  for (const { flight, end, stops, beat } of timed) {
    if (beat < first) continue;
    const start = before.get(flight.from);
    const flying = flyingPiece(flight, start, end);
    document.body.append(flying);
    const own = flying.getBoundingClientRect();
    const last = stops.length - 1;
    // A copy of the element at the start changes to the size and rotation of its end.
    const size = start?.piece && !flight.kept ? stops[last]!.width / own.width : 1;
    const place = (box: DOMRect, part: number, up = 0): string =>
      `translate(${box.left + box.width / 2 - own.width / 2}px, ${box.top + box.height / 2 - own.height / 2 - up}px)` +
      ` scale(${1 + (size - 1) * part}) rotate(${(flight.turns ?? 0) * part}deg)`;
    const frames = stops.map((box, at) => ({
      transform: place(box, at / last),
      opacity: 1,
      offset: (at / last) * 0.85,
    }));
    if (flight.arc) {
      const [from, to] = [stops[0]!, stops[last]!];
      const middle = new DOMRect((from.x + to.x) / 2, (from.y + to.y) / 2, to.width, to.height);
      const up = Math.hypot(to.x - from.x, to.y - from.y) * RISE;
      frames.splice(1, 0, { transform: place(middle, 0.5, up), opacity: 1, offset: 0.42 });
    }
    const gone = {
      transform: `${place(stops[last]!, 1)}${start?.piece ? '' : ' scale(.7)'}`,
      opacity: 0,
      offset: 1,
    };
    const flown = flying.animate([...frames, gone], {
      duration: time * (1 + (last - 1) / 2),
      delay: (beat - first) * APART,
      easing: 'cubic-bezier(.22,.7,.25,1)',
      fill: 'both',
    });
    flown.onfinish = flown.oncancel = () => flying.remove();
  }
}
