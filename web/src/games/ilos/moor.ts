// The positions of fleets. All ships of a player at an island are one boat, at the freest anchorage of the island, or
// of the piece where they landed. A fleet keeps its position as long as possible.
import type { IlosView } from '../../generated/ilos';
import { laid, place, type Point } from './geometry';
import { anchorsOf, lairAt, siteAt } from './places';

export interface Fleet {
  /** The id of the fleet: island and seat. */
  key: string;
  island: string;
  seat: number;
  ships: number;
  x: number;
  y: number;
  /** The piece whose coast is its quay, and the position of that piece. */
  piece: string;
  cell: { q: number; r: number };
  lies: string;
}

interface Anchorage {
  at: Point;
  /** Older tiles and better anchorages sort first. */
  less: number;
  piece: string;
  cell: { q: number; r: number };
  lies: string;
}

/** The least distances of a boat from sites, from lairs, and from other boats. */
const FROM_SITE = 45;
const FROM_LAIR = 46;
const FROM_FLEET = 48;
const FROM_FLEET_MANY = 54;
/** The distance between boats when no anchorage is free. */
const RAFT = 12;
const CROWDED = -34;
const ENOUGH = 6;

type Taken = [x: number, y: number, room: number];

function furniture(view: IlosView): Taken[] {
  const taken: Taken[] = [];
  for (const tile of view.map) {
    if (tile.lair) taken.push([...place(tile.at, tile.rotation, lairAt(tile.id)), FROM_LAIR]);
    for (const piece of tile.pieces)
      for (const site of piece.sites)
        taken.push([...place(tile.at, tile.rotation, siteAt(site.id)), FROM_SITE]);
  }
  return taken;
}

function anchorages(view: IlosView, pieces: readonly string[]): Anchorage[] {
  const out: Anchorage[] = [];
  for (const [age, tile] of view.map.entries()) {
    const lies = laid(tile.at, tile.rotation);
    for (const { id } of tile.pieces) {
      if (!pieces.includes(id)) continue;
      for (const [n, at] of anchorsOf(id).entries()) {
        const less = age * 0.2 + n * 0.8;
        out.push({ at: place(tile.at, tile.rotation, at), less, piece: id, cell: tile.at, lies });
      }
    }
  }
  return out;
}

const near = (fleet: Fleet, { at, piece }: Anchorage): boolean =>
  fleet.piece === piece && Math.hypot(fleet.x - at[0], fleet.y - at[1]) < 1;

/** Finds a position for every fleet. Fleets of `before` keep theirs if possible. */
export function moor(view: IlosView, before: readonly Fleet[] = []): Fleet[] {
  const taken = furniture(view);
  const out: Fleet[] = [];
  const room = ({ at: [x, y], less }: Anchorage): number =>
    Math.min(ENOUGH, ...taken.map(([tx, ty, keep]) => Math.hypot(x - tx, y - ty) - keep)) - less;
  const put = (island: string, seat: number, ships: number, berth: Anchorage, raft: number): void => {
    const [x, y] = [berth.at[0] + raft, berth.at[1] + raft];
    taken.push([x, y, ships > 1 ? FROM_FLEET_MANY : FROM_FLEET]);
    const { piece, cell, lies } = berth;
    out.push({ key: `${island} ${seat}`, island, seat, ships, x, y, piece, cell, lies });
  };
  const waiting: { island: string; seat: number; ships: number; all: Anchorage[] }[] = [];
  for (const island of view.islands) {
    const all = anchorages(view, island.pieces);
    for (const [seat, ships] of island.ships.entries()) {
      if (ships === 0) continue;
      // Keep the position if the fleet was at this land before and has not landed elsewhere since.
      const landed = island.moored[seat];
      const kept = before.find(
        (fleet) =>
          fleet.seat === seat &&
          island.pieces.includes(fleet.piece) &&
          (landed === null || landed === undefined || landed === fleet.piece),
      );
      const berth = kept && all.find((one) => near(kept, one));
      if (berth) put(island.id, seat, ships, berth, 0);
      else waiting.push({ island: island.id, seat, ships, all: landed ? prefer(all, landed) : all });
    }
  }
  for (const { island, seat, ships, all } of waiting) {
    const [first] = all;
    if (!first) continue;
    const best = all.reduce((one, other) => (room(other) > room(one) ? other : one), first);
    put(island, seat, ships, best, room(best) < CROWDED ? RAFT : 0);
  }
  // Sort by the age of the islands, for a stable drawing and reading order.
  const age = new Map(view.islands.map((island, at) => [island.id, at]));
  return out.sort((a, b) => (age.get(a.island) ?? 0) - (age.get(b.island) ?? 0) || a.seat - b.seat);
}

/** The anchorages of one piece if they leave room, otherwise all. */
function prefer(all: Anchorage[], piece: string): Anchorage[] {
  const own = all.filter((one) => one.piece === piece);
  return own.length > 0 ? own : all;
}
