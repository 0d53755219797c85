// State of a board: one instance per table, created on first use.

/** Creates one instance per table, whose effects outlive the first component. */
export function perTable<Key extends object, Kept>(make: (table: Key) => Kept): (table: Key) => Kept {
  const all = new WeakMap<Key, Kept>();
  return (table) => {
    const known = all.get(table);
    if (known !== undefined) return known;
    const made: Kept[] = [];
    $effect.root(() => {
      made.push(make(table));
    });
    const kept = made[0] ?? make(table);
    all.set(table, kept);
    return kept;
  };
}

/** A value that is reset after each move, such as picked-up tools or the element under the pointer. */
export class UntilMove<Value> {
  private kept = $state.raw<{ n: number; value: Value } | undefined>(undefined);
  private readonly table: { readonly n: number };
  private readonly none: Value;

  constructor(table: { readonly n: number }, none: Value) {
    this.table = table;
    this.none = none;
  }

  readonly value = $derived.by(() =>
    this.kept && this.kept.n === this.table.n ? this.kept.value : this.none,
  );

  keep(value: Value): void {
    this.kept = { n: this.table.n, value };
  }

  drop(): void {
    this.kept = undefined;
  }
}
