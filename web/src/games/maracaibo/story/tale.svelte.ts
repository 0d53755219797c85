// Which page of the story lies open at a table of this browser: what has not been turned yet comes before the board, a vote
// before all else, and any page can be read again.
import { remember, remembered } from '../../../lib/remember';
import { perTable } from '../../../ui/board/pertable.svelte';
import type { MaTable } from '../targets';
import { pagesOf, type StoryPage } from './pages';

class Tale {
  private readonly table: MaTable;
  private seen = $state.raw<readonly string[]>([]);
  /** The page that is read again. */
  private again = $state<string | undefined>(undefined);
  /** The cards that this viewer has turned over although another reads them. */
  private opened = $state.raw<readonly string[]>([]);

  constructor(table: MaTable) {
    this.table = table;
    this.seen = remembered<readonly string[]>(this.name, []);
  }

  private get name(): string {
    return `story.${this.table.id}`;
  }

  readonly pages = $derived.by((): readonly StoryPage[] =>
    this.table.position?.view.story ? pagesOf(this.table.log) : [],
  );
  readonly vote = $derived.by(() =>
    this.table.past ? null : (this.table.position?.view.story?.vote ?? null),
  );
  /** The page that lies open; none where the board does. */
  readonly page = $derived.by((): StoryPage | undefined => {
    const { vote } = this;
    if (this.table.past) return undefined;
    if (vote) return this.pages.findLast((page) => page.kind === 'read' && page.card === vote.card);
    return (
      this.pages.find((page) => page.key === this.again) ??
      this.pages.find((page) => !this.seen.includes(page.key))
    );
  });
  /** How many pages wait behind the one that is open. */
  readonly waiting = $derived(
    this.pages.filter((page) => page !== this.page && !this.seen.includes(page.key)).length,
  );
  /** Whether an earlier page is read again. */
  readonly rereads = $derived(this.again !== undefined && this.page?.key === this.again);

  /** Whether the page is read aloud by another, and not turned over here yet. */
  listens(page: StoryPage): boolean {
    const { seat, info } = this.table;
    const reader = page.reader === undefined ? undefined : info?.seats[page.reader];
    return (
      page.kind === 'read' &&
      page.reader !== seat &&
      reader?.bot === undefined &&
      info?.hot_seat !== true &&
      !this.seen.includes(page.key) &&
      !this.opened.includes(page.key)
    );
  }

  turnOver(page: StoryPage): void {
    this.opened = [...this.opened, page.key];
  }

  /** Turns the page, or all of them. */
  goOn(all = false): void {
    const keys = all ? this.pages.map((page) => page.key) : [this.page?.key ?? ''];
    this.again = undefined;
    this.seen = [...new Set([...this.seen, ...keys])];
    remember(this.name, this.seen);
  }

  /** Opens the last page about a card, or the one beside the open one. */
  readAgain(card?: string): void {
    const page = this.pages.findLast((one) => card === undefined || one.card === card);
    this.again = page?.key;
  }

  step(by: number): void {
    const at = this.pages.findIndex((page) => page.key === this.page?.key);
    this.again = this.pages[at + by]?.key ?? this.again;
  }
}

export const taleOf = perTable((table: MaTable) => new Tale(table));
