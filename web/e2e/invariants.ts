// Invariants of every position of every game: enabled controls can be pressed, their text is complete, and a
// highlighted place is its own click target.
import { expect, type Page } from '@playwright/test';

/** The violations in the current page, each as a short text. */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const ENABLED =
      ':is(button, [role=button]):not([disabled]):not([aria-disabled="true"]), a[href], select, input:not([disabled])';
    /** Parts that lie over the table. They may not cover anything that can be pressed. */
    const OVER = '[data-band], .lesson, .tip, .lost, .digest, .toast';
    /** The fixed or sticky ancestor of an element. */
    const fixedAround = (one: Element): Element | undefined => {
      for (let up: Element | null = one; up; up = up.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(up).position)) return up;
      return undefined;
    };
    const shown = (one: Element): boolean =>
      one.getClientRects().length > 0 &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const name = (one: Element): string => {
      const { action, tool, moves } = (one as HTMLElement).dataset;
      const words = one.getAttribute('aria-label') ?? one.textContent?.trim().replace(/\s+/g, ' ') ?? '';
      const what = action !== undefined ? `action ${action}` : tool !== undefined ? `tool ${tool}` : words;
      return `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} ‹${what.slice(0, 60)}›${moves ? ' chain' : ''}`;
    };
    const room = document.querySelector('dialog[open]') ?? document.body;

    /** The part of an element that its ancestors do not clip, and whether scrolling reveals the rest. */
    function clip(one: Element): { box: DOMRect; scrolls: boolean } {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      let scrolls = false;
      for (let up = one.parentElement; up; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        if (up === document.documentElement || up === document.body) continue;
        const box = up.getBoundingClientRect();
        const cut =
          left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
        if (cut && /auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true;
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      return { box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), scrolls };
    }
    const same = (one: Element, other: Element): boolean => {
      const [a, b] = [(one as HTMLElement).dataset, (other as HTMLElement).dataset];
      if (a.tool !== undefined || b.tool !== undefined) return a.tool === b.tool;
      return a.action !== undefined && a.action === b.action && a.moves === b.moves;
    };

    /** True if a press at a point reaches the control, otherwise the element that it reaches. */
    const hits = (one: Element, x: number, y: number): Element | true | null => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return null;
      if (one.contains(hit) || hit.contains(one)) return hit.contains(one) && hit !== one ? hit : true;
      const target = hit.closest('[data-action], [data-tool], button, [role=button], a, label');
      if (target && (same(one, target) || target.contains(one) || target.querySelector(ENABLED) === one))
        return true;
      // A piece that lies on the place and can be pressed itself.
      return hit;
    };

    const controls = [...room.querySelectorAll<HTMLElement | SVGElement>(ENABLED)].filter(
      (one) => shown(one) && !one.closest('[inert], .vh'),
    );
    for (const one of controls) {
      const whole = one.getBoundingClientRect();
      if (whole.width < 2 || whole.height < 2) continue;
      const bar = one.closest('.prompt, .band');
      const { box, scrolls } = clip(one);
      // The prompt bar shows all its buttons without scrolling.
      if (bar && (box.width < whole.width - 2 || box.height < whole.height - 2)) {
        found.add(`cut by the bar: ${name(one)}`);
        continue;
      }
      const [x, y] = [whole.left + whole.width / 2, whole.top + whole.height / 2];
      const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      if (!inside && !scrolls && !one.closest('.map, .chart, svg')) {
        found.add(`out of sight: ${name(one)}`);
        continue;
      }
      const inView = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
      if (inside && inView) {
        const hit = hits(one, x, y);
        if (hit !== true && hit) {
          const over = hit.closest(OVER);
          const fixed = fixedAround(hit);
          const nested = hit.closest(ENABLED);
          // A ring or a coast is hollow in the middle, and a place may carry a piece with its own control.
          const hollow = one instanceof SVGElement || hit.contains(one);
          // The coach and the summary may cover the log, which is not needed for a decision.
          if (over && one.closest('.log')) continue;
          if (over && !over.contains(one)) found.add(`covered by ${name(over)}: ${name(one)}`);
          else if (fixed && !fixed.contains(one)) {
            if (fixed.matches('.prompt, .band, .site-header') && innerWidth > 900)
              found.add(`under the bar: ${name(one)}`);
          } else if (!hollow && !(nested && (one.contains(nested) || nested.contains(one))))
            found.add(`covered by ${name(hit)}: ${name(one)}`);
        }
      }
      // The text of the control is complete.
      if (one instanceof HTMLElement && !one.matches('input, select')) {
        for (const part of [one, ...one.querySelectorAll<HTMLElement>('*')]) {
          if (!(part instanceof HTMLElement) || part.closest('.vh') || !shown(part)) continue;
          // Text for screen readers is clipped to one pixel.
          if (part.clientWidth <= 1) continue;
          const words = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          if (!words) continue;
          const style = getComputedStyle(part);
          const hidden = style.overflowX !== 'visible' || style.overflowY !== 'visible';
          const sideways = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
          const down = part.scrollHeight > part.clientHeight + 2 && part.clientHeight > 0;
          if (hidden && (sideways || down)) found.add(`text cut in ${name(part)} of ${name(one)}`);
          // Another control does not lie on the ends of the text.
          const range = document.createRange();
          range.selectNodeContents(part);
          for (const line of range.getClientRects())
            for (const end of [line.left + 2, line.right - 2]) {
              const middle = line.top + line.height / 2;
              const visible =
                end >= box.left && end <= box.right && middle >= box.top && middle <= box.bottom;
              const over = visible && document.elementFromPoint(end, middle)?.closest(ENABLED);
              if (!over || over.contains(one) || one.contains(over) || same(one, over)) continue;
              if (fixedAround(over) === fixedAround(one))
                found.add(`text of ${name(one)} under ${name(over)}`);
            }
        }
      }
    }

    // The figures of a player stand beside each other.
    for (const figures of room.querySelectorAll('.players .facts')) {
      const all = [...figures.children].filter(shown).map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const parts = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        return {
          one,
          left: Math.min(...parts.map(({ left }) => left)),
          right: Math.max(...parts.map(({ right }) => right)),
          top: Math.min(...parts.map(({ top }) => top)),
          bottom: Math.max(...parts.map(({ bottom }) => bottom)),
        };
      });
      for (const [at, a] of all.entries())
        for (const b of all.slice(at + 1))
          if (
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
          )
            found.add(`figures of a player overlap: ${name(a.one)} and ${name(b.one)}`);
    }

    // A highlighted place reacts wherever it is pressed.
    for (const one of room.querySelectorAll<HTMLElement | SVGElement>('.highlighted, .glows')) {
      if (!shown(one) || one.closest('[inert], .prompt')) continue;
      const own = one.closest('[data-action], [data-tool]');
      const { box } = clip(one);
      if (box.width < 6 || box.height < 6) continue;
      for (const [px, py] of [
        [0.5, 0.5],
        [0.3, 0.3],
        [0.7, 0.3],
        [0.3, 0.7],
        [0.7, 0.7],
      ] as const) {
        const [x, y] = [box.left + box.width * px, box.top + box.height * py];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (!hit) continue;
        const fixed = fixedAround(hit);
        if (fixed && !fixed.contains(one)) continue;
        // A corner of the bounding box outside the shape belongs to the element below it.
        if (
          one instanceof SVGElement &&
          !document.elementsFromPoint(x, y).some((under) => one.contains(under))
        )
          continue;
        const target = hit.closest('[data-action], [data-tool]');
        const on = target?.matches(ENABLED) || target?.matches('[role=button]');
        // Another highlighted thing on top of it is a click target of its own.
        if (
          target &&
          on &&
          (!own || same(own, target) || target.classList.contains('highlighted') || own.contains(target))
        )
          continue;
        if (target && on && own && target.contains(own)) continue;
        found.add(
          `highlighted, but ${target ? name(target) : name(hit)} answers at ${px},${py}: ${name(own ?? one)}`,
        );
        break;
      }
    }
    return [...found];
  });
}

/** Fails if the current page violates an invariant. */
export async function checkInvariants(page: Page, where: string): Promise<void> {
  // The page may still be drawing a new position.
  let last: string[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    last = await faults(page);
    if (last.length === 0) return;
    await page.waitForTimeout(60);
  }
  expect(last, where).toEqual([]);
}

/** The window sizes in which the end page is checked. */
const SIZES = [
  [1366, 768],
  [360, 740],
  [820, 1180],
  [2560, 1440],
] as const;

/** Checks that the visible rows of the end page add up to the visible totals, in every window size. */
export async function scoresAddUp(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const sheet = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      /** The figure of a cell if it is visible: after scrolling to it, no element covers it. */
      const figure = (cell: Element): number => {
        cell.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = cell.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!hit || !(cell.contains(hit) || hit.contains(cell))) return NaN;
        const text = cell.textContent?.trim() ?? '';
        return text === '–' ? 0 : Number(text.replace('−', '-'));
      };
      const table = document.querySelector('.sheet');
      const frame = table?.closest<HTMLElement>('.scrollx');
      const cells = (row: Element): number[] => [...row.querySelectorAll('td')].map(figure);
      const out = {
        rows: [...(table?.querySelectorAll('tbody tr') ?? [])].map(cells),
        totals: [...(table?.querySelectorAll('tfoot tr:first-child') ?? [])].flatMap(cells),
        scrolls: frame ? frame.scrollHeight > frame.clientHeight + 1 : true,
      };
      scrollTo(0, 0);
      return out;
    });
    expect(sheet.scrolls, `the sheet scrolls inside itself at ${width} px`).toBe(false);
    const sums = sheet.totals.map((_, at) => sheet.rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));
    expect(sums, `rows add up at ${width} px`).toEqual(sheet.totals);
  }
  if (before) await page.setViewportSize(before);
}
