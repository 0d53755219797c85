// Taking a target: a mouse or a key takes it at once, a thumb first opens the sheet that tells what it is. The sheet has
// the button, and another tap on the same target turns to its other way.
import { showTooltip, type Tooltip } from '../../lib/tooltip.svelte';
import { turned, type MaTable, type Target } from './targets';

interface Ways {
  table: () => MaTable;
  /** The words on the button of the sheet. */
  label: (target: Target) => string;
  told: (target: Target) => Tooltip | undefined;
  hover?: (target: Target | undefined) => void;
}

export interface Taps {
  /** For `onclick` of whatever stands for the target. */
  press: (event: MouseEvent, target: Target) => void;
}

export function taps({ table, label, told, hover }: Ways): Taps {
  /** The way that the sheet tells of. */
  let asked: { target: Target; way: Target } | undefined;

  function take(choice: Target['choice'], moves: Target['moves']): void {
    hover?.(undefined);
    if (moves.length > 1) void table().gesture(moves);
    else void table().act(choice);
  }
  async function ask(anchor: Element, target: Target): Promise<void> {
    const again = asked?.target.key === target.key && asked.target.reach === target.reach;
    const way = again && asked?.way === target ? turned(table(), target) : target;
    asked = { target, way };
    hover?.(way);
    const moves = way.moves.length > 1 ? JSON.stringify(way.moves) : undefined;
    const act = (): void => take(way.choice, way.moves);
    const sheet = (): void => {
      const tooltip = told(way);
      if (tooltip)
        showTooltip(anchor, { ...tooltip, take: { label: label(way), action: way.choice.text, moves, act } });
    };
    sheet();
    // The aid tells the way of a chain; the effect of a single choice is asked for.
    if (way.moves.length > 1) return;
    await table().hover(target.choice);
    if (anchor.isConnected) sheet();
  }
  return {
    press: (event, target) => {
      const thumb = event instanceof PointerEvent && event.pointerType === 'touch';
      if (thumb && event.currentTarget instanceof Element) void ask(event.currentTarget, target);
      // Shift takes the other way, where there is one.
      else if (event.shiftKey && target.other) {
        const other = turned(table(), target);
        take(other.choice, other.moves);
      } else take(target.choice, target.moves);
    },
  };
}
