// The open page of the story at a table in this browser. Unread pages come before the board, and a vote comes before
// everything else. Any page can be read again.
import { remember, remembered } from '../../../lib/remember';
import { perTable } from '../../../ui/board/pertable.svelte';
import type { MaTable } from '../targets';
import { pagesOf, type StoryPage } from './pages';

class Tale {
  private readonly table: MaTable;
  private seen = $state.raw<readonly string[]>([]);
  /**
   * The page that is read again, and the card of the vote at that time. A vote that starts or ends takes precedence.
   */
  private again = $state.raw<{ key: string; during: string | undefined } | undefined>(undefined);
  /** The cards that this viewer has opened although another player reads them. */
  private opened = $state.raw<readonly string[]>([]);

  constructor(table: MaTable) {
    this.table = table;
    this.seen = remembered<readonly string[]>(this.name, []);
  }

  private get name(): string {
    return `story.${this.table.id}`;
  }

  readonly pages = $derived.by((): readonly StoryPage[] =>
    this.table.position?.view.story ? pagesOf(this.table.log, this.tiles) : [],
  );
  /** The card of each story tile that was on the chart while this table was open. */
  private readonly known = new Map<string, string>();
  private readonly tiles = $derived.by((): ReadonlyMap<string, string> => {
    for (const card of this.table.position?.view.story?.cards ?? [])
      if (card.tile !== null) this.known.set(card.tile, card.id);
    return new Map(this.known);
  });
  readonly vote = $derived.by(() =>
    this.table.past ? null : (this.table.position?.view.story?.vote ?? null),
  );
  /** The open page; undefined if the board is visible. */
  readonly page = $derived.by((): StoryPage | undefined => {
    if (this.table.past) return undefined;
    const { again } = this;
    const reread =
      again?.during === this.vote?.card ? this.pages.find((page) => page.key === again?.key) : undefined;
    return reread ?? this.ballot ?? this.pages.find((page) => !this.seen.includes(page.key));
  });
  /** The page of the current vote. */
  private readonly ballot = $derived.by((): StoryPage | undefined => {
    const { vote } = this;
    return vote ? this.pages.findLast((page) => page.kind === 'read' && page.card === vote.card) : undefined;
  });
  /** The number of pages before the one with the vote. */
  readonly earlier = $derived(this.ballot ? this.pages.indexOf(this.ballot) : 0);
  /** The number of unread pages behind the open one. */
  readonly waiting = $derived(
    this.pages.filter((page) => page !== this.page && !this.seen.includes(page.key)).length,
  );
  /** Whether an earlier page is read again. */
  readonly rereads = $derived(
    this.again !== undefined && this.page?.key === this.again.key && this.page !== this.ballot,
  );

  /** Whether another player reads the page aloud, and it is not opened here yet. */
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

  /** Marks the pages before a vote as read, so that they do not delay the vote or its result. */
  passEarlier(): void {
    const keys = this.pages.slice(0, this.earlier).map((page) => page.key);
    if (keys.every((key) => this.seen.includes(key))) return;
    this.seen = [...new Set([...this.seen, ...keys])];
    remember(this.name, this.seen);
  }

  /** Turns the page, or all of them; during a vote, returns to it. */
  goOn(all = false): void {
    if (this.vote) {
      this.again = undefined;
      return;
    }
    const keys = all ? this.pages.map((page) => page.key) : [this.page?.key ?? ''];
    this.again = undefined;
    this.seen = [...new Set([...this.seen, ...keys])];
    remember(this.name, this.seen);
  }

  /** Opens the last page about a card, or the page beside the open one. */
  readAgain(card?: string): void {
    const page = this.pages.findLast((one) => card === undefined || one.card === card);
    this.open(page);
  }

  step(by: number): void {
    const at = this.pages.findIndex((page) => page.key === this.page?.key);
    this.open(this.pages[at + by]);
  }

  private open(page: StoryPage | undefined): void {
    if (page) this.again = { key: page.key, during: this.vote?.card };
  }
}

export const taleOf = perTable((table: MaTable) => new Tale(table));
