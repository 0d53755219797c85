// The spots (`data-spot`) of view paths such as `queue[position=4]`, for lessons; the nearest first. A name that ends
// in `*` matches all spots with that prefix. A path without a spot of its own uses the panel of its player, or the
// whole board. Text mode frames the enclosing part.
import { textAt } from '../lib/viewpath';

/** A pattern of paths, and a function from its groups and the view to spots. */
type Place = readonly [RegExp, (groups: readonly string[], view: unknown) => readonly string[]];

const PLACES: Readonly<Record<string, readonly Place[]>> = {
  'mundus-novus': [
    [/^(queue\[position=\d+\])/, ([path], view) => [`queue-${textAt(view, `${path}.card.id`)}`]],
    [/^players\[seat=(\d+)\]\.hand/, () => ['hand-*']],
    [/^players\[seat=(\d+)\]\.developments/, ([seat]) => [`home-${seat}`]],
    [/^market/, () => ['market']],
    [/^trade\.offers\[seat=(\d+)\]/, ([seat]) => [`offer-${seat}-*`, `home-${seat}`]],
    [/^trade/, () => ['offer-*', 'home-*']],
  ],
  goa: [
    [
      /^grid\[at=([\d,]+)\]/,
      ([at], view) => [
        `tile-${textAt(view, `grid[at=${at}].tile.id`)}`,
        `sold-${textAt(view, `grid[at=${at}].sold.tile`)}`,
        `spot-${at}`,
      ],
    ],
    [/^grid/, () => ['tile-*']],
    [/^auction/, () => ['bid-*', 'flag']],
    [/^pending/, () => ['revealed-*']],
    [/chances\[city=(\w+)\]/, ([city]) => [`city-${city}`]],
    [/columns\[column=(\w+)\]/, ([column]) => [`row-${column}-*`]],
    [
      /^(merchants\[seat=\d+\]\.plantations\[\d+\])/,
      ([path], view) => [`plot-${textAt(view, `${path}.id`)}`],
    ],
  ],
  ilos: [
    [/^market\.lines\[resource=(\w+)\]/, ([resource]) => [`line-${resource}`]],
    [/^market/, () => ['line-*']],
    [/^merchants\[seat=\d+\]\.hand/, () => ['hand', 'card-*']],
    [/^merchants\[seat=\d+\]\.(stock|wealth)/, () => ['screen']],
    [/^merchants\[seat=\d+\]\.pioneers_left/, () => ['pioneers']],
    [/^zone\[id=(\w+)\]/, ([id]) => [`zone-${id}`]],
    [/^zone/, () => ['zone-*']],
    [/^islands\[id=([A-Z]\d+)/, ([tile]) => [`tile-${tile}`]],
  ],
  maracaibo: [
    [/hand\[id=(\w+)\]/, ([id]) => [`hand-${id}`, `card-${id}`]],
    [/^players\[seat=\d+\]\.hand/, () => ['hand-*']],
    [/^players\[seat=\d+\]\.planning/, () => ['planning', 'hand-*']],
    [/areas\[id=(\w+)\]/, ([id]) => [`area-${id}`, 'ship']],
    [/^places\[id=(\w+)\]/, ([id]) => [`place-${id}`]],
    [/^nations\[nation=(\w+)\]/, ([nation]) => [`nation-${nation}`]],
    [/^nations/, () => ['nation-*']],
    [/^piles/, () => ['combat', 'tokens']],
    [/^row/, () => ['card-*']],
    [/^numbers\.movement/, () => ['sails-*']],
    [/^(token_revealed|players\[seat=\d+\]\.(combat|tokens))/, () => ['combat']],
    [/^(spaces|players\[seat=\d+\]\.explorer)/, () => ['explorer', 'explorer-*']],
  ],
  'au-nom-du-roi': [
    [/^expeditions\[id=(\w+)\]/, ([id]) => [`expedition-${id}`]],
    [/^expeditions/, () => ['expedition-*']],
    [
      /^(investors\[seat=\d+\]\.hand\[\d+\])/,
      ([path], view) => [`mission-${textAt(view, `${path}.mission.id`)}`],
    ],
    [
      /^purchase\[slot=(\d+)\]/,
      ([slot], view) => [`purchase-${slot}`, `boat-${textAt(view, `purchase[slot=${slot}].boat.id`)}`],
    ],
    [/^row/, () => ['row-*', 'purchase-*']],
    [/^piles/, () => ['pile-*']],
    [/\.joker/, () => ['boat-joker', 'joker-card']],
    [/\.contract/, () => ['contract']],
    [/\.coins/, () => ['purse', 'coins-0']],
  ],
};

/** The spots of a path, the nearest first. */
export function spotsOf(game: string, path: string, view: unknown): readonly string[] {
  const found = (PLACES[game] ?? []).flatMap(([pattern, spots]) => {
    const match = pattern.exec(path);
    return match ? [spots(match.slice(1), view)] : [];
  })[0];
  const seat = /\[seat=(\d+)\]/.exec(path)?.[1];
  // A missing id leaves an empty suffix: the thing is not there.
  const own = (found ?? []).filter((spot) => !spot.endsWith('-'));
  return seat === undefined ? own : [...own, `panel-${seat}`];
}
