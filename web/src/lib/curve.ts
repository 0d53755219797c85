// The curve of points over a game: what is drawn, computed.
import type { CurvePoint } from '../generated/wire';
import type { LineOf } from './game';

export interface Rounds {
  /** The points of each seat at the end of each round, starting at 0. */
  scores: number[][];
  /** The number of rounds. */
  count: number;
  /** The position number at the end of each round. */
  ends: number[];
}

/** The points at the end of each round, from the last position before the next round. */
export function byRound(
  points: readonly CurvePoint[],
  log: readonly LineOf<unknown>[],
  seats: number,
): Rounds {
  const ends = new Map<number, CurvePoint>();
  let at = 0;
  let round = log[0]?.round ?? 1;
  for (const point of points) {
    while (at < log.length && (log[at]?.n ?? 0) <= point.n) {
      round = log[at]?.round ?? round;
      at += 1;
    }
    ends.set(round, point);
  }
  const count = Math.max(0, ...ends.keys());
  const scores: number[][] = [Array<number>(seats).fill(0)];
  const numbers: number[] = [];
  for (let one = 1; one <= count; one += 1) {
    const before = scores.at(-1) ?? [];
    scores.push(ends.get(one)?.scores.slice() ?? before.slice());
    numbers.push(ends.get(one)?.n ?? numbers.at(-1) ?? 0);
  }
  return { scores, count, ends: numbers };
}

/** Round tick values for an axis up to `top`: three to six. */
export function axis(top: number): number[] {
  const high = Math.max(top, 1);
  const raw = high / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= raw) ?? 10 * power;
  const whole = Math.max(1, Math.round(step));
  const out: number[] = [];
  for (let line = 0; line <= high + whole * 0.999; line += whole) out.push(line);
  return out;
}

/** Spreads overlapping marks by at least `gap`, in order. */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  let last = -Infinity;
  const out = wanted.slice();
  for (const one of order) {
    last = Math.max(one.value, last + gap);
    out[one.at] = last;
  }
  return out;
}

/** The round from which one seat led alone to the end, and whether another seat led before; none if no seat did. */
export function leads(scores: readonly (readonly number[])[]): { seat: number; round: number } | undefined {
  const alone = (row: readonly number[]): number | undefined => {
    const most = Math.max(...row);
    const first = row.indexOf(most);
    return first === row.lastIndexOf(most) ? first : undefined;
  };
  const seat = alone(scores.at(-1) ?? []);
  if (seat === undefined || scores.length < 2) return undefined;
  let round = scores.length - 1;
  while (round > 1 && alone(scores[round - 1] ?? []) === seat) round -= 1;
  return { seat, round };
}
