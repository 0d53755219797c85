// The display of choices in the prompt bar, and the spots and animations of events.
import type { IlosBerth, IlosCards, IlosEvent, IlosView } from '../../generated/ilos';
import { unknownKind, type Drawing, type Flight, type Row, type Short, type Where } from '../../lib/game';
import { word } from '../../lib/i18n.svelte';
import { card, CARDS, FORT, HAND, HOUSE, PIONEER, resource, RESOURCES, RISE } from './drawings';
import type { IlosChoice, IlosTable } from './offers';

/** The display of a choice in the prompt bar. Most choices are on the board instead. */
export function short({ action }: IlosChoice, table: IlosTable): Short {
  const own = table.seat === undefined ? undefined : table.view.merchants[table.seat];
  switch (action.do) {
    case 'done':
      return { tone: 'end' };
    case 'end':
      return {
        tone: 'end',
        text: word('ilb-end') ?? '',
        drawings: [{ icon: HAND.icon, figure: own ? `+${own.draws}` : '' }],
      };
    case 'fort':
      return { drawings: [FORT], text: word('il-fort.title') ?? '' };
    case 'house':
      return { drawings: [HOUSE], text: word('il-house.title') ?? '' };
    case 'copy':
      return {
        drawings: [resource(action.resource)],
        text: word(`il-resource-${action.resource}.title`) ?? '',
      };
    case 'throw':
    case 'tile':
    case 'cell':
    case 'rotate':
    case 'anchor':
    case 'play':
    case 'add':
    case 'move-from':
    case 'move-lair':
    case 'new-tile':
    case 'land':
    case 'raid':
    case 'settle':
    case 'raise':
    case 'pay':
      return { boardOnly: true };
  }
}

/** The spots that an event touched. */
export function spots(event: IlosEvent): readonly string[] {
  switch (event.kind) {
    case 'explored':
      return [`tile-${event.tile}`];
    case 'landed':
      return [`fleet-${event.island}-${event.seat}`];
    case 'raided':
      return [`lair-${event.tile}`];
    case 'settled':
    case 'built':
      return [`site-${event.site}`];
    case 'raised':
      return [`line-${event.resource}`];
    case 'revealed':
      return [`zone-${event.tile}`];
    case 'first-chosen':
    case 'redrew':
    case 'round-began':
    case 'played':
    case 'paid':
    case 'merged':
    case 'found':
    case 'produced':
    case 'drew':
    case 'drew-unseen':
    case 'reshuffled':
    case 'took':
    case 'took-unseen':
    case 'draw-lost':
    case 'last-round':
    case 'ended':
      return [];
  }
  return unknownKind(event);
}

/** The spot from which a ship comes. */
const origin = (ship: IlosBerth, seat: number, own: boolean): string =>
  ship === 'reserve'
    ? own
      ? 'reserve'
      : `panel-${seat}`
    : 'coast' in ship
      ? `fleet-${ship.coast}-${seat}`
      : `pirate-${ship.lair}`;

/** The pieces that an event moved. */
export function flights(event: IlosEvent, table: IlosTable): readonly Flight[] {
  const mine = (seat: number): boolean => seat === table.seat && !table.covered;
  const hand = (seat: number): string => (mine(seat) ? 'hand' : `panel-${seat}`);
  const screen = (seat: number): string => (mine(seat) ? 'screen' : `panel-${seat}`);
  const grows = (seat: number): string => (mine(seat) ? 'production' : `production-${seat}`);
  /** A number of face-down cards. */
  const backs = (from: string, to: string, count: number): Flight => ({
    from,
    to,
    back: true,
    drawing: { ...HAND, figure: String(count) },
  });
  switch (event.kind) {
    case 'played':
      return [
        {
          from: mine(event.seat) ? `card-${event.card}` : hand(event.seat),
          to: 'discard',
          drawing: card(event.card),
        },
      ];
    case 'paid':
      return [backs(hand(event.seat), 'discard', event.cards)];
    case 'explored':
      return [
        {
          from: `lone-${event.tile}`,
          to: `tile-${event.tile}`,
          piece: 'start',
          turns: event.rotation > 3 ? event.rotation * 60 - 360 : event.rotation * 60,
        },
      ];
    case 'landed': {
      const to = `fleet-${event.island}-${event.seat}`;
      return [{ from: origin(event.ship, event.seat, mine(event.seat)), to, arc: true }];
    }
    case 'raided':
      return [
        {
          from: origin(event.ship, event.seat, mine(event.seat)),
          to: `pirate-${event.tile}`,
          arc: true,
        },
      ];
    case 'revealed':
      return [{ from: 'tiles', to: `lone-${event.tile}` }];
    case 'settled': {
      const { seat, site, site_kind: kind } = event;
      const made = RESOURCES.find((one) => one === kind);
      const lands: Flight = {
        from: mine(seat) ? 'pioneers' : `pips-${seat}`,
        to: `site-${site}`,
        drawing: PIONEER,
        seat,
      };
      return made ? [lands, { from: `site-${site}`, to: grows(seat), drawing: resource(made) }] : [lands];
    }
    case 'built': {
      const { seat, site, copies } = event;
      const at = `site-${site}`;
      const building: Flight = { from: 'buildings', to: at, drawing: copies === null ? FORT : HOUSE };
      const lands: Flight = {
        from: mine(seat) ? 'pioneers' : `pips-${seat}`,
        to: at,
        drawing: PIONEER,
        seat,
      };
      const made: Flight[] =
        copies === null ? [] : [{ from: at, to: grows(seat), drawing: resource(copies) }];
      return [building, lands, ...made];
    }
    case 'found': {
      // The ruins are where the player's newest pioneer stands.
      const site = table.view.merchants[event.seat]?.pioneers.at(-1);
      const from = site === undefined ? `panel-${event.seat}` : `site-${site}`;
      const drawing: Drawing = { ...resource('gold'), figure: `+${event.gold}` };
      return [{ from, to: screen(event.seat), drawing }];
    }
    case 'raised': {
      const line = table.view.market.lines.find((one) => one.resource === event.resource);
      const covers = Math.max(0, (line?.rises ?? 1) - 1);
      return [{ from: 'tokens', to: `price-${event.resource}-${covers}`, drawing: RISE }];
    }
    case 'produced':
      return RESOURCES.filter((one) => event.production[one] > 0).map((one): Flight => ({
        from: grows(event.seat),
        to: screen(event.seat),
        drawing: { ...resource(one), figure: `+${event.production[one]}` },
      }));
    case 'drew':
      // Own cards are revealed: each kind moves to its stack.
      return CARDS.filter((one) => event.cards[one] > 0).map((one): Flight => ({
        from: 'draw',
        to: mine(event.seat) ? `card-${one}` : hand(event.seat),
        drawing: { ...card(one), figure: `+${event.cards[one]}` },
      }));
    case 'drew-unseen':
      return [backs('draw', hand(event.seat), event.count)];
    case 'took':
      return [backs(hand(event.victim), hand(event.seat), counted(event.cards))];
    case 'took-unseen':
      return [backs(hand(event.victim), hand(event.seat), event.count)];
    case 'redrew':
      return event.cards > 0 ? [backs(hand(event.seat), 'discard', event.cards)] : [];
    case 'first-chosen':
    case 'round-began':
    case 'merged':
    case 'reshuffled':
    case 'draw-lost':
    case 'last-round':
    case 'ended':
      return [];
  }
  return unknownKind(event);
}

const counted = (cards: IlosCards): number => CARDS.reduce((sum, one) => sum + cards[one], 0);

/** The location of a row's tile. */
export function where(view: IlosView, kind: string, row: Row): readonly Where[] {
  if (kind !== 'tile') return [];
  if (view.map.some(({ id }) => id === row.id)) return [{ place: 'ilb-where-map' }];
  if (view.zone.some(({ id }) => id === row.id)) return [{ place: 'ilb-where-zone' }];
  return [{ place: 'ilb-where-box' }];
}
