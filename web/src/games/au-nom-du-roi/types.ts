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

/** Through whose eyes the table is seen; nobody's for who only watches. */
export const ownOf = (table: RoiTable): RoiInvestor | undefined =>
  table.seat === undefined ? undefined : table.view.investors[table.seat];

/** The scoring whose card is out, and the turns until it takes place. */
export function dueOf({ scorings }: RoiView): { scoring: RoiScoring; turns: number } | undefined {
  for (const { scoring, state } of scorings)
    if (typeof state === 'object') return { scoring, turns: state.due };
  return undefined;
}
