// Dragging a hand card onto a free place of the planning area.
import type { Attachment } from 'svelte/attachments';

let carried: string | undefined;

/** Makes a card draggable to the planning area. */
export function carries(card: string, can: boolean): Attachment<HTMLElement> {
  return (element) => {
    if (!can) return;
    element.draggable = true;
    const start = (event: DragEvent): void => {
      carried = card;
      event.dataTransfer?.setData('text/plain', card);
    };
    const end = (): void => (carried = undefined);
    element.addEventListener('dragstart', start);
    element.addEventListener('dragend', end);
    return () => {
      element.draggable = false;
      element.removeEventListener('dragstart', start);
      element.removeEventListener('dragend', end);
    };
  };
}

/** Makes an element a drop target for cards. */
export function receives(put: (card: string) => void): Attachment<HTMLElement> {
  return (element) => {
    const over = (event: DragEvent): void => {
      if (carried !== undefined) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      if (carried !== undefined) put(carried);
      carried = undefined;
    };
    element.addEventListener('dragover', over);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('drop', drop);
    };
  };
}
