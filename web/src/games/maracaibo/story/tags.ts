// The layout of legacy tiles that are drawn as story tags.
import type { MaracaiboLegacyTile, MaracaiboView } from '../../../generated/maracaibo';
import { anchorOf, WIDTH } from '../geometry';
import { free, layoutOf } from '../layout';
import { badge, glyphs, price, rowWidth, sign, type Cell } from '../glyphs';

/** Whether a tile lies on a location as a quarantine flag or with disc spaces. */
export const isTag = (tile: MaracaiboLegacyTile): boolean =>
  tile.place !== null && (tile.skull || tile.spaces > 0);

/** The tags of a view, each with its index at its location after the quests. */
export function ofStory(view: MaracaiboView): { tile: MaracaiboLegacyTile; place: string; nth: number }[] {
  const taken = new Map(view.places.map((place) => [place.id, place.quests.length]));
  return view.tiles.filter(isTag).flatMap((tile) => {
    const place = tile.place ?? '';
    const nth = taken.get(place) ?? 0;
    taken.set(place, nth + 1);
    return [{ tile, place, nth }];
  });
}

/** The width of one disc. */
export const DISC = 13;

/** A tag with its box on the chart. */
export interface Tag {
  tile: MaracaiboLegacyTile;
  place: string;
  cells: readonly Cell[];
  x: number;
  y: number;
  width: number;
  height: number;
}

const cellsOf = (tile: MaracaiboLegacyTile): readonly Cell[] =>
  tile.skull
    ? []
    : [
        ...(tile.toll > 0 ? [badge('d', `−${tile.toll}`), sign('·')] : []),
        ...price(tile.price),
        ...(tile.reward === '' ? [] : [sign('→'), ...glyphs(tile.reward)]),
      ];

/** The positions of a view's tags: under the quests of their location if that is free, otherwise around it. */
export function tagsOf(view: MaracaiboView): Tag[] {
  const tags = ofStory(view);
  if (tags.length === 0) return [];
  const taken = [...layoutOf(view).taken];
  return tags.flatMap(({ tile, place, nth }) => {
    const anchor = anchorOf(place);
    if (!anchor) return [];
    const cells = cellsOf(tile);
    const width = 28 + rowWidth(cells, 19) + (tile.spaces > 0 ? tile.spaces * DISC + 6 : 0);
    const left = anchor.at[0] + anchor.quest[0] - (anchor.questGrows === 'end' ? width : 0);
    const at = (x: number, step: number): Tag => ({
      tile,
      place,
      cells,
      x: Math.max(6, Math.min(x, WIDTH - 6 - width)),
      y: anchor.at[1] + anchor.quest[1] + step * 27,
      width,
      height: 24,
    });
    const steps = [nth, nth + 1, -1, nth + 2, -2, 0];
    const sides = [left, anchor.at[0] + 17, anchor.at[0] - 17 - width, anchor.at[0] - width / 2];
    const tag = free(
      sides.flatMap((x) => steps.map((step) => at(x, step))),
      taken,
    );
    if (!tag) return [];
    taken.push(tag);
    return [tag];
  });
}

/** The icon of a tile in texts. */
export function signOf(tile: MaracaiboLegacyTile): { name: string; tint: string } {
  if (tile.skull) return { name: 'm-yellowjack', tint: 'corn' };
  if (tile.spaces > 0) return { name: 'm-upg', tint: 'sail' };
  if (tile.cubes.length > 0)
    return { name: tile.place === null && tile.explorer ? 'm-mine' : 'm-fleet', tint: 'sail' };
  if (tile.lane) return { name: 'm-toll', tint: 'sail' };
  return tile.reward === '' ? { name: 'm-b-palace', tint: 'wood' } : { name: 'm-lantern2', tint: 'sail' };
}
