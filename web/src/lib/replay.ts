// A game as a row of moments: where its rounds begin.

export interface Chapter {
  round: number;
  /** The place of its first moment. */
  at: number;
}

/** The rounds of a log, each with the place of its first moment among all moments. */
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
