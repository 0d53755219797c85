// The display of choices in the prompt bar, the spots and animations of events, and the location of components.
import type { RoiEvent, RoiView } from '../../generated/au-nom-du-roi';
import type { Flight, Row, Short, Where } from '../../lib/game';
import { t } from '../../lib/i18n.svelte';
import { readBoat } from './boats';
import { deskOf } from './desk.svelte';
import { boat, CARAVEL, COIN, glass, jokerBoat, LETTER, PORT, RESERVE_CARD } from './drawings';
import { dueOf, type RoiChoice, type RoiTable } from './types';

/** A numeric argument of a choice's sentence. */
function told(choice: RoiChoice, name: string): number | undefined {
  const arg = choice.say.args?.find(([key]) => key === name)?.[1];
  return arg && 'number' in arg ? arg.number : undefined;
}

/** The display of a choice in the prompt bar. While something is picked up, only that is offered. */
export function short(choice: RoiChoice, table: RoiTable): Short {
  const { action } = choice;
  if (action.do !== 'done' && deskOf(table).busy) return { boardOnly: true };
  switch (action.do) {
    case 'coins':
      return { drawings: [{ ...COIN, figure: `+${told(choice, 'coins') ?? ''}` }] };
    case 'mission':
      return {
        drawings: [LETTER],
        text: t('arb-do-mission'),
        costs: [{ ...COIN, figure: String(told(choice, 'price') ?? '') }],
      };
    case 'buy':
      return { drawings: [CARAVEL], text: t('arb-do-buy') };
    case 'send':
      return { drawings: [PORT], text: t('arb-do-send') };
    case 'reserve':
      return { drawings: [RESERVE_CARD], text: t('arb-do-reserve'), tone: 'plain' };
    case 'end-turn':
      return { text: t('arb-do-end'), tone: 'end' };
    case 'done':
      return { text: t('arb-do-finish'), tone: 'main' };
    case 'engage':
      return {
        drawings: [{ ...COIN, figure: String(told(choice, 'income') ?? '') }],
        text: t('arb-do-engage', { turns: action.turns }),
      };
    case 'take':
    case 'draw':
    case 'buy-boat':
    case 'to':
    case 'launch':
    case 'place':
    case 'place-joker':
    case 'set':
    case 'reserve-boat':
    case 'reserve-mission':
      return { boardOnly: true };
  }
}

/** The spots that an event touched. */
export function spots(event: RoiEvent): readonly string[] {
  switch (event.kind) {
    case 'sent':
    case 'joker-sent':
      return [`expedition-${event.expedition}`];
    case 'boat-bought':
      return [`purchase-${event.slot}`];
    case 'boat-turned-up':
      return [`filling-${event.slot}`];
    case 'mission-turned-up':
      return [`display-${event.slot}`];
    case 'mission-drawn':
    case 'mission-drawn-unseen':
      return ['mission-pile'];
    case 'boat-reserved':
      return [`${event.row}-${event.slot}`];
    case 'mission-reserved':
      return [`display-${event.slot}`];
    case 'mission-completed':
      return [`completed-${Math.min(event.completed, 8)}`];
    case 'dealt':
    case 'dealt-unseen':
    case 'turn-began':
    case 'passed':
    case 'coins-taken':
    case 'mission-taken':
    case 'boat-moved-down':
    case 'scoring-card':
    case 'joker-shown':
    case 'mission-played':
    case 'loaded':
    case 'joker-loaded':
    case 'engaged':
    case 'mission-advanced':
    case 'mission-dissolved':
    case 'boat-freed':
    case 'mission-freed':
    case 'scoring-began':
    case 'expeditions-scored':
    case 'contract-scored':
    case 'boats-scored':
    case 'stopped':
    case 'ended':
      return [];
  }
}

/** The pieces that an event moved. Own pieces move from and to the dock, those of others from and to their panels. */
export function flights(event: RoiEvent, table: RoiTable): readonly Flight[] {
  const mine = (seat: number): boolean => seat === table.seat;
  const port = (seat: number, id: string): string => (mine(seat) ? `boat-${id}` : `panel-${seat}`);
  const purse = (seat: number): string => (mine(seat) ? 'purse' : `coins-${seat}`);
  const place = (seat: number, mission: string): string =>
    mine(seat) ? `mission-${mission}` : `panel-${seat}`;
  const coins = (amount: number): Flight['drawing'] => ({ ...COIN, figure: String(amount) });
  /** Payments move from the purse to the bank. */
  const pays = (seat: number, amount: number): Flight[] =>
    amount > 0 ? [{ from: purse(seat), to: 'bank', drawing: coins(amount) }] : [];
  /** A boat moves to the cells that it takes. */
  const berths = (seat: number, from: string, expedition: string): Flight => {
    const there = table.view.expeditions.find(({ id }) => id === expedition)?.boats ?? [];
    const at = there.findLastIndex(({ owner }) => owner === seat);
    return { from, to: at < 0 ? `expedition-${expedition}` : `moored-${expedition}-${at}` };
  };
  /** The boats of a mission return to port. */
  const returns = (seat: number, mission: string): Flight[] =>
    mine(seat) ? [{ from: `fleet-${mission}`, to: 'port', piece: 'start', kept: true }] : [];
  switch (event.kind) {
    case 'boat-bought':
      return [
        { from: `purchase-${event.slot}`, to: port(event.seat, event.boat), drawing: boat(event.boat) },
        ...pays(event.seat, event.price),
      ];
    case 'boat-moved-down':
      return [{ from: `filling-${event.slot}`, to: `purchase-${event.slot}`, drawing: boat(event.boat) }];
    case 'boat-turned-up': {
      const pile = table.view.piles.find(({ left }) => left > 0)?.pile ?? 5;
      return [{ from: `pile-${pile}`, to: `filling-${event.slot}`, drawing: boat(event.boat) }];
    }
    case 'scoring-card': {
      const pile = event.scoring === 'interim' ? 3 : 5;
      return [{ from: `pile-${pile}`, to: 'due', drawing: glass(event.scoring) }];
    }
    case 'sent':
      return [
        berths(event.seat, port(event.seat, event.boat), event.expedition),
        ...pays(event.seat, event.tax),
      ];
    case 'joker-sent':
      return [
        berths(event.seat, port(event.seat, 'joker'), event.expedition),
        ...pays(event.seat, event.tax),
      ];
    case 'mission-played':
      // An own mission moves to the front.
      return mine(event.seat)
        ? [{ from: `mission-${event.mission}`, to: `mission-${event.mission}`, piece: 'start' }]
        : [];
    case 'loaded':
      return [
        {
          from: port(event.seat, event.boat),
          to: place(event.seat, event.mission),
          drawing: boat(event.boat),
        },
        ...pays(event.seat, event.tax),
      ];
    case 'joker-loaded': {
      const drawing = jokerBoat(table.view.investors[event.seat]?.joker.colours);
      return [
        { from: port(event.seat, 'joker'), to: place(event.seat, event.mission), drawing },
        ...pays(event.seat, event.tax),
      ];
    }
    case 'mission-advanced': {
      const on = `turn-${event.mission}-`;
      return mine(event.seat) ? [{ from: `${on}${event.left + 1}`, to: `${on}${event.left}` }] : [];
    }
    case 'mission-taken': {
      const slot = slotOf(event, table);
      return [
        { from: `display-${slot ?? 1}`, to: place(event.seat, event.mission), drawing: LETTER },
        ...pays(event.seat, table.view.numbers.mission_price),
      ];
    }
    case 'mission-turned-up':
      return [{ from: 'mission-pile', to: `display-${event.slot}`, drawing: LETTER }];
    case 'mission-drawn':
      return [
        { from: 'mission-pile', to: place(event.seat, event.mission), drawing: LETTER },
        ...pays(event.seat, table.view.numbers.mission_price),
      ];
    case 'mission-drawn-unseen':
      return [
        { from: 'mission-pile', to: `panel-${event.seat}`, drawing: LETTER },
        ...pays(event.seat, table.view.numbers.mission_price),
      ];
    case 'coins-taken':
      return [{ from: `panel-${event.seat}`, to: purse(event.seat), drawing: coins(event.coins) }];
    case 'mission-completed':
      return [
        { from: place(event.seat, event.mission), to: purse(event.seat), drawing: coins(event.income) },
        ...returns(event.seat, event.mission),
        // The disc moves one column.
        { from: `done-${event.seat}`, to: `done-${event.seat}`, piece: 'start' },
      ];
    case 'mission-dissolved':
      return returns(event.seat, event.mission);
    // A pawn moves to the corner of the reserved card and back.
    case 'boat-reserved':
      return [{ from: `panel-${event.seat}`, to: `pin-${event.seat}-${event.boat}` }];
    case 'mission-reserved':
      return [{ from: `panel-${event.seat}`, to: `pin-${event.seat}-${event.mission}` }];
    case 'boat-freed':
      return [
        { from: `pin-${event.seat}-${event.boat}`, to: `panel-${event.seat}`, piece: 'start', kept: true },
      ];
    case 'mission-freed':
      return [
        { from: `pin-${event.seat}-${event.mission}`, to: `panel-${event.seat}`, piece: 'start', kept: true },
      ];
    case 'dealt':
    case 'dealt-unseen':
    case 'turn-began':
    case 'passed':
    case 'joker-shown':
    case 'engaged':
    case 'scoring-began':
    case 'expeditions-scored':
    case 'contract-scored':
    case 'boats-scored':
    case 'stopped':
    case 'ended':
      return [];
  }
}

/** The display slot from which a mission was taken: the one that was refilled, or is empty now. */
function slotOf(event: RoiEvent, { log, view }: RoiTable): number | undefined {
  const n = log.find((line) => line.event === event)?.n;
  for (const line of log) if (line.n === n && line.event.kind === 'mission-turned-up') return line.event.slot;
  return view.display.find(({ mission }) => mission === null)?.slot;
}

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
