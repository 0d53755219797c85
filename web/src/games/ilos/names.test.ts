import { beforeAll, describe, expect, it } from 'vitest';
import type { IlosIsland, IlosMapTile, IlosPlace } from '../../generated/ilos';
import { learn, speak } from '../../lib/i18n.svelte';
import { nameOfCell, nameOfIsland, nameOfLair, nameOfSite } from './names';
import type { IlosTable, Laying } from './offers';

const table = { seat: 0, names: ['Inês', 'Duarte', 'Fernão'] } as unknown as IlosTable;
const watcher = { names: table.names } as unknown as IlosTable;

/** Two pieces, two free dye sites, ships of two players, raided by the second. */
const isle: IlosIsland = {
  id: 'T11b',
  pieces: ['T11b', 'T03a'],
  free: [{ kind: 'dye', count: 2 }],
  ships: [1, 2, 0],
  moored: [null, null, null],
  exploited: [],
  forts: [],
  pirates: [1],
  under_piracy: [0],
};

describe('the text of the map for screen readers', () => {
  beforeAll(async () => {
    await speak('en');
    await learn('ilos');
  });

  it('describes an island by its pieces, free sites, ships and pirates, and their effect on the viewer', () => {
    expect(nameOfIsland(table, isle)).toBe(
      'Lagoa: 2 pieces; free: 2 dye sites; your ships: 1; Duarte: 2 ships; pirates: Duarte; you pay more here',
    );
    const safe = { ...isle, forts: [0], under_piracy: [] };
    expect(nameOfIsland(table, safe)).toMatch(/pirates: Duarte; protected from pirates by a fort$/);
    // A player's own pirates cost that player nothing, and a spectator pays nothing.
    const own = { ...isle, pirates: [0], under_piracy: [1] };
    expect(nameOfIsland(table, own)).toMatch(/pirates: Inês$/);
    expect(nameOfIsland(watcher, isle)).toMatch(/pirates: Duarte$/);
  });

  it('describes a site by its purpose and its owner, or by its cost', () => {
    const dye = { kind: 'dye', island: 'T11b', seat: null, building: null } as const;
    expect(nameOfSite(table, dye, undefined)).toBe('Dye on Lagoa, free');
    expect(nameOfSite(table, dye, { cost: 3, pirates: [1] })).toBe(
      'Dye on Lagoa, free, 3 cards because of pirates',
    );
    expect(nameOfSite(table, dye, { cost: 2, pirates: [] })).toBe('Dye on Lagoa, free, 2 cards');
    expect(nameOfSite(table, { ...dye, seat: 1 }, undefined)).toBe('Dye on Lagoa: Duarte');
    const house = { kind: 'building', island: 'T11b', seat: 2, building: { house: 'ebony' } } as const;
    expect(nameOfSite(table, house, undefined)).toBe('Counting house (ebony) on Lagoa: Fernão');
  });

  it('describes a cell by its position and the fitting rotations, and a lair by the players it concerns', () => {
    const place = {
      at: { q: 1, r: 0 },
      around: [{ edge: 0, island: 'T11b', piece: 'T11b' }],
      tiles: [],
    } as unknown as IlosPlace;
    const turns = [{ clause: null }, { clause: 'IL-4.3' }, { clause: null }];
    const laying = { places: [{ place, turns, clause: null }] } as unknown as Laying;
    expect(nameOfCell(place, laying)).toBe('Cell south of Lagoa: fits 2 ways');
    const tile = { pirate: null, pieces: [{ island: 'T11b' }, { island: 'T11b' }] } as unknown as IlosMapTile;
    expect(nameOfLair(table, tile)).toBe('Lair next to Lagoa');
    expect(nameOfLair(table, { ...tile, pirate: 1 })).toBe('Lair next to Lagoa, held by Duarte');
  });
});
