// The targets of the digit keys: stacks of the hand, lines of the market or tiles of the zone, by their position. If
// none of these can be chosen, digits press the buttons of the prompt bar.
import type { IlosTile } from '../../generated/ilos';
import { CARDS, RESOURCES } from './drawings';
import type { Offer, Offers } from './offers';

/** Whether digits choose on the board. */
export const hasDigits = ({ cards, lines, zone }: Offers): boolean =>
  cards.size > 0 || lines.size > 0 || zone.size > 0;

export function byDigit(offers: Offers, zone: readonly IlosTile[], digit: number): Offer | undefined {
  const { cards, lines, zone: tiles } = offers;
  if (cards.size > 0) {
    const kind = CARDS[digit - 1];
    return kind && cards.get(kind);
  }
  if (lines.size > 0) {
    const resource = RESOURCES[digit - 1];
    return resource && lines.get(resource);
  }
  const tile = zone[digit - 1];
  return tile && tiles.get(tile.id);
}
