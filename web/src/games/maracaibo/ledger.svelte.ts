// The breakdown of an interim scoring. It is open after each round until the player continues or decides.
import { remember, remembered } from '../../lib/remember';
import { perTable } from '../../ui/board/pertable.svelte';
import { scoringOf, type Scoring } from './shown';
import type { MaTable } from './targets';

class Ledger {
  private readonly table: MaTable;
  private seen = $state(0);

  constructor(table: MaTable) {
    this.table = table;
    this.seen = remembered<number>(this.name, 0);
  }

  private get name(): string {
    return `scoring.${this.table.id}`;
  }

  /** The open scoring: the last one, until its player decides something. */
  readonly open = $derived.by((): Scoring | undefined => {
    const { table } = this;
    if (table.past || table.seat === undefined || !table.position || table.view.stage === 'over')
      return undefined;
    // A lesson explains the scoring on the board itself.
    if (table.tutor) return undefined;
    const scoring = scoringOf(table.log);
    if (!scoring || scoring.round <= this.seen || scoring.round !== table.view.round - 1) return undefined;
    return (table.present?.own_last ?? 0) > scoring.n ? undefined : scoring;
  });

  goOn(): void {
    if (!this.open) return;
    this.seen = this.open.round;
    remember(this.name, this.seen);
  }
}

export const ledgerOf = perTable((table: MaTable) => new Ledger(table));
