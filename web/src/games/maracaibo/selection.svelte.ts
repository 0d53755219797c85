// The local state of a table: the stop under the pointer, and the first cards that are set aside before they are sent.
import type { MaracaiboAction } from '../../generated/maracaibo';
import { perTable, UntilMove } from '../../ui/board/pertable.svelte';
import { ownOf } from './match';
import type { MaTable, Target } from './targets';

class Selection {
  /** The last stop under the pointer. The scale in the prompt bar shows its distance. */
  readonly pointed: UntilMove<Target | undefined>;
  private readonly table: MaTable;
  private chosen = $state.raw<readonly string[]>([]);

  constructor(table: MaTable) {
    this.table = table;
    this.pointed = new UntilMove<Target | undefined>(table, undefined);
  }

  /** Whether the viewer still has to sort the first cards. */
  readonly parts = $derived.by(
    () =>
      this.table.view.stage === 'split' &&
      this.table.choice(({ do: deed }) => deed === 'plan' || deed === 'drop') !== undefined,
  );
  /** Whether the card to plan has been sent already. */
  readonly planned = $derived.by(
    () => ownOf(this.table)?.planned !== null && ownOf(this.table)?.planned !== undefined,
  );
  /** The number of cards still to be set aside: all but those that stay. */
  readonly due = $derived.by(() =>
    this.parts ? (ownOf(this.table)?.hand?.length ?? 0) - this.table.view.numbers.cards_kept : 0,
  );
  /** The cards that are set aside, in order: first the one to plan, if it is still to be chosen. */
  readonly aside = $derived.by((): readonly string[] => {
    if (!this.parts) return [];
    const held = new Set(ownOf(this.table)?.hand?.map(({ id }) => id));
    return this.chosen.filter((card) => held.has(card));
  });
  /** All of them as one request. */
  readonly parting = $derived.by((): readonly MaracaiboAction[] =>
    this.aside.map((card) => ({ do: this.roleOf(card) === 'plan' ? 'plan' : 'drop', card })),
  );

  /** The current use of a card. */
  roleOf(card: string): 'plan' | 'drop' | 'keep' {
    const at = this.aside.indexOf(card);
    if (at < 0) return 'keep';
    return at === 0 && !this.planned ? 'plan' : 'drop';
  }

  /** The use of a card after one more press. */
  nextOf(card: string): 'plan' | 'drop' | 'keep' | undefined {
    if (this.roleOf(card) !== 'keep') return 'keep';
    if (this.aside.length >= this.due) return undefined;
    return this.aside.length === 0 && !this.planned ? 'plan' : 'drop';
  }

  /** Sets a card aside, or takes it back. If the planned card is taken back, the next one is planned instead. */
  turn(card: string): void {
    const next = this.nextOf(card);
    if (next === 'keep') this.chosen = this.aside.filter((one) => one !== card);
    else if (next) this.chosen = [...this.aside, card];
  }

  putBack(): void {
    this.chosen = [];
  }
}

export const selectionOf = perTable((table: MaTable) => new Selection(table));
