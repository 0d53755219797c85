// The rounds of a finished game, for the replay.

export interface Chapter {
  round: number;
  /** The index of its first position. */
  at: number;
}

/** The rounds of a log, each with the index of its first position. */
export function chapters(
  log: readonly { n: number; round: number }[],
  moments: readonly number[],
): readonly Chapter[] {
  const places = new Map(moments.map((n, at) => [n, at]));
  const out: Chapter[] = [];
  for (const { n, round } of log) {
    if (out.length > 0 && round <= (out.at(-1)?.round ?? 0)) continue;
    out.push({ round, at: places.get(n) ?? 0 });
  }
  return out;
}
