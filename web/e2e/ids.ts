// Internal ids in what a player reads: the text of the page, the names of its things, and every tooltip. Notation for
// programs is not read as a sentence.
import type { Page } from './room.ts';

/**
 * The internal ids in the visible text, names and titles, and in the tooltips on request: a component (`T07`,
 * `T10-1`), a message or a file (`il-tile`, `white-3`, `gold_mine`), or the coordinates of a cell (`1,-1`). Each with its
 * surroundings. The patterns are those of `engine::kit::internal_id`, except that French writes decimals with a comma.
 */
export function internalIds(page: Page, tooltips: boolean): Promise<string[]> {
  return page.evaluate(async (asks) => {
    const EDGE = String.raw`[^\p{L}\p{N}_\-–−,.'’/:@#]`;
    const patterns = [
      String.raw`[A-Z]\d+(?:[a-z]|-\d+)?`,
      String.raw`(?:mn|ar|go|il|ma|mnb|arb|gob|ilb|mab)-[a-z\d][a-z\d-]*`,
      String.raw`[a-z]+(?:-[a-z]+)*-[a-z]*\d+`,
      String.raw`[a-z]+(?:_[a-z\d]+)+`,
      String.raw`-\d{1,2},-?\d{1,2}|\d{1,2},-\d{1,2}`,
    ].map((one) => new RegExp(`(?<=^|${EDGE})(?:${one})(?=$|[.,:]?$|[.,:]?${EDGE})`, 'u'));
    const found = new Set<string>();
    const read = (text: string | null | undefined, where: string): void => {
      const sentence = text?.replace(/\s+/g, ' ').trim() ?? '';
      for (const pattern of patterns) {
        const id = pattern.exec(sentence)?.[0];
        if (id !== undefined) found.add(`${id} in ${where}: ${sentence.slice(0, 120)}`);
      }
    };
    /** Notation, what a player types, and the version of a file. */
    const CODE = 'code, kbd, pre, script, style, textarea, input, [data-notation], .vid';
    const visible = (element: Element): boolean => {
      const { visibility, display } = getComputedStyle(element);
      return visibility === 'visible' && display !== 'none' && element.getClientRects().length > 0;
    };
    const readAll = (root: Element, where: string): void => {
      for (const element of [root, ...root.querySelectorAll('*')]) {
        if (element.closest(CODE)) continue;
        for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
          read(element.getAttribute(name), `${where} ${name}`);
        // A sentence may be broken into parts: they are read together.
        const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
        if (own.length > 0 && visible(element)) {
          read(own.map((node) => node.textContent).join(' '), where);
          if (element.matches('p, li, td, button, small')) read(element.textContent, where);
        }
      }
    };
    readAll(document.body, 'the page');
    if (!asks) return [...found];

    // Tooltips appear without delay while all of them are requested.
    const real = window.setTimeout;
    window.setTimeout = ((act: () => void, time = 0, ...more: unknown[]) =>
      real(act, time <= 400 ? 0 : time, ...more)) as typeof window.setTimeout;
    const settle = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => real(resolve, 0)));
    let shown = 0;
    const things = [...document.querySelectorAll('.room *, main *')].filter(
      (one) =>
        one.matches(
          '[data-spot], [data-at], [data-action], [data-tool], [role=img], button, [role=button]',
        ) && visible(one),
    );
    for (const [at, thing] of things.entries()) {
      if (!thing.isConnected) continue;
      const box = thing.getBoundingClientRect();
      const place = { clientX: box.x + box.width / 2, clientY: box.y + (at % 7) + 1 };
      const init = { bubbles: true, pointerType: 'mouse', ...place };
      thing.dispatchEvent(new PointerEvent('pointerover', init));
      thing.dispatchEvent(new PointerEvent('pointermove', init));
      await settle();
      for (const tip of document.querySelectorAll('.tip')) {
        shown += 1;
        readAll(tip, 'a tooltip');
        read(tip.textContent, 'a tooltip');
      }
    }
    document.body.dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: 1 }),
    );
    window.setTimeout = real;
    if (shown === 0) found.add('no tooltip was shown');
    return [...found];
  }, tooltips);
}
