// Hot-seat play: several players share one screen, and a curtain hides the table between their turns.
import type { AnyTable } from '../lib/game';

/** The curtain of a hot-seat table. Create it during component setup. */
export class HotSeat {
  /** The seat that raised the curtain last. */
  private raised = $state<number | undefined>(undefined);
  private readonly table: AnyTable;

  constructor(table: AnyTable) {
    this.table = table;
  }

  /** The seat whose player must raise the curtain; undefined while the table is visible. */
  readonly curtain = $derived.by((): number | undefined => {
    const { table, raised } = this;
    const { info } = table;
    const shares = info?.hot_seat === true && info.mine.length > 1 && info.status === 'running';
    if (!shares || table.over) return undefined;
    const awaited = (table.present?.actors ?? []).filter((seat) => info.mine.includes(seat));
    const here = table.seat;
    if (raised !== undefined && table.present === undefined) return undefined;
    if (raised !== here || here === undefined) return awaited[0] ?? here ?? info.mine[0];
    return awaited.length > 0 && !awaited.includes(here) ? awaited[0] : undefined;
  });

  raise(seat: number): void {
    this.raised = seat;
    if (seat !== this.table.seat) this.table.look(seat);
  }
}
