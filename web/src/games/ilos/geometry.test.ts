import { describe, expect, it } from 'vitest';
import tiles from '../../../../crates/games/ilos/data/tiles.toml?raw';
import { around, beside, centre, EDGES, hexagon, place, rim, turned } from './geometry';
import { anchorsOf, LANDS, lairAt, siteAt } from './places';

const near = (one: readonly number[], other: readonly number[]): void => {
  for (const [at, value] of one.entries()) expect(value).toBeCloseTo(other[at] ?? NaN, 1);
};

describe('the grid', () => {
  it('has every neighbour beyond the middle of the common edge', () => {
    const cell = { q: 2, r: -3 };
    for (const edge of EDGES) {
      const [x, y] = centre(cell);
      const [ex, ey] = rim(edge);
      near(centre(beside(cell, edge)), [x + 2 * ex, y + 2 * ey]);
      expect(beside(beside(cell, edge), edge + 3)).toEqual(cell);
    }
  });
  it('turns a tile clockwise by 60 degrees', () => {
    near(turned([0, -100], 1), [86.6, -50]);
    near(turned([17, 40], 6), [17, 40]);
    // Printed edge 0 of a tile rotated twice lies at edge 2.
    near(place({ q: 0, r: 0 }, 2, rim(0)), rim(2));
  });
  it('draws a hexagon with a flat top', () => {
    const ys = hexagon({ q: 0, r: 0 })
      .split(' ')
      .map((corner) => Number(corner.split(',')[1]));
    expect(ys.filter((y) => y === Math.min(...ys))).toHaveLength(2);
  });
  it('shows all tiles and the centres of cells', () => {
    const box = around([{ q: 0, r: 0 }], [{ q: 2, r: 0 }]);
    expect(box.x).toBeCloseTo(-116);
    expect(box.x + box.width).toBeCloseTo(360);
    expect(around([]).width).toBeGreaterThan(0);
  });
});

describe('the drawing of the tiles', () => {
  const rows = tiles.split('[[tile]]').slice(1);
  const read = (row: string, key: string): string => new RegExp(`^${key} = (.*)$`, 'm').exec(row)?.[1] ?? '';

  it('has land, anchorages and sites for every piece of the component files', () => {
    expect(rows).toHaveLength(20);
    expect(LANDS).toHaveLength(40);
    for (const row of rows) {
      const tile = read(row, 'id').replaceAll('"', '');
      const pieces = LANDS.filter(([piece]) => piece.startsWith(tile));
      expect(pieces.length, tile).toBeGreaterThan(0);
      for (const [piece] of pieces) expect(anchorsOf(piece).length, piece).toBeGreaterThan(0);
      if (read(row, 'lair') === 'true') expect(lairAt(tile), tile).not.toEqual([0, 0]);
    }
  });
  it('keeps everything on its tile', () => {
    for (const [piece] of LANDS) {
      const tile = piece.slice(0, 3);
      for (const at of [
        ...anchorsOf(piece),
        ...[1, 2, 3, 4].map((n) => siteAt(`${tile}-${n}`)),
        lairAt(tile),
      ])
        expect(Math.hypot(...at), piece).toBeLessThan(100);
    }
  });
});
