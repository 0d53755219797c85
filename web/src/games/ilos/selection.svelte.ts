// The local state of a table before a move is sent: the card in focus, the tile that is being rotated, the collected
// payment, and the thing under the pointer. Board, dock and prompt bar share it.
import type { IlosAction, IlosCard, IlosCell, IlosResource } from '../../generated/ilos';
import type { Attachment } from 'svelte/attachments';
import { perTable, UntilMove } from '../../ui/board/pertable.svelte';
import type { ThingProps } from '../../ui/board/thing.svelte';
import { cellName } from './geometry';
import {
  layingOf,
  offersOf,
  toolName,
  type Held,
  type IlosTable,
  type Laying,
  type Offer,
  type Tool,
} from './offers';

/** A thing that can be pointed at and described. */
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

export class Selection {
  private readonly taken: UntilMove<Held>;
  private readonly pointed: UntilMove<Thing | undefined>;
  /** Set while all islands show their names. */
  lettered = $state(false);

  private readonly table: IlosTable;

  constructor(table: IlosTable) {
    this.table = table;
    this.taken = new UntilMove(table, NOTHING);
    this.pointed = new UntilMove<Thing | undefined>(table, undefined);
  }

  /** The picked-up things; reset after each move. */
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

  /** The picked-up tile previewed at the cell under the pointer, without choosing the cell. */
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
   * The props of a thing on the board. Svelte reads them once more for an element that is being removed, when its offer is
   * gone already; the result is then empty.
   */
  props(
    offer: Offer | undefined,
  ): Pick<ThingProps<IlosAction>, 'match' | 'moves' | 'tool' | 'onpress' | 'tell'> {
    // The cartouche describes the thing, so it needs no tooltip.
    const tell = (): undefined => undefined;
    if (!offer) return { tell };
    const { tool, held, moves, choice } = offer;
    if (tool !== undefined) return { tell, tool: toolName(tool), onpress: () => this.hold(held ?? NOTHING) };
    if (moves) return { tell, moves };
    return { tell, match: (action) => action === choice?.action };
  }

  /** The offered tile or cell under this name in the page. */
  toolNamed(name: string | undefined): Tool | undefined {
    const { zone, cells } = this.offers;
    return [...zone.values(), ...cells.values()].find(({ tool }) => tool && toolName(tool) === name)?.tool;
  }

  /** Takes an offer, as a press on its thing does. */
  take({ tool, held, moves, choice }: Offer): void {
    if (tool !== undefined) this.hold(held ?? NOTHING);
    else if (moves) void this.table.act(moves);
    else if (choice) void this.table.act([choice.action]);
  }

  /** Shows a description while the mouse is on the element, or after a touch until another thing is touched. */
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

  /** Rotates the picked-up tile. Skips rotations that do not fit if another one does. */
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

export const selectionOf = perTable((table: IlosTable) => new Selection(table));
