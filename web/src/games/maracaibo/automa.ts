// The signs on one of Jeanne's cards.
import type { MaracaiboAutomaCard } from '../../generated/maracaibo';
import { badge, icon, sign, type Cell } from './glyphs';

/** The first round of the second half, in which some of her actions grow. */
const LATE = 3;

export function automaCells(card: MaracaiboAutomaCard, round: number): Cell[] {
  const late = round >= LATE ? 1 : 0;
  const acts = card.acts.flatMap((act): Cell[] => {
    switch (act.kind) {
      case 'explore':
        return [badge('ex', act.spaces[late])];
      case 'influence':
        return [badge('inf', 1, act.nation)];
      case 'combat':
        return [icon('m-fight'), badge('inf', act.influence), ...(act.village ? [icon('m-boats')] : [])];
      case 'quest':
        return [icon('m-quest')];
      case 'disc':
        return [icon('m-disc')];
      case 'points':
        return act.points[late] > 0 ? [badge('vp', act.points[late])] : [];
    }
  });
  return [icon('m-resail'), sign(String(card.steps)), sign(card.way === 'upper' ? '↑' : '↓'), ...acts];
}
