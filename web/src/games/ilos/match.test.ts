import { describe, expect, it } from 'vitest';
import type { IlosEvent } from '../../generated/ilos';
import { flights, spots } from './match';
import type { IlosTable } from './offers';

/** A table of two, seen from the first seat. */
const table = {
  seat: 0,
  covered: false,
  view: {
    merchants: [{ pioneers: ['T03-1', 'T05-2'] }, { pioneers: ['T01-1'] }],
    market: { lines: [{ resource: 'dye', rises: 2 }] },
  },
} as unknown as IlosTable;
const fly = (event: IlosEvent) => flights(event, table);

describe('the flight of an event', () => {
  it('turns a tile the short way', () => {
    const [tile] = fly({ kind: 'explored', seat: 1, tile: 'T05', at: { q: 0, r: 1 }, rotation: 5 });
    expect(tile).toMatchObject({ from: 'lone-T05', to: 'tile-T05', piece: 'start', turns: -60 });
  });
  it('moves a ship in an arc from its former berth', () => {
    const landed = (ship: 'reserve' | { coast: string } | { lair: string }, seat: number) =>
      fly({ kind: 'landed', seat, ship, island: 'T01a' })[0];
    expect(landed('reserve', 0)).toMatchObject({ from: 'reserve', to: 'fleet-T01a-0', arc: true });
    expect(landed('reserve', 1)?.from).toBe('panel-1');
    expect(landed({ coast: 'T02a' }, 1)?.from).toBe('fleet-T02a-1');
    expect(landed({ lair: 'T04' }, 1)?.from).toBe('pirate-T04');
  });
  it('moves face-down cards, one per card, for payments and for draws of others', () => {
    expect(fly({ kind: 'paid', seat: 1, cards: 3 })).toEqual([
      expect.objectContaining({ from: 'panel-1', to: 'discard', back: true }),
    ]);
    expect(fly({ kind: 'drew-unseen', seat: 1, count: 4 })[0]?.drawing?.figure).toBe('4');
  });
  it('moves own cards face up to their stacks', () => {
    const cards = { ship: 2, plantation: 0, 'gold-mine': 0, building: 0, ruins: 0, market: 1 };
    expect(fly({ kind: 'drew', seat: 0, cards }).map(({ to }) => to)).toEqual(['card-ship', 'card-market']);
  });
  it('moves a pioneer to its site, and a token from there to the production', () => {
    const event: IlosEvent = { kind: 'settled', seat: 1, island: 'T01a', site: 'T01-1', site_kind: 'dye' };
    expect(fly(event).map(({ from, to }) => [from, to])).toEqual([
      ['pips-1', 'site-T01-1'],
      ['site-T01-1', 'production-1'],
    ]);
    expect(fly({ ...event, site_kind: 'ruins' })).toHaveLength(1);
  });
  it('moves the plate first, then the pioneer', () => {
    const built = fly({ kind: 'built', seat: 0, island: 'T01a', site: 'T01-1', copies: null });
    expect(built.map(({ from }) => from)).toEqual(['buildings', 'pioneers']);
  });
  it('moves gold from the ruins to the screen, and a token to the figure it covers', () => {
    expect(fly({ kind: 'found', seat: 0, gold: 3 })[0]).toMatchObject({ from: 'site-T05-2', to: 'screen' });
    const [token] = fly({ kind: 'raised', seat: 1, resource: 'dye', price: 3 });
    expect(token?.to).toBe('price-dye-1');
  });
});

describe('the outlines of an event', () => {
  it('contain tile, fleet, site, line, and the revealed tile', () => {
    expect(spots({ kind: 'revealed', tile: 'T11' }, table)).toEqual(['zone-T11']);
    expect(spots({ kind: 'landed', seat: 1, ship: 'reserve', island: 'T01a' }, table)).toEqual([
      'fleet-T01a-1',
    ]);
    expect(spots({ kind: 'first-chosen', seat: 1 }, table)).toEqual([]);
  });
});
