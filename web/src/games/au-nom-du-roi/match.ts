// The display of choices in the prompt bar, the spots and animations of events, and the location of components.
import type { RoiAction, RoiEvent, RoiView } from '../../generated/au-nom-du-roi';
import type { Drawing, Flight, Row, Short, Where } from '../../lib/game';
import { t } from '../../lib/i18n.svelte';
import { BOARD_ONLY, shortening, tracing } from '../../lib/kinds';
import { readBoat } from './boats';
import { selectionOf } from './selection.svelte';
import { boat, CARAVEL, COIN, glass, jokerBoat, LETTER, PORT, RESERVE_CARD } from './drawings';
import { dueOf, type RoiChoice, type RoiTable } from './types';

/** A numeric argument of a choice's sentence. */
function told(choice: RoiChoice, name: string): number | undefined {
  const arg = choice.say.args?.find(([key]) => key === name)?.[1];
  return arg && 'number' in arg ? arg.number : undefined;
}

const coin = (figure: string | number): Drawing => ({ ...COIN, figure: String(figure) });

const entry = shortening<RoiAction, RoiTable>({
  coins: (_, __, choice) => ({ drawings: [coin(`+${told(choice, 'coins') ?? ''}`)] }),
  mission: (_, __, choice) => ({
    drawings: [LETTER],
    text: t('arb-do-mission'),
    costs: [coin(told(choice, 'price') ?? '')],
  }),
  buy: () => ({ drawings: [CARAVEL], text: t('arb-do-buy') }),
  send: () => ({ drawings: [PORT], text: t('arb-do-send') }),
  reserve: () => ({ drawings: [RESERVE_CARD], text: t('arb-do-reserve'), tone: 'plain' }),
  'end-turn': () => ({ text: t('arb-do-end'), tone: 'end' }),
  done: () => ({ text: t('arb-do-finish'), tone: 'main' }),
  engage: ({ turns }, _, choice) => ({
    drawings: [coin(told(choice, 'income') ?? '')],
    text: t('arb-do-engage', { turns }),
  }),
  take: BOARD_ONLY,
  draw: BOARD_ONLY,
  'buy-boat': BOARD_ONLY,
  to: BOARD_ONLY,
  launch: BOARD_ONLY,
  place: BOARD_ONLY,
  'place-joker': BOARD_ONLY,
  set: BOARD_ONLY,
  'reserve-boat': BOARD_ONLY,
  'reserve-mission': BOARD_ONLY,
});

/** The display of a choice in the prompt bar. While something is picked up, only that is offered. */
export const short = (choice: RoiChoice, table: RoiTable): Short =>
  choice.action.do !== 'done' && selectionOf(table).busy ? BOARD_ONLY : entry(choice, table);

const mine = (seat: number, table: RoiTable): boolean => seat === table.seat;
const panel = (seat: number): string => `panel-${seat}`;
const port = (seat: number, id: string, table: RoiTable): string =>
  mine(seat, table) ? `boat-${id}` : panel(seat);
const purse = (seat: number, table: RoiTable): string => (mine(seat, table) ? 'purse' : `coins-${seat}`);
const place = (seat: number, mission: string, table: RoiTable): string =>
  mine(seat, table) ? `mission-${mission}` : panel(seat);

/** Payments move from the purse to the bank. */
const pays = (seat: number, amount: number, table: RoiTable): Flight[] =>
  amount > 0 ? [{ from: purse(seat, table), to: 'bank', drawing: coin(amount) }] : [];
const paysMission = (seat: number, table: RoiTable): Flight[] =>
  pays(seat, table.view.numbers.mission_price, table);

/** A boat moves to the cells that it takes. */
function berths(seat: number, from: string, expedition: string, { view }: RoiTable): Flight {
  const there = view.expeditions.find(({ id }) => id === expedition)?.boats ?? [];
  const at = there.findLastIndex(({ owner }) => owner === seat);
  return { from, to: at < 0 ? `expedition-${expedition}` : `moored-${expedition}-${at}` };
}

/** The boats of a mission return to port. */
const returns = (seat: number, mission: string, table: RoiTable): Flight[] =>
  mine(seat, table) ? [{ from: `fleet-${mission}`, to: 'port', piece: 'start', kept: true }] : [];

/** A pawn moves to the corner of the reserved card. */
const pins = (seat: number, card: string): Flight => ({ from: panel(seat), to: `pin-${seat}-${card}` });
/** A pawn moves back from the corner of the reserved card. */
const unpins = (seat: number, card: string): Flight => ({
  from: `pin-${seat}-${card}`,
  to: panel(seat),
  piece: 'start',
  kept: true,
});

/** The display slot from which a mission was taken: the one that was refilled, or is empty now. */
function slotOf(event: RoiEvent, { log, view }: RoiTable): number | undefined {
  const n = log.find((line) => line.event === event)?.n;
  for (const line of log) if (line.n === n && line.event.kind === 'mission-turned-up') return line.event.slot;
  return view.display.find(({ mission }) => mission === null)?.slot;
}

/** Own pieces move from and to the dock, those of others from and to their panels. */
export const { spots, flights } = tracing<RoiEvent, RoiTable>({
  'boat-bought': ({ seat, slot, boat: id, price }, table) => ({
    spots: [`purchase-${slot}`],
    flights: [
      { from: `purchase-${slot}`, to: port(seat, id, table), drawing: boat(id) },
      ...pays(seat, price, table),
    ],
  }),
  'boat-moved-down': ({ slot, boat: id }) => ({
    flights: [{ from: `filling-${slot}`, to: `purchase-${slot}`, drawing: boat(id) }],
  }),
  'boat-turned-up': ({ slot, boat: id }, { view }) => {
    const pile = view.piles.find(({ left }) => left > 0)?.pile ?? 5;
    const to = `filling-${slot}`;
    return { spots: [to], flights: [{ from: `pile-${pile}`, to, drawing: boat(id) }] };
  },
  'scoring-card': ({ scoring }) => ({
    flights: [{ from: `pile-${scoring === 'interim' ? 3 : 5}`, to: 'due', drawing: glass(scoring) }],
  }),
  sent: ({ seat, boat: id, expedition, tax }, table) => ({
    spots: [`expedition-${expedition}`],
    flights: [berths(seat, port(seat, id, table), expedition, table), ...pays(seat, tax, table)],
  }),
  'joker-sent': ({ seat, expedition, tax }, table) => ({
    spots: [`expedition-${expedition}`],
    flights: [berths(seat, port(seat, 'joker', table), expedition, table), ...pays(seat, tax, table)],
  }),
  // An own mission moves to the front.
  'mission-played': ({ seat, mission }, table) => ({
    flights: mine(seat, table)
      ? [{ from: `mission-${mission}`, to: `mission-${mission}`, piece: 'start' }]
      : [],
  }),
  loaded: ({ seat, boat: id, mission, tax }, table) => ({
    flights: [
      { from: port(seat, id, table), to: place(seat, mission, table), drawing: boat(id) },
      ...pays(seat, tax, table),
    ],
  }),
  'joker-loaded': ({ seat, mission, tax }, table) => {
    const drawing = jokerBoat(table.view.investors[seat]?.joker.colours);
    return {
      flights: [
        { from: port(seat, 'joker', table), to: place(seat, mission, table), drawing },
        ...pays(seat, tax, table),
      ],
    };
  },
  'mission-advanced': ({ seat, mission, left }, table) => ({
    flights: mine(seat, table)
      ? [{ from: `turn-${mission}-${left + 1}`, to: `turn-${mission}-${left}` }]
      : [],
  }),
  'mission-taken': (event, table) => ({
    flights: [
      {
        from: `display-${slotOf(event, table) ?? 1}`,
        to: place(event.seat, event.mission, table),
        drawing: LETTER,
      },
      ...paysMission(event.seat, table),
    ],
  }),
  'mission-turned-up': ({ slot }) => ({
    spots: [`display-${slot}`],
    flights: [{ from: 'mission-pile', to: `display-${slot}`, drawing: LETTER }],
  }),
  'mission-drawn': ({ seat, mission }, table) => ({
    spots: ['mission-pile'],
    flights: [
      { from: 'mission-pile', to: place(seat, mission, table), drawing: LETTER },
      ...paysMission(seat, table),
    ],
  }),
  'mission-drawn-unseen': ({ seat }, table) => ({
    spots: ['mission-pile'],
    flights: [{ from: 'mission-pile', to: panel(seat), drawing: LETTER }, ...paysMission(seat, table)],
  }),
  'coins-taken': ({ seat, coins }, table) => ({
    flights: [{ from: panel(seat), to: purse(seat, table), drawing: coin(coins) }],
  }),
  'mission-completed': ({ seat, mission, income, completed }, table) => ({
    spots: [`completed-${Math.min(completed, 8)}`],
    flights: [
      { from: place(seat, mission, table), to: purse(seat, table), drawing: coin(income) },
      ...returns(seat, mission, table),
      // The disc moves one column.
      { from: `done-${seat}`, to: `done-${seat}`, piece: 'start' },
    ],
  }),
  'mission-dissolved': ({ seat, mission }, table) => ({ flights: returns(seat, mission, table) }),
  'boat-reserved': ({ seat, row, slot, boat: id }) => ({
    spots: [`${row}-${slot}`],
    flights: [pins(seat, id)],
  }),
  'mission-reserved': ({ seat, slot, mission }) => ({
    spots: [`display-${slot}`],
    flights: [pins(seat, mission)],
  }),
  'boat-freed': ({ seat, boat: id }) => ({ flights: [unpins(seat, id)] }),
  'mission-freed': ({ seat, mission }) => ({ flights: [unpins(seat, mission)] }),
  dealt: null,
  'dealt-unseen': null,
  'turn-began': null,
  passed: null,
  'joker-shown': null,
  engaged: null,
  'scoring-began': null,
  'expeditions-scored': null,
  'contract-scored': null,
  'boats-scored': null,
  stopped: null,
  ended: null,
});

/** The label of a phase in the header, with the turns left once a scoring is due. */
export function phase(id: string, view: RoiView): string | undefined {
  const due = dueOf(view);
  switch (id) {
    case 'ar-phase-first':
      return t('arb-stage-first');
    case 'ar-phase-interim-lap':
      return due?.scoring === 'interim' ? t('arb-stage-lap-left', { turns: due.turns }) : t('arb-stage-lap');
    case 'ar-phase-second':
      return t('arb-stage-second');
    case 'ar-phase-last-lap':
      return due?.scoring === 'final' ? t('arb-stage-lap-left', { turns: due.turns }) : t('arb-stage-lap');
  }
  return undefined;
}

/** The public locations of the boats and missions of a row. */
export function where(view: RoiView, kind: string, row: Row): readonly Where[] {
  const { id } = row;
  if (typeof id !== 'string') return [];
  const places: Where[] = [];
  const add = (count: number, place: Where): void => {
    if (count > 0) places.push({ ...place, count });
  };
  if (kind === 'boat') {
    const is = (one: { boat: { id: string } | null }): boolean => one.boat?.id === id;
    add(view.purchase.filter(is).length, { place: 'arb-where-sale' });
    add(view.filling.filter(is).length, { place: 'arb-where-filling' });
    add(view.unseen_boats.filter((boat) => boat.id === id).length, { place: 'arb-where-piles' });
    const kept = readBoat(id);
    const there = view.expeditions.flatMap(({ boats }) =>
      boats.filter((one) => !one.joker && one.colour === kept?.colour && one.volume === kept.volume),
    );
    add(there.length, { place: 'arb-where-expeditions' });
    for (const { seat, idle, running } of view.investors) {
      const loaded = running.flatMap(({ boats }) => boats);
      add([...idle, ...loaded].filter((boat) => boat.id === id).length, { seat });
    }
  }
  if (kind === 'mission') {
    if (view.display.some(({ mission }) => mission?.id === id)) places.push({ place: 'arb-where-display' });
    if (view.removed_missions.includes(id)) places.push({ place: 'arb-where-out' });
    for (const { seat, running } of view.investors)
      if (running.some(({ mission }) => mission.id === id)) places.push({ seat });
  }
  return places;
}
