// Dragging a tile out of the zone onto a cell with the mouse: equal to a click on each.
import type { Attachment } from 'svelte/attachments';
import type { IlosCell } from '../../generated/ilos';
import type { Selection } from './selection.svelte';

/** A shorter distance in pixels is a click. */
const SLACK = 6;

/** Makes the tiles in an element draggable to the highlighted cells of the map. */
export function dragsOut(selection: Selection): Attachment<HTMLElement> {
  return (element) => {
    let end: (() => void) | undefined;
    const cellAt = ({ clientX, clientY }: PointerEvent): IlosCell | undefined => {
      const found = document.elementFromPoint(clientX, clientY);
      const name = found?.closest<HTMLElement | SVGElement>('[data-tool]')?.dataset.tool;
      const tool = selection.toolNamed(name);
      return tool?.kind === 'cell' ? tool.at : undefined;
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.button !== 0 || !(event.target instanceof Element)) return;
      const piece = event.target.closest<HTMLElement>('[data-tool]');
      const picked = selection.toolNamed(piece?.dataset.tool);
      if (!piece || picked?.kind !== 'tile') return;
      const { tile } = picked;
      event.preventDefault();
      let copy: HTMLElement | undefined;
      const move = (to: PointerEvent): void => {
        if (!copy) {
          if (Math.hypot(to.clientX - event.clientX, to.clientY - event.clientY) < SLACK) return;
          copy = lifted(piece);
          const offer = selection.offers.zone.get(tile);
          if (offer) selection.take({ ...offer, held: { tile } });
        }
        copy.style.transform = `translate(${to.clientX - copy.offsetWidth / 2}px, ${to.clientY - copy.offsetHeight / 2}px)`;
        const at = cellAt(to);
        selection.point(at && { kind: 'cell', at });
      };
      const up = (at: PointerEvent): void => {
        const cell = copy && cellAt(at);
        end?.();
        if (cell) selection.hold({ tile, at: cell });
      };
      end = () => {
        copy?.remove();
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        end = undefined;
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
    };
    element.addEventListener('pointerdown', down);
    return () => {
      element.removeEventListener('pointerdown', down);
      end?.();
    };
  };
}

/** A copy of the tile that follows the pointer. */
function lifted(piece: HTMLElement): HTMLElement {
  const copy = document.createElement('div');
  copy.className = 'flying-piece bare';
  copy.setAttribute('aria-hidden', 'true');
  const drawing = piece.querySelector('svg')?.cloneNode(true);
  const { width, height } = piece.getBoundingClientRect();
  if (drawing instanceof SVGElement) {
    drawing.setAttribute('width', String(width));
    drawing.setAttribute('height', String(height));
    copy.append(drawing);
  }
  copy.style.opacity = '0.8';
  document.body.append(copy);
  return copy;
}
