// The layout of the movable things on the chart: quests, story tags and pins each take their first free position.
// Places, tracks and piles are fixed and come first.
import type { MaracaiboPlace, MaracaiboQuest, MaracaiboView } from '../../generated/maracaibo';
import {
  anchorOf,
  dearAt,
  HEIGHT,
  INFLUENCE,
  labelBox,
  LEGACY,
  plateOf,
  shipAt,
  spaceOf,
  WIDTH,
  type Box,
  type Point,
} from './geometry';
import { questCells, rowWidth } from './glyphs';
import { nameOfPlace, shipsAt, shortName } from './shown';

/** The layout of a quest with two rows of smaller signs, for narrow spaces. */
export const TWO = { size: 16, height: 32, rows: [8.5, 24] } as const;

export interface QuestBox extends Box {
  two: boolean;
}

/** The area that two rectangles share. */
function common(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The area of a rectangle that others cover, or that is off the chart. */
const covered = (box: Box, taken: readonly Box[]): number => {
  const inside = common(box, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
  return taken.reduce((sum, one) => sum + common(box, one), box.width * box.height - inside);
};

/** Whether a rectangle is on the chart and covers nothing. */
const isFree = (box: Box, taken: readonly Box[]): boolean =>
  box.x >= 0 &&
  box.y >= 0 &&
  box.x + box.width <= WIDTH &&
  box.y + box.height <= HEIGHT &&
  !taken.some(
    (one) =>
      one.x < box.x + box.width &&
      box.x < one.x + one.width &&
      one.y < box.y + box.height &&
      box.y < one.y + one.height,
  );

/** The first free position, otherwise the one that covers least. */
export function free<Kind extends Box>(candidates: readonly Kind[], taken: readonly Box[]): Kind | undefined {
  let best: Kind | undefined;
  let least = Infinity;
  for (const one of candidates) {
    const area = covered(one, taken);
    if (area < least) [best, least] = [one, area];
    if (area === 0) break;
  }
  return best;
}

/** The offsets of a search around a place, the nearest first. */
const STEPS: readonly Point[] = Array.from({ length: 31 * 21 }, (_, at): Point => [
  ((at % 31) - 15) * 8,
  (Math.floor(at / 31) - 10) * 8,
]).sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - bx * bx - by * by);

/** The free position nearest to a place, if its own ones are taken. */
function nearest<Kind extends Box>(
  [x, y]: Point,
  forms: readonly Kind[],
  taken: readonly Box[],
): Kind | undefined {
  for (const [dx, dy] of STEPS)
    for (const form of forms) {
      const box = { ...form, x: x + dx - form.width / 2, y: y + dy - form.height / 2 };
      if (isFree(box, taken)) return box;
    }
  return undefined;
}

/** One of the reserved positions, otherwise the nearest free one. */
function settled<Kind extends Box>(
  around: Point,
  candidates: readonly Kind[],
  taken: readonly Box[],
): Kind | undefined {
  const best = free(candidates, taken);
  if (!best || covered(best, taken) === 0) return best;
  const forms = candidates.filter(
    (one, at) =>
      candidates.findIndex(({ width, height }) => width === one.width && height === one.height) === at,
  );
  return nearest(around, forms, taken) ?? best;
}

/** The position of a location's spy. */
export function spyAt(place: MaracaiboPlace, index: number): Point | undefined {
  const anchor = anchorOf(place.id);
  if (!anchor) return undefined;
  const start = anchor.spiesEnd ? -15 * place.spies.length - 3 : 0;
  return [anchor.at[0] + anchor.spies[0] + start + index * 15, anchor.at[1] + anchor.spies[1] - 8];
}

/** The top left corner of the cube of a village. */
export function cubeBox(place: MaracaiboPlace): { x: number; y: number } | undefined {
  const anchor = anchorOf(place.id);
  return anchor && { x: anchor.at[0] + anchor.cube[0] - 8, y: anchor.at[1] + anchor.cube[1] - 1 };
}

/** The boxes of a location's own parts. */
export function boxesOf(place: MaracaiboPlace): Box[] {
  const anchor = anchorOf(place.id);
  if (!anchor) return [];
  const [x, y] = anchor.at;
  const plate = plateOf(place, shortName(place.id));
  const label = plate ? undefined : labelBox(place.id, nameOfPlace(place.id));
  const cube = place.village ? cubeBox(place) : undefined;
  return [
    { x: x - 13, y: y - 12, width: 26, height: 24 },
    ...(plate ? [{ x: plate.x, y: plate.y, width: plate.width, height: plate.height }] : []),
    ...(plate?.flag ? [{ x: plate.flag.x - 14, y: plate.y - 8, width: plate.flag.width, height: 10 }] : []),
    ...(label ? [{ ...label, y: label.y + 1, height: 11 }] : []),
    ...(cube ? [{ ...cube, width: 16, height: 16 }] : []),
    ...shipsAt(place).flatMap((_, at) => {
      const ship = shipAt(place, at);
      return ship ? [{ x: ship[0] - 13, y: ship[1] - 13, width: 26, height: 26 }] : [];
    }),
    ...place.spies.flatMap((_, at) => {
      const spy = spyAt(place, at);
      return spy ? [{ x: spy[0], y: spy[1], width: 15, height: 20 }] : [];
    }),
  ];
}

/** Tracks, piles and legacy tiles beside the locations. */
function furniture(view: MaracaiboView): Box[] {
  const { x, y, row } = INFLUENCE;
  const top = view.quest_top ? rowWidth(questCells(view.quest_top), 19) + 12 : 0;
  const [[pileX, pileY], [tokenX, tokenY]] = [LEGACY.questPile, LEGACY.piles];
  const tile = (id: string): boolean => view.tiles.some((one) => one.id === id);
  return [
    { x: x - 8, y: y - 4, width: 578, height: row * 3 + 8 },
    { x: tokenX, y: tokenY - 14, width: 74, height: 54 },
    ...(top > 0
      ? [
          { x: pileX, y: pileY, width: top + 4, height: 30 },
          { x: pileX + top + 1, y: pileY + 4, width: 24, height: 19 },
        ]
      : []),
    ...(tile('L6') ? [{ x: LEGACY.L6[0], y: LEGACY.L6[1], width: 104, height: 52 }] : []),
    ...(tile('L9') ? [{ x: LEGACY.L9[0], y: LEGACY.L9[1], width: 76, height: 24 }] : []),
    ...view.spaces.flatMap((space) => {
      const drawn = spaceOf(space.id);
      if (!drawn) return [];
      const [sx, sy] = drawn.at;
      const stands = space.explorers.length > 0 || space.jeanne ? 12 : 0;
      return [{ x: sx - drawn.width / 2, y: sy - 17 - stands, width: drawn.width, height: 34 + stands }];
    }),
    ...view.places.flatMap((place) =>
      place.exits.flatMap((exit) => {
        const at = exit.cost > 1 ? dearAt(place.id, exit.to) : undefined;
        return at ? [{ x: at[0] - 11, y: at[1] - 11, width: 22, height: 22 }] : [];
      }),
    ),
  ];
}

/** The candidate positions of a quest: that of its location, then around it, in one row of signs and in two. */
function questPositions(place: MaracaiboPlace, quest: MaracaiboQuest, index: number): QuestBox[] {
  const anchor = anchorOf(place.id);
  if (!anchor) return [];
  const cells = questCells(quest);
  const arrow = cells.findIndex((cell) => cell.kind === 'sign' && cell.text === '→');
  const row = { width: rowWidth(cells, 19) + 10, height: 24, two: false };
  const rows = {
    width:
      Math.max(rowWidth(cells.slice(0, arrow), TWO.size), rowWidth(cells.slice(arrow + 1), TWO.size)) + 10,
    height: TWO.height,
    two: true,
  };
  const [x, y] = anchor.at;
  const left = x + anchor.quest[0];
  const top = y + anchor.quest[1];
  const at = (form: typeof row, px: number, py: number): QuestBox => ({
    ...form,
    x: Math.max(6, Math.min(px, WIDTH - 6 - form.width)),
    y: py,
  });
  const own = anchor.questGrows === 'two' ? rows : row;
  const first = at(own, left - (anchor.questGrows === 'end' ? own.width : 0), top);
  // A wide quest that touches its neighbour uses two rows instead.
  if (index === 0) return [first, at(rows, left - (anchor.questGrows === 'end' ? rows.width : 0), top)];
  const out: QuestBox[] = [];
  for (const form of [own, row, rows])
    for (const step of [1, -1, 2, -2, 3, -3]) {
      const py =
        step > 0 ? top + own.height + 3 + (step - 1) * (form.height + 3) : top + step * (form.height + 3);
      for (const px of [first.x, x + 17, x - 17 - form.width, left - form.width, x - form.width / 2])
        out.push(at(form, px, py));
    }
  return out;
}

/** The area of a quest's empty edge in square pixels. */
const EDGE = 100;

export interface Layout {
  /** The quests by their ids. */
  quests: ReadonlyMap<string, QuestBox>;
  /** All boxes on the chart except tags and pins. */
  taken: readonly Box[];
}

const known = new WeakMap<MaracaiboView, Layout>();

export function layoutOf(view: MaracaiboView): Layout {
  let layout = known.get(view);
  if (!layout) {
    const taken = [...furniture(view), ...view.places.flatMap(boxesOf)];
    const quests = new Map<string, QuestBox>();
    // The first quest of each location has a fixed position. Further ones are placed around it.
    for (const round of [0, 1, 2, 3, 4])
      for (const place of view.places) {
        const quest = place.quests[round];
        if (!quest || (place.city && place.action === null)) continue;
        const positions = questPositions(place, quest, round);
        const at = anchorOf(place.id)?.at ?? [0, 0];
        const [own] = positions;
        // The edge of the fixed position may touch a cube or a name.
        const fits = round === 0 && own && covered(own, taken) < EDGE;
        const box = fits ? own : round === 0 ? free(positions, taken) : settled(at, positions, taken);
        if (!box) continue;
        quests.set(quest.id, box);
        taken.push(box);
      }
    layout = { quests, taken };
    known.set(view, layout);
  }
  return layout;
}

/** The size of the button that shows other routes. */
const WAYS = { width: 146, height: 38 } as const;
/** Between Havana and Jamaica, where the sea is mostly free. */
const WAYS_AT: Point = [270, 160];
/** The candidate positions of the button, the nearest first. */
const WAYS_BOXES: readonly Box[] = Array.from({ length: 112 * 50 }, (_, at): Box => {
  return { x: 4 + (at % 112) * 8, y: 4 + Math.floor(at / 112) * 8, ...WAYS };
}).sort((a, b) => away(a) - away(b));
function away({ x, y, width, height }: Box): number {
  return Math.hypot(x + width / 2 - WAYS_AT[0], y + height / 2 - WAYS_AT[1]);
}

/** The position of the button that shows other routes: beside everything on the chart and all pins, whichever are shown. */
export function waysBox(view: MaracaiboView, pins: readonly Box[]): Box | undefined {
  return free(WAYS_BOXES, [...layoutOf(view).taken, ...pins]);
}

/** The position of a stop's pin. */
export function pinBox(place: MaracaiboPlace, width: number, taken: readonly Box[]): Box | undefined {
  const at = anchorOf(place.id)?.at;
  return at && settled(at, pinPositions(place, width), taken);
}

/** The candidate positions of a stop's pin: around its berth, from the reserved corner on. */
export function pinPositions(place: MaracaiboPlace, width: number): Box[] {
  const anchor = anchorOf(place.id);
  if (!anchor) return [];
  const [x, y] = anchor.at;
  const plate = plateOf(place, shortName(place.id));
  const at = (px: number, py: number): Box => ({ x: px, y: py, width, height: 24 });
  const around: Point[] = [
    [x - 14, y - 38],
    [x - width + 14, y - 38],
    [x - 14, y + 14],
    [x - width + 14, y + 14],
    [x + 15, y - 12],
    [x - 15 - width, y - 12],
    [x + 13, y - 28],
    [x + 13, y + 6],
    [x - 13 - width, y - 28],
    [x - 13 - width, y + 6],
    [x - 14, y + 31],
    [x - width / 2, y + 31],
  ];
  if (!plate || place.kind === 'homeward')
    return [at(x + anchor.pin[0], y + anchor.pin[1]), ...around.map(([px, py]) => at(px, py))];
  const [near, far] = [plate.y - 26, plate.y + plate.height + 2];
  const edge = plate.left ? x + 14 - width : x - 14;
  const inner = plate.left ? plate.x : plate.x + plate.width - width;
  return [
    at(edge, near),
    at(edge, far),
    at(plate.left ? x + 15 : x - 15 - width, y - 12),
    at(plate.x + (plate.width - width) / 2, near),
    at(plate.x + (plate.width - width) / 2, far),
    at(inner, far),
    at(inner, near),
    at(plate.left ? plate.x - width - 2 : plate.x + plate.width + 2, y - 12),
    at(plate.left ? x + 15 : x - 15 - width, y - 36),
    at(plate.left ? x + 15 : x - 15 - width, y + 12),
  ];
}
