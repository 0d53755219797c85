import type {
  RoiAction,
  RoiAid,
  RoiEvent,
  RoiInvestor,
  RoiScoring,
  RoiView,
} from '../../generated/au-nom-du-roi';
import type { ChoiceOf } from '../../lib/game';
import type { Table } from '../../lib/table.svelte';

export type RoiTable = Table<RoiView, RoiAction, RoiEvent, RoiAid>;
export type RoiChoice = ChoiceOf<RoiAction>;

/** The player at this seat; undefined for spectators. */
export const ownOf = (table: RoiTable): RoiInvestor | undefined =>
  table.seat === undefined ? undefined : table.view.investors[table.seat];

/** The scoring whose card is drawn, and the turns until it takes place. */
export function dueOf({ scorings }: RoiView): { scoring: RoiScoring; turns: number } | undefined {
  for (const { scoring, state } of scorings)
    if (typeof state === 'object') return { scoring, turns: state.due };
  return undefined;
}
