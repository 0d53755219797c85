// Rows of the component files as the parts of the table take them.
import type {
  MaracaiboCard,
  MaracaiboDeck,
  MaracaiboGood,
  MaracaiboNation,
  MaracaiboObject,
} from '../../generated/maracaibo';
import type { Row } from '../../lib/game';

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);
/** A table of the files within another. */
export const rowOf = (value: unknown): Row =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
export const rows = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A word of a file that is one of these; another only if the files and the types have parted. */
const oneOf =
  <Word extends string>(...words: readonly [Word, ...Word[]]) =>
  (value: unknown): Word | undefined =>
    words.find((word) => word === value);
export const goodOf = oneOf<MaracaiboGood>('sugar', 'tobacco', 'maize');
export const nationOf = oneOf<MaracaiboNation>('france', 'spain', 'england');
const objectOf = oneOf<MaracaiboObject>('book', 'spyglass', 'herbs', 'map');

/** The deck that the id of a card tells. */
const deckOf = (id: string): MaracaiboDeck =>
  id.startsWith('AR') ? 'armada' : id.startsWith('B') ? 'b' : id.startsWith('C') ? 'c' : 'a';

const given = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A project card of the files as one that lies on the table; `spying` tells what an espionage action does. */
export function cardOfRow(row: Row, spying: (id: string) => string | undefined): MaracaiboCard {
  const id = text(row.id);
  const written = rows(row.effects).map(text);
  const [token, condition, spyAt] = [given(row.token), given(row.condition), given(row.spy_at)];
  const task = spying(written.find((effect) => effect.startsWith('ESP')) ?? '');
  return {
    id,
    deck: deckOf(id),
    cost: figure(row.cost),
    good: goodOf(row.good) ?? 'sugar',
    object: objectOf(row.object) ?? 'book',
    compass: figure(row.compass),
    effects: written,
    ...(token === undefined ? {} : { token }),
    ...(condition === undefined ? {} : { condition }),
    ...(spyAt === undefined ? {} : { spy_at: spyAt }),
    ...(task === undefined ? {} : { spying: task }),
    end_points: figure(row.end_points),
  };
}
