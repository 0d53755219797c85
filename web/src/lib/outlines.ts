// The outlines of a board: the places that others changed since the viewer's last decision.
import type { LineOf } from './game';

/**
 * The spots that log lines after `since` touched, each with the seat whose colour it has. Lines of the viewer are
 * omitted. A line without a seat, such as a refilled market, has the colour of the preceding seat.
 */
export function changedSpots<Event>(
  log: readonly LineOf<Event>[],
  since: number,
  viewer: number | undefined,
  spots: (line: LineOf<Event>) => readonly string[],
): Map<string, number> {
  const out = new Map<string, number>();
  let mover: number | undefined;
  for (const line of log) {
    if (line.seat !== undefined) mover = line.seat;
    if (line.n <= since || mover === undefined || mover === viewer) continue;
    for (const spot of spots(line)) out.set(spot, mover);
  }
  return out;
}
