// The display of choices in the prompt bar, and the spots and animations of events.
import type { IlosAction, IlosBerth, IlosCards, IlosEvent, IlosView } from '../../generated/ilos';
import type { Flight, Row, Where } from '../../lib/game';
import { word } from '../../lib/i18n.svelte';
import { BOARD_ONLY, shortening, tracing } from '../../lib/kinds';
import { card, CARDS, FORT, HAND, HOUSE, PIONEER, resource, RESOURCES, RISE } from './drawings';
import type { IlosTable } from './offers';

/** The display of a choice in the prompt bar. Most choices are on the board instead. */
export const short = shortening<IlosAction, IlosTable>({
  done: { tone: 'end' },
  end: (_, { seat, view }) => {
    const own = seat === undefined ? undefined : view.merchants[seat];
    const drawings = [{ icon: HAND.icon, figure: own ? `+${own.draws}` : '' }];
    return { tone: 'end', text: word('ilb-end') ?? '', drawings };
  },
  fort: () => ({ drawings: [FORT], text: word('il-fort.title') ?? '' }),
  house: () => ({ drawings: [HOUSE], text: word('il-house.title') ?? '' }),
  copy: ({ resource: kind }) => ({
    drawings: [resource(kind)],
    text: word(`il-resource-${kind}.title`) ?? '',
  }),
  throw: BOARD_ONLY,
  tile: BOARD_ONLY,
  cell: BOARD_ONLY,
  rotate: BOARD_ONLY,
  anchor: BOARD_ONLY,
  play: BOARD_ONLY,
  add: BOARD_ONLY,
  'move-from': BOARD_ONLY,
  'move-lair': BOARD_ONLY,
  'new-tile': BOARD_ONLY,
  land: BOARD_ONLY,
  raid: BOARD_ONLY,
  settle: BOARD_ONLY,
  raise: BOARD_ONLY,
  pay: BOARD_ONLY,
});

/** The spot from which a ship comes. */
const origin = (ship: IlosBerth, seat: number, own: boolean): string =>
  ship === 'reserve'
    ? own
      ? 'reserve'
      : `panel-${seat}`
    : 'coast' in ship
      ? `fleet-${ship.coast}-${seat}`
      : `pirate-${ship.lair}`;

const mine = (seat: number, table: IlosTable): boolean => seat === table.seat && !table.covered;
const hand = (seat: number, table: IlosTable): string => (mine(seat, table) ? 'hand' : `panel-${seat}`);
const screen = (seat: number, table: IlosTable): string => (mine(seat, table) ? 'screen' : `panel-${seat}`);
const production = (seat: number, table: IlosTable): string =>
  mine(seat, table) ? 'production' : `production-${seat}`;

/** A number of face-down cards. */
const backs = (from: string, to: string, count: number): Flight => ({
  from,
  to,
  back: true,
  drawing: { ...HAND, figure: String(count) },
});

/** A pioneer moves to its site. */
const lands = (seat: number, site: string, table: IlosTable): Flight => ({
  from: mine(seat, table) ? 'pioneers' : `pips-${seat}`,
  to: `site-${site}`,
  drawing: PIONEER,
  seat,
});

const counted = (cards: IlosCards): number => CARDS.reduce((sum, one) => sum + cards[one], 0);

export const { spots, flights } = tracing<IlosEvent, IlosTable>({
  played: ({ seat, card: kind }, table) => ({
    flights: [
      {
        from: mine(seat, table) ? `card-${kind}` : hand(seat, table),
        to: 'discard',
        drawing: card(kind),
      },
    ],
  }),
  paid: ({ seat, cards }, table) => ({ flights: [backs(hand(seat, table), 'discard', cards)] }),
  explored: ({ tile, rotation }) => ({
    spots: [`tile-${tile}`],
    flights: [
      {
        from: `lone-${tile}`,
        to: `tile-${tile}`,
        piece: 'start',
        turns: rotation > 3 ? rotation * 60 - 360 : rotation * 60,
      },
    ],
  }),
  landed: ({ seat, ship, island }, table) => {
    const to = `fleet-${island}-${seat}`;
    return { spots: [to], flights: [{ from: origin(ship, seat, mine(seat, table)), to, arc: true }] };
  },
  raided: ({ seat, ship, tile }, table) => ({
    spots: [`lair-${tile}`],
    flights: [{ from: origin(ship, seat, mine(seat, table)), to: `pirate-${tile}`, arc: true }],
  }),
  revealed: ({ tile }) => ({ spots: [`zone-${tile}`], flights: [{ from: 'tiles', to: `lone-${tile}` }] }),
  settled: ({ seat, site, site_kind: kind }, table) => {
    const at = `site-${site}`;
    const made = RESOURCES.find((one) => one === kind);
    const token: Flight[] = made ? [{ from: at, to: production(seat, table), drawing: resource(made) }] : [];
    return { spots: [at], flights: [lands(seat, site, table), ...token] };
  },
  built: ({ seat, site, copies }, table) => {
    const at = `site-${site}`;
    const building: Flight = { from: 'buildings', to: at, drawing: copies === null ? FORT : HOUSE };
    const token: Flight[] =
      copies === null ? [] : [{ from: at, to: production(seat, table), drawing: resource(copies) }];
    return { spots: [at], flights: [building, lands(seat, site, table), ...token] };
  },
  found: ({ seat, gold }, table) => {
    // The ruins are where the player's newest pioneer stands.
    const site = table.view.merchants[seat]?.pioneers.at(-1);
    const from = site === undefined ? `panel-${seat}` : `site-${site}`;
    return {
      flights: [{ from, to: screen(seat, table), drawing: { ...resource('gold'), figure: `+${gold}` } }],
    };
  },
  raised: ({ resource: kind }, { view }) => {
    const line = view.market.lines.find((one) => one.resource === kind);
    const covers = Math.max(0, (line?.rises ?? 1) - 1);
    return {
      spots: [`line-${kind}`],
      flights: [{ from: 'tokens', to: `price-${kind}-${covers}`, drawing: RISE }],
    };
  },
  produced: ({ seat, production: made }, table) => ({
    flights: RESOURCES.filter((one) => made[one] > 0).map((one): Flight => ({
      from: production(seat, table),
      to: screen(seat, table),
      drawing: { ...resource(one), figure: `+${made[one]}` },
    })),
  }),
  // Own cards are revealed: each kind moves to its stack.
  drew: ({ seat, cards }, table) => ({
    flights: CARDS.filter((one) => cards[one] > 0).map((one): Flight => ({
      from: 'draw',
      to: mine(seat, table) ? `card-${one}` : hand(seat, table),
      drawing: { ...card(one), figure: `+${cards[one]}` },
    })),
  }),
  'drew-unseen': ({ seat, count }, table) => ({ flights: [backs('draw', hand(seat, table), count)] }),
  took: ({ seat, victim, cards }, table) => ({
    flights: [backs(hand(victim, table), hand(seat, table), counted(cards))],
  }),
  'took-unseen': ({ seat, victim, count }, table) => ({
    flights: [backs(hand(victim, table), hand(seat, table), count)],
  }),
  redrew: ({ seat, cards }, table) => ({
    flights: cards > 0 ? [backs(hand(seat, table), 'discard', cards)] : [],
  }),
  'first-chosen': null,
  'round-began': null,
  merged: null,
  reshuffled: null,
  'draw-lost': null,
  'last-round': null,
  ended: null,
});

/** The location of a row's tile. */
export function where(view: IlosView, kind: string, row: Row): readonly Where[] {
  if (kind !== 'tile') return [];
  if (view.map.some(({ id }) => id === row.id)) return [{ place: 'ilb-where-map' }];
  if (view.zone.some(({ id }) => id === row.id)) return [{ place: 'ilb-where-zone' }];
  return [{ place: 'ilb-where-box' }];
}
