// Accessible names: one sentence for each thing on the board.
import type {
  MaracaiboArea,
  MaracaiboPlace,
  MaracaiboPlayer,
  MaracaiboReach,
  MaracaiboTrek,
  MaracaiboView,
} from './types';
import { nameOf, t, textOf, word, type Names } from '../../lib/i18n.svelte';
import { lockOf, nameOfPlace, NATIONS } from './shown';

const list = (items: readonly (string | undefined)[]): string => items.filter(Boolean).join(', ');

/** "Portobelo, 15, village: 4 points, 2 village actions, quest Q22 can be fulfilled". */
export function pinName(view: MaracaiboView, reach: MaracaiboReach): string {
  const place = view.places.find((one) => one.id === reach.to);
  const offers = list([
    t('mab-points-of', { cost: reach.cost, all: view.numbers.movement }),
    reach.village > 0 ? t('mab-village-actions', { count: reach.village }) : undefined,
    reach.city ? t('mab-city-action') : undefined,
    reach.delivers ? t('mab-can-deliver') : undefined,
    ...reach.quests.map((quest) => t('mab-can-quest', { quest })),
    reach.spies.length > 0 ? t('mab-can-spy', { count: reach.spies.length }) : undefined,
    reach.points > 0 ? t('mab-spies-passed', { points: reach.points }) : undefined,
    reach.forced ? t('mab-forced') : undefined,
  ]);
  const kind = place?.village ? t('mab-a-village') : t('mab-a-city');
  return t('mab-pin', { place: nameOfPlace(reach.to), number: reach.to, kind, offers });
}

/** "Caracas, 10, city: market maize, full; cube of France". */
export function placeName(place: MaracaiboPlace): string {
  const kind = place.village ? t('mab-a-village') : place.city ? t('mab-a-city') : t('mab-a-start');
  const offers = list([
    place.good
      ? t('mab-market', {
          good: word(`ma-good-${place.good}`) ?? place.good,
          discs: place.discs,
          spaces: place.spaces,
        })
      : undefined,
    place.cube ? t('mab-cube-of', { nation: word(`ma-nation-${place.cube}`) ?? place.cube }) : undefined,
    ...place.quests.map((quest) => word(`ma-quest-${quest.id}`) ?? quest.id),
    place.spies.length > 0 ? t('mab-spies-here', { count: place.spies.length }) : undefined,
    textOf(`ma-place-${place.id}`),
  ]);
  return t('mab-pin', { place: nameOfPlace(place.id), number: place.id, kind, offers: offers || kind });
}

/** "E11: take 2 spies; the red line is crossed". */
export function trekName(view: MaracaiboView, trek: MaracaiboTrek): string {
  return list([
    word(`ma-space-${trek.to}`) ?? trek.to,
    textOf(`ma-space-${trek.to}`),
    ...trek.lines.map((line) => word(`mab-line-${line}`)),
    trek.asks ? t('mab-asks') : undefined,
  ]);
}

/** "space E11, reward for ending a move here: take 2 spies, Fernão". */
export function spaceName(
  { id, explorers, jeanne }: MaracaiboView['spaces'][number],
  nameOfSeat: (seat: number) => string,
): string {
  return list([
    word(`ma-space-${id}`) ?? id,
    textOf(`ma-space-${id}`),
    ...explorers.map(nameOfSeat),
    jeanne ? word('ma-jeanne') : undefined,
  ]);
}

/** "Rigging, completed" or "Galley, locked: needs Powder room". */
export function areaName(player: MaracaiboPlayer, area: MaracaiboArea): string {
  const name = word(`ma-area-${area.id}`) ?? area.id;
  if (area.done) return list([name, t('mab-completed')]);
  if (lockOf(player, area) === undefined) return list([name, t('mab-discs-left', { count: area.discs })]);
  const lacks =
    area.needs_area === null
      ? t('mab-lacks-areas', { count: area.needs_areas })
      : t('mab-lacks', { area: word(`ma-area-${area.needs_area}`) ?? area.needs_area });
  return `${list([name, t('mab-locked')])}: ${lacks}`;
}

/** "England: multiplier 6; Inês 8, rank 3 …". */
export function nationName(view: MaracaiboView, row: number, names: Names): string {
  const nation = NATIONS[row] ?? 'france';
  const board = view.nations[row];
  const markers = view.players.map((player) =>
    t('mab-influence-of', {
      name: nameOf(names, player.seat),
      influence: player.influence[row] ?? 0,
      rank: player.ranks[row] ?? 0,
    }),
  );
  const multiplier = t('mab-multiplier', { count: board?.multiplier ?? 0, reserve: board?.reserve ?? 0 });
  const parts = t('mab-breakdown-nation', {
    empty: board?.empty_spaces ?? 0,
    cubes: (board?.multiplier ?? 0) - (board?.empty_spaces ?? 0),
  });
  return list([word(`ma-nation-${nation}`) ?? nation, multiplier, parts, ...markers]);
}
