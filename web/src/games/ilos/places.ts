// The positions on the printed tiles: land, sites, lairs and anchorages, the best anchorages first.
import lands from './lands.json';
import written from './places.json';
import type { Point } from './geometry';

interface Written {
  lair: number[] | null;
  pieces: { id: string; sites: { id: string; at: number[] }[]; anchors: number[][] }[];
}

const point = ([x = 0, y = 0]: readonly number[]): Point => [x, y];

const drawn: Readonly<Record<string, string>> = lands;
const sites = new Map<string, Point>();
const lairs = new Map<string, Point>();
const anchors = new Map<string, readonly Point[]>();

for (const [tile, { lair, pieces }] of Object.entries<Written>(written)) {
  if (lair) lairs.set(tile, point(lair));
  for (const piece of pieces) {
    anchors.set(piece.id, piece.anchors.map(point));
    for (const site of piece.sites) sites.set(site.id, point(site.at));
  }
}

const MIDDLE: Point = [0, 0];

/** The land of every piece, by its id. */
export const LANDS: readonly (readonly [piece: string, path: string])[] = Object.entries(drawn);

export const siteAt = (site: string): Point => sites.get(site) ?? MIDDLE;
export const lairAt = (tile: string): Point => lairs.get(tile) ?? MIDDLE;
export const anchorsOf = (piece: string): readonly Point[] => anchors.get(piece) ?? [MIDDLE];
