// The geometry of the chart: anchors from map.json, and values computed from them. It contains no rules and no state.
import type { MaracaiboPlace } from '../../generated/maracaibo';
import map from './map.json';
import { glyphs, questCells, rowWidth } from './glyphs';

export type Point = readonly [x: number, y: number];

export interface Anchor {
  at: Point;
  /** The side of the berth on which the plate of a city lies. */
  plate: 'l' | 'r' | undefined;
  label: { anchor: 'start' | 'middle' | 'end'; dx: number; dy: number } | undefined;
  ship: Point;
  spies: Point;
  /** Spies extend to the left. */
  spiesEnd: boolean;
  quest: Point;
  questGrows: 'start' | 'end' | 'two';
  cube: Point;
  pin: Point;
  tile: Point;
  small: Point;
}

export const [WIDTH, HEIGHT] = [1040, 442] as const;
export const SMALL = { width: 340, height: 212 } as const;

const point = (of: readonly unknown[]): Point => [Number(of[0]), Number(of[1])];
const one = <Name extends string>(of: unknown, names: readonly Name[], other: Name): Name =>
  names.find((name) => name === of) ?? other;

const anchors = new Map<string, Anchor>(
  Object.entries(map.places).map(([id, place]) => {
    const label: readonly unknown[] | null = place.label;
    return [
      id,
      {
        at: point(place.at),
        plate: place.plate === 'l' || place.plate === 'r' ? place.plate : undefined,
        label: label
          ? {
              anchor: one(label[0], ['start', 'middle', 'end'], 'middle'),
              dx: Number(label[1]),
              dy: Number(label[2]),
            }
          : undefined,
        ship: point(place.ship),
        spies: point(place.spies),
        spiesEnd: place.spies[2] === 'end',
        quest: point(place.quest),
        questGrows: one(place.quest[2], ['start', 'end', 'two'], 'start'),
        cube: point(place.cube),
        pin: point(place.pin),
        tile: point(place.tile),
        small: point(place.small),
      },
    ];
  }),
);

/** The anchors of a location; undefined for an unknown one. */
export const anchorOf = (id: string): Anchor | undefined => anchors.get(id);
export const PLACES: readonly string[] = [...anchors.keys()];

const lanes = new Map<string, readonly Point[]>(
  Object.entries(map.lanes).map(([id, points]) => [id, points.map(point)]),
);
export const INFLUENCE = map.influence;
export const LINES: readonly (readonly [line: string, x: number])[] = Object.entries(map.lines);
export const LEGACY = {
  L6: point(map.legacy.L6),
  L9: point(map.legacy.L9),
  piles: point(map.legacy.piles),
  questPile: point(map.legacy.quest_pile),
  rose: point(map.legacy.rose),
} as const;

const spaces = new Map<string, { at: Point; width: number }>(
  Object.entries(map.explorer).map(([id, space]) => [id, { at: point(space.at), width: space.w }]),
);
export const spaceOf = (id: string): { at: Point; width: number } | undefined => spaces.get(id);

/** The four control points of a lane's curve. */
function curve(from: string, to: string): readonly [Point, Point, Point, Point] | undefined {
  const [a, b] = [anchors.get(from)?.at, anchors.get(to)?.at];
  if (!a || !b) return undefined;
  const [c, d] = lanes.get(`${from}>${to}`) ?? [];
  const between = (part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  return [a, c ?? between(1 / 3), d ?? between(2 / 3), b];
}

const paths = new Map<string, string>();

/** The SVG path of a lane. */
export function lane(from: string, to: string): string {
  const key = `${from}>${to}`;
  let path = paths.get(key);
  if (path === undefined) {
    const points = curve(from, to);
    const [a, c, d, b] = points ?? [];
    path = a && b && c && d ? `M${a.join(' ')}C${c.join(' ')} ${d.join(' ')} ${b.join(' ')}` : '';
    paths.set(key, path);
  }
  return path;
}

/** The SVG path of a whole voyage. */
export const course = (path: readonly string[]): string =>
  path.map((to, at) => (at > 0 ? lane(path[at - 1] ?? '', to) : '')).join('');

/** A point of a lane, and the direction there in degrees. */
export function along(
  from: string,
  to: string,
  part = 0.5,
): { x: number; y: number; turn: number } | undefined {
  const points = curve(from, to);
  if (!points) return undefined;
  const rest = 1 - part;
  const at = (k: 0 | 1): number =>
    rest ** 3 * points[0][k] +
    3 * rest ** 2 * part * points[1][k] +
    3 * rest * part ** 2 * points[2][k] +
    part ** 3 * points[3][k];
  const slope = (k: 0 | 1): number =>
    rest ** 2 * (points[1][k] - points[0][k]) +
    2 * rest * part * (points[2][k] - points[1][k]) +
    part ** 2 * (points[3][k] - points[2][k]);
  return { x: at(0), y: at(1), turn: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
}

/** The position of the cost tile of a lane. */
export function dearAt(from: string, to: string): Point | undefined {
  const own = Object.entries(map.lane_tiles).find(([id]) => id === `${from}>${to}`);
  if (own) return point(own[1]);
  // The two lanes of the inland town are short, so their prices are moved away from its plate.
  const middle = along(from, to, from === '9' ? 0.42 : to === '10' ? 0.62 : 0.5);
  return middle && [middle.x, middle.y];
}

export interface Plate {
  x: number;
  y: number;
  width: number;
  height: number;
  left: boolean;
  /** The start and the width of its flag. */
  flag: { x: number; width: number } | undefined;
  /** The width for the name. */
  market: number;
}

/** The estimated width of a name in the chart's font. */
export const nameWidth = (name: string): number => Math.round(name.length * 6.9);

/** Whether a location has a plate: cities and homeward spaces, and Puerto Cabezas once it is a city. */
const hasPlate = (place: MaracaiboPlace): boolean => anchors.get(place.id)?.plate !== undefined && place.city;

/**
 * The size of a city action's signs. A long action has smaller ones, so that its plate stays between its neighbours.
 */
export const actionSize = (action: string): number => (rowWidth(glyphs(action), 21) > 75 ? 17 : 21);

/** The plate of a city: name and flag above, market and action below. The berth overlaps its edge. */
export function plateOf(place: MaracaiboPlace, name: string): Plate | undefined {
  const anchor = anchors.get(place.id);
  if (!anchor || !hasPlate(place)) return undefined;
  const [x, y] = anchor.at;
  const action = place.action ? rowWidth(glyphs(place.action), actionSize(place.action)) + 4 : 0;
  if (place.kind === 'homeward') {
    const width = Math.max(40, action + 14);
    return { x: x + 10, y: y - 15, width, height: 30, left: false, flag: undefined, market: 0 };
  }
  const market = place.good ? 26 + place.spaces * 15 : 0;
  const pier = place.action === null && place.quests[0] ? rowWidth(questCells(place.quests[0]), 19) + 4 : 0;
  const flag = place.flag ? rowWidth(glyphs(place.flag), 19) + 26 : 0;
  const top = nameWidth(name) + flag + (place.explorer ? 30 : 0) + 22;
  const width = Math.max(market + action + pier + 22, top);
  const left = anchor.plate === 'l';
  const px = left ? x - 8 - width : x + 8;
  return {
    x: px,
    y: y - 25,
    width,
    height: 50,
    left,
    // The flag is at the end away from the berth, which leaves room for ships, pins and spies.
    flag: flag ? { x: left ? px + 14 : px + width - flag + 20, width: flag } : undefined,
    market,
  };
}

/** A rectangle on the chart. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The press area of a location: its plate with the berth, or only the berth. */
export function placeBox(place: MaracaiboPlace, name: string): Box | undefined {
  const anchor = anchors.get(place.id);
  if (!anchor) return undefined;
  const [x, y] = anchor.at;
  const plate = plateOf(place, name);
  if (!plate) return { x: x - 15, y: y - 15, width: 30, height: 30 };
  const left = Math.min(plate.x, x - 14);
  const right = Math.max(plate.x + plate.width, x + 14);
  // The flag and its cube extend above the plate.
  const top = plate.flag ? 11 : 2;
  return { x: left - 2, y: plate.y - top, width: right - left + 4, height: plate.height + top + 2 };
}

/** The box of a location's name beside its berth, if it has no plate. */
export function labelBox(id: string, name: string): Box | undefined {
  const anchor = anchors.get(id);
  if (!anchor?.label) return undefined;
  const width = nameWidth(name);
  const start = { start: 0, middle: width / 2, end: width }[anchor.label.anchor];
  return {
    x: anchor.at[0] + anchor.label.dx - start,
    y: anchor.at[1] + anchor.label.dy - 11,
    width,
    height: 14,
  };
}

/** The positions of a location's ships, the first one nearest. */
export function shipAt(place: MaracaiboPlace, index: number): Point | undefined {
  const anchor = anchors.get(place.id);
  if (!anchor) return undefined;
  const [x, y] = anchor.at;
  if (place.kind === 'homeward') return [x + index * 26, y - 21];
  if (hasPlate(place)) {
    const side = anchor.plate === 'l' ? 1 : -1;
    return [x + side * (27 + Math.floor(index / 2) * 24), y + 6 - (index % 2) * 24];
  }
  const beside = index === 0 ? 0 : (index % 2 ? 24 : -24) * Math.ceil(index / 2);
  return [x + anchor.ship[0] + beside, y + anchor.ship[1]];
}

/** The position of a marker on an influence track, one of several on its space. */
export function markerAt(row: number, space: number, index: number, count: number): Point {
  const { x, y, row: height, track } = INFLUENCE;
  const dx = 9 - (count - 1) * 3.5 + index * 7;
  const dy = count > 1 ? (index % 2 ? 5.5 : -5.5) : 0;
  return [x + track.x + space * track.cell + dx, y + row * height + 16 + dy];
}
