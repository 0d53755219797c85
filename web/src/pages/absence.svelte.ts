// The events that a player missed: since the own last decision when the table opens, and since the page was hidden
// when it is shown again.
import type { AnyTable, LineOf } from '../lib/game';
import { answerCall } from '../lib/notice';

/** The digest of missed events. Create it during component setup. */
export class Absence {
  /** The lines of the digest; empty if there is nothing to show. */
  missed = $state.raw<readonly LineOf<never>[]>([]);

  private readonly table: AnyTable;
  private opened = false;
  /** The last line of the log when the page was hidden. */
  private left = 0;

  /** At a table of a lesson, opening it shows no digest. */
  constructor(table: AnyTable, inLesson: () => boolean) {
    this.table = table;
    $effect(() => {
      const position = table.present;
      if (!position || this.opened) return;
      this.opened = true;
      if (!inLesson()) this.collect(position.own_last);
    });
    // The player's next decision closes the digest.
    $effect(() => {
      if (this.missed.length > 0 && (this.missed.at(-1)?.n ?? 0) < (table.present?.own_last ?? 0))
        this.close();
    });
  }

  private collect(since: number): void {
    const { table } = this;
    const lines = table.log.filter((line) => line.n > since && line.seat !== table.seat);
    this.missed = table.myTurn && since > 0 && lines.length > 1 ? lines : [];
  }

  /** Handles a change of the page's visibility. */
  visibilityChanged(): void {
    const { table } = this;
    if (document.visibilityState === 'hidden') this.left = table.n;
    else {
      void answerCall(table.id);
      if (table.n > this.left) this.collect(this.left);
    }
  }

  close(): void {
    this.missed = [];
  }
}
