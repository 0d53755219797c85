// Values derived from a view for drawing, counted and sorted. It contains no rules.
import type {
  MaracaiboEvent,
  MaracaiboNation,
  MaracaiboNationBoard,
  MaracaiboPlace,
  MaracaiboPlayer,
  MaracaiboSymbol,
  MaracaiboView,
} from '../../generated/maracaibo';
import type { LineOf } from '../../lib/game';
import { word } from '../../lib/i18n.svelte';
import { MARKS, seatClass } from '../../lib/seats';
import { markerAt, type Point } from './geometry';

/** A seat, or Jeanne, who has none. */
export type Who = number | 'jeanne';

/** The colour class of Jeanne's pieces, which are graphite with dividers. */
const JEANNE = 5;
export const whoClass = (who: Who): string => seatClass(who === 'jeanne' ? JEANNE : who);
export const markOf = (who: Who): string => MARKS[who === 'jeanne' ? JEANNE : who % MARKS.length] ?? 'star';

export const NATIONS: readonly MaracaiboNation[] = ['france', 'spain', 'england'];

/** The name of a location without its number, which is shown beside it. */
export const nameOfPlace = (id: string): string => (word(`ma-place-${id}`) ?? id).replace(/ \([^)]*\)$/, '');
/** The same for narrow spaces. */
export const shortName = (id: string): string => word(`mab-short-${id}`) ?? nameOfPlace(id);

/** The spaces of a nation's reserve: the capacity and the cubes left on each. Cubes leave from the left. */
export function reserveOf(
  view: MaracaiboView,
  nation: MaracaiboNationBoard,
): { room: number; left: number }[] {
  let gone = view.reserve_spaces.reduce((sum, room) => sum + room, 0) - nation.reserve;
  return view.reserve_spaces.map((room) => {
    const empty = Math.min(room, gone);
    gone -= empty;
    return { room, left: room - empty };
  });
}

/** The markers on the influence tracks, with their positions. */
export function influences(view: MaracaiboView): { key: string; who: Who; at: Point }[] {
  const all: { who: Who; influence: readonly number[] }[] = [
    ...view.players.map(({ seat, influence }) => ({ who: seat, influence })),
    ...(view.jeanne ? [{ who: 'jeanne' as const, influence: view.jeanne.influence }] : []),
  ];
  return NATIONS.flatMap((nation, row) => {
    const on = new Map<number, Who[]>();
    for (const { who, influence } of all) {
      const space = influence[row] ?? 0;
      on.set(space, [...(on.get(space) ?? []), who]);
    }
    return [...on].flatMap(([space, those]) =>
      those.map((who, at) => ({
        key: `${nation}-${who}`,
        who,
        at: markerAt(row, space, at, those.length),
      })),
    );
  });
}

/** The previewed positions of a seat's markers. */
export function previewsOf(
  view: MaracaiboView,
  then: MaracaiboView | undefined,
  seat: number | undefined,
): { key: string; at: Point }[] {
  const [now, after] = [view, then].map((one) => (seat === undefined ? undefined : one?.players[seat]));
  if (!now || !after) return [];
  return NATIONS.flatMap((nation, row) => {
    const space = after.influence[row] ?? 0;
    return space === now.influence[row] ? [] : [{ key: nation, at: markerAt(row, space, 0, 1) }];
  });
}

export const shipsAt = (place: MaracaiboPlace): Who[] => [
  ...place.ships,
  ...(place.jeanne ? ['jeanne' as const] : []),
];

/** The discs on a market with their owners. */
export const discsAt = (place: MaracaiboPlace): Who[] => [
  ...place.disc_seats,
  ...Array.from({ length: Math.max(0, place.discs - place.disc_seats.length) }, () => 'jeanne' as const),
];

/** Whether a homeward space is not used in this round. */
export const isOff = (view: MaracaiboView, id: string): boolean =>
  view.round < view.rounds ? id === '21b' || id === '22' : id === '21a';

/** The innermost pending decision. */
export const pendingOf = (view: MaracaiboView): MaracaiboView['pending'][number] | undefined =>
  view.pending.at(-1);

/** The symbols that are still to be paid with cards. */
export function dueOf(view: MaracaiboView): readonly MaracaiboSymbol[] {
  const pending = pendingOf(view);
  return pending?.kind === 'settle' ? pending.due : [];
}

/** The area that an area of a ship waits for, if any. */
export function lockOf(player: MaracaiboPlayer, area: MaracaiboPlayer['areas'][number]): string | undefined {
  if (area.done) return undefined;
  if (area.needs_area !== null) {
    const needed = player.areas.find((one) => one.id === area.needs_area);
    return needed?.done ? undefined : '←';
  }
  return area.needs_areas > player.upgrades ? String(area.needs_areas) : undefined;
}

/** The next noble rank on a track, and the steps to it; undefined on the last. */
export function nextRank(
  view: MaracaiboView,
  influence: number,
): { rank: number; steps: number } | undefined {
  const rank = view.ranks[influence] ?? 0;
  const next = view.ranks.findIndex((one) => one > rank);
  return next < 0 ? undefined : { rank: view.ranks[next] ?? rank, steps: next - influence };
}

/** The income of a player or Jeanne at a scoring. */
export interface Income {
  who: Who;
  /** Jeanne receives no doubloons. */
  doubloons?: number;
  points: number;
}

/** The last scoring after a log line: its round and incomes; undefined before its income step. */
export function incomes(
  log: readonly LineOf<MaracaiboEvent>[],
  since: number,
): { round: number; rows: Income[] } | undefined {
  const start = log.findLastIndex((line) => line.event.kind === 'scoring-began');
  const first = log[start];
  if (first?.event.kind !== 'scoring-began' || first.n <= since) return undefined;
  const rows = log.slice(start).flatMap(({ event }): Income[] => {
    if (event.kind === 'income')
      return [{ who: event.seat, doubloons: event.doubloons, points: event.points }];
    return event.kind === 'jeanne-income' ? [{ who: 'jeanne', points: event.points }] : [];
  });
  return rows.length > 0 ? { round: first.event.round, rows } : undefined;
}

/** The result of an interim scoring for a player or Jeanne. */
export interface Share extends Income {
  /** The points taken instead of a purchase. */
  taken: number;
  /** The message id of the bought card or building. */
  bought?: string;
  /** The spies that the ship did not reach, and their points. */
  spies: number;
  spied: number;
}

/** An interim scoring, from the purchases to the return of the ships. */
export interface Scoring {
  round: number;
  /** The number of its last log line. */
  n: number;
  shares: Share[];
}

/** The last completed interim scoring of the log. */
export function scoringOf(log: readonly LineOf<MaracaiboEvent>[]): Scoring | undefined {
  const end = log.findLastIndex((line) => line.event.kind === 'round-began');
  const begin = log.slice(0, Math.max(0, end)).findLastIndex((line) => line.event.kind === 'scoring-began');
  const [first, last] = [log[begin], log[end]];
  if (first?.event.kind !== 'scoring-began' || last?.event.kind !== 'round-began') return undefined;
  if (last.event.round !== first.event.round + 1) return undefined;
  const shares = new Map<Who, Share>();
  const of = (who: Who): Share => {
    const known = shares.get(who) ?? { who, points: 0, taken: 0, spies: 0, spied: 0 };
    shares.set(who, known);
    return known;
  };
  let spying: number | undefined;
  for (const { event } of log.slice(begin, end)) {
    if (event.kind === 'income')
      Object.assign(of(event.seat), { doubloons: event.doubloons, points: event.points });
    else if (event.kind === 'jeanne-income') of('jeanne').points = event.points;
    else if (event.kind === 'bought') of(event.seat).bought = `ma-card-${event.card}`;
    else if (event.kind === 'invested') of(event.seat).bought = `ma-building-${event.building}`;
    else if (event.kind === 'spies-unreached') of(event.seat).spies = event.spies;
    else if (event.kind === 'scored') {
      const share = of(event.seat);
      if (spying === event.seat) share.spied += event.points;
      else if (share.bought === undefined && share.doubloons === undefined) share.taken += event.points;
    }
    spying = event.kind === 'spies-unreached' ? event.seat : undefined;
  }
  const rows = [...shares.values()].sort((a, b) =>
    a.who === 'jeanne' ? 1 : b.who === 'jeanne' ? -1 : a.who - b.who,
  );
  return rows.some(({ doubloons }) => doubloons !== undefined)
    ? { round: first.event.round, n: last.n, shares: rows }
    : undefined;
}

/** The fewest movement points from a location to the last one of the round; undefined if there is no route. */
export function homeFrom(view: MaracaiboView, from: string): number | undefined {
  const cost = new Map([[from, 0]]);
  const open = [from];
  for (let id = open.shift(); id !== undefined; id = open.shift())
    for (const exit of view.places.find((place) => place.id === id)?.exits ?? []) {
      if (isOff(view, exit.to)) continue;
      const points = (cost.get(id) ?? 0) + exit.cost;
      if (points >= (cost.get(exit.to) ?? Infinity)) continue;
      cost.set(exit.to, points);
      open.push(exit.to);
    }
  const ends = view.places.filter(
    ({ id, kind, exits }) =>
      kind === 'homeward' && !isOff(view, id) && exits.every((exit) => isOff(view, exit.to)),
  );
  const least = Math.min(...ends.map(({ id }) => cost.get(id) ?? Infinity));
  return Number.isFinite(least) ? least : undefined;
}
