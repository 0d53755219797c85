// What a learner sees of a lesson: its step, the frame, and whether the box covers the frame or a place beside it.
import { expect, type Page } from './room.ts';

export interface Shown {
  at: number;
  kind: string;
  leads: string[];
  /** Set if another choice was answered, or a refusal is shown. */
  refused: string | undefined;
  /** The share of the framed thing that the box covers, from 0 to 1. Zero if the frame is most of the table. */
  covered: number;
  /** The first place beside the framed thing that the box covers, on a window beside whose board it has room. */
  neighbour: string | undefined;
  /** The point where a press reaches the framed thing; undefined if other controls cover it. */
  target: { x: number; y: number } | undefined;
  /** Changes with each request and each frame. */
  key: string;
}

/** The current step of the lesson, if there is one. */
export function shown(page: Page): Promise<Shown | undefined> {
  return page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('[data-lesson-step]');
    if (!box || document.querySelector('[data-busy]')) return undefined;
    const here = box.getBoundingClientRect();
    const rings = [...document.querySelectorAll('.veil .ring')].map((ring) => ring.getBoundingClientRect());
    const covered = rings.map((there) => {
      const area = there.width * there.height;
      if (area > (innerWidth * innerHeight) / 4) return 0;
      const width = Math.min(here.right, there.right) - Math.max(here.left, there.left);
      const height = Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top);
      return width > 0 && height > 0 ? (width * height) / area : 0;
    });
    // Places that touch the frame must stay visible.
    const small = rings.every(({ width, height }) => width * height < (innerWidth * innerHeight) / 16);
    const neighbour =
      innerWidth > 900 && small
        ? [...document.querySelectorAll<HTMLElement | SVGElement>('[data-spot], [data-action]')].find(
            (one) => {
              const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
              if (width * height === 0 || width * height > (innerWidth * innerHeight) / 16) return false;
              const touches = rings.some(
                (ring) =>
                  left < ring.right + 8 &&
                  right > ring.left - 8 &&
                  top < ring.bottom + 8 &&
                  bottom > ring.top - 8,
              );
              const under = left < here.right && right > here.left && top < here.bottom && bottom > here.top;
              return touches && under && !one.closest('.prompt, .players');
            },
          )
        : undefined;
    // The centre first. An island or a coast may be hollow there.
    const parts = [4, 3, 5, 2, 6] as const;
    const points = rings.flatMap(({ left, top, width, height }) =>
      parts.flatMap((x) => parts.map((y) => ({ x: left + (width * x) / 8, y: top + (height * y) / 8 }))),
    );
    const pressed = (x: number, y: number): Element | null | undefined =>
      document.elementFromPoint(x, y)?.closest('[data-action], [data-tool]');
    const target = points.find(({ x, y }) => pressed(x, y));
    const step = Number(box.dataset.lessonStep);
    return {
      at: step,
      kind: box.dataset.lessonKind ?? '',
      leads: JSON.parse(box.dataset.lessonLeads ?? '[]') as string[],
      refused: (
        box.querySelector('[data-lesson-answer]') ?? document.querySelector('.tip.no, [role=alert]')
      )?.textContent.trim(),
      covered: Math.max(0, ...covered),
      neighbour: neighbour && (neighbour.dataset.spot ?? neighbour.dataset.action ?? ''),
      target,
      key: [
        step,
        box.dataset.lessonMade,
        ...rings.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`),
      ].join(' '),
    };
  });
}

/** Waits until the lesson shows a new step and has settled. */
export async function settled(page: Page, before: string): Promise<Shown> {
  let last: Shown | undefined;
  let key = '';
  await expect
    .poll(
      async () => {
        const known = key;
        last = await shown(page);
        if (last?.refused) return true;
        key = last?.key ?? '';
        // A chain of moves continues by itself, so a step counts only if two polls agree.
        return last !== undefined && last.kind !== 'showing' && key !== before && key === known;
      },
      { message: `something else than ${before}`, intervals: [50, 150] },
    )
    .toBe(true);
  return last!;
}
