// Paths into a view, such as `players[seat=0].hand` or `queue[0]`, with which lessons name elements of any game.

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; undefined if the view lacks it. */
export function valueAt(view: unknown, path: string): unknown {
  let here = view;
  for (const [, key, field, wanted, index] of path.matchAll(/\.?([\w-]+)|\[(\w+)=([^\]]*)\]|\[(\d+)\]/g)) {
    if (key !== undefined) here = isRecord(here) ? here[key] : undefined;
    else if (!Array.isArray(here)) return undefined;
    else if (index !== undefined) here = here[Number(index)];
    else here = here.filter(isRecord).find((one) => field !== undefined && String(one[field]) === wanted);
  }
  return here;
}

/** The name or number at a path as text; otherwise empty. */
export function textAt(view: unknown, path: string): string {
  const value = valueAt(view, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
