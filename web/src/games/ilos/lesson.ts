// Support for lessons: the notation of moves, and the tools to pick up before a tile can be laid or cards paid.
import type { IlosAction } from '../../generated/ilos';
import { byAction } from '../../lib/kinds';
import { CARDS } from './drawings';
import { selectionOf } from './selection.svelte';
import { cellName } from './geometry';
import { toolName, type IlosTable, type Offer } from './offers';

/** The notation of a move in a chain; undefined for single presses. */
export const notate = byAction<IlosAction, [], string>({
  tile: ({ tile }) => `tile ${tile}`,
  cell: ({ at }) => `cell ${cellName(at)}`,
  rotate: ({ rotation }) => `rotate ${rotation}`,
  anchor: ({ piece }) => `anchor ${piece}`,
  settle: ({ site, island }) => `settle ${site} ${island}`,
  raise: ({ resource }) => `raise ${resource}`,
  pay: ({ card }) => `pay ${card}`,
  add: () => 'from reserve',
  'move-from': ({ island }) => `from ${island}`,
  'move-lair': ({ tile }) => `from lair ${tile}`,
  throw: null,
  done: null,
  play: null,
  end: null,
  'new-tile': null,
  land: null,
  raid: null,
  fort: null,
  house: null,
  copy: null,
});

/** The object of the first decision with this verb. */
const object = (decisions: readonly string[], verb: string): string | undefined =>
  decisions.find((one) => one.startsWith(`${verb} `))?.slice(verb.length + 1);

const named = (offer: Offer | undefined): string | undefined => offer?.tool && toolName(offer.tool);

/** The name of the next tool: a card of a payment, or the tile, then its cell, then the piece for the ship. */
export function takeUp(decisions: readonly string[], table: IlosTable): string | undefined {
  const { held, offers } = selectionOf(table);
  if (decisions[0]?.startsWith('pay ')) {
    const handful = held.handful ?? [];
    const left = decisions.map((one) => one.slice('pay '.length));
    for (const card of handful) {
      const at = left.indexOf(card);
      if (at < 0) return undefined;
      left.splice(at, 1);
    }
    const next = CARDS.find((card) => card === left[0]);
    return next && named(offers.cards.get(next));
  }
  if (decisions[0] === 'new tile' && !offers.zone.size) return undefined;
  const { laying } = offers;
  const [tile, cell, piece] = ['tile', 'cell', 'anchor'].map((verb) => object(decisions, verb));
  if (tile !== undefined && laying?.tile !== tile) return named(offers.zone.get(tile));
  if (!laying) return undefined;
  if (cell !== undefined && (!laying.at || cellName(laying.at) !== cell))
    return named(offers.cells.get(cell));
  if (piece !== undefined && laying.piece !== piece) return named(offers.pieces.get(piece));
  return undefined;
}
