// The signs on the areas of a ship: their effect, or a drawing where they change a rule.
import { badge, glyphs, icon, sign, type Cell } from './glyphs';
import type { MaracaiboArea } from './types';

const DRAWN: Readonly<Record<string, readonly Cell[]>> = {
  U1: [badge('va', '2'), sign('≥2')],
  U2: [icon('m-hand6'), sign('6')],
  U3: [badge('vp', 3), icon('m-freecard')],
  U7: [icon('m-fight'), icon('m-boats')],
  U9: [badge('va', ''), sign('3'), icon('m-same'), sign('›'), badge('d', 2), badge('vp', 2)],
  U11: [badge('ex', 3), sign('|'), badge('d', 4), badge('vp', 4), sign('|'), icon('m-rank')],
};

/** Areas that are village actions start with a house. */
const VILLAGE: ReadonlySet<string> = new Set(['U8', 'U10']);

export function areaCells(area: Pick<MaracaiboArea, 'id' | 'effect'>): readonly Cell[] {
  const drawn = DRAWN[area.id];
  if (drawn) return drawn;
  const cells = glyphs(area.effect);
  return VILLAGE.has(area.id) ? [badge('va', ''), ...cells] : cells;
}
