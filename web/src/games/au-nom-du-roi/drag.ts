// Dragging a boat from the port to a place: equal to picking it up and pressing the place.
import type { Attachment } from 'svelte/attachments';
import type { Selection } from './selection.svelte';

/** A shorter distance in pixels is a press. */
const FAR = 8;

/** Makes the boats of a row draggable with the mouse. */
export function drag(selection: Selection): Attachment<HTMLElement> {
  return (row) => {
    let from: { x: number; y: number; boat: string; dragImage?: HTMLElement } | undefined;

    function down(event: PointerEvent): void {
      if (event.pointerType !== 'mouse' || event.button !== 0 || !(event.target instanceof Element)) return;
      const boat = event.target.closest('[data-spot^="boat-"]')?.getAttribute('data-spot')?.slice(5);
      if (boat !== undefined) from = { x: event.clientX, y: event.clientY, boat };
    }

    function move(event: PointerEvent): void {
      if (!from) return;
      if (!from.dragImage) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
        const offer = selection.offers.boats.get(from.boat);
        if (offer?.tool === undefined || offer.tier === 'bdg' || selection.offers.place !== undefined) {
          from = undefined;
          return;
        }
        if (offer.tier !== 'held') selection.hold(offer.held ?? {});
        const drawing = row.querySelector(`[data-spot="boat-${from.boat}"] svg`)?.cloneNode(true);
        const dragImage = document.createElement('div');
        dragImage.className = 'roi-dragged roi';
        if (drawing) dragImage.append(drawing);
        document.body.append(dragImage);
        from.dragImage = dragImage;
      }
      from.dragImage.style.transform = `translate(${event.clientX - 24}px, ${event.clientY - 30}px)`;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-spot]');
      selection.point(under?.getAttribute('data-spot') ?? undefined);
    }

    function up(event: PointerEvent): void {
      const dragImage = from?.dragImage;
      from = undefined;
      if (!dragImage) return;
      dragImage.remove();
      // The click that ends a drag must not press the boat where it began.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const place = under?.closest('[data-spot^="expedition-"], [data-spot^="mission-"]');
      if (place instanceof HTMLElement) queueMicrotask(() => place.click());
    }

    function swallow(event: Event): void {
      if (event.isTrusted) event.stopImmediatePropagation();
    }

    row.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    return () => {
      row.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      from?.dragImage?.remove();
    };
  };
}
