// The prompt while a tile is being laid or a payment collected, before a move is sent.
import type { PromptText } from '../../lib/game';
import { t } from '../../lib/i18n.svelte';
import { selectionOf } from './selection.svelte';
import type { IlosTable } from './offers';

export function asks(table: IlosTable): PromptText | undefined {
  if (!table.myTurn) return undefined;
  const { held, offers } = selectionOf(table);
  const { pending } = table.view;
  const together = held.handful?.length ?? 0;
  if (pending?.kind === 'pay' && together > 0)
    return { text: t('ilb-ask-pay', { count: pending.left - together }), hint: t('ilb-ask-unsent') };
  const { laying } = offers;
  if (laying?.tile === undefined) return undefined;
  if (laying.at) {
    if (laying.fixed.at && laying.fixed.turn) return undefined;
    const ways = laying.turns.filter(({ clause }) => clause === null).length;
    const moors = (laying.turn?.pieces.length ?? 0) > 1;
    const hint = moors
      ? t(ways > 1 ? 'ilb-ask-lay-ship' : 'ilb-ask-lay-coast')
      : t(ways > 1 ? 'ilb-ask-lay-turn' : 'ilb-ask-unsent');
    return { text: t('ilb-ask-lay'), hint };
  }
  return laying.fixed.tile ? undefined : { text: t('ilb-ask-cell'), hint: t('ilb-ask-unsent') };
}
