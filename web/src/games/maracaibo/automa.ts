// The signs on one of Jeanne's cards.
import type { MaracaiboAutomaCard } from '../../generated/maracaibo';
import { byKind } from '../../lib/kinds';
import { badge, icon, sign, type Cell } from './glyphs';

/** The first round of the second half, in which some of her actions grow. */
const LATE = 3;

type Act = MaracaiboAutomaCard['acts'][number];

const cellsOf = byKind<Act, [late: 0 | 1], Cell[]>({
  explore: (act, late) => [badge('ex', act.spaces[late])],
  influence: (act) => [badge('inf', 1, act.nation)],
  combat: (act) => [icon('m-fight'), badge('inf', act.influence), ...(act.village ? [icon('m-boats')] : [])],
  quest: () => [icon('m-quest')],
  disc: () => [icon('m-disc')],
  points: (act, late) => (act.points[late] > 0 ? [badge('vp', act.points[late])] : []),
});

export function automaCells(card: MaracaiboAutomaCard, round: number): Cell[] {
  const late = round >= LATE ? 1 : 0;
  const acts = card.acts.flatMap((act) => cellsOf(act, late) ?? []);
  return [icon('m-resail'), sign(String(card.steps)), sign(card.way === 'upper' ? '↑' : '↓'), ...acts];
}
