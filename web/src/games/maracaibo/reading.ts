// Pages that cover the board and are read before a decision: the prompt says so and offers no choice yet.
import type { PromptText } from '../../lib/game';
import { t } from '../../lib/i18n.svelte';
import { ledgerOf } from './ledger.svelte';
import { taleOf } from './story/tale.svelte';
import type { MaTable } from './targets';

/** Whether a page of the story or a score breakdown covers the board. During a vote the page is the decision. */
export function reads(table: MaTable): 'story' | 'scoring' | undefined {
  const tale = taleOf(table);
  if (tale.page) return tale.vote ? undefined : 'story';
  return ledgerOf(table).open ? 'scoring' : undefined;
}

export function asks(table: MaTable): PromptText | undefined {
  const open = reads(table);
  if (!open) return undefined;
  const scoring = ledgerOf(table).open;
  return open === 'story'
    ? { text: t('mab-read-story'), hint: t('mab-read-story-hint') }
    : { text: t('mab-read-scoring', { round: scoring?.round ?? 0 }), hint: t('mab-read-scoring-hint') };
}
