import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { MaracaiboEvent, MaracaiboPlace, MaracaiboView } from '../../generated/maracaibo';
import type { LineOf } from '../../lib/game';
import CityPlate from './CityPlate.svelte';
import { previewsOf, homeFrom, incomes, nextRank, scoringOf } from './shown';
import { highlightedMarket, pinByKey, type MaTable, type Target } from './targets';

const line = (n: number, event: MaracaiboEvent): LineOf<MaracaiboEvent> =>
  ({ n, event }) as LineOf<MaracaiboEvent>;

describe('the summary of the last scoring', () => {
  const log = [
    line(3, { kind: 'scoring-began', round: 1 }),
    line(4, { kind: 'income', seat: 0, doubloons: 8, points: 1 }),
    line(4, { kind: 'jeanne-income', points: 5 }),
  ];
  it('is shown from its income step to the next decision', () => {
    expect(incomes(log.slice(0, 1), 0)).toBeUndefined();
    expect(incomes(log, 2)).toEqual({
      round: 1,
      rows: [
        { who: 0, doubloons: 8, points: 1 },
        { who: 'jeanne', points: 5 },
      ],
    });
    expect(incomes(log, 3)).toBeUndefined();
  });
});

describe('the next noble rank', () => {
  const view = { ranks: [0, 0, 1, 1, 1, 2] } as unknown as MaracaiboView;
  it('follows the track, and does not exist on its last space', () => {
    expect(nextRank(view, 0)).toEqual({ rank: 1, steps: 2 });
    expect(nextRank(view, 3)).toEqual({ rank: 2, steps: 2 });
    expect(nextRank(view, 5)).toBeUndefined();
  });
});

describe('the destination of markers', () => {
  const seen = (influence: number[]): MaracaiboView =>
    ({ players: [{ influence }] }) as unknown as MaracaiboView;
  it('is shown for the pieces that would move', () => {
    expect(previewsOf(seen([1, 2, 3]), seen([1, 4, 3]), 0).map(({ key }) => key)).toEqual(['spain']);
    expect(previewsOf(seen([1, 2, 3]), undefined, 0)).toEqual([]);
    expect(previewsOf(seen([1, 2, 3]), seen([2, 2, 3]), undefined)).toEqual([]);
  });
});

describe('keys while sailing', () => {
  const pin = (key: string, cost: number): Target => ({ key, reach: { cost } }) as unknown as Target;
  const pins = [pin('d', 4), pin('a', 1), pin('c', 4), pin('b', 2)];
  it('a digit selects the first stop of that cost, and pressed again the next one', () => {
    expect(pinByKey('2', pins, undefined)?.key).toBe('b');
    expect(pinByKey('4', pins, undefined)?.key).toBe('d');
    expect(pinByKey('4', pins, 'd')?.key).toBe('c');
    expect(pinByKey('4', pins, 'c')?.key).toBe('d');
    expect(pinByKey('7', pins, 'c')).toBeUndefined();
  });
  it('arrows follow the route, only from a pin', () => {
    expect(pinByKey('ArrowRight', pins, 'b')?.key).toBe('d');
    expect(pinByKey('ArrowLeft', pins, 'a')?.key).toBe('c');
    expect(pinByKey('ArrowLeft', pins, undefined)).toBeUndefined();
  });
});

describe('the market that takes the next disc', () => {
  const seen = (pending: object, ...deeds: object[]): string | undefined =>
    highlightedMarket({
      seat: 0,
      view: { players: [{ ship: '5' }], pending: [pending] },
      legal: deeds.map((action) => ({ action })),
    } as unknown as MaTable);

  it('is that of the own city, during the delivery and while the disc is taken', () => {
    expect(seen({ kind: 'deliver' }, { do: 'deliver', card: 'A01' }, { do: 'skip' })).toBe('5');
    expect(seen({ kind: 'disc', market: true }, { do: 'disc', area: 'mast' })).toBe('5');
    expect(seen({ kind: 'disc', market: false }, { do: 'disc', area: 'mast' })).toBeUndefined();
    expect(seen({ kind: 'main', spent: 3 }, { do: 'city' })).toBeUndefined();
    expect(seen({ kind: 'deliver' })).toBeUndefined();
  });

  it('outlines its next space unless it is full', () => {
    const highlighted = (discs: number): number[] => {
      const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      const place = { id: '5', kind: 'city', good: 'sugar', spaces: 2, disc_seats: [], discs, quests: [] };
      const plate = { x: 0, y: 0, width: 150, height: 50, left: false, flag: undefined, market: 56 };
      const props = { place: place as unknown as MaracaiboPlace, plate, next: 0 };
      const made = mount(CityPlate, { target, props });
      const at = [...target.querySelectorAll('.mk')].map((one, n) => (one.matches('.next') ? n : -1));
      void unmount(made);
      return at.filter((n) => n >= 0);
    };
    expect(highlighted(0)).toEqual([0]);
    expect(highlighted(1)).toEqual([1]);
    expect(highlighted(2)).toEqual([]);
  });
});

describe('an interim scoring', () => {
  const log = [
    line(3, { kind: 'scoring-began', round: 1 }),
    line(4, { kind: 'bought', seat: 0, card: 'A01', doubloons: 5 }),
    line(4, { kind: 'scored', seat: 0, points: 7 }),
    line(5, { kind: 'scored', seat: 1, points: 3 }),
    line(5, { kind: 'income', seat: 0, doubloons: 8, points: 1 }),
    line(5, { kind: 'income', seat: 1, doubloons: 12, points: 0 }),
    line(5, { kind: 'jeanne-income', points: 5 }),
    line(5, { kind: 'spies-unreached', seat: 1, spies: 2 }),
    line(5, { kind: 'scored', seat: 1, points: 4 }),
    line(5, { kind: 'round-began', round: 2 }),
  ];
  it('lists purchases, incomes and spies of all players when the next round has begun', () => {
    expect(scoringOf(log.slice(0, -1))).toBeUndefined();
    expect(scoringOf(log)).toEqual({
      round: 1,
      n: 5,
      shares: [
        { who: 0, bought: 'ma-card-A01', doubloons: 8, points: 1, taken: 0, spies: 0, spied: 0 },
        { who: 1, doubloons: 12, points: 0, taken: 3, spies: 2, spied: 4 },
        { who: 'jeanne', points: 5, taken: 0, spies: 0, spied: 0 },
      ],
    });
    // The log of a new game has no scoring.
    expect(scoringOf([line(1, { kind: 'round-began', round: 1 })])).toBeUndefined();
  });
});

describe('the way home', () => {
  const place = (id: string, ...exits: [to: string, cost: number][]): object => ({
    id,
    kind: /^2[0-2]/.test(id) ? 'homeward' : 'village',
    exits: exits.map(([to, cost]) => ({ to, cost })),
  });
  const places = [
    place('18', ['19', 1]),
    place('19', ['20', 2]),
    place('20', ['21a', 1], ['21b', 1]),
    place('21a'),
    place('21b', ['22', 1]),
    place('22'),
  ];
  it('is measured in movement points to the last space of the round', () => {
    const view = { round: 1, rounds: 4, places } as unknown as MaracaiboView;
    expect(homeFrom(view, '18')).toBe(4);
    expect(homeFrom({ ...view, round: 4 }, '18')).toBe(5);
    expect(homeFrom(view, '21a')).toBe(0);
    expect(homeFrom(view, '99')).toBeUndefined();
  });
});
