// Scrolling to the highlighted elements of a table on a phone.
import { duration } from '../lib/prefs.svelte';

/** Scrolls the first highlighted element to the centre, unless one is visible between the prompt and the dock. */
export function scrollToHighlight(): void {
  const all = [...document.querySelectorAll('.table:not(.text) :is([data-action], [data-tool])')].filter(
    (element) => element.getClientRects().length > 0,
  );
  // Actions that are always possible are not the decision in question.
  const decisive = all.filter((element) => !element.matches('[data-quiet]'));
  const elements = decisive.length > 0 ? decisive : all;
  const foot = document.querySelector('[data-foot]');
  const dock = document.querySelector('.dock');
  const sticks = dock && getComputedStyle(dock).position === 'sticky';
  const top = document.querySelector('.prompt')?.getBoundingClientRect().bottom ?? 0;
  const under = sticks ? dock : foot?.firstElementChild;
  const bottom = under?.getBoundingClientRect().top ?? innerHeight;
  const isVisible = (element: Element): boolean => {
    if ((sticks ? dock : foot)?.contains(element)) return true;
    const box = element.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  };
  if (elements.length === 0 || elements.some(isVisible)) return;
  elements[0]?.scrollIntoView({ block: 'center', behavior: duration(1) === 0 ? 'instant' : 'smooth' });
}
