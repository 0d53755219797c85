// What lies before the player and is no move yet: the card that is looked at, the tile that is being turned, the handful that
// is being put together, and what the pointer is on. One desk for each table, shared by board, dock and prompt bar.
import type { IlosAction, IlosCard, IlosCell, IlosResource } from '../../generated/ilos';
import type { Attachment } from 'svelte/attachments';
import { perTable, UntilMove } from '../../ui/board/pertable.svelte';
import type { ThingProps } from '../../ui/board/thing.svelte';
import { cellName } from './geometry';
import { layingOf, offersOf, type Held, type IlosTable, type Laying, type Offer } from './offers';

/** A thing that can be pointed at, and told of. */
export type Thing =
  | { kind: 'site'; site: string }
  | { kind: 'island'; island: string }
  | { kind: 'lair'; tile: string }
  | { kind: 'fleet'; island: string; seat: number }
  | { kind: 'pirate'; tile: string }
  | { kind: 'reserve' }
  | { kind: 'cell'; at: IlosCell }
  | { kind: 'tile'; tile: string }
  | { kind: 'card'; card: IlosCard }
  | { kind: 'line'; resource: IlosResource }
  | { kind: 'button'; text: string };

const NOTHING: Held = {};

export class Desk {
  private readonly taken: UntilMove<Held>;
  private readonly pointed: UntilMove<Thing | undefined>;
  /** All islands are lettered. */
  lettered = $state(false);

  private readonly table: IlosTable;

  constructor(table: IlosTable) {
    this.table = table;
    this.taken = new UntilMove(table, NOTHING);
    this.pointed = new UntilMove<Thing | undefined>(table, undefined);
  }

  /** What is held; nothing is kept over a move. */
  readonly held = $derived.by(() => this.taken.value);
  readonly thing = $derived.by(() => this.pointed.value);
  readonly offers = $derived.by(() =>
    offersOf({
      pending: this.table.view.pending,
      legal: this.table.legal,
      aid: this.table.aid,
      held: this.held,
      hand: this.table.seat === undefined ? undefined : this.table.view.merchants[this.table.seat]?.hand,
    }),
  );

  /** The cell under the pointer, tried with the tile that is held: nothing is chosen by that. */
  readonly tried = $derived.by((): Laying | undefined => {
    const { thing, offers, held, table } = this;
    const { pending } = table.view;
    if (thing?.kind !== 'cell' || !offers.laying || !pending || offers.laying.fixed.at) return undefined;
    if (!offers.cells.has(cellName(thing.at))) return undefined;
    if (offers.laying.at && cellName(offers.laying.at) === cellName(thing.at)) return undefined;
    return layingOf(pending, table.aid, { ...held, at: thing.at, turn: undefined });
  });

  hold(held: Held): void {
    this.taken.keep(held);
  }

  drop(): void {
    this.taken.drop();
  }

  point(thing: Thing | undefined): void {
    if (thing === undefined && this.thing === undefined) return;
    this.pointed.keep(thing);
  }

  /**
   * What a thing of the table stands for. A thing that is being taken away is asked once more, when what it stood for
   * is gone already: then it stands for nothing.
   */
  props(
    offer: Offer | undefined,
  ): Pick<ThingProps<IlosAction>, 'match' | 'moves' | 'tool' | 'onpress' | 'tell'> {
    // The cartouche tells; a tooltip would tell it twice.
    const tell = (): undefined => undefined;
    if (!offer) return { tell };
    const { tool, held, moves, choice } = offer;
    if (tool !== undefined) return { tell, tool, onpress: () => this.hold(held ?? NOTHING) };
    if (moves) return { tell, moves };
    return { tell, match: (action) => action === choice?.action };
  }

  /** Takes what is offered, as a press on its thing does. */
  take({ tool, held, moves, choice }: Offer): void {
    if (tool !== undefined) this.hold(held ?? NOTHING);
    else if (moves) void this.table.gesture(moves);
    else if (choice) void this.table.act(choice);
  }

  /** What only lies there tells what it is while the mouse is on it; after a thumb, until another thing is touched. */
  looks(thing: Thing): Attachment<Element> {
    return (element) => {
      const enter = (): void => this.point(thing);
      const leave = (event: Event): void => {
        if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') this.point(undefined);
      };
      element.addEventListener('pointerenter', enter);
      element.addEventListener('pointerleave', leave);
      return () => {
        element.removeEventListener('pointerenter', enter);
        element.removeEventListener('pointerleave', leave);
      };
    };
  }

  /** Turns the tile that is held; past those turns in which it cannot lie if some other can. */
  turn(by: 1 | -1): void {
    const { laying } = this.offers;
    if (!laying?.at || laying.fixed.turn || laying.rotation === undefined) return;
    const open = laying.turns.some(({ clause }) => clause === null);
    let turn = laying.rotation;
    for (let tries = 0; tries < 6; tries += 1) {
      turn = (turn + by + 6) % 6;
      if (!open || laying.turns[turn]?.clause === null) break;
    }
    this.hold({ ...this.held, tile: laying.tile, at: laying.at, turn });
  }
}

export const deskOf = perTable((table: IlosTable) => new Desk(table));
