// Rows that show icons instead of words if the words do not fit.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { onceLaidOut } from './laidout';

/** Whether a row overflows, beyond rounding. */
export const overflows = (row: Element): boolean => row.scrollWidth > row.clientWidth + 1;

export interface Tightness {
  /** Whether the words do not fit. */
  readonly tight: boolean;
  /** Attach it to the observed bar. */
  readonly watch: Attachment<HTMLElement>;
}

/**
 * Observes whether a row in a bar has space for its words. It is measured with all of them shown, and again when the bar
 * has another width or what `depends` reads has changed. Changes of the content in the meantime can only make it tighter.
 */
export function tightness(
  depends: () => unknown,
  row: (bar: HTMLElement) => Element | null = (bar) => bar,
): Tightness {
  let tight = $state(false);
  const watch: Attachment<HTMLElement> = (bar) => {
    depends();
    const measure = (): void => {
      const within = row(bar);
      if (within && overflows(within)) tight = true;
    };
    let width: number | undefined;
    const size = new ResizeObserver(() => {
      if (width === bar.clientWidth) return;
      width = bar.clientWidth;
      tight = false;
      void tick().then(measure);
    });
    let soon: (() => void) | undefined;
    const content = new MutationObserver(() => {
      soon?.();
      soon = onceLaidOut(bar, measure);
    });
    size.observe(bar);
    content.observe(bar, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-current'],
    });
    void document.fonts?.ready.then(measure);
    return () => {
      soon?.();
      size.disconnect();
      content.disconnect();
    };
  };
  return {
    get tight() {
      return tight;
    },
    watch,
  };
}
