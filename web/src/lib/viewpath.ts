// Paths into a view, such as `players[seat=0].hand` or `queue[0]`: how lessons name things of a game they do not know.

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; nothing where the view has none. */
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

/** The same where it is a name or a number; else an empty text. */
export function textAt(view: unknown, path: string): string {
  const value = valueAt(view, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
