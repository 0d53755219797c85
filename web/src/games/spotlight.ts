// Finds the elements that a lesson points at: by choice, by spot, by part of the page, and in text mode by part of the
// text. The board is the fallback.
import { spotsOf } from './places';

const PARTS: Readonly<Record<string, readonly string[]>> = {
  '@prompt': ['.prompt'],
  '@undo': ['[data-history=undo]', '.prompt'],
  '@aid': ['#tab-aid', '[data-aid]'],
  '@rules': ['#tab-rules', '.site-header [href*="rules"]'],
  '@log': ['#tab-log'],
  '@score': ['.players .sc', '.players'],
};

const visible = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
};

function all(selector: string, root: ParentNode): Element[] {
  return [...root.querySelectorAll(selector)].filter(visible);
}

const bySpot = (name: string): string =>
  name.endsWith('*')
    ? `[data-spot^="${CSS.escape(name.slice(0, -1))}"]`
    : `[data-spot="${CSS.escape(name)}"]`;

const quoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** The selectors for one target, the nearest first. */
export function selectors(game: string, at: string, view: unknown): readonly string[] {
  if (at.startsWith('@choice ')) {
    return [`[data-action="${quoted(at.slice('@choice '.length))}"]`, '.prompt'];
  }
  const part = PARTS[at];
  if (part) return part;
  const seat = /\[seat=(\d+)\]/.exec(at)?.[1];
  return [
    ...spotsOf(game, at, view).map(bySpot),
    ...(seat === undefined ? [] : [`.text [data-seat="${seat}"]`]),
    '.text [data-part]',
    '.board',
    '.well',
  ];
}

/** The elements to highlight. */
export function highlighted(
  game: string,
  wanted: readonly string[],
  view: unknown,
  root: ParentNode = document,
): Element[] {
  const found = wanted.flatMap((at) => {
    for (const selector of selectors(game, at, view)) {
      const elements = all(selector, root);
      if (elements.length > 0)
        return selector.includes('^=') || at.startsWith('@choice') ? elements : elements.slice(0, 1);
    }
    return [];
  });
  return [...new Set(found)];
}

/** The visible elements with a choice that have the highest score above zero. */
export function best(
  score: (thing: HTMLElement | SVGElement) => number,
  root: ParentNode = document,
): Element[] {
  const things = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-action]')]
    .filter((one) => one.getAttribute('aria-disabled') !== 'true' && visible(one))
    .map((thing) => ({ thing, score: score(thing) }));
  const most = Math.max(0, ...things.map((one) => one.score));
  return most > 0 ? things.filter((one) => one.score === most).map(({ thing }) => thing) : [];
}

/** The visible elements that pick up a tool. */
export function tools(name: string, root: ParentNode = document): Element[] {
  return all(`[data-tool="${quoted(name)}"]`, root);
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** The intersection of two boxes. An empty box has no height or no width. */
const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

export const isEmpty = ({ left, top, right, bottom }: Box): boolean => right <= left || bottom <= top;

/** The part of an element that no scroll container and no edge of the window clips. */
export function seenOf(element: Element): Box {
  let seen = common(boxOf(element), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (overflowX !== 'visible' || overflowY !== 'visible') seen = common(seen, boxOf(at));
    if (position === 'fixed') break;
  }
  return seen;
}

/** Whether the window scrolls an element: it has no fixed or sticky ancestor. */
export function isScrolled(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky') return false;
  }
  return true;
}

/** The bounding box of all boxes. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** The ring around an element extends this far on each side. */
export const RING = 5;
/** The grid size of the search for a position, if none beside the elements is free. */
const GRID = 48;

/** An element's box with its ring. */
export const framed = ({ left, top, right, bottom }: Box): Box => ({
  left: left - RING,
  top: top - RING,
  right: right + RING,
  bottom: bottom + RING,
});

/** The area that two boxes share. */
export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The distance between a highlighted place and its neighbours, at most. */
export const NEAR = 48;

const distance = (one: Box, other: Box): number =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom, 0);

/** The boxes that lie beside the highlighted ones, without those around or inside them. */
export function neighbours(spots: readonly Box[], boxes: readonly Box[]): Box[] {
  const inside = (one: Box, other: Box): boolean => overlap(one, other) >= overlap(one, one) * 0.9;
  return boxes.filter(
    (box) =>
      !isEmpty(box) &&
      spots.some((spot) => distance(spot, box) <= NEAR) &&
      !spots.some((spot) => inside(spot, box) || inside(box, spot)),
  );
}

/** The visible places of the board and the controls beside the highlighted elements. */
export function neighboursOf(spots: readonly Box[], root: ParentNode = document): Box[] {
  const places = all('[data-spot], [data-action], [data-tool]', root).filter(
    (one) => !one.closest('.prompt'),
  );
  return neighbours(spots, places.map(seenOf));
}

/** The cost of covering the targets, as a share of each, because a small target is hidden by little. */
export const hidden = (box: Box, things: readonly Box[]): number =>
  things.reduce((sum, thing) => sum + overlap(box, thing) / Math.max(1, overlap(thing, thing)), 0);

/**
 * The position of a box of this size: beside its targets, not over them if there is room, and not over the boxes in
 * `shy`, such as the hand, if possible.
 */
export function beside(
  things: readonly Box[],
  size: { width: number; height: number },
  room: Box,
  shy: readonly Box[] = [],
): { left: number; top: number } {
  const gap = 14;
  const clampX = (x: number): number => Math.max(room.left, Math.min(x, room.right - size.width));
  const clampY = (y: number): number => Math.max(room.top, Math.min(y, room.bottom - size.height));
  const at = (left: number, top: number): { left: number; top: number } => ({
    left: clampX(left),
    top: clampY(top),
  });
  const corners = [
    at(room.right, room.bottom),
    at(room.left, room.bottom),
    at(room.right, room.top),
    at(room.left, room.top),
  ];
  const whole = around(things);
  if (!whole) return corners[0] ?? { left: 0, top: 0 };
  const sides = [whole, ...things.slice(0, 4)].flatMap((thing) => {
    const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
    return [
      at(thing.right + gap, middle.y - size.height / 2),
      at(thing.left - gap - size.width, middle.y - size.height / 2),
      at(middle.x - size.width / 2, thing.bottom + gap),
      at(middle.x - size.width / 2, thing.top - gap - size.height),
    ];
  });
  // Several targets may leave room only between them.
  const grid: { left: number; top: number }[] = [];
  for (let left = room.left; left <= room.right - size.width; left += GRID)
    for (let top = room.top; top <= room.bottom - size.height; top += GRID) grid.push({ left, top });
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const rude = shy.reduce((sum, one) => sum + overlap(box, one), 0);
    const far = Math.abs((box.left + box.right - whole.left - whole.right) / 2);
    const deep = Math.abs((box.top + box.bottom - whole.top - whole.bottom) / 2);
    // Covering a target costs more than any overlap with `shy` boxes. Among equal positions the nearest wins.
    return hidden(box, things.map(framed)) * innerWidth * innerHeight + rude + (far + deep) / 100;
  };
  return [...sides, ...corners, ...grid].reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
