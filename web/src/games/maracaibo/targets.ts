// The click targets of the chart: every legal choice at a place, and the routes of ship and explorer as chains of
// moves. A target is highlighted because its first move is legal.
import type {
  MaracaiboAction,
  MaracaiboAid,
  MaracaiboEvent,
  MaracaiboNation,
  MaracaiboPlace,
  MaracaiboReach,
  MaracaiboTrek,
  MaracaiboView,
} from '../../generated/maracaibo';
import { sameAction, type ChoiceOf } from '../../lib/game';
import { byAction } from '../../lib/kinds';
import type { Table } from '../../lib/table.svelte';
import { badge, good, icon, rowWidth, type Cell } from './glyphs';
import {
  anchorOf,
  INFLUENCE,
  labelBox,
  LEGACY,
  placeBox,
  plateOf,
  spaceOf,
  type Box,
  type Point,
} from './geometry';
import { cubeBox, free, layoutOf, pinBox, spyAt } from './layout';
import { nameOfPlace, NATIONS, pendingOf, shortName } from './shown';
import { tagsOf } from './story/tags';
import type { MaracaiboCard } from './types';

export type MaTable = Table<MaracaiboView, MaracaiboAction, MaracaiboEvent, MaracaiboAid>;
export type MaChoice = ChoiceOf<MaracaiboAction>;

/** A thing on the chart that can be pressed. */
export interface Target {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The first move. */
  choice: MaChoice;
  /** All moves of the chain; one for a single choice. */
  moves: readonly MaracaiboAction[];
  /**
   * The shape: a whole place, which the chart itself highlights, or a highlighted frame. A place can be pressed
   * anywhere: on its plate, its berth, its name or its pin.
   */
  look: 'place' | 'frame' | 'round';
  /** The name of a place beside its berth. */
  name?: Box;
  /** The pin of a place: cost and signs. */
  pin?: Box;
  /** The position of a place's price: the middle of its lower edge. */
  tag?: Point;
  figure?: string;
  cells?: readonly Cell[];
  /** Its route. */
  reach?: MaracaiboReach;
  /** Another route to the same stop. */
  other?: MaracaiboReach;
  trek?: MaracaiboTrek;
  place?: string;
}

const round = (x: number, y: number, r: number): Pick<Target, 'x' | 'y' | 'width' | 'height'> => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
});

/** The signs on a stop's pin beside its cost: the possible actions there. */
export function pinCells(place: MaracaiboPlace, reach: MaracaiboReach): Cell[] {
  return [
    ...(reach.village > 0 ? [badge('va', reach.village)] : []),
    ...(reach.delivers && place.good ? [good(place.good)] : []),
    ...(reach.quests.length > 0 ? [icon('m-quest')] : []),
    ...(reach.spies.length > 0 ? [icon('m-spy')] : []),
  ];
}

/** The stops in reach: the cheapest route to each, and another one if it exists. */
export function stops(aid: MaracaiboAid | undefined): { reach: MaracaiboReach; other?: MaracaiboReach }[] {
  const out: { reach: MaracaiboReach; other?: MaracaiboReach }[] = [];
  for (const reach of aid?.reach ?? []) {
    const known = out.find((one) => one.reach.to === reach.to);
    if (!known) out.push({ reach });
    else if (!known.other) known.other = reach;
  }
  return out.sort((a, b) => a.reach.cost - b.reach.cost);
}

/** The first steps that no cheapest route takes: through a town where the ship may not stop. */
export function detours(aid: MaracaiboAid | undefined): MaracaiboReach[] {
  const taken = stops(aid).map(({ reach }) => reach.moves[0]);
  const out: MaracaiboReach[] = [];
  for (const reach of aid?.reach ?? []) {
    const first = reach.moves[0];
    if (!taken.some((move) => sameAction(move, first))) {
      taken.push(first);
      out.push(reach);
    }
  }
  return out;
}

/** The target of a whole place: its press area and its keys. */
function whole(
  place: MaracaiboPlace,
): Pick<Target, 'x' | 'y' | 'width' | 'height' | 'look' | 'name' | 'place'> {
  const name = plateOf(place, shortName(place.id)) ? undefined : labelBox(place.id, nameOfPlace(place.id));
  const [x, y] = anchorOf(place.id)?.at ?? [0, 0];
  const box = placeBox(place, shortName(place.id)) ?? { x, y, width: 0, height: 0 };
  return { ...box, look: 'place', place: place.id, ...(name ? { name } : {}) };
}

/**
 * The moves of a voyage. If the village action is the only option at the stop, it begins at once, and the player can
 * stop there. No other player is asked on the way: there is no spy of a host, and no story tile.
 */
function voyage(table: MaTable, place: MaracaiboPlace, reach: MaracaiboReach): readonly MaracaiboAction[] {
  const alone = reach.village > 0 && !reach.city && reach.quests.length === 0 && reach.spies.length === 0;
  const quiet = place.spies.length === 0 && table.view.tiles.every((tile) => tile.place !== place.id);
  const taught = table.tutor?.holds() === true;
  return alone && quiet && !taught ? [...reach.moves, { do: 'village' }] : reach.moves;
}

/** Puts a pin on a stop, at its first free position. */
function pin(
  table: MaTable,
  at: string,
  reach: MaracaiboReach,
  other: MaracaiboReach | undefined,
  taken: Box[],
): Target[] {
  const place = table.view.places.find((one) => one.id === at);
  const choice = table.begins(reach.moves);
  if (!place || !choice) return [];
  const cells = at === reach.to ? pinCells(place, reach) : [{ kind: 'sign' as const, text: `→${reach.to}` }];
  const width = 24 + rowWidth(cells, 18) + (cells.length > 0 ? 6 : 0);
  const box = pinBox(place, width, taken);
  if (!box) return [];
  taken.push(box);
  return [
    {
      key: `pin-${at}`,
      ...whole(place),
      pin: box,
      choice,
      moves: at === reach.to ? voyage(table, place, reach) : reach.moves,
      figure: String(reach.cost),
      cells,
      reach,
      ...(other ? { other } : {}),
    },
  ];
}

/** The same stop by its other route, if there is one. */
export function turned(table: MaTable, target: Target): Target {
  const { reach, other } = target;
  const choice = other && table.begins(other.moves);
  const place = table.view.places.find(({ id }) => id === other?.to);
  if (!reach || !choice || !place) return target;
  return {
    ...target,
    choice,
    moves: voyage(table, place, other),
    figure: String(other.cost),
    reach: other,
    other: reach,
  };
}

const isTarget = (about: unknown): about is Target =>
  typeof about === 'object' && about !== null && 'key' in about && 'choice' in about && 'moves' in about;

/** The target that a tooltip is about, as long as it is offered. */
export const targetAbout = (targets: readonly Target[], about: unknown): Target | undefined =>
  isTarget(about) && targets.some(({ key }) => key === about.key) ? about : undefined;

const priceOf = (table: MaTable, action: MaracaiboAction): number | undefined =>
  table.aid?.prices.find((price) => sameAction(price.action, action))?.value;

/** The position of a flag's price: above it, or a free one around its plate. */
function priceAt(view: MaracaiboView, plate: Box, flag: number): Point {
  const box = (x: number, y: number): Box => ({ x: x - 16, y: y - 21, width: 32, height: 21 });
  const [top, bottom] = [plate.y - 11, plate.y + plate.height + 22];
  const candidates = [
    box(flag, top),
    box(flag, bottom),
    box(plate.x + plate.width + 18, plate.y + 36),
    box(plate.x - 18, plate.y + 36),
    box(plate.x + plate.width / 2, bottom),
  ];
  const { x, y } = free(candidates, layoutOf(view).taken) ?? box(flag, top);
  return [x + 16, y + 21];
}

type Area = Pick<Target, 'x' | 'y' | 'width' | 'height'>;

const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The area of a choice on the chart; the look is a frame unless given. */
type Framed = Area & Partial<Target>;

const placeOf = (view: MaracaiboView, id: string): MaracaiboPlace | undefined =>
  view.places.find((place) => place.id === id);

const here = (_: unknown, __: unknown, at: MaracaiboPlace | undefined): Framed | undefined =>
  at && anchorOf(at.id) ? whole(at) : undefined;

function cube(action: { place: string }, view: MaracaiboView): Framed | undefined {
  const place = placeOf(view, action.place);
  const box = place && cubeBox(place);
  return place && box && { ...whole(place), tag: [box.x + 8, box.y - 2] };
}

function influence({ nation }: { nation: MaracaiboNation }): Framed {
  const { x, y, row } = INFLUENCE;
  return { x: x - 4, y: y + row * NATIONS.indexOf(nation), width: 570, height: row - 1 };
}

function legacyTag(action: { legacy: string }, view: MaracaiboView): Framed | undefined {
  const tag = tagsOf(view).find(({ tile }) => tile.id === action.legacy);
  return tag && { ...grown(tag, 2), place: tag.place };
}

/** The area of each action that the chart offers by itself. `at` is the place of the viewer's ship. */
const framed = byAction<MaracaiboAction, [view: MaracaiboView, at: MaracaiboPlace | undefined], Framed>({
  city: here,
  village: here,
  quest: ({ quest }, view) => {
    const box = layoutOf(view).quests.get(quest);
    return box && grown(box, 2);
  },
  spy: ({ card }, _, at) => {
    const spy =
      at &&
      spyAt(
        at,
        at.spies.findIndex((one) => one.card === card),
      );
    return spy && { x: spy[0] - 4, y: spy[1] - 3, width: 26, height: 28 };
  },
  annex: (action, view) => {
    const place = placeOf(view, action.place);
    const plate = place && plateOf(place, shortName(place.id));
    return place && plate?.flag
      ? { ...whole(place), tag: priceAt(view, plate, plate.flag.x + plate.flag.width / 2 - 8) }
      : undefined;
  },
  raid: cube,
  settle: cube,
  nation: influence,
  fight: influence,
  reveal: ({ pile }) => {
    const [x, y] = LEGACY.piles;
    return { ...round(x + (pile - 1) * 36 + 17, y + 21, 18), look: 'round' };
  },
  sea: ({ space }) => {
    const [x, y] = LEGACY.L6;
    return { x: x + 4 + (space - 1) * 46, y: y + 25, width: 44, height: 25 };
  },
  mine: () => {
    const [x, y] = LEGACY.L9;
    return { x: x - 2, y: y - 2, width: 80, height: 28 };
  },
  'use-tile': legacyTag,
  cure: legacyTag,
  vote: null,
  abstain: null,
  decide: null,
  plan: null,
  drop: null,
  career: null,
  sail: null,
  stop: null,
  'take-points': null,
  'take-doubloons': null,
  always: null,
  ask: null,
  skip: null,
  deliver: null,
  perform: null,
  way: null,
  pay: null,
  'pay-good': null,
  spend: null,
  disc: null,
  token: null,
  spies: null,
  'take-doubloon': null,
  'discard-hand': null,
  buy: null,
  invest: null,
  'use-area': null,
  'use-card': null,
  'spend-combat': null,
  'spend-spy': null,
  influence: null,
  'combat-card': null,
  explore: null,
  draw: null,
  take: null,
  objective: null,
  'spy-to-combat': null,
});

/** The target of a single choice, if the chart offers it. */
function frame(table: MaTable, view: MaracaiboView, choice: MaChoice): Target[] {
  const { action } = choice;
  const own = table.seat === undefined ? undefined : view.players[table.seat];
  const area = framed(action, view, own && placeOf(view, own.ship));
  if (!area) return [];
  const cost = priceOf(table, action);
  return [
    {
      key: choice.text,
      choice,
      moves: [action],
      look: 'frame',
      ...(cost === undefined ? {} : { figure: `−${cost}` }),
      ...area,
    },
  ];
}

/** All targets of the chart. With `others`, pins use the other route where there is one. */
export function targetsOf(table: MaTable, others = false): Target[] {
  const { view, aid, legal } = table;
  if (legal.length === 0) return [];
  const out: Target[] = [];
  const ways = stops(aid);
  // The layout is computed only if pins have to be placed.
  const taken = ways.length > 0 ? [...layoutOf(view).taken, ...tagsOf(view)] : [];
  for (const { reach, other } of ways)
    if (!others) out.push(...pin(table, reach.to, reach, other, taken));
    else if (other) out.push(...pin(table, reach.to, other, reach, taken));
  if (!others)
    for (const reach of detours(aid)) out.push(...pin(table, reach.path[0] ?? '', reach, undefined, taken));
  for (const trek of aid?.trek ?? []) {
    const space = spaceOf(trek.to);
    const choice = table.begins(trek.moves);
    if (space && choice)
      out.push({
        key: `trek-${trek.to}`,
        x: space.at[0] - space.width / 2 - 2,
        y: space.at[1] - 19,
        width: space.width + 4,
        height: 38,
        choice,
        moves: trek.moves,
        look: 'frame',
        trek,
      });
  }
  for (const choice of legal) out.push(...frame(table, view, choice));
  return out;
}

/**
 * The pin that a key selects. A digit selects the stop for this many points, and again the next of them. An arrow key
 * selects the previous or next pin on the route.
 */
export function pinByKey(key: string, pins: readonly Target[], on: string | undefined): Target | undefined {
  const route = [...pins].sort((a, b) => (a.reach?.cost ?? 0) - (b.reach?.cost ?? 0));
  if (/^[1-9]$/.test(key)) {
    const those = route.filter(({ reach }) => reach?.cost === Number(key));
    return those[(those.findIndex((one) => one.key === on) + 1) % Math.max(1, those.length)];
  }
  const at = route.findIndex((one) => one.key === on);
  if (at < 0) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowDown') return route[(at + 1) % route.length];
  if (key === 'ArrowLeft' || key === 'ArrowUp') return route[(at - 1 + route.length) % route.length];
  return undefined;
}

/** Whether the viewer's own Combat is pending. Its strip takes the place of the shelf. */
export function fights(table: MaTable): boolean {
  if (table.seat === undefined || table.view.active !== table.seat) return false;
  const pending = pendingOf(table.view);
  const inside = table.view.pending.some((one) => one.kind === 'fight' || one.kind === 'banner');
  return inside || pending?.kind === 'pile';
}

/** The current cost of a card, if it can be bought. */
export function costOf(table: MaTable, card: MaracaiboCard): number | undefined {
  return table.aid?.prices.find(({ action }) => action.do === 'buy' && action.card === card.id)?.doubloons;
}

/** The place whose market takes the next disc: during a delivery. */
export function highlightedMarket({
  view,
  seat,
  legal,
}: Pick<MaTable, 'view' | 'seat' | 'legal'>): string | undefined {
  const pending = pendingOf(view);
  const lands = legal.some(
    ({ action }) =>
      action.do === 'deliver' || (action.do === 'disc' && pending?.kind === 'disc' && pending.market),
  );
  return lands && seat !== undefined ? view.players[seat]?.ship : undefined;
}

/** The highlighted part of a place besides its berth and its plate. */
export type Highlight = 'whole' | 'flag' | 'cube';

/**
 * The highlighted places: those that are a target as a whole, unless a lesson asks for something else. Only these are
 * drawn highlighted, so that every highlighted place can be pressed.
 */
export function highlightedPlaces(
  table: Pick<MaTable, 'offLesson'>,
  targets: readonly Target[],
): ReadonlyMap<string, Highlight> {
  const of = (action: MaracaiboAction['do']): Highlight =>
    action === 'annex' ? 'flag' : action === 'raid' || action === 'settle' ? 'cube' : 'whole';
  return new Map(
    targets.flatMap(({ look, place, choice, moves }): [string, Highlight][] =>
      look !== 'place' || place === undefined || table.offLesson(choice, moves)
        ? []
        : [[place, of(choice.action.do)]],
    ),
  );
}
