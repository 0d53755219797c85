// The prompt in place of the decision's own: for pages that cover the board and are read first, and while the first cards
// are being sorted.
import type { PromptText } from '../../lib/game';
import { t } from '../../lib/i18n.svelte';
import { ledgerOf } from './ledger.svelte';
import { selectionOf } from './selection.svelte';
import { taleOf } from './story/tale.svelte';
import type { MaTable } from './targets';

/** Whether a page of the story or a score breakdown covers the board. During a vote the page is the decision. */
export function reads(table: MaTable): 'story' | 'scoring' | undefined {
  const tale = taleOf(table);
  if (tale.page) return tale.vote ? undefined : 'story';
  return ledgerOf(table).open ? 'scoring' : undefined;
}

/** The remaining choices about the first cards, before they are sent. */
function sorting(table: MaTable): PromptText | undefined {
  const { parts, planned, aside, due } = selectionOf(table);
  const left = due - aside.length;
  if (!parts || (aside.length === 0 && !planned)) return undefined;
  return left > 0
    ? { text: t('mab-sort-drop', { count: left }), hint: t('mab-sort-drop-hint') }
    : { text: t('mab-sort-done'), hint: t('mab-sort-done-hint') };
}

export function asks(table: MaTable): PromptText | undefined {
  const open = reads(table);
  if (!open) return sorting(table);
  const scoring = ledgerOf(table).open;
  return open === 'story'
    ? { text: t('mab-read-story'), hint: t('mab-read-story-hint') }
    : { text: t('mab-read-scoring', { round: scoring?.round ?? 0 }), hint: t('mab-read-scoring-hint') };
}
