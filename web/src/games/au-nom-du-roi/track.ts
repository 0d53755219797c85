// The score track: positions of the pawns without overlap.

/** A pawn: points scored, or the score if the game ended now. */
export interface Pawn {
  seat: number;
  points: number;
  now: boolean;
  /** Its exact position, and its drawn position. */
  at: number;
  x: number;
}

/** The width of the drawing, and the start of its scale. */
export const WIDTH = 1000;
const FROM = 14;
/** The least distance between pawns. */
const APART = 16;

/** The highest number of the scale: the next ten above the leader, at least 100. */
export const topOf = (points: readonly number[]): number =>
  Math.max(100, Math.ceil(Math.max(0, ...points) / 10) * 10);

/** The position of a number of points. */
export const placeOf = (points: number, top: number): number => FROM + (points * (WIDTH - 2 * FROM)) / top;

/** The pawns from left to right, each at its position or as near to its right as there is room. */
export function pawnsOf(
  players: readonly { seat: number; points: number; score: number }[],
  over: boolean,
  top: number,
): Pawn[] {
  const pawns = players.flatMap(({ seat, points, score }): Pawn[] => {
    const pawn = (value: number, now: boolean): Pawn => {
      const at = placeOf(value, top);
      return { seat, points: value, now, at, x: at };
    };
    return over ? [pawn(points, false)] : [pawn(points, false), pawn(score, true)];
  });
  pawns.sort((a, b) => a.points - b.points || Number(a.now) - Number(b.now));
  let free = -Infinity;
  for (const pawn of pawns) {
    pawn.x = Math.max(pawn.at, free);
    free = pawn.x + APART;
  }
  // Pawns at the end make room to the left, so that none leaves the track.
  let limit = WIDTH - APART / 2;
  for (const pawn of [...pawns].reverse()) {
    pawn.x = Math.min(pawn.x, limit);
    limit = pawn.x - APART;
  }
  return pawns;
}

/** The position of a legend of this width: the last gap that holds it. */
export function legendAt(pawns: readonly Pawn[], width: number): number | undefined {
  const ends = [FROM - 20, ...pawns.map(({ x }) => x), WIDTH];
  for (let at = ends.length - 1; at > 0; at -= 1) {
    const [from = 0, to = 0] = [ends[at - 1], ends[at]];
    if (to - from > width) return at === ends.length - 1 ? to - width + 18 : from + 28;
  }
  return undefined;
}
