// Playing by keyboard: arrow keys move between legal elements by position, digits press the buttons of the prompt.

/** The elements that decide or start a gesture when pressed, in HTML or SVG. */
type Pressable = HTMLElement | SVGElement;

/** The visible legal elements and tools, in document order. */
export function legalThings(root: ParentNode = document): Pressable[] {
  return [...root.querySelectorAll<Pressable>('[data-action], [data-tool]')].filter(
    (element) => element.getClientRects().length > 0,
  );
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The index of the nearest point in a direction; sideways distance counts double. */
export function nearest(from: Point, to: readonly Point[], key: string): number | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  let best: number | undefined;
  let least = Infinity;
  for (const [at, point] of to.entries()) {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const ahead = x * dx + y * dy;
    if (ahead < 4) continue;
    const distance = ahead + 2 * Math.abs(x * dy + y * dx);
    if (distance < least) [least, best] = [distance, at];
  }
  return best;
}

/** Whether a key press belongs to a text field or slider. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input, textarea, select, [contenteditable], dialog *, [role=tablist] *');
}

/** Moves the focus to the nearest legal element. Returns true if the key was handled. */
export function moveFocus(key: string): boolean {
  if (!(key in DIRECTIONS)) return false;
  const things = legalThings();
  if (things.length === 0) return false;
  const active = document.activeElement;
  const here = things.find((thing) => thing === active);
  if (!here) {
    things[0]?.focus();
    return true;
  }
  const others = things.filter((thing) => thing !== here);
  const at = nearest(middle(here), others.map(middle), key);
  if (at !== undefined) others[at]?.focus();
  return true;
}
