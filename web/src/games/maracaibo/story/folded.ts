// Content that a campaign has not met yet is folded at its tables. The rule book only advises this, so it can be
// unfolded.
import type { MaracaiboView } from '../../../generated/maracaibo';
import type { Row } from '../../../lib/game';
import { knows } from '../../../lib/i18n.svelte';

/** The chapters and clauses about single tiles. */
const ABOUT_TILES = /^MA-(30\.\d+|31\.6|31\.18|31\.29)$/;

/** The special cards have red numbers, which no other card has. */
const RED = /^9\d$/;

/** The tiles that a text names, including those of ranges such as "L10 to L17". */
export function tilesIn(text: string): number[] {
  const out = new Set<number>();
  for (const [, from, to] of text.matchAll(/\bL(\d+)(?:\s*(?:to|à|-|–)\s*L(\d+))?/g)) {
    const [first, last] = [Number(from), Number(to ?? from)];
    for (let tile = first; tile <= Math.min(last, first + 30); tile += 1) out.add(tile);
  }
  return [...out];
}

/** The tile that unlocks a clause at this table; undefined if it is open, and outside a campaign. */
export function foldedClause(view: MaracaiboView, id: string, text: string): string | undefined {
  if (!view.story || !ABOUT_TILES.test(id)) return undefined;
  const tiles = tilesIn(text);
  const met = tiles.some((tile) => view.story?.met.includes(`L${tile}`));
  return tiles.length === 0 || met ? undefined : `L${tiles[0]}`;
}

/** Whether a row of the component files is a tile or a special card that the campaign has not met. */
export function foldedRow(view: MaracaiboView, kind: string, row: Row): boolean {
  const { story } = view;
  if (!story) return false;
  if (kind === 'legacy') return !story.met.includes(String(row.id));
  return kind === 'card' && RED.test(String(row.id)) && !story.unlocked.includes(String(row.id));
}

/** An upper limit of the number of legacy tiles. */
const TILES = 40;

/** The named legacy tiles of a campaign, which are in no component file. */
export function campaignRows(view: MaracaiboView): { file: string; kind: string; rows: readonly Row[] } {
  const ids = Array.from({ length: TILES }, (_, at) => `L${at + 1}`);
  const rows = view.story ? ids.filter((id) => knows(`ma-legacy-${id}`)).map((id) => ({ id })) : [];
  return { file: 'legacy', kind: 'legacy', rows };
}
