// The breakdown of a scoring: when it is open, and how far it has been revealed.
import type { RoiScoring } from '../../generated/au-nom-du-roi';
import { duration } from '../../lib/prefs.svelte';
import { perTable } from '../../ui/board/pertable.svelte';
import { selectionOf } from './selection.svelte';
import type { RoiTable } from './types';

/** The time per expedition in milliseconds, before the reader's animation speed applies. */
const BEAT = 260;
/** Twelve expeditions, then contracts, then boats in port. */
export const LAST_BEAT = 14;

export class Ledger {
  private readonly table: RoiTable;
  /** The progress of the scoring that is being revealed. */
  private told = $state.raw<{ scoring: RoiScoring | undefined; beat: number }>({
    scoring: undefined,
    beat: LAST_BEAT,
  });
  private timer: ReturnType<typeof setInterval> | undefined;
  /** The scorings that were over when the table was first opened. They do not open by themselves. */
  private known: ReadonlySet<RoiScoring> | undefined;

  constructor(table: RoiTable) {
    this.table = table;
    $effect.pre(() => this.watch());
  }

  /** The scoring that has just taken place, or that ends the past position in view. */
  private readonly fresh = $derived.by((): RoiScoring | undefined => {
    const { past, view } = this.table;
    if (past) {
      const line = this.table.log.find(({ n, event }) => n === past.n && event.kind === 'scoring-began');
      return line?.event.kind === 'scoring-began' ? line.event.scoring : undefined;
    }
    return view.stage === 'over' ? 'final' : undefined;
  });

  /** The scoring whose breakdown is open. */
  readonly open = $derived.by((): RoiScoring | undefined => {
    const { opened } = selectionOf(this.table);
    if (opened && opened.n === this.table.n) return opened.scoring;
    return this.fresh ?? (this.running ? this.told.scoring : undefined);
  });
  readonly running = $derived.by(() => this.told.scoring !== undefined && this.told.beat < LAST_BEAT);
  readonly beat = $derived.by(() => (this.open === this.told.scoring ? this.told.beat : LAST_BEAT));
  /** True if the breakdown matches the board, so that gains appear over the boats. */
  readonly live = $derived.by(
    () => this.open !== undefined && (this.open === this.told.scoring || this.open === this.fresh),
  );

  /** The points of a seat that are not revealed yet: its pawn lags behind by them. */
  untold(seat: number): number {
    const { scoring, beat } = this.told;
    if (!this.running || this.table.past) return 0;
    const { view } = this.table;
    const rows = view.scorings.find((one) => one.scoring === scoring)?.sheet ?? [];
    const left = rows.slice(beat).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
    if (scoring !== 'final') return left;
    const own = view.investors[seat];
    const boats = own?.sheet.find(({ item }) => item === 'boats')?.points ?? 0;
    return left + (beat < LAST_BEAT - 1 ? (own?.contract?.points ?? 0) : 0) + boats;
  }

  private watch(): void {
    const { present, past } = this.table;
    const held = (present?.view.scorings ?? []).flatMap(({ scoring, sheet }) => (sheet ? [scoring] : []));
    if (!present || past) return;
    const known = this.known;
    this.known = new Set(held);
    const fresh = known && held.find((scoring) => !known.has(scoring));
    if (fresh) this.tell(fresh);
  }

  private tell(scoring: RoiScoring): void {
    const time = duration(BEAT);
    clearInterval(this.timer);
    this.told = { scoring, beat: time === 0 ? LAST_BEAT : 0 };
    selectionOf(this.table).opened = { scoring, n: this.table.n };
    if (time === 0) return;
    this.timer = setInterval(() => {
      this.told = { scoring, beat: this.told.beat + 1 };
      if (this.told.beat >= LAST_BEAT) clearInterval(this.timer);
    }, time);
  }

  /** Reveals the rest at once. */
  hurry(): void {
    clearInterval(this.timer);
    this.told = { scoring: this.told.scoring, beat: LAST_BEAT };
  }

  close(): void {
    this.hurry();
    selectionOf(this.table).opened = { scoring: undefined, n: this.table.n };
  }
}

export const ledgerOf = perTable((table: RoiTable) => new Ledger(table));
