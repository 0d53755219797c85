// Rows of the component files as the parts of the table take them.
import type { MaracaiboCard, MaracaiboDeck, MaracaiboGood, MaracaiboObject } from '../../generated/maracaibo';
import type { Row } from '../../lib/game';

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The deck that the id of a card tells. */
const deckOf = (id: string): MaracaiboDeck =>
  id.startsWith('AR') ? 'armada' : id.startsWith('B') ? 'b' : id.startsWith('C') ? 'c' : 'a';

const given = <Key extends string>(key: Key, value: unknown): Partial<Record<Key, string>> =>
  typeof value === 'string' ? ({ [key]: value } as Record<Key, string>) : {};

/** A project card of the files as one that lies on the table; `spying` tells what an espionage action does. */
export function cardOfRow(row: Row, spying: (id: string) => string | undefined): MaracaiboCard {
  const id = text(row.id);
  const written = (Array.isArray(row.effects) ? (row.effects as unknown[]) : []).map(text);
  return {
    id,
    deck: deckOf(id),
    cost: figure(row.cost),
    good: text(row.good) as MaracaiboGood,
    object: text(row.object) as MaracaiboObject,
    compass: figure(row.compass),
    effects: written,
    ...given('token', row.token),
    ...given('condition', row.condition),
    ...given('spy_at', row.spy_at),
    ...given('spying', spying(written.find((effect) => effect.startsWith('ESP')) ?? '')),
    end_points: figure(row.end_points),
  };
}
