// Which thing on the table an action is about. Names only: what may be done is the engine's to say.
import type { Action, Table } from '../../lib/table.svelte';
import type { ChoiceInfo, EventInfo } from '../../generated/wire';
import type {
  BuildView,
  HandView,
  MundusNovusView,
  Resource,
  ResourceView,
} from '../../generated/mundus-novus';
import type { Flight, Short, Where } from '../types';
import { COIN, event as eventDrawing, kind as kindDrawing, resource } from './drawings';
import { nameOf, t, word } from '../../lib/i18n.svelte';

export type Match = (action: Action) => boolean;

export const viewOf = (table: Table): MundusNovusView => table.position?.view as MundusNovusView;

/** The actions that point at a card in one's hand. */
const OF_HAND = new Set(['offer', 'discard', 'give', 'store', 'add', 'change', 'of', 'employ']);

export const inHand =
  (card: Resource): Match =>
  (action) =>
    OF_HAND.has(action.do) && action.card === card;
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
export const owned =
  (card: string): Match =>
  (action) =>
    (action.do === 'merchant' || action.do === 'without') && action.merchant === card;
export const player =
  (seat: number): Match =>
  (action) =>
    (action.do === 'title' || action.do === 'first') && action.seat === seat;
export const deck: Match = (action) => action.do === 'draw';
export const keeping: Match = (action) => action.do === 'keep';

/** The row of a Resource in the price lists. */
export function row(view: MundusNovusView, card: Resource): ResourceView | undefined {
  return view.prices.resources.find((one) => one.card === card);
}

export function count(hand: HandView): number {
  return 'cards' in hand ? hand.cards.length : hand.count;
}

/** A number among the arguments of an action's sentence: what the engine says it brings. */
function told(choice: ChoiceInfo, name: string): number | undefined {
  const arg = choice.say.args?.find(([key]) => key === name)?.[1];
  return arg && 'number' in arg ? arg.number : undefined;
}

/** How a choice stands in the prompt bar. */
export function short(choice: ChoiceInfo, table: Table): Short {
  const view = viewOf(table);
  const { action } = choice;
  const card = (of: unknown): Short['drawings'] => {
    const value = row(view, of as Resource)?.value;
    const drawing = resource(of as Resource);
    return [typeof value === 'number' ? { ...drawing, figure: String(value) } : drawing];
  };
  const coins = (name: string): Short['drawings'] => {
    const n = told(choice, name);
    return n === undefined ? [] : [{ ...COIN, figure: `+${n}` }];
  };
  const development = (id: unknown): string => word(`mn-development-${String(id)}.title`) ?? String(id);
  switch (action.do) {
    case 'take':
      return { seat: Number(action.from), drawings: card(action.card) };
    case 'pick':
    case 'discard':
    case 'offer':
    case 'give':
    case 'store':
    case 'add':
    case 'change':
    case 'into':
    case 'of':
      return { drawings: card(action.card) };
    case 'swap':
      return { drawings: [{ icon: 'i-arrow' }, ...(card(action.card) ?? [])] };
    case 'employ':
      return { drawings: [kindDrawing('merchant'), ...(card(action.card) ?? [])] };
    case 'title':
    case 'first':
      return { seat: Number(action.seat), text: nameOf(table.names, Number(action.seat)) };
    case 'announce':
    case 'natural':
    case 'squadron':
      return { text: String(action.number) };
    case 'jokers':
      return { drawings: [{ ...resource('relic'), figure: `×${String(action.number)}` }] };
    case 'relics':
      return {
        drawings: [{ ...resource('relic'), figure: `×${String(action.number)}` }, ...(coins('n') ?? [])],
      };
    case 'event':
      return {
        drawings: [eventDrawing(action.event as never)],
        text: word(`mn-event-${String(action.event)}`) ?? '',
      };
    case 'develop': {
      const found = view.queue.find((place) => place.card.id === action.card);
      return { drawings: found ? [kindDrawing(found.card.kind)] : [], text: development(action.card) };
    }
    case 'merchant':
      return { drawings: [kindDrawing('merchant')], text: development(action.merchant) };
    case 'done':
      return { tone: 'main', text: word('mnb-hand-in') ?? '', drawings: coins('n') ?? [] };
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
    default:
      return {};
  }
}

/** What a combination is to be. */
export function buildTitle({ form }: BuildView): string {
  if (form === 'identical') return t('mnb-build-identical');
  return form === 'different' ? t('mnb-build-different') : t('mnb-build-perfect');
}

/** What a combination would yield as it is. */
export function buildYields(build: BuildView): string {
  if (typeof build.positions === 'number') return t('mnb-build-opens', { positions: build.positions });
  if (typeof build.doubloons === 'number') return t('mnb-build-pays', { n: build.doubloons });
  return t('mnb-build-few', { size: build.size });
}

/** The combination that a choice would leave on the bench. */
export function foresee(view: MundusNovusView): string | undefined {
  const { build } = view;
  return build ? t('mnb-build-then', { form: buildTitle(build), yields: buildYields(build) }) : undefined;
}

/** Where a component is, as everybody can see: hands and piles stay closed. */
export function where(
  view: MundusNovusView,
  kind: string,
  row: Readonly<Record<string, unknown>>,
): readonly Where[] {
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

type GameEvent = EventInfo['event'];

/** The places an event touched. */
export function spots(event: GameEvent): string[] {
  const seat = Number(event.seat);
  switch (event.kind) {
    case 'taken':
      return [`gone-${String(event.from)}-${seat}-${String(event.card)}`];
    case 'swapped':
      return [`market-${String(event.card)}`];
    case 'announced':
      return ['number'];
    case 'development-taken':
    case 'development-drawn':
      return [`owned-${String(event.card)}`];
    default:
      return [];
  }
}

/** The pieces an event moved. */
export function flights(event: GameEvent): Flight[] {
  const seat = String(event.seat);
  const home = `home-${seat}`;
  const card = event.card as Resource;
  switch (event.kind) {
    case 'taken':
      return [{ from: `offer-${String(event.from)}-${card}`, to: home, drawing: resource(card) }];
    case 'swapped':
      return [
        { from: home, to: 'market', drawing: resource(card) },
        { from: `market-${String(event.got)}`, to: home, drawing: resource(event.got as Resource) },
      ];
    case 'picked':
      return [{ from: `pool-${card}`, to: home, drawing: resource(card) }];
    case 'plundered':
      return [{ from: home, to: 'discard', drawing: resource(card) }];
    case 'development-taken':
      return [{ from: `queue-${String(event.card)}`, to: home, drawing: { icon: 'i-card', tint: 'sail' } }];
    case 'development-drawn':
      return [{ from: 'deck', to: home, drawing: { icon: 'i-card', tint: 'sail' } }];
    default:
      return [];
  }
}
