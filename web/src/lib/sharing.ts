// Structural sharing between positions: unchanged parts keep their objects, so that the page re-renders only
// the changes.

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The identity of a row in a list, if it has one. */
const nameOf = (row: unknown): unknown => (isRecord(row) ? (row.id ?? row.key ?? row.text) : undefined);

/**
 * The next value, with unchanged parts replaced by the objects of the value before; the value before itself if nothing
 * changed. List rows are compared by index, or by identity if they moved. Both values are plain immutable data; `next`
 * is consumed.
 */
export function sharing<Value>(before: unknown, next: Value): Value {
  if (Array.isArray(next)) return (Array.isArray(before) ? sharedRows(before, next) : next) as Value;
  if (!isRecord(before) || !isRecord(next)) return next;
  const known: Record<string, unknown> = before;
  const made: Record<string, unknown> = next;
  let same = true;
  let count = 0;
  for (const key in made) {
    count += 1;
    const [old, fresh] = [known[key], made[key]];
    if (old === fresh && (old !== undefined || key in known)) continue;
    const shared = sharing(old, fresh);
    made[key] = shared;
    same &&= shared === old && key in known;
  }
  if (!same) return next;
  for (const _ in known) count -= 1;
  return (count === 0 ? before : next) as Value;
}

/** Wraps a function that creates plain data, so that unchanged parts keep their objects from call to call. */
export function steady<Value>(make: () => Value): () => Value {
  let before: Value | undefined;
  return () => (before = sharing(before, make()));
}

function sharedRows(before: readonly unknown[], next: unknown[]): readonly unknown[] {
  let named: Map<unknown, unknown> | undefined;
  let same = before.length === next.length;
  for (let at = 0; at < next.length; at += 1) {
    const fresh = next[at];
    let old = before[at];
    if (old === fresh) continue;
    const name = nameOf(fresh);
    if (name !== undefined && nameOf(old) !== name) {
      named ??= new Map(before.map((row) => [nameOf(row), row]));
      old = named.get(name);
    }
    const shared = sharing(old, fresh);
    next[at] = shared;
    same &&= shared === before[at];
  }
  return same ? before : next;
}
