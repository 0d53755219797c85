// Which page of the story lies open at a table of this browser: what has not been turned yet comes before the board, a vote
// before all else, and any page can be read again.
import { remember, remembered } from '../../../lib/remember';
import { perTable } from '../../../ui/board/pertable.svelte';
import type { MaTable } from '../targets';
import { pagesOf, type StoryPage } from './pages';

class Tale {
  private readonly table: MaTable;
  private seen = $state.raw<readonly string[]>([]);
  /** The page that is read again, and the card voted on meanwhile: a vote that comes, or ends, goes before it. */
  private again = $state.raw<{ key: string; during: string | undefined } | undefined>(undefined);
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
    this.table.position?.view.story ? pagesOf(this.table.log, this.tiles) : [],
  );
  /** The card of each story tile that has been on the chart while this table was open here. */
  private readonly known = new Map<string, string>();
  private readonly tiles = $derived.by((): ReadonlyMap<string, string> => {
    for (const card of this.table.position?.view.story?.cards ?? [])
      if (card.tile !== null) this.known.set(card.tile, card.id);
    return new Map(this.known);
  });
  readonly vote = $derived.by(() =>
    this.table.past ? null : (this.table.position?.view.story?.vote ?? null),
  );
  /** The page that lies open; none where the board does. */
  readonly page = $derived.by((): StoryPage | undefined => {
    if (this.table.past) return undefined;
    const { again } = this;
    const reread =
      again?.during === this.vote?.card ? this.pages.find((page) => page.key === again?.key) : undefined;
    return reread ?? this.ballot ?? this.pages.find((page) => !this.seen.includes(page.key));
  });
  /** The page that is voted on. */
  private readonly ballot = $derived.by((): StoryPage | undefined => {
    const { vote } = this;
    return vote ? this.pages.findLast((page) => page.kind === 'read' && page.card === vote.card) : undefined;
  });
  /** The pages before the one that is voted on. */
  readonly earlier = $derived(this.ballot ? this.pages.indexOf(this.ballot) : 0);
  /** How many pages wait behind the one that is open. */
  readonly waiting = $derived(
    this.pages.filter((page) => page !== this.page && !this.seen.includes(page.key)).length,
  );
  /** Whether an earlier page is read again. */
  readonly rereads = $derived(
    this.again !== undefined && this.page?.key === this.again.key && this.page !== this.ballot,
  );

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

  /** A vote is before the viewer: the pages before it no longer stand in its way, nor in that of what it brings. */
  passEarlier(): void {
    const keys = this.pages.slice(0, this.earlier).map((page) => page.key);
    if (keys.every((key) => this.seen.includes(key))) return;
    this.seen = [...new Set([...this.seen, ...keys])];
    remember(this.name, this.seen);
  }

  /** Turns the page, or all of them; during a vote, back to it. */
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

  /** Opens the last page about a card, or the one beside the open one. */
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
