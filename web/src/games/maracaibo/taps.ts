// Taking a target: a mouse or a key takes it at once, a touch first opens its sheet. The sheet has the button, and
// another tap on the same target switches to its other route.
import { showTooltip, type Tooltip } from '../../lib/tooltip.svelte';
import { turned, type MaTable, type Target } from './targets';

interface Ways {
  table: () => MaTable;
  /** The label of the sheet's button. */
  label: (target: Target) => string;
  told: (target: Target) => Tooltip | undefined;
  hover?: (target: Target | undefined) => void;
}

export interface Taps {
  /** The `onclick` handler of a target's element. */
  press: (event: MouseEvent, target: Target) => void;
}

export function taps({ table, label, told, hover }: Ways): Taps {
  /** The route that the sheet describes. */
  let asked: { target: Target; way: Target } | undefined;

  function take(choice: Target['choice'], moves: Target['moves']): void {
    hover?.(undefined);
    void table().act(moves.length > 1 ? moves : [choice.action]);
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
    // The aid contains the route of a chain; the preview of a single choice is requested.
    if (way.moves.length > 1) return;
    await table().hover(target.choice);
    if (anchor.isConnected) sheet();
  }
  return {
    press: (event, target) => {
      const thumb = event instanceof PointerEvent && event.pointerType === 'touch';
      if (thumb && event.currentTarget instanceof Element) void ask(event.currentTarget, target);
      // Shift takes the other route, if there is one.
      else if (event.shiftKey && target.other) {
        const other = turned(table(), target);
        take(other.choice, other.moves);
      } else take(target.choice, target.moves);
    },
  };
}
