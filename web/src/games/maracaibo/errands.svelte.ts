// Several moves for one press that a random event or another player's decision may interrupt. A chain of moves stops
// there; an errand waits and sends the next move when it is legal. It ends as soon as another decision is due.
import type { MaracaiboAction } from '../../generated/maracaibo';
import { untrack } from 'svelte';
import { prefs } from '../../lib/prefs.svelte';
import { perTable } from '../../ui/board/pertable.svelte';
import { doing, ownOf } from './match';
import { pendingOf } from './shown';
import type { MaChoice, MaTable } from './targets';

/** The remaining work: end the turn, or fill the hand from the pile. */
type Task = 'end' | 'fill';

class Errands {
  private readonly table: MaTable;
  private tasks = $state.raw<readonly Task[]>([]);
  /** The city for which the player declined the city action after the delivery. */
  private declined = $state.raw<string | undefined>(undefined);
  /** The city whose action follows the current delivery. */
  private city: string | undefined;
  /** The last position that was answered. Each is answered once. */
  private answered = -1;

  constructor(table: MaTable) {
    this.table = table;
    $effect(() => {
      const { n, busy, legal, past } = table;
      const next = this.next;
      this.arm();
      if (busy || past || legal.length === 0) {
        if (!busy && table.position && table.view.active !== table.seat) this.forget();
        return;
      }
      if (this.answered === n) return;
      if (!next) {
        this.forget();
        return;
      }
      this.answered = n;
      if (next.action.do === 'perform') this.city = undefined;
      untrack(() => void this.send(next));
    });
  }

  /** Whether a lesson checks each choice. Errands are off then. */
  private readonly taught = $derived.by(() => this.table.tutor?.holds() === true);

  /** The city whose action would follow the delivery that is being decided. */
  readonly follows = $derived.by((): string | undefined => {
    const { view, legal, seat, position } = this.table;
    if (this.taught || !position || legal.length === 0 || view.active !== seat) return undefined;
    const own = ownOf(this.table);
    if (!own) return undefined;
    const pending = pendingOf(view);
    const delivers =
      (pending?.kind === 'deliver' && legal.some(({ action }) => action.do === 'deliver')) ||
      (pending?.kind === 'disc' && pending.market);
    const here = view.places.find((place) => place.id === own.ship);
    // If there are several options, the next prompt asks for one of them anyway.
    return delivers && here?.action && !here.action.includes('|') ? here.id : undefined;
  });
  /** Whether the city action follows the delivery without another press. */
  readonly performs = $derived.by(() => this.follows !== undefined && this.declined !== this.follows);

  /** Toggles whether the city action follows. */
  turn(): void {
    this.declined = this.performs ? this.follows : undefined;
    this.city = this.performs ? this.follows : undefined;
  }

  private forget(): void {
    if (this.tasks.length > 0) this.tasks = [];
  }

  private arm(): void {
    const { view, legal } = this.table;
    if (this.follows !== undefined) this.city = this.performs ? this.follows : undefined;
    else if (legal.length > 0 && pendingOf(view)?.kind === 'main') {
      this.city = undefined;
      this.declined = undefined;
    }
  }

  /** Whether a move is about to be made. Nothing else is offered meanwhile. */
  readonly active = $derived.by(() => this.next !== undefined && (this.tasks.length > 0 || prefs().autoEnd));

  /** The move that is due now. */
  private readonly next = $derived.by((): MaChoice | undefined => {
    const { table } = this;
    if (!table.position) return undefined;
    const { view } = table;
    if (this.taught || table.seat === undefined || view.active !== table.seat) return undefined;
    const kind = pendingOf(view)?.kind;
    const ship = ownOf(table)?.ship;
    if (kind === 'city') return this.city === ship ? table.choice(doing('perform')) : undefined;
    if (kind === 'finish')
      return this.tasks.includes('end') || prefs().autoEnd ? table.choice(doing('stop')) : undefined;
    if (kind === 'draw') return this.tasks.includes('fill') ? table.choice(doing('draw')) : undefined;
    return undefined;
  });

  private async send(choice: MaChoice): Promise<void> {
    // A player who wants to confirm the end of a turn has confirmed with the first press.
    this.table.unconfirmed = choice.text;
    await this.table.act([choice.action]);
    if (this.table.refused) this.forget();
  }

  /** Makes the first moves, then the remaining tasks. */
  async run(moves: readonly MaracaiboAction[], tasks: readonly Task[]): Promise<void> {
    const { n } = this.table;
    // An errand must not repeat the move of this press.
    this.answered = n;
    if (!this.table.begins(moves)) return;
    await this.table.act(moves);
    // The press may still need a confirmation.
    if (this.table.n !== n || this.table.unconfirmed === undefined)
      this.tasks = this.table.refused ? [] : tasks;
  }
}

export const errandsOf = perTable((table: MaTable) => new Errands(table));
