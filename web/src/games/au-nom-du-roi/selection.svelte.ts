// The local state of a table before a move is sent: the picked-up boat or place, the joker card, the spot under the
// pointer, and the open score breakdown. Board, dock and prompt bar share it.
import type { RoiAction, RoiScoring } from '../../generated/au-nom-du-roi';
import type { Attachment } from 'svelte/attachments';
import { perTable, UntilMove } from '../../ui/board/pertable.svelte';
import type { ThingProps } from '../../ui/board/thing.svelte';
import { foretell, isHolding, offersOf, type Foretold, type Held, type Offer } from './offers';
import { ownOf, type RoiTable } from './types';

const NOTHING: Held = {};

export type Stands = Pick<ThingProps<RoiAction>, 'moves' | 'tool' | 'onpress' | 'held' | 'why' | 'tell'>;

export class Selection {
  private readonly taken: UntilMove<Held>;
  private readonly pointed: UntilMove<string | undefined>;
  /** The scoring whose breakdown the reader opened or closed. */
  opened = $state.raw<{ scoring: RoiScoring | undefined; n: number } | undefined>(undefined);

  private readonly table: RoiTable;

  constructor(table: RoiTable) {
    this.table = table;
    this.taken = new UntilMove(table, NOTHING);
    this.pointed = new UntilMove<string | undefined>(table, undefined);
  }

  /** The picked-up things; reset after each move. */
  readonly held = $derived.by(() => this.taken.value);
  /** The name of the spot under the pointer, the focus or a touch. */
  readonly spot = $derived.by(() => this.pointed.value);
  readonly offers = $derived.by(() =>
    offersOf({
      pending: this.table.view.pending,
      legal: this.table.legal,
      aid: this.table.aid,
      held: this.held,
      own: ownOf(this.table),
    }),
  );
  readonly busy = $derived.by(() => isHolding(this.held));

  /** The boat previewed at a place: the picked-up one, at the spot under the pointer. */
  readonly preview = $derived.by((): { place: string; foretold: Foretold } | undefined => {
    const { spot, offers, table } = this;
    if (spot === undefined) return undefined;
    const key = spot.replace(/^(expedition|mission|boat|rig)-/, '');
    const { craft } = this.held;
    if (craft && offers.place === undefined) {
      const foretold = offers.places.has(key) ? foretell(table.aid, craft, key) : undefined;
      return foretold && { place: key, foretold };
    }
    const rig = offers.rigs.find((one) => spot === `rig-${one.colour ?? ''}-${one.volume}`);
    const foretold =
      rig?.offer.foretold ?? (spot.startsWith('boat-') ? offers.boats.get(key)?.foretold : undefined);
    return offers.place !== undefined && foretold ? { place: offers.place, foretold } : undefined;
  });

  hold(held: Held): void {
    this.taken.keep(held);
  }

  drop(): void {
    this.taken.drop();
  }

  point(spot: string | undefined): void {
    if (spot === this.spot) return;
    this.pointed.keep(spot);
  }

  stands(offer: Offer | undefined): Stands {
    // The dock's info line explains the thing, so it needs no tooltip.
    const tell = (): undefined => undefined;
    if (!offer) return { tell };
    const { moves, tool, held, why, tier } = offer;
    if (moves) return { tell, moves };
    if (tool === undefined) return why ? { why } : { tell };
    return {
      tell,
      tool,
      held: tier === 'held' || tier === 'chosen',
      onpress: () => this.hold(held ?? NOTHING),
    };
  }

  /** Attaches the info line to every element with a spot. */
  readonly tells: Attachment<Element> = (element) => {
    // An element that is removed while it has the focus fires a blur event during rendering, when state must not
    // change. When the whole table is removed, there is nothing to update.
    let gone = false;
    const soon = (spot: string | undefined): void =>
      queueMicrotask(() => {
        if (!gone) this.point(spot);
      });
    const over = (event: Event): void => {
      const at = event.target instanceof Element ? event.target.closest('[data-spot]') : null;
      soon(at?.getAttribute('data-spot') ?? undefined);
    };
    const leave = (): void => soon(undefined);
    const listen: [string, (event: Event) => void][] = [
      ['pointerover', over],
      ['pointerleave', leave],
      ['focusin', over],
      ['focusout', leave],
    ];
    for (const [name, listener] of listen) element.addEventListener(name, listener);
    return () => {
      gone = true;
      for (const [name, listener] of listen) element.removeEventListener(name, listener);
    };
  };
}

export const selectionOf = perTable((table: RoiTable) => new Selection(table));
