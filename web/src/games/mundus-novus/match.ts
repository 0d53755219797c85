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
import {
  unknownKind,
  type PromptText,
  type ChoiceOf,
  type Drawing,
  type Flight,
  type Row,
  type Short,
  type Where,
} from '../../lib/game';
import { nameOf, t, word } from '../../lib/i18n.svelte';
import type { Table } from '../../lib/table.svelte';
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

/** The card in the own hand that an action is about. */
function held(action: MundusNovusAction): Resource | undefined {
  switch (action.do) {
    case 'offer':
    case 'discard':
    case 'give':
    case 'store':
    case 'add':
    case 'change':
    case 'of':
    case 'employ':
      return action.card;
    case 'pass':
    case 'event':
    case 'squadron':
    case 'pick':
    case 'announce':
    case 'stop':
    case 'title':
    case 'take':
    case 'keep':
    case 'swap':
    case 'first':
    case 'identical':
    case 'different':
    case 'relics':
    case 'perfect':
    case 'end':
    case 'natural':
    case 'jokers':
    case 'without':
    case 'develop':
    case 'draw':
    case 'merchant':
    case 'into':
    case 'done':
    case 'back':
    case 'leave':
      return undefined;
  }
}

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

/** The display of a choice in the prompt bar. */
export function short(choice: MundusChoice, table: MundusTable): Short {
  const { view } = table;
  const { action } = choice;
  const card = (of: Resource): Drawing[] => {
    const value = row(view, of)?.value;
    const drawing = resource(of);
    return [typeof value === 'number' ? { ...drawing, figure: String(value) } : drawing];
  };
  const coins = (name: string): Drawing[] => {
    const n = told(choice, name);
    return n === undefined ? [] : [{ ...COIN, figure: `+${n}` }];
  };
  const development = (id: string): string => word(`mn-development-${id}.title`) ?? id;
  switch (action.do) {
    // Choices that are highlighted on the board are not repeated in the bar.
    case 'take':
    case 'pick':
    case 'discard':
    case 'offer':
    case 'give':
    case 'store':
    case 'add':
    case 'change':
    case 'swap':
    case 'employ':
    case 'title':
    case 'first':
    case 'develop':
    case 'draw':
      return { boardOnly: true };
    case 'into':
      return { drawings: card(action.card) };
    case 'of':
      // A merchant may supply a card that is not in the hand.
      return holds(table, action.card) ? { boardOnly: true } : { drawings: card(action.card) };
    case 'announce':
    case 'natural':
    case 'squadron':
      return { text: String(action.number) };
    case 'jokers':
      return { drawings: [{ ...resource('relic'), figure: `×${action.number}` }] };
    case 'relics':
      return {
        drawings: [{ ...resource('relic'), figure: `×${action.number}` }, ...coins('n')],
      };
    case 'event':
      return {
        drawings: [eventDrawing(action.event)],
        text: word(`mn-event-${action.event}`) ?? '',
      };
    case 'merchant':
      return { drawings: [kindDrawing('merchant')], text: development(action.merchant) };
    case 'done':
      return { tone: 'main', text: word('mnb-hand-in') ?? '', drawings: coins('n') };
    case 'end':
      return { tone: 'end' };
    case 'keep':
      return { tone: 'main' };
    case 'pass':
    case 'stop':
    case 'leave':
    case 'back':
    case 'without':
      return { tone: 'plain' };
    case 'identical':
    case 'different':
    case 'perfect':
      return {};
  }
}

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

/** The spots that an event touched. */
export function spots(event: MundusNovusEvent): readonly string[] {
  switch (event.kind) {
    case 'taken':
      return [`gone-${event.from}-${event.seat}-${event.card}`];
    case 'swapped':
      return [`market-${event.card}`];
    case 'announced':
      return ['number'];
    case 'development-taken':
    case 'development-drawn':
      return [`owned-${event.card}`];
    case 'market-laid':
    case 'master-named':
    case 'round-begun':
    case 'event-bought':
    case 'marker-set':
    case 'store-emptied':
    case 'reshuffled':
    case 'dealt':
    case 'dealt-unseen':
    case 'assigned':
    case 'pool-turned-up':
    case 'picked':
    case 'pool-emptied':
    case 'plundered':
    case 'offered-card':
    case 'offer-ready':
    case 'offer-shown':
    case 'title-kept':
    case 'title-won':
    case 'kept':
    case 'orellana-paid':
    case 'offer-taken-back':
    case 'compensated':
    case 'compensated-unseen':
    case 'first-chosen':
    case 'identical-made':
    case 'queue-refilled':
    case 'different-made':
    case 'relics-sold':
    case 'perfect-shown':
    case 'income':
    case 'shipyard-income':
    case 'stored':
    case 'stored-unseen':
    case 'discarded':
    case 'turn-ended':
    case 'game-over':
      return [];
  }
  return unknownKind(event);
}

/** The pieces that an event moved. */
export function flights(event: MundusNovusEvent): readonly Flight[] {
  const home = (seat: number): string => `home-${seat}`;
  const paper = { icon: 'i-card', tint: 'sail' };
  switch (event.kind) {
    case 'taken':
      return [
        { from: `offer-${event.from}-${event.card}`, to: home(event.seat), drawing: resource(event.card) },
      ];
    case 'swapped':
      return [
        { from: home(event.seat), to: 'market', drawing: resource(event.card) },
        { from: `market-${event.got}`, to: home(event.seat), drawing: resource(event.got) },
      ];
    case 'picked':
      return [{ from: `pool-${event.card}`, to: home(event.seat), drawing: resource(event.card) }];
    case 'plundered':
      return [{ from: home(event.seat), to: 'discard', drawing: resource(event.card) }];
    case 'development-taken':
      return [{ from: `queue-${event.card}`, to: home(event.seat), drawing: paper }];
    case 'development-drawn':
      return [{ from: 'deck', to: home(event.seat), drawing: paper }];
    case 'market-laid':
    case 'master-named':
    case 'round-begun':
    case 'event-bought':
    case 'marker-set':
    case 'store-emptied':
    case 'reshuffled':
    case 'dealt':
    case 'dealt-unseen':
    case 'assigned':
    case 'pool-turned-up':
    case 'pool-emptied':
    case 'announced':
    case 'offered-card':
    case 'offer-ready':
    case 'offer-shown':
    case 'title-kept':
    case 'title-won':
    case 'kept':
    case 'orellana-paid':
    case 'offer-taken-back':
    case 'compensated':
    case 'compensated-unseen':
    case 'first-chosen':
    case 'identical-made':
    case 'queue-refilled':
    case 'different-made':
    case 'relics-sold':
    case 'perfect-shown':
    case 'income':
    case 'shipyard-income':
    case 'stored':
    case 'stored-unseen':
    case 'discarded':
    case 'turn-ended':
    case 'game-over':
      return [];
  }
  return unknownKind(event);
}
