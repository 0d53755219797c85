import { describe, expect, it } from 'vitest';
import type { IlosTile } from '../../generated/ilos';
import { byDigit, hasDigits } from './digits';
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
const offer = (tile: string): Offer => ({ tool: { kind: 'tile', tile }, held: {} });
const tile = (id: string): IlosTile => ({ id, lair: false, pieces: [], fits: true });
const zone = ['T03', 'T07', 'T11'].map(tile);

describe('digits', () => {
  it('choose a stack of the hand by its position, highlighted or not', () => {
    const cards = new Map([['gold-mine' as const, offer('mine')]]);
    const offers = { ...none, cards, zone: new Map([['T03', offer('T03')]]) };
    expect(byDigit(offers, zone, 3)?.tool).toEqual({ kind: 'tile', tile: 'mine' });
    expect(byDigit(offers, zone, 1)).toBeUndefined();
  });
  it('choose a line of the market board', () => {
    const offers = { ...none, lines: new Map([['spice' as const, offer('spice')]]) };
    expect(byDigit(offers, zone, 3)?.tool).toEqual({ kind: 'tile', tile: 'spice' });
    expect(byDigit(offers, zone, 5)).toBeUndefined();
  });
  it('choose a tile of the zone', () => {
    const offers = { ...none, zone: new Map([['T07', offer('T07')]]) };
    expect(byDigit(offers, zone, 2)?.tool).toEqual({ kind: 'tile', tile: 'T07' });
    expect(byDigit(offers, zone, 4)).toBeUndefined();
  });
  it('press buttons of the prompt bar if nothing on the board can be chosen', () => {
    expect(hasDigits(none)).toBe(false);
    expect(hasDigits({ ...none, zone: new Map([['T07', offer('T07')]]) })).toBe(true);
  });
});
