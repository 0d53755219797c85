// Scrollable areas are reachable by keyboard: they take the focus if no element in them does.
import type { Attachment } from 'svelte/attachments';

const FOCUSABLE = 'a[href], button:not([disabled]):not([tabindex="-1"]), input, select, textarea';

/** Makes a scrolling element focusable while no element inside it is. */
export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const larger =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (larger && !element.querySelector(FOCUSABLE)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(look);
  // Changed content may have another size, so it is measured after layout.
  const content = new MutationObserver(() => {
    size.unobserve(element);
    size.observe(element);
  });
  size.observe(element);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
};
