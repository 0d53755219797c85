import { describe, expect, it } from 'vitest';
import type { MaracaiboAid, MaracaiboPlace, MaracaiboReach } from '../../generated/maracaibo';
import {
  along,
  anchorOf,
  course,
  dearAt,
  HEIGHT,
  lane,
  markerAt,
  nameWidth,
  pinAt,
  PLACES,
  plateOf,
  shipAt,
  SMALL,
  spaceOf,
  WIDTH,
} from './geometry';
import { cubeBox, detours, pinCells, questBox, stops } from './targets';

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

describe('the chart', () => {
  it('has an anchor for every location, large and small', () => {
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

  it('keeps plates, pins, ships, quests and cubes on the sheet', () => {
    for (const id of PLACES) {
      const one = place(id);
      const plate = plateOf(one, 'Santo Domingo');
      if (plate) expect(plate.x + plate.width, id).toBeLessThanOrEqual(WIDTH);
      for (let at = 0; at < 2; at += 1) {
        const ship = shipAt(one, at);
        expect(ship && inside(ship), `${id} ${at}`).toBe(true);
      }
      const pin = pinAt(one, 60);
      expect(pin && inside(pin), id).toBe(true);
      const cube = cubeBox(one);
      expect(cube && inside([cube.x, cube.y]), id).toBe(true);
      if (one.village) {
        const quest = questBox(one, 0);
        expect(quest && quest.x >= 0 && quest.x + quest.width <= WIDTH, id).toBe(true);
      }
    }
  });

  it('lays no quest over the cube of another village, and no cube over a name', () => {
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
      // Capitals and small letters: from the line of writing upwards.
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

  it('lays no ship far over the plate beside it, and no quest over a flag', () => {
    const santiago = plateOf({ ...place('3'), flag: 'D5', action: 'D2 VA1' }, 'Santiago');
    for (const at of [0, 1]) {
      const [x, y] = shipAt(place('4'), at) ?? [0, 0];
      // Its hull; the edge of a plate is empty.
      const hull = { x: x - 12, y: y - 12, width: 24, height: 24 };
      expect(santiago && meet(hull, { ...santiago, width: santiago.width - 6 }), `ship ${at}`).toBe(false);
    }
    const inland = plateOf({ ...place('9a'), flag: 'VP4', explorer: 'E4' }, 'Inland town');
    const flag = inland?.flag && {
      x: inland.flag.x - 13,
      // Above its cloth there is nothing but the top of its pole.
      y: inland.y - 5,
      width: inland.flag.width,
      height: 20,
    };
    const quest = questBox(place('9'), 0);
    expect(flag && quest && meet(flag, quest)).toBe(false);
  });

  it('lays markers of one space beside each other', () => {
    const alone = markerAt(0, 3, 0, 1);
    const [first, second] = [markerAt(0, 3, 0, 2), markerAt(0, 3, 1, 2)];
    expect(first[0]).toBeLessThan(alone[0]);
    expect(second[0]).toBeGreaterThan(alone[0]);
  });

  it('knows the track from end to end', () => {
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

  it('offer the cheapest way first and keep another', () => {
    expect(stops(aid).map(({ reach: { to, cost }, other }) => [to, cost, other?.cost])).toEqual([
      ['10', 1, 6],
      ['11', 2, undefined],
    ]);
    expect(stops(undefined)).toEqual([]);
  });

  it('do not lose a first step that only a detour takes', () => {
    expect(detours(aid).map(({ path }) => path[0])).toEqual(['9a']);
  });

  it('tell on their pins what can be done there', () => {
    const cells = pinCells(place('12'), reach('12', 3, '12'));
    expect(
      cells.map((cell) => (cell.kind === 'badge' ? cell.badge : cell.kind === 'icon' ? cell.icon : '')),
    ).toEqual(['va', 'i-sugar', 'm-quest']);
  });
});
