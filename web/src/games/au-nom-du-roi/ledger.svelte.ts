// The ledger of a scoring: when it lies open, and how far it has been told.
import type { RoiScoring } from '../../generated/au-nom-du-roi';
import { duration } from '../../lib/prefs.svelte';
import { perTable } from '../../ui/board/pertable.svelte';
import { deskOf } from './desk.svelte';
import type { RoiTable } from './types';

/** Each expedition has this long, in milliseconds, before the speed that the reader has set. */
const BEAT = 260;
/** Twelve expeditions, then contracts, then boats in port. */
export const LAST_BEAT = 14;

export class Ledger {
  private readonly table: RoiTable;
  /** How far it is told, by the scoring that is being told. */
  private told = $state.raw<{ scoring: RoiScoring | undefined; beat: number }>({
    scoring: undefined,
    beat: LAST_BEAT,
  });
  private timer: ReturnType<typeof setInterval> | undefined;
  /** The scorings that were held when the table was first seen: they are told to nobody again by themselves. */
  private known: ReadonlySet<RoiScoring> | undefined;

  constructor(table: RoiTable) {
    this.table = table;
    $effect.pre(() => this.watch());
  }

  /** The scoring that has just been held, or with which the past that is looked at ends. */
  private readonly fresh = $derived.by((): RoiScoring | undefined => {
    const { past, view } = this.table;
    if (past) {
      const line = this.table.log.find(({ n, event }) => n === past.n && event.kind === 'scoring-began');
      return line?.event.kind === 'scoring-began' ? line.event.scoring : undefined;
    }
    return view.stage === 'over' ? 'final' : undefined;
  });

  /** The scoring whose ledger lies open. */
  readonly open = $derived.by((): RoiScoring | undefined => {
    const { opened } = deskOf(this.table);
    if (opened && opened.n === this.table.n) return opened.scoring;
    return this.fresh ?? (this.running ? this.told.scoring : undefined);
  });
  readonly running = $derived.by(() => this.told.scoring !== undefined && this.told.beat < LAST_BEAT);
  readonly beat = $derived.by(() => (this.open === this.told.scoring ? this.told.beat : LAST_BEAT));
  /** Whether what it tells is what lies on the board: gains pop over the boats then. */
  readonly live = $derived.by(
    () => this.open !== undefined && (this.open === this.told.scoring || this.open === this.fresh),
  );

  /** What a seat has scored of it that is not told yet: its pawn has still to advance so far. */
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
    deskOf(this.table).opened = { scoring, n: this.table.n };
    if (time === 0) return;
    this.timer = setInterval(() => {
      this.told = { scoring, beat: this.told.beat + 1 };
      if (this.told.beat >= LAST_BEAT) clearInterval(this.timer);
    }, time);
  }

  /** Tells the rest at once. */
  hurry(): void {
    clearInterval(this.timer);
    this.told = { scoring: this.told.scoring, beat: LAST_BEAT };
  }

  close(): void {
    this.hurry();
    deskOf(this.table).opened = { scoring: undefined, n: this.table.n };
  }
}

export const ledgerOf = perTable((table: RoiTable) => new Ledger(table));
