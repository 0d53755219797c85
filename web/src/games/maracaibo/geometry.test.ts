import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MaracaiboAid, MaracaiboPlace, MaracaiboReach, MaracaiboView } from '../../generated/maracaibo';
import {
  along,
  anchorOf,
  course,
  dearAt,
  HEIGHT,
  lane,
  LEGACY,
  markerAt,
  nameWidth,
  PLACES,
  plateOf,
  shipAt,
  SMALL,
  spaceOf,
  WIDTH,
} from './geometry';
import { questCells, rowWidth } from './glyphs';
import { cubeBox, layoutOf, pinPositions, type QuestBox } from './layout';
import { detours, pinCells, stops } from './targets';

const VILLAGES = new Set(['1', '2', '6', '7', '8', '9', '12', '15', '16', '18', '19']);

const place = (id: string): MaracaiboPlace => ({
  id,
  kind: id === '0' ? 'start' : VILLAGES.has(id) ? 'village' : /^2[0-2]/.test(id) ? 'homeward' : 'city',
  city: id !== '0' && !VILLAGES.has(id),
  village: VILLAGES.has(id),
  legacy: null,
  tile: null,
  good: 'sugar',
  spaces: 3,
  discs: 1,
  disc_seats: [0],
  action: 'INF1 VA1',
  flag: 'SPY1 D2',
  explorer: null,
  cube: null,
  quests: [{ id: 'Q01', price: '2map', reward: 'D2/compass EX2' }],
  ships: [],
  jeanne: false,
  spies: [],
  exits: [],
});

/** A quest of a location on an otherwise empty chart. */
function questBox(one: MaracaiboPlace, index: number): QuestBox | undefined {
  const view = { places: [one], spaces: [], tiles: [], quest_top: null } as unknown as MaracaiboView;
  return layoutOf(view).quests.get(one.quests[index]?.id ?? '');
}

const inside = ([x, y]: readonly [number, number], width: number = WIDTH, height: number = HEIGHT): boolean =>
  x >= 0 && y >= -20 && x <= width && y <= height;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The overlap of two boxes in the direction in which it is smaller. */
const overlap = (a: Box, b: Box): number =>
  Math.min(a.x + a.width - b.x, b.x + b.width - a.x, a.y + a.height - b.y, b.y + b.height - a.y);

const ROOT = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The rows of a kind in a component file, with raw values. */
function rowsOf(file: string, kind: string): Record<string, string>[] {
  return read(`crates/games/maracaibo/data/${file}.toml`)
    .split(/^\[\[/m)
    .filter((part) => part.startsWith(`${kind}]]`))
    .map((part) =>
      Object.fromEntries(
        [...part.matchAll(/^(\w+) = "?(.+?)"?$/gm)].map(([, key, value]) => [key ?? '', value ?? '']),
      ),
    );
}

/** The longest name of a place on the chart in any language. */
function longest(id: string): string {
  const words = ['en', 'fr'].map((lang) =>
    ['board', 'components'].map((file) => read(`locales/${lang}/maracaibo-${file}.ftl`)).join('\n'),
  );
  const names = words.flatMap((text) => {
    const short = new RegExp(`^mab-short-${id} = (.+)$`, 'm').exec(text);
    const whole = new RegExp(`^ma-place-${id} = (.+?) \\(`, 'm').exec(text);
    return short?.[1] ?? whole?.[1] ?? [];
  });
  return names.sort((a, b) => b.length - a.length)[0] ?? '';
}

/** All things that may lie on the chart at once, at their maximum widths. */
function crowd(): (Box & { what: string; of: string })[] {
  const tiles = rowsOf('cities', 'tile');
  const quests = rowsOf('quests', 'quest').map(({ id = '', price = '', reward = '' }) => ({
    id,
    price,
    reward,
  }));
  const widest = quests.sort((a, b) => rowWidth(questCells(b), 19) - rowWidth(questCells(a), 19))[0];
  const bareOf = ({ id = '', kind = '' }: Record<string, string>): MaracaiboPlace => ({
    ...place(id),
    city: kind !== 'village' && kind !== 'start',
    village: kind === 'village',
    quests: widest && kind === 'village' ? [{ ...widest, id: `${widest.id} at ${id}` }] : [],
  });
  const all = rowsOf('board', 'place').map(bareOf);
  const layout = layoutOf({
    places: all,
    spaces: [],
    tiles: [],
    quest_top: null,
  } as unknown as MaracaiboView);
  const places = rowsOf('board', 'place').flatMap((row) => {
    const { id = '', kind = '' } = row;
    const anchor = anchorOf(id);
    if (!anchor || !widest) return [];
    const bare = bareOf(row);
    const plates = (kind === 'tile-city' ? tiles : [row]).flatMap(({ good, spaces = '', action = '' }) => {
      const many = Number(/(\d)\]?$/.exec(spaces)?.[1] ?? 0);
      const flag = row.flag ?? null;
      const one = {
        ...bare,
        good: good ? bare.good : null,
        spaces: many,
        action,
        flag,
        explorer: row.explorer ?? null,
      };
      return plateOf(one, longest(id)) ?? [];
    });
    const plate = plates.sort((a, b) => b.width - a.width)[0];
    const [x, y] = anchor.at;
    const boxes: (Box & { what: string })[] = [
      { what: 'berth', x: x - 13, y: y - 12, width: 26, height: 24 },
    ];
    if (plate) boxes.push({ ...plate, what: 'plate' });
    if (plate?.flag)
      boxes.push({
        what: 'flag',
        x: plate.flag.x - 2,
        y: plate.y - 7,
        width: plate.flag.width - 12,
        height: 23,
      });
    for (const at of [0, 1]) {
      const [sx, sy] = shipAt(bare, at) ?? [0, 0];
      boxes.push({ what: 'ship', x: sx - 12, y: sy - 12, width: 24, height: 24 });
    }
    const [quest, cube] = [layout.quests.get(bare.quests[0]?.id ?? ''), cubeBox(bare)];
    if (bare.village && quest) boxes.push({ ...quest, what: 'quest' });
    if (bare.village && cube) boxes.push({ ...cube, what: 'cube', width: 16, height: 16 });
    if (!plate && anchor.label) {
      const width = nameWidth(longest(id));
      const start = { start: 0, middle: width / 2, end: width }[anchor.label.anchor];
      // Letters extend from the baseline upwards.
      const [left, top] = [x + anchor.label.dx - start, y + anchor.label.dy - 10];
      boxes.push({ what: 'name', x: left, y: top, width, height: 10 });
    }
    return boxes.map((box) => ({ ...box, of: id }));
  });
  const at = ([x, y]: readonly [number, number], width: number, height: number): Box => ({
    x,
    y,
    width,
    height,
  });
  const prices = rowsOf('board', 'lane').flatMap(({ id = '', cost = '1' }) => {
    const [from = '', to = ''] = id.split('>');
    const [x, y] = (cost === '1' ? undefined : dearAt(from, to)) ?? [];
    return x === undefined || y === undefined
      ? []
      : [{ ...at([x - 9, y - 9], 18, 18), what: 'price', of: id }];
  });
  return [
    ...places,
    ...prices,
    { ...at(LEGACY.L6, 104, 52), what: 'tile', of: 'L6' },
    { ...at(LEGACY.L9, 76, 24), what: 'tile', of: 'L9' },
    {
      ...at(LEGACY.questPile, widest ? rowWidth(questCells(widest), 19) + 12 : 0, 26),
      what: 'pile',
      of: 'quests',
    },
  ];
}

describe('the chart', () => {
  it('has an anchor for every location at both sizes', () => {
    expect(PLACES.length).toBe(26);
    for (const id of PLACES) {
      const anchor = anchorOf(id);
      expect(anchor && inside(anchor.at), id).toBe(true);
      expect(anchor && inside(anchor.small, SMALL.width, SMALL.height), id).toBe(true);
    }
    expect(anchorOf('99')).toBeUndefined();
  });

  it('draws lanes as curves from berth to berth', () => {
    expect(lane('0', '1')).toMatch(/^M262 80C.+ 338 88$/);
    expect(lane('0', '99')).toBe('');
    expect(course(['0', '1', '2'])).toBe(lane('0', '1') + lane('1', '2'));
    const middle = along('0', '1');
    expect(middle && middle.x > 262 && middle.x < 338).toBe(true);
    expect(dearAt('13', '16')).toEqual([428, 268]);
  });

  it('keeps plates, pins, ships, quests and cubes within the chart', () => {
    for (const id of PLACES) {
      const one = place(id);
      const plate = plateOf(one, 'Santo Domingo');
      if (plate) expect(plate.x + plate.width, id).toBeLessThanOrEqual(WIDTH);
      for (let at = 0; at < 2; at += 1) {
        const ship = shipAt(one, at);
        expect(ship && inside(ship), `${id} ${at}`).toBe(true);
      }
      const pin = pinPositions(one, 60)[0];
      expect(pin && inside([pin.x, pin.y]), id).toBe(true);
      const cube = cubeBox(one);
      expect(cube && inside([cube.x, cube.y]), id).toBe(true);
      if (one.village) {
        const quest = questBox(one, 0);
        expect(quest && quest.x >= 0 && quest.x + quest.width <= WIDTH, id).toBe(true);
      }
    }
  });

  it('does not cover cubes of other villages by quests, or names by cubes', () => {
    // Puerto Cabezas is a village until a tile makes it a city.
    const villages = PLACES.map(place)
      .map((one) => (one.id === '17' ? { ...one, city: false, village: true } : one))
      .filter((one) => one.village);
    const cubes = villages.flatMap((one) => {
      const at = cubeBox(one);
      return at ? [{ id: one.id, box: { ...at, width: 16, height: 16 } }] : [];
    });
    for (const one of villages) {
      const quest = questBox(one, 0);
      for (const { id, box } of cubes)
        if (id !== one.id) expect(quest && meet(quest, box), `${one.id} over ${id}`).toBe(false);
      const anchor = anchorOf(one.id);
      if (!anchor?.label) continue;
      const width = nameWidth('Puerto Cabezas');
      const start = { start: 0, middle: width / 2, end: width }[anchor.label.anchor];
      // Letters extend from the baseline upwards.
      const name = {
        x: anchor.at[0] + anchor.label.dx - start,
        y: anchor.at[1] + anchor.label.dy - 10,
        width,
        height: 10,
      };
      const own = cubes.find(({ id }) => id === one.id);
      expect(own && meet(name, own.box), `the name of ${one.id}`).toBe(false);
    }
  });

  it('does not cover the content of neighbours, whatever lies there', () => {
    // The edge of a plate, a tag or a tile is empty beside its text.
    const EDGE = 5;
    const shown = crowd();
    const covered = shown.flatMap((one, at) =>
      shown.slice(at + 1).flatMap((other) => {
        const both = [one, other].map(({ what }) => what).sort();
        // Ships of two places may touch, as on the physical board, and a hull may touch a flagpole.
        const passing = ['flag ship', 'quest ship', 'ship ship', 'name ship'].includes(both.join(' '));
        return one.of !== other.of && !passing && overlap(one, other) > EDGE
          ? [`${one.what} of ${one.of}, ${other.what} of ${other.of}`]
          : [];
      }),
    );
    expect(covered).toEqual([]);
  });

  it('places markers of one space beside each other', () => {
    const alone = markerAt(0, 3, 0, 1);
    const [first, second] = [markerAt(0, 3, 0, 2), markerAt(0, 3, 1, 2)];
    expect(first[0]).toBeLessThan(alone[0]);
    expect(second[0]).toBeGreaterThan(alone[0]);
  });

  it('contains the whole track', () => {
    for (const id of ['E1', 'E4', 'E11', 'E22']) expect(spaceOf(id), id).toBeDefined();
  });
});

describe('stops in reach', () => {
  const reach = (to: string, cost: number, ...path: string[]): MaracaiboReach => ({
    to,
    path,
    moves: path.map((step) => ({ do: 'sail', to: step })),
    cost,
    forced: false,
    points: 0,
    city: false,
    village: 2,
    delivers: true,
    quests: ['Q01'],
    spies: [],
  });
  const aid: MaracaiboAid = {
    reach: [reach('10', 1, '10'), reach('10', 6, '9a', '10'), reach('11', 2, '10', '11')],
    closed: [],
    trek: [],
    prices: [],
    draws: 0,
    village: [],
  };

  it('offer the cheapest route first, then another', () => {
    expect(stops(aid).map(({ reach: { to, cost }, other }) => [to, cost, other?.cost])).toEqual([
      ['10', 1, 6],
      ['11', 2, undefined],
    ]);
    expect(stops(undefined)).toEqual([]);
  });

  it('include a first step that only a detour takes', () => {
    expect(detours(aid).map(({ path }) => path[0])).toEqual(['9a']);
  });

  it('list on their pins the possible actions', () => {
    const cells = pinCells(place('12'), reach('12', 3, '12'));
    expect(
      cells.map((cell) => (cell.kind === 'badge' ? cell.badge : cell.kind === 'icon' ? cell.icon : '')),
    ).toEqual(['va', 'i-sugar', 'm-quest']);
  });
});
