// The layout of the most crowded chart that the rules allow: untaken quests, ships, cubes, and the pins of every
// voyage.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  MaracaiboAction,
  MaracaiboPlace,
  MaracaiboQuest,
  MaracaiboReach,
  MaracaiboView,
} from '../../generated/maracaibo';
import { learn, speak } from '../../lib/i18n.svelte';
import { anchorOf, placeBox, plateOf, type Box } from './geometry';
import { questCells, rowWidth } from './glyphs';
import { boxesOf, layoutOf, waysBox } from './layout';
import { nameOfPlace, shortName } from './shown';
import { highlightedPlaces, targetsOf, type MaTable } from './targets';

const DATA = join(import.meta.dirname, '../../../../crates/games/maracaibo/data');

/** The rows of a kind in a component file, with raw values. */
function rowsOf(file: string, kind: string): Record<string, string>[] {
  return readFileSync(join(DATA, `${file}.toml`), 'utf8')
    .split(/^\[\[/m)
    .filter((part) => part.startsWith(`${kind}]]`))
    .map((part) =>
      Object.fromEntries(
        [...part.matchAll(/^(\w+) = "?(.+?)"?$/gm)].map(([, key, value]) => [key ?? '', value ?? '']),
      ),
    );
}

const QUESTS: readonly MaracaiboQuest[] = rowsOf('quests', 'quest')
  .map(({ id = '', price = '', reward = '' }) => ({ id, price, reward }))
  .sort((a, b) => rowWidth(questCells(b), 19) - rowWidth(questCells(a), 19));
const TILES = rowsOf('cities', 'tile');
const LANES = rowsOf('board', 'lane').map(({ id = '', cost = '1' }) => {
  const [from = '', to = ''] = id.split('>');
  return { from, to, cost: Number(cost) };
});

/** The locations where the classic mode puts quests, with the maximum number at each. */
function heaps(level: number): Map<string, number> {
  const text = readFileSync(join(DATA, 'classic.toml'), 'utf8').split('[[classic]]')[level] ?? '';
  const out = new Map<string, number>();
  for (const [, place = ''] of text.matchAll(/place = "(\w+)"/g)) out.set(place, (out.get(place) ?? 0) + 1);
  return out;
}

/** A classic game of four late in its last round without fulfilled quests. */
function view(ship: string, level: number): MaracaiboView {
  let next = 0;
  const heap = heaps(level);
  const places = rowsOf('board', 'place')
    // A classic game has no locations of the story.
    .filter(({ legacy }) => legacy === undefined)
    .map((row): MaracaiboPlace => {
      const { id = '', kind = '' } = row;
      const tile = kind === 'tile-city' ? TILES[Number(id) % TILES.length] : row;
      const village = kind === 'village';
      return {
        id,
        kind: village ? 'village' : kind === 'start' ? 'start' : kind === 'homeward' ? 'homeward' : 'city',
        city: !village && kind !== 'start',
        village,
        legacy: null,
        tile: null,
        good: tile?.good ? 'sugar' : null,
        spaces: Number(/(\d)\]?$/.exec(tile?.spaces ?? '')?.[1] ?? 0),
        discs: 0,
        disc_seats: [],
        action: village || kind === 'start' ? null : (tile?.action ?? ''),
        flag: row.flag ?? null,
        explorer: row.explorer ?? null,
        cube: village ? 'spain' : null,
        quests: Array.from({ length: heap.get(id) ?? 0 }, () => QUESTS[next++ % QUESTS.length]).flatMap(
          (quest) => quest ?? [],
        ),
        ships: id === ship ? [0] : [],
        jeanne: false,
        spies: [],
        exits: LANES.filter(({ from }) => from === id),
      } as unknown as MaracaiboPlace;
    });
  return {
    places,
    players: [{ seat: 0, ship }],
    spaces: rowsOf('exploration', 'space').map(({ id = '' }) => ({ id, explorers: [], jeanne: false })),
    tiles: [],
    quest_top: QUESTS[0],
  } as unknown as MaracaiboView;
}

/** Every stop within seven lanes. */
function reaches(chart: MaracaiboView, at: string): MaracaiboReach[] {
  const isCity = (id: string): boolean => chart.places.some((place) => place.id === id && place.city);
  const out = new Map<string, MaracaiboReach>();
  const walk = (here: string, path: string[], cost: number): void => {
    for (const lane of LANES.filter((one) => one.from === here)) {
      const spent = cost + lane.cost;
      if (spent > 7 || !anchorOf(lane.to)) continue;
      const way = [...path, lane.to];
      if ((out.get(lane.to)?.cost ?? 99) > spent) {
        const moves: MaracaiboAction[] = [...way.map((to) => ({ do: 'sail' as const, to })), { do: 'stop' }];
        out.set(lane.to, {
          to: lane.to,
          path: way,
          moves,
          cost: spent,
          forced: false,
          points: 0,
          city: isCity(lane.to),
          village: isCity(lane.to) ? 0 : 3,
          delivers: isCity(lane.to),
          quests: chart.places.find(({ id }) => id === lane.to)?.quests.map(({ id }) => id) ?? [],
          spies: [],
        });
      }
      walk(lane.to, way, spent);
    }
  };
  walk(at, [], 0);
  return [...out.values()];
}

function table(ship: string, level: number): MaTable {
  const chart = view(ship, level);
  const known = new Set(chart.places.map(({ id }) => id));
  return {
    seat: 0,
    view: chart,
    legal: [{ action: { do: 'sail', to: '1' }, text: 'sail 1' }],
    aid: { reach: reaches(chart, ship).filter(({ to }) => known.has(to)), closed: [], trek: [], prices: [] },
    begins: (moves: readonly MaracaiboAction[]) => ({ action: moves[0], text: JSON.stringify(moves[0]) }),
    offLesson: () => false,
  } as unknown as MaTable;
}

/** The overlap of two boxes in the direction in which it is smaller. */
const depth = (a: Box, b: Box): number =>
  Math.min(a.x + a.width - b.x, b.x + b.width - a.x, a.y + a.height - b.y, b.y + b.height - a.y);

/** The empty edge of a tag, a plate or a pin, which may be covered. */
const EDGE = 3;

/** The easy level has the most quests. The full run checks the others too. */
const LEVELS: readonly number[] = process.env.CARAVELLE_FULL ? [1, 2, 3] : [1];
const STARTS = [...new Set(LANES.map(({ from }) => from))].filter((id) => anchorOf(id));

describe.each(['en', 'fr'] as const)('the chart in %s', { timeout: 60_000 }, (lang) => {
  beforeAll(async () => {
    await Promise.all([speak(lang), learn('maracaibo')]);
  });

  it('places every quest in free space, also the second of a location', () => {
    for (const level of LEVELS) {
      const chart = view('0', level);
      const { quests, taken } = layoutOf(chart);
      const heap = [...heaps(level).values()].reduce((sum, one) => sum + one, 0);
      expect(quests.size, `level ${level}`).toBe(heap);
      const hidden = [...quests].flatMap(([id, box]) =>
        taken
          .filter((one) => one !== box && depth(one, box) > EDGE)
          .map((one) => `${id} of level ${level}: ${JSON.stringify([box, one])}`),
      );
      expect(hidden).toEqual([]);
    }
  });

  it('places every pin in free space, from every start', () => {
    const hidden: string[] = [];
    for (const level of LEVELS)
      for (const ship of STARTS) {
        const one = table(ship, level);
        const targets = targetsOf(one);
        const pins = targets.flatMap(({ pin }) => pin ?? []);
        expect(pins.length).toBe(one.aid?.reach.length);
        const things = [...layoutOf(one.view).taken, ...pins];
        for (const { pin, key } of targets)
          if (pin)
            for (const thing of things)
              if (thing !== pin && depth(thing, pin) > EDGE)
                hidden.push(`${key} from ${ship} at level ${level}: ${JSON.stringify(thing)}`);
      }
    expect(hidden).toEqual([]);
  });

  it('places the button for other routes in free space', () => {
    for (const level of LEVELS)
      for (const ship of STARTS) {
        const one = table(ship, level);
        const pins = [false, true].flatMap((others) =>
          targetsOf(one, others).flatMap(({ pin }) => pin ?? []),
        );
        const box = waysBox(one.view, pins);
        expect(pins.length).toBeGreaterThan(0);
        const things = [...layoutOf(one.view).taken, ...pins];
        const covered = things.filter((thing) => !box || depth(thing, box) > 0);
        expect(covered, `from ${ship} at level ${level}`).toEqual([]);
      }
  });

  it('highlights exactly the places that can be pressed', () => {
    for (const ship of STARTS) {
      const one = table(ship, 1);
      const targets = targetsOf(one);
      const highlighted = highlightedPlaces(one, targets);
      expect(highlighted.size).toBe(targets.length);
      for (const id of highlighted.keys()) {
        const place = one.view.places.find((each) => each.id === id);
        const target = targets.find((each) => each.place === id);
        const plate = place && plateOf(place, shortName(id));
        const berth = place && boxesOf(place)[0];
        const holds = (inner: Box | undefined): boolean => {
          const all: (Box | undefined)[] = [target, target?.name, target?.pin];
          return all.some((box) => box && inner && within(inner, box));
        };
        expect(holds(berth), `the berth of ${id}`).toBe(true);
        if (plate) expect(holds(plate), `the plate of ${id}`).toBe(true);
        else
          expect(target?.name?.width ?? 0, `the name of ${id}`).toBeGreaterThan(nameOfPlace(id).length * 4);
        expect(place && placeBox(place, shortName(id))).toBeDefined();
      }
    }
  });
});

function within(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
