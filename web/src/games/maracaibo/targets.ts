// What can be pressed on the chart, and where: every legal choice that points at a place, and the ways of ship and
// explorer as gestures. A target is lit because its first move is legal; nothing else is.
import type {
  MaracaiboAction,
  MaracaiboAid,
  MaracaiboEvent,
  MaracaiboPlace,
  MaracaiboReach,
  MaracaiboTrek,
  MaracaiboView,
} from '../../generated/maracaibo';
import { sameAction, type ChoiceOf } from '../../lib/game';
import type { Table } from '../../lib/table.svelte';
import { badge, good, icon, questCells, rowWidth, type Cell } from './glyphs';
import { anchorOf, INFLUENCE, LEGACY, pinAt, plateOf, spaceOf, type Point } from './geometry';
import { NATIONS, pendingOf, shipsAt, shortName } from './shown';
import { tagsOf } from './story/tags';
import type { MaracaiboCard } from './types';

export type MaTable = Table<MaracaiboView, MaracaiboAction, MaracaiboEvent, MaracaiboAid>;
export type MaChoice = ChoiceOf<MaracaiboAction>;

/** Something on the chart that can be pressed. */
export interface Target {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The first move. */
  choice: MaChoice;
  /** All moves of the gesture; one where it is a single choice. */
  moves: readonly MaracaiboAction[];
  /** How it is drawn: a pin with signs, or a lit frame. */
  look: 'pin' | 'frame' | 'round';
  /** What stands on a pin: cost and signs. */
  figure?: string;
  cells?: readonly Cell[];
  /** The way it goes. */
  reach?: MaracaiboReach;
  /** Another way to the same stop. */
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

/** What the pin of a stop shows beside its cost: what can be done there. */
export function pinCells(place: MaracaiboPlace, reach: MaracaiboReach): Cell[] {
  return [
    ...(reach.village > 0 ? [badge('va', reach.village)] : []),
    ...(reach.delivers && place.good ? [good(place.good)] : []),
    ...(reach.quests.length > 0 ? [icon('m-quest')] : []),
    ...(reach.spies.length > 0 ? [icon('m-spy')] : []),
  ];
}

/** The stops in reach: for each the cheapest way, and another one if there is one. */
export function stops(aid: MaracaiboAid | undefined): { reach: MaracaiboReach; other?: MaracaiboReach }[] {
  const out: { reach: MaracaiboReach; other?: MaracaiboReach }[] = [];
  for (const reach of aid?.reach ?? []) {
    const known = out.find((one) => one.reach.to === reach.to);
    if (!known) out.push({ reach });
    else if (!known.other) known.other = reach;
  }
  return out.sort((a, b) => a.reach.cost - b.reach.cost);
}

/** The first steps that no cheapest way takes: through a town where one may not stop. */
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

function pin(
  table: MaTable,
  view: MaracaiboView,
  at: string,
  reach: MaracaiboReach,
  other: MaracaiboReach | undefined,
): Target[] {
  const place = view.places.find((one) => one.id === at);
  const choice = table.begins(reach.moves);
  if (!place || !choice) return [];
  const cells = at === reach.to ? pinCells(place, reach) : [{ kind: 'sign' as const, text: `→${reach.to}` }];
  const width = 24 + rowWidth(cells, 18) + (cells.length > 0 ? 6 : 0);
  // The pin of a detour keeps off the plate above it.
  const berth = anchorOf(at)?.at;
  const below: Point | undefined = berth && [berth[0] - 14, berth[1] + 14];
  const corner = at === reach.to ? pinAt(place, width, shipsAt(place).length > 0) : below;
  if (!corner) return [];
  return [
    {
      key: `pin-${at}`,
      x: corner[0],
      y: corner[1],
      width,
      height: 24,
      choice,
      moves: reach.moves,
      look: 'pin',
      figure: String(reach.cost),
      cells,
      reach,
      ...(other ? { other } : {}),
      place: at,
    },
  ];
}

/** The same stop by its other way, where there is one. */
export function turned(table: MaTable, target: Target): Target {
  const { reach, other } = target;
  const choice = other && table.begins(other.moves);
  if (!reach || !choice) return target;
  return { ...target, choice, moves: other.moves, figure: String(other.cost), reach: other, other: reach };
}

const isTarget = (about: unknown): about is Target =>
  typeof about === 'object' && about !== null && 'key' in about && 'choice' in about && 'moves' in about;

/** What a slip is about, as long as it is offered: one of the targets, or its other way. */
export const toldOf = (targets: readonly Target[], about: unknown): Target | undefined =>
  isTarget(about) && targets.some(({ key }) => key === about.key) ? about : undefined;

/** Where there is little room a quest has two rows of smaller signs. */
export const TWO = { size: 16, height: 32, rows: [8.5, 24] } as const;

/** Where a quest tile lies on the chart. */
export function questBox(
  place: MaracaiboPlace,
  index: number,
): { x: number; y: number; width: number; height: number; two: boolean } | undefined {
  const anchor = anchorOf(place.id);
  const quest = place.quests[index];
  if (!anchor || !quest) return undefined;
  const whole = rowWidth(questCells(quest), 19) + 10;
  const two = anchor.questGrows === 'two';
  const arrow = questCells(quest).findIndex((cell) => cell.kind === 'sign' && cell.text === '→');
  const cells = questCells(quest);
  const width = two
    ? Math.max(rowWidth(cells.slice(0, arrow), TWO.size), rowWidth(cells.slice(arrow + 1), TWO.size)) + 10
    : whole;
  const left = anchor.at[0] + anchor.quest[0] - (anchor.questGrows === 'end' ? width : 0);
  return {
    x: Math.min(left, 1034 - width),
    y: anchor.at[1] + anchor.quest[1] + index * 27,
    width,
    height: two ? TWO.height : 24,
    two,
  };
}

/** Where the spies of a location stand. */
export function spyAt(place: MaracaiboPlace, index: number): Point | undefined {
  const anchor = anchorOf(place.id);
  if (!anchor) return undefined;
  const start = anchor.spiesEnd ? -15 * place.spies.length - 3 : 0;
  return [anchor.at[0] + anchor.spies[0] + start + index * 15, anchor.at[1] + anchor.spies[1] - 8];
}

/** The place of the cube of a village. */
export function cubeBox(place: MaracaiboPlace): { x: number; y: number } | undefined {
  const anchor = anchorOf(place.id);
  return anchor && { x: anchor.at[0] + anchor.cube[0] - 8, y: anchor.at[1] + anchor.cube[1] - 1 };
}

const priceOf = (table: MaTable, action: MaracaiboAction): number | undefined =>
  table.aid?.prices.find((price) => sameAction(price.action, action))?.value;

/** The frame of one single choice. */
function frame(table: MaTable, view: MaracaiboView, choice: MaChoice): Target[] {
  const { action } = choice;
  const own = table.seat === undefined ? undefined : view.players[table.seat];
  const here = own && view.places.find((place) => place.id === own.ship);
  const made = (
    box: Pick<Target, 'x' | 'y' | 'width' | 'height'>,
    look: Target['look'] = 'frame',
    more: Partial<Target> = {},
  ): Target[] => {
    const cost = priceOf(table, action);
    return [
      {
        key: choice.text,
        choice,
        moves: [action],
        look,
        ...(cost === undefined ? {} : { figure: `−${cost}` }),
        ...box,
        ...more,
      },
    ];
  };
  const grown = (box: { x: number; y: number; width: number; height: number }, by: number): typeof box => ({
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
  });
  const placeOf = (id: string): MaracaiboPlace | undefined => view.places.find((place) => place.id === id);
  switch (action.do) {
    case 'city': {
      const plate = here && plateOf(here, shortName(here.id));
      return here && plate ? made(grown(plate, 2), 'frame', { place: here.id }) : [];
    }
    case 'village': {
      const at = here && anchorOf(here.id)?.at;
      return here && at ? made(round(at[0], at[1], 18), 'round', { place: here.id }) : [];
    }
    case 'quest': {
      const index = here?.quests.findIndex((quest) => quest.id === action.quest) ?? -1;
      const box = here && questBox(here, index);
      return box ? made(grown(box, 2)) : [];
    }
    case 'spy': {
      const index = here?.spies.findIndex((spy) => spy.card === action.card) ?? -1;
      const at = here && spyAt(here, index);
      return at ? made({ x: at[0] - 4, y: at[1] - 3, width: 26, height: 28 }) : [];
    }
    case 'annex': {
      const place = placeOf(action.place);
      const plate = place && plateOf(place, shortName(place.id));
      return place && plate?.flag
        ? made({ x: plate.flag.x - 16, y: plate.y - 12, width: plate.flag.width + 2, height: 34 }, 'frame', {
            place: place.id,
          })
        : [];
    }
    case 'raid':
    case 'settle': {
      const place = placeOf(action.place);
      const cube = place && cubeBox(place);
      return place && cube
        ? made({ x: cube.x - 3, y: cube.y - 3, width: 25, height: 25 }, 'frame', { place: place.id })
        : [];
    }
    case 'nation':
    case 'fight': {
      const row = NATIONS.indexOf(action.nation);
      const { x, y, row: height } = INFLUENCE;
      return made({ x: x - 4, y: y + row * height, width: 570, height: height - 1 });
    }
    case 'reveal': {
      const [x, y] = LEGACY.piles;
      return made(round(x + (action.pile - 1) * 36 + 17, y + 21, 18), 'round');
    }
    case 'sea': {
      const [x, y] = LEGACY.L6;
      return made({ x: x + 4 + (action.space - 1) * 46, y: y + 25, width: 44, height: 25 });
    }
    case 'mine': {
      const [x, y] = LEGACY.L9;
      return made({ x: x - 2, y: y - 2, width: 80, height: 28 });
    }
    case 'use-tile':
    case 'cure': {
      const tag = tagsOf(view).find(({ tile }) => tile.id === action.legacy);
      return tag ? made(grown(tag, 2), 'frame', { place: tag.place }) : [];
    }
    case 'vote':
    case 'abstain':
    case 'decide':
    case 'plan':
    case 'drop':
    case 'career':
    case 'sail':
    case 'stop':
    case 'take-points':
    case 'take-doubloons':
    case 'always':
    case 'ask':
    case 'skip':
    case 'deliver':
    case 'perform':
    case 'way':
    case 'pay':
    case 'pay-good':
    case 'spend':
    case 'disc':
    case 'token':
    case 'spies':
    case 'take-doubloon':
    case 'discard-hand':
    case 'buy':
    case 'invest':
    case 'use-area':
    case 'use-card':
    case 'spend-combat':
    case 'spend-spy':
    case 'influence':
    case 'combat-card':
    case 'explore':
    case 'draw':
    case 'take':
    case 'objective':
    case 'spy-to-combat':
      return [];
  }
}

/** Everything on the chart that can be pressed now; with `others`, pins go the other way where there is one. */
export function targetsOf(table: MaTable, others = false): Target[] {
  const { view, aid, legal } = table;
  if (legal.length === 0) return [];
  const out: Target[] = [];
  for (const { reach, other } of stops(aid))
    out.push(
      ...(others
        ? other
          ? pin(table, view, reach.to, other, reach)
          : []
        : pin(table, view, reach.to, reach, other)),
    );
  if (!others)
    for (const reach of detours(aid)) out.push(...pin(table, view, reach.path[0] ?? '', reach, undefined));
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
 * The pin that a key leads to: a digit to the stop for this many points, once more to the next of them; an arrow from a
 * pin to the one before or after it on the route.
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

/** Whether a Combat of one's own is under way: its strip takes the place of the shelf. */
export function fights(table: MaTable): boolean {
  if (table.seat === undefined || table.view.active !== table.seat) return false;
  const pending = pendingOf(table.view);
  const inside = table.view.pending.some((one) => one.kind === 'fight' || one.kind === 'banner');
  return inside || pending?.kind === 'pile';
}

/** What buying the card costs now, where it can be bought. */
export function costOf(table: MaTable, card: MaracaiboCard): number | undefined {
  return table.aid?.prices.find(({ action }) => action.do === 'buy' && action.card === card.id)?.doubloons;
}

/** The place whose market takes the next disc: where one is about to deliver, or has and now takes the disc. */
export function marketLit({
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

/** The places whose berth is lit: where something can be done that is not beside what a lesson asks for. */
export function placesLit(table: MaTable, targets: readonly Target[]): ReadonlySet<string> {
  return new Set(targets.flatMap(({ place, choice }) => (table.aside(choice) ? [] : (place ?? []))));
}
