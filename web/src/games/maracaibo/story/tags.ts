// Which legacy tiles are drawn as tags of the story, and under how many others each lies.
import type { MaracaiboLegacyTile, MaracaiboView } from '../../../generated/maracaibo';

/** Whether a tile lies on a location as a quarantine flag or with spaces for discs. */
export const isTag = (tile: MaracaiboLegacyTile): boolean =>
  tile.place !== null && (tile.skull || tile.spaces > 0);

/** The tags of a view, each with its place among what hangs there: quests first. */
export function ofStory(view: MaracaiboView): { tile: MaracaiboLegacyTile; place: string; nth: number }[] {
  const taken = new Map(view.places.map((place) => [place.id, place.quests.length]));
  return view.tiles.filter(isTag).flatMap((tile) => {
    const place = tile.place ?? '';
    const nth = taken.get(place) ?? 0;
    taken.set(place, nth + 1);
    return [{ tile, place, nth }];
  });
}

/** The drawing that stands for a tile where it is told of. */
export function signOf(tile: MaracaiboLegacyTile): { name: string; tint: string } {
  if (tile.skull) return { name: 'm-yellowjack', tint: 'corn' };
  if (tile.spaces > 0) return { name: 'm-upg', tint: 'sail' };
  if (tile.cubes.length > 0)
    return { name: tile.place === null && tile.explorer ? 'm-mine' : 'm-fleet', tint: 'sail' };
  if (tile.lane) return { name: 'm-toll', tint: 'sail' };
  return tile.reward === '' ? { name: 'm-b-palace', tint: 'wood' } : { name: 'm-lantern2', tint: 'sail' };
}
