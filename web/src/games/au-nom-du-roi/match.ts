// How choices stand in the prompt bar, which places events touched, which pieces they moved, and where components are.
import type { RoiEvent, RoiView } from '../../generated/au-nom-du-roi';
import type { Flight, Row, Short, Where } from '../../lib/game';
import { t } from '../../lib/i18n.svelte';
import { readBoat } from './boats';
import {
  boat,
  CARAVEL,
  COIN,
  glass,
  jokerBoat,
  LETTER,
  PAWN,
  PORT,
  RESERVE_CARD,
  roman,
  SEAL,
} from './drawings';
import { dueOf, type RoiChoice, type RoiTable } from './types';

/** A number among the arguments of a choice's sentence. */
function told(choice: RoiChoice, name: string): number | undefined {
  const arg = choice.say.args?.find(([key]) => key === name)?.[1];
  return arg && 'number' in arg ? arg.number : undefined;
}

/** How a choice stands in the prompt bar. */
export function short(choice: RoiChoice): Short {
  const { action } = choice;
  switch (action.do) {
    case 'coins':
      return { drawings: [{ ...COIN, figure: `+${told(choice, 'coins') ?? ''}` }] };
    case 'mission':
      return {
        drawings: [LETTER, { ...COIN, figure: String(told(choice, 'price') ?? '') }],
        text: t('arb-do-mission'),
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
        text: roman(action.turns),
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
      return { aside: true };
  }
}

/** The places that an event touched. */
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

/** The pieces that an event moved: from and to one's own things in the dock, those of others in their panels. */
export function flights(event: RoiEvent, table: RoiTable): readonly Flight[] {
  const mine = (seat: number): boolean => seat === table.seat;
  const port = (seat: number, id: string): string => (mine(seat) ? `boat-${id}` : `panel-${seat}`);
  const purse = (seat: number): string => (mine(seat) ? 'purse' : `coins-${seat}`);
  const place = (seat: number, mission: string): string =>
    mine(seat) ? `mission-${mission}` : `panel-${seat}`;
  const coins = (amount: number): Flight['drawing'] => ({ ...COIN, figure: String(amount) });
  switch (event.kind) {
    case 'boat-bought':
      return [
        { from: `purchase-${event.slot}`, to: port(event.seat, event.boat), drawing: boat(event.boat) },
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
        {
          from: port(event.seat, event.boat),
          to: `expedition-${event.expedition}`,
          drawing: boat(event.boat),
        },
      ];
    case 'joker-sent': {
      const shown = table.view.investors[event.seat]?.joker.colours;
      const drawing = readBoat(event.boat) ? boat(event.boat) : jokerBoat(shown);
      return [{ from: port(event.seat, 'joker'), to: `expedition-${event.expedition}`, drawing }];
    }
    case 'loaded':
      return [
        {
          from: port(event.seat, event.boat),
          to: place(event.seat, event.mission),
          drawing: boat(event.boat),
        },
      ];
    case 'joker-loaded': {
      const drawing = jokerBoat(table.view.investors[event.seat]?.joker.colours);
      return [{ from: port(event.seat, 'joker'), to: place(event.seat, event.mission), drawing }];
    }
    case 'mission-taken': {
      const slot = slotOf(event, table);
      return [{ from: `display-${slot ?? 1}`, to: place(event.seat, event.mission), drawing: LETTER }];
    }
    case 'mission-turned-up':
      return [{ from: 'mission-pile', to: `display-${event.slot}`, drawing: LETTER }];
    case 'mission-drawn':
      return [{ from: 'mission-pile', to: place(event.seat, event.mission), drawing: LETTER }];
    case 'mission-drawn-unseen':
      return [{ from: 'mission-pile', to: `panel-${event.seat}`, drawing: LETTER }];
    case 'coins-taken':
      return [{ from: `panel-${event.seat}`, to: purse(event.seat), drawing: coins(event.coins) }];
    case 'mission-completed':
      return [
        { from: place(event.seat, event.mission), to: purse(event.seat), drawing: coins(event.income) },
        {
          from: place(event.seat, event.mission),
          to: `completed-${Math.min(event.completed, 8)}`,
          drawing: SEAL,
        },
      ];
    case 'boat-reserved':
      return [{ from: `panel-${event.seat}`, to: `${event.row}-${event.slot}`, drawing: PAWN }];
    case 'mission-reserved':
      return [{ from: `panel-${event.seat}`, to: `display-${event.slot}`, drawing: PAWN }];
    case 'dealt':
    case 'dealt-unseen':
    case 'turn-began':
    case 'passed':
    case 'joker-shown':
    case 'mission-played':
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

/** From which slot a mission was taken: the one that was filled again, or else is empty. */
function slotOf(event: RoiEvent, { log, view }: RoiTable): number | undefined {
  const n = log.find((line) => line.event === event)?.n;
  for (const line of log) if (line.n === n && line.event.kind === 'mission-turned-up') return line.event.slot;
  return view.display.find(({ mission }) => mission === null)?.slot;
}

/** How a phase stands in the masthead: with the turns that are left once a scoring is due. */
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

/** Where the boats and missions of a row are, as everybody can see. */
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
