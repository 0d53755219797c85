// Predicates that match actions to things on the board. Only ids are compared; legality comes from the engine.
import type {
  BuildView,
  HandView,
  MundusNovusAction,
  MundusNovusEvent,
  MundusNovusView,
  Resource,
  ResourceView,
} from '../../generated/mundus-novus';
import type { PromptText, ChoiceOf, Drawing, Row, Short, Where } from '../../lib/game';
import { nameOf, t, word } from '../../lib/i18n.svelte';
import type { Table } from '../../lib/table.svelte';
import { BOARD_ONLY, byAction, shortening, tracing } from '../../lib/kinds';
import { COIN, event as eventDrawing, kind as kindDrawing, resource } from './drawings';

export type MundusTable = Table<MundusNovusView, MundusNovusAction, MundusNovusEvent>;
export type MundusChoice = ChoiceOf<MundusNovusAction>;
export type Match = (action: MundusNovusAction) => boolean;

/** The notice that the Trade Master has handed over a card of the viewer's hand. */
export function asks(table: MundusTable): PromptText | undefined {
  const since = table.present?.own_last ?? 0;
  for (const { n, event } of table.log.slice(-MANY)) {
    if (n <= since || event.kind !== 'compensated' || event.receiver !== table.seat) continue;
    const card = { id: `mn-resource-${event.card}` };
    return { hint: t('mnb-handed', { name: nameOf(table.names, event.giver), card }) };
  }
  return undefined;
}
/** The upper limit of log lines between two decisions of a player. */
const MANY = 60;

const itsCard = ({ card }: { card: Resource }): Resource => card;

/** The card in the own hand that an action is about. */
const held = byAction<MundusNovusAction, [], Resource>({
  offer: itsCard,
  discard: itsCard,
  give: itsCard,
  store: itsCard,
  add: itsCard,
  change: itsCard,
  of: itsCard,
  employ: itsCard,
  pass: null,
  event: null,
  squadron: null,
  pick: null,
  announce: null,
  stop: null,
  title: null,
  take: null,
  keep: null,
  swap: null,
  first: null,
  identical: null,
  different: null,
  relics: null,
  perfect: null,
  end: null,
  natural: null,
  jokers: null,
  without: null,
  develop: null,
  draw: null,
  merchant: null,
  into: null,
  done: null,
  back: null,
  leave: null,
});

export const inHand =
  (card: Resource): Match =>
  (action) =>
    held(action) === card;
export const onOffer =
  (card: Resource, from: number): Match =>
  (action) =>
    action.do === 'take' && action.card === card && action.from === from;
export const inMarket =
  (card: Resource): Match =>
  (action) =>
    action.do === 'swap' && action.card === card;
export const inPool =
  (card: Resource): Match =>
  (action) =>
    action.do === 'pick' && action.card === card;
export const inQueue =
  (card: string): Match =>
  (action) =>
    action.do === 'develop' && action.card === card;
export const player =
  (seat: number): Match =>
  (action) =>
    (action.do === 'title' || action.do === 'first') && action.seat === seat;
export const deck: Match = (action) => action.do === 'draw';

/** The row of a Resource in the price lists. */
export function row(view: MundusNovusView, card: Resource): ResourceView | undefined {
  return view.prices.resources.find((one) => one.card === card);
}

export function count(hand: HandView): number {
  return 'cards' in hand ? hand.cards.length : hand.count;
}

/** Whether a card is in the own hand. */
function holds(table: MundusTable, card: Resource): boolean {
  const hand = table.view.players[table.seat ?? 0]?.hand;
  return hand !== undefined && 'cards' in hand && hand.cards.includes(card);
}

/** A numeric argument of an action's sentence, such as its yield. */
function told(choice: MundusChoice, name: string): number | undefined {
  const arg = choice.say.args?.find(([key]) => key === name)?.[1];
  return arg && 'number' in arg ? arg.number : undefined;
}

/** A Resource with its value. */
function valued(of: Resource, view: MundusNovusView): Drawing[] {
  const value = row(view, of)?.value;
  const drawing = resource(of);
  return [typeof value === 'number' ? { ...drawing, figure: String(value) } : drawing];
}
const coins = (choice: MundusChoice): Drawing[] => {
  const n = told(choice, 'n');
  return n === undefined ? [] : [{ ...COIN, figure: `+${n}` }];
};
const relics = (count: number): Drawing => ({ ...resource('relic'), figure: `×${count}` });
const numbered = ({ number }: { number: number }): Short => ({ text: String(number) });

/** The display of a choice in the prompt bar. Choices that are highlighted on the board are not repeated there. */
export const short = shortening<MundusNovusAction, MundusTable>({
  take: BOARD_ONLY,
  pick: BOARD_ONLY,
  discard: BOARD_ONLY,
  offer: BOARD_ONLY,
  give: BOARD_ONLY,
  store: BOARD_ONLY,
  add: BOARD_ONLY,
  change: BOARD_ONLY,
  swap: BOARD_ONLY,
  employ: BOARD_ONLY,
  title: BOARD_ONLY,
  first: BOARD_ONLY,
  develop: BOARD_ONLY,
  draw: BOARD_ONLY,
  into: ({ card }, { view }) => ({ drawings: valued(card, view) }),
  // A merchant may supply a card that is not in the hand.
  of: ({ card }, table) => (holds(table, card) ? BOARD_ONLY : { drawings: valued(card, table.view) }),
  announce: numbered,
  natural: numbered,
  squadron: numbered,
  jokers: ({ number }) => ({ drawings: [relics(number)] }),
  relics: ({ number }, _, choice) => ({ drawings: [relics(number), ...coins(choice)] }),
  event: ({ event: id }) => ({ drawings: [eventDrawing(id)], text: word(`mn-event-${id}`) ?? '' }),
  merchant: ({ merchant: id }) => ({
    drawings: [kindDrawing('merchant')],
    text: word(`mn-development-${id}.title`) ?? id,
  }),
  done: (_, __, choice) => ({ tone: 'main', text: word('mnb-hand-in') ?? '', drawings: coins(choice) }),
  end: { tone: 'end' },
  keep: { tone: 'main' },
  pass: { tone: 'plain' },
  stop: { tone: 'plain' },
  leave: { tone: 'plain' },
  back: { tone: 'plain' },
  without: { tone: 'plain' },
  identical: {},
  different: {},
  perfect: {},
});

/** The title of a combination. */
export function buildTitle({ form }: BuildView): string {
  if (form === 'identical') return t('mnb-build-identical');
  return form === 'different' ? t('mnb-build-different') : t('mnb-build-perfect');
}

/** The current yield of a combination. */
export function buildYields(build: BuildView): string {
  if (typeof build.positions === 'number') return t('mnb-build-opens', { positions: build.positions });
  if (typeof build.doubloons === 'number') return t('mnb-build-pays', { n: build.doubloons });
  return t('mnb-build-few', { size: build.size });
}

/** The combination after a choice, as text. */
export function foresee(view: MundusNovusView): string | undefined {
  const { build } = view;
  return build ? t('mnb-build-then', { form: buildTitle(build), yields: buildYields(build) }) : undefined;
}

/** The public location of a component. Hands and piles stay hidden. */
export function where(view: MundusNovusView, kind: string, row: Row): readonly Where[] {
  if (kind === 'development') {
    if (view.queue.some((place) => place.card.id === row.id)) return [{ place: 'mnb-where-queue' }];
    const owner = view.players.find((one) => one.developments.some((card) => card.id === row.id));
    if (owner) return [{ seat: owner.seat }];
    return [{ place: 'mnb-where-unseen' }];
  }
  if (kind !== 'resource') return [];
  const market = view.market.filter((card) => card === row.id).length;
  const discard = view.discard.find((one) => one.card === row.id)?.count ?? 0;
  const places: Where[] = [
    { place: 'mnb-where-market', count: market },
    { place: 'mnb-where-discard', count: discard },
    { place: 'mnb-where-closed', count: Number(row.copies) - market - discard },
  ];
  return places.filter((one) => one.count !== 0);
}

const home = (seat: number): string => `home-${seat}`;
const PAPER: Drawing = { icon: 'i-card', tint: 'sail' };

export const { spots, flights } = tracing<MundusNovusEvent, MundusTable>({
  taken: ({ from, seat, card }) => ({
    spots: [`gone-${from}-${seat}-${card}`],
    flights: [{ from: `offer-${from}-${card}`, to: home(seat), drawing: resource(card) }],
  }),
  swapped: ({ seat, card, got }) => ({
    spots: [`market-${card}`],
    flights: [
      { from: home(seat), to: 'market', drawing: resource(card) },
      { from: `market-${got}`, to: home(seat), drawing: resource(got) },
    ],
  }),
  announced: () => ({ spots: ['number'] }),
  picked: ({ seat, card }) => ({
    flights: [{ from: `pool-${card}`, to: home(seat), drawing: resource(card) }],
  }),
  plundered: ({ seat, card }) => ({
    flights: [{ from: home(seat), to: 'discard', drawing: resource(card) }],
  }),
  'development-taken': ({ seat, card }) => ({
    spots: [`owned-${card}`],
    flights: [{ from: `queue-${card}`, to: home(seat), drawing: PAPER }],
  }),
  'development-drawn': ({ seat, card }) => ({
    spots: [`owned-${card}`],
    flights: [{ from: 'deck', to: home(seat), drawing: PAPER }],
  }),
  'market-laid': null,
  'master-named': null,
  'round-begun': null,
  'event-bought': null,
  'marker-set': null,
  'store-emptied': null,
  reshuffled: null,
  dealt: null,
  'dealt-unseen': null,
  assigned: null,
  'pool-turned-up': null,
  'pool-emptied': null,
  'offered-card': null,
  'offer-ready': null,
  'offer-shown': null,
  'title-kept': null,
  'title-won': null,
  kept: null,
  'orellana-paid': null,
  'offer-taken-back': null,
  compensated: null,
  'compensated-unseen': null,
  'first-chosen': null,
  'identical-made': null,
  'queue-refilled': null,
  'different-made': null,
  'relics-sold': null,
  'perfect-shown': null,
  income: null,
  'shipyard-income': null,
  stored: null,
  'stored-unseen': null,
  discarded: null,
  'turn-ended': null,
  'game-over': null,
});
