// The geometry of the map. A tile has circumradius 100, a flat top, and edges 0 to 5 clockwise from north. The first
// tile lies at 0, 0.
import type { IlosCell } from '../../generated/ilos';
import type { Box } from '../../ui/board/camera';

export type Point = readonly [x: number, y: number];

/** The distance from the centre of a tile to the middle of an edge. */
export const APOTHEM = 86.6025;
export const EDGES: readonly number[] = [0, 1, 2, 3, 4, 5];

/** The neighbours of a cell, clockwise from north. */
const STEPS: readonly (readonly [q: number, r: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export const same = (one: IlosCell, other: IlosCell): boolean => one.q === other.q && one.r === other.r;

/** The notation of a cell. */
export const cellName = ({ q, r }: IlosCell): string => `${q},${r}`;

export function beside(cell: IlosCell, edge: number): IlosCell {
  const [q, r] = STEPS[((edge % 6) + 6) % 6] ?? [0, 0];
  return { q: cell.q + q, r: cell.r + r };
}

/** The centre of a cell. */
export const centre = ({ q, r }: IlosCell): Point => [150 * q, 2 * APOTHEM * (r + q / 2)];

/** A point of a tile after this many clockwise rotations. */
export function turned([x, y]: Point, times: number): Point {
  const angle = (times * Math.PI) / 3;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** The position of a tile's point on the map. */
export function place(cell: IlosCell, rotation: number, at: Point): Point {
  const [cx, cy] = centre(cell);
  const [x, y] = turned(at, rotation);
  return [cx + x, cy + y];
}

/** The middle of an edge, relative to the centre of its cell; nearer with a share below 1. */
export const rim = (edge: number, share = 1): Point => turned([0, -APOTHEM * share], edge);

const corners: readonly Point[] = EDGES.map((at) => turned([100, 0], at));

export const short = (n: number): string => String(Math.round(n * 10) / 10);

/** The corners of a cell as an SVG polygon, scaled about its centre. */
export function hexagon(cell: IlosCell, grown = 1): string {
  const [x, y] = centre(cell);
  return corners.map(([dx, dy]) => `${short(x + dx * grown)},${short(y + dy * grown)}`).join(' ');
}

/** The transform of a printed tile to its cell. */
export function laid(cell: IlosCell, rotation: number): string {
  const [x, y] = centre(cell);
  return `translate(${short(x)} ${short(y)}) rotate(${rotation * 60})`;
}

/** The bounding box of these tiles and of the centres of these cells. */
export function around(tiles: readonly IlosCell[], cells: readonly IlosCell[] = []): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const put = ([x, y]: Point, dx: number, dy: number): void => {
    left = Math.min(left, x - dx);
    right = Math.max(right, x + dx);
    top = Math.min(top, y - dy);
    bottom = Math.max(bottom, y + dy);
  };
  for (const tile of tiles) put(centre(tile), 116, 104);
  for (const cell of cells) put(centre(cell), 60, 52);
  if (tiles.length === 0) put([0, 0], 160, 140);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
