// Converts rows of the component files to the types of the board.
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
/** A nested table of a file. */
export const rowOf = (value: unknown): Row =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
export const rows = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Narrows a word of a file to one of these; the first if the files and the types disagree. */
const oneOf =
  <Word extends string>(...words: readonly [Word, ...Word[]]) =>
  (value: unknown): Word | undefined =>
    words.find((word) => word === value);
export const goodOf = oneOf<MaracaiboGood>('sugar', 'tobacco', 'maize');
export const nationOf = oneOf<MaracaiboNation>('france', 'spain', 'england');
const objectOf = oneOf<MaracaiboObject>('book', 'spyglass', 'herbs', 'map');

/** The deck of a card, by its id. */
const deckOf = (id: string): MaracaiboDeck =>
  id.startsWith('AR') ? 'armada' : id.startsWith('B') ? 'b' : id.startsWith('C') ? 'c' : 'a';

const given = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A project card of the files as a card on the board. `spying` maps an espionage action to its effect. */
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
