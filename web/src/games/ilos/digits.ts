// What the digits take: the stacks of the hand, the lines of the market board or the tiles of the zone, each by its place
// on the table. Where none of these can be chosen, digits are left to the buttons of the prompt bar.
import type { IlosTile } from '../../generated/ilos';
import { CARDS, RESOURCES } from './drawings';
import type { Offer, Offers } from './offers';

/** Whether digits choose on the table. */
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
