// How choices stand in the prompt bar, and which places and pieces an event touched.
import type { IlosBerth, IlosEvent, IlosView } from '../../generated/ilos';
import type { Drawing, Flight, Row, Short, Where } from '../../lib/game';
import { word } from '../../lib/i18n.svelte';
import { card, FORT, HAND, HOUSE, PIONEER, resource, RESOURCES, RISE, SHIP, TILE } from './drawings';
import type { IlosChoice, IlosTable } from './offers';

/** How a choice stands in the prompt bar; most lie on the table instead. */
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
      return { aside: true };
  }
}

/** The places an event touched. */
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
    case 'first-chosen':
    case 'redrew':
    case 'round-began':
    case 'played':
    case 'paid':
    case 'merged':
    case 'revealed':
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
}

/** Where a ship comes from, on the table. */
const origin = (ship: IlosBerth, seat: number, own: boolean): string =>
  ship === 'reserve'
    ? own
      ? 'reserve'
      : `panel-${seat}`
    : 'coast' in ship
      ? `fleet-${ship.coast}-${seat}`
      : `lair-${ship.lair}`;

/** The pieces an event moved. */
export function flights(event: IlosEvent, table: IlosTable): readonly Flight[] {
  const mine = (seat: number): boolean => seat === table.seat && !table.covered;
  const hand = (seat: number): string => (mine(seat) ? 'hand' : `panel-${seat}`);
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
      return [{ from: hand(event.seat), to: 'discard', drawing: { ...HAND, figure: String(event.cards) } }];
    case 'explored':
      return [{ from: `zone-${event.tile}`, to: `tile-${event.tile}`, drawing: TILE }];
    case 'landed': {
      const to = `fleet-${event.island}-${event.seat}`;
      return [{ from: origin(event.ship, event.seat, mine(event.seat)), to, drawing: SHIP }];
    }
    case 'raided':
      return [
        { from: origin(event.ship, event.seat, mine(event.seat)), to: `lair-${event.tile}`, drawing: SHIP },
      ];
    case 'revealed':
      return [{ from: 'tiles', to: `zone-${event.tile}`, drawing: TILE }];
    case 'settled': {
      const from = mine(event.seat) ? 'pioneers' : `pips-${event.seat}`;
      return [{ from, to: `site-${event.site}`, drawing: PIONEER }];
    }
    case 'built':
      return [{ from: 'buildings', to: `site-${event.site}`, drawing: event.copies === null ? FORT : HOUSE }];
    case 'found': {
      const to = mine(event.seat) ? 'screen' : `panel-${event.seat}`;
      return [
        { from: `panel-${event.seat}`, to, drawing: { ...resource('gold'), figure: `+${event.gold}` } },
      ];
    }
    case 'raised':
      return [{ from: 'tokens', to: `line-${event.resource}`, drawing: RISE }];
    case 'produced': {
      const [from, to] = mine(event.seat)
        ? ['production', 'screen']
        : [`production-${event.seat}`, `panel-${event.seat}`];
      const made = RESOURCES.filter((one) => event.production[one] > 0);
      return made.map((one): Flight => {
        const drawing: Drawing = { ...resource(one), figure: `+${event.production[one]}` };
        return { from, to, drawing };
      });
    }
    case 'drew':
    case 'drew-unseen':
      return [{ from: 'draw', to: hand(event.seat), drawing: HAND }];
    case 'took':
    case 'took-unseen':
      return [{ from: hand(event.victim), to: hand(event.seat), drawing: HAND }];
    case 'redrew':
    case 'first-chosen':
    case 'round-began':
    case 'merged':
    case 'reshuffled':
    case 'draw-lost':
    case 'last-round':
    case 'ended':
      return [];
  }
}

/** Where the tile of a row is. */
export function where(view: IlosView, kind: string, row: Row): readonly Where[] {
  if (kind !== 'tile') return [];
  if (view.map.some(({ id }) => id === row.id)) return [{ place: 'ilb-where-map' }];
  if (view.zone.some(({ id }) => id === row.id)) return [{ place: 'ilb-where-zone' }];
  return [{ place: 'ilb-where-box' }];
}
