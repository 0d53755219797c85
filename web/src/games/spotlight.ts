// What a lesson points at, found in the page: by choice, by spot, by part of the page; in text mode by the part of the
// text. Something is always found: at least the board.
import { spotsOf } from './places';

const PARTS: Readonly<Record<string, readonly string[]>> = {
  '@prompt': ['.prompt'],
  '@undo': ['[data-history=undo]', '.prompt'],
  '@aid': ['#tab-aid', '[data-aid]'],
  '@rules': ['#tab-rules', '.mast [href*="rules"]'],
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

/** The selectors by which one thing is looked for, the nearest first. */
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

/** The elements that the light falls on. */
export function lit(
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

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around all of them. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** How much of two boxes is the same place. */
export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** How far a box hides what it points at: by the share of each thing, since a small one is hidden by little. */
export const hidden = (box: Box, things: readonly Box[]): number =>
  things.reduce((sum, thing) => sum + overlap(box, thing) / Math.max(1, overlap(thing, thing)), 0);

/**
 * Where a box of this size stands: beside what it points at, never over it if there is any room, over nothing else that
 * matters if that can be had too. `shy` are things it should not cover, such as the hand.
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
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const rude = shy.reduce((sum, one) => sum + overlap(box, one), 0);
    // However much of the hand it covers: what the sentence is about comes first.
    return hidden(box, things) * innerWidth * innerHeight + rude;
  };
  return [...sides, ...corners].reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
