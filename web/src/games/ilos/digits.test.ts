import { describe, expect, it } from 'vitest';
import type { IlosTile } from '../../generated/ilos';
import { byDigit, hasDigits } from './digits';
import { cellOf, tileOf } from './drag';
import type { Offer, Offers } from './offers';

const none: Offers = {
  sites: new Map(),
  islands: new Map(),
  lairs: new Map(),
  fleets: new Map(),
  pirates: new Map(),
  reserve: undefined,
  zone: new Map(),
  cells: new Map(),
  turns: new Map(),
  pieces: new Map(),
  cards: new Map(),
  lines: new Map(),
  buttons: [],
  lay: undefined,
  fill: undefined,
  laying: undefined,
};
const offer = (tool: string): Offer => ({ tool, held: {} });
const tile = (id: string): IlosTile => ({ id, lair: false, pieces: [], fits: true });
const zone = ['T03', 'T07', 'T11'].map(tile);

describe('digits', () => {
  it('take a stack of the hand by its place, highlighted or not', () => {
    const cards = new Map([['gold-mine' as const, offer('mine')]]);
    const offers = { ...none, cards, zone: new Map([['T03', offer('tile T03')]]) };
    expect(byDigit(offers, zone, 3)?.tool).toBe('mine');
    expect(byDigit(offers, zone, 1)).toBeUndefined();
  });
  it('take a line of the market board', () => {
    const offers = { ...none, lines: new Map([['spice' as const, offer('spice')]]) };
    expect(byDigit(offers, zone, 3)?.tool).toBe('spice');
    expect(byDigit(offers, zone, 5)).toBeUndefined();
  });
  it('take a tile of the zone', () => {
    const offers = { ...none, zone: new Map([['T07', offer('tile T07')]]) };
    expect(byDigit(offers, zone, 2)?.tool).toBe('tile T07');
    expect(byDigit(offers, zone, 4)).toBeUndefined();
  });
  it('are left to the prompt bar where nothing of this can be chosen', () => {
    expect(hasDigits(none)).toBe(false);
    expect(hasDigits({ ...none, zone: new Map([['T07', offer('tile T07')]]) })).toBe(true);
  });
});

describe('a tile that is dragged', () => {
  it('knows tiles and cells by the names of their tools', () => {
    expect(tileOf('tile T07')).toBe('T07');
    expect(tileOf('cell 1,-2 for T07')).toBeUndefined();
    expect(cellOf('cell 1,-2 for T07')).toEqual({ q: 1, r: -2 });
    expect(cellOf('turn 2 at 1,-2 for T07')).toBeUndefined();
    expect(cellOf(undefined)).toBeUndefined();
  });
});
