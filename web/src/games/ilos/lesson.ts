// Support for lessons: the notation of moves, and the tools to pick up before a tile can be laid or cards paid.
import type { IlosAction } from '../../generated/ilos';
import { selectionOf } from './selection.svelte';
import { cellName } from './geometry';
import type { IlosTable } from './offers';

/** The notation of a move in a chain. */
export function notate(action: IlosAction): string | undefined {
  switch (action.do) {
    case 'tile':
      return `tile ${action.tile}`;
    case 'cell':
      return `cell ${cellName(action.at)}`;
    case 'rotate':
      return `rotate ${action.rotation}`;
    case 'anchor':
      return `anchor ${action.piece}`;
    case 'settle':
      return `settle ${action.site} ${action.island}`;
    case 'raise':
      return `raise ${action.resource}`;
    case 'pay':
      return `pay ${action.card}`;
    case 'add':
      return 'from reserve';
    case 'move-from':
      return `from ${action.island}`;
    case 'move-lair':
      return `from lair ${action.tile}`;
    case 'throw':
    case 'done':
    case 'play':
    case 'end':
    case 'new-tile':
    case 'land':
    case 'raid':
    case 'fort':
    case 'house':
    case 'copy':
      return undefined;
  }
}

/** The object of the first decision with this verb. */
const object = (decisions: readonly string[], verb: string): string | undefined =>
  decisions.find((one) => one.startsWith(`${verb} `))?.slice(verb.length + 1);

/** The next card of a payment; or the tile, then its cell, then the piece for the ship. */
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
    return `pay ${[...handful, left[0]].join(' ')}`;
  }
  if (decisions[0] === 'new tile' && !offers.zone.size) return undefined;
  const { laying } = offers;
  const [tile, cell, piece] = ['tile', 'cell', 'anchor'].map((verb) => object(decisions, verb));
  if (tile !== undefined && laying?.tile !== tile) return `tile ${tile}`;
  if (!laying) return undefined;
  if (cell !== undefined && (!laying.at || cellName(laying.at) !== cell))
    return `cell ${cell} for ${laying.tile ?? ''}`;
  if (piece !== undefined && laying.piece !== piece) return `piece ${piece} turned ${laying.rotation ?? ''}`;
  return undefined;
}
