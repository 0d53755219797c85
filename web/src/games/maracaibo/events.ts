// The spots and animations of events.
import type { MaracaiboEvent } from '../../generated/maracaibo';
import type { Drawing, Flight } from '../../lib/game';
import { fights, type MaTable } from './targets';

interface Traces {
  /** The spots it touched, which stay outlined. */
  spots?: readonly string[];
  /** The pieces it moved. */
  flights?: readonly Flight[];
}

const CARD: Drawing = { icon: 'i-card', tint: 'cloth' };
const DISC: Drawing = { icon: 'm-upg' };
const SPY: Drawing = { icon: 'm-spy', tint: 'cloth' };
const QUEST: Drawing = { icon: 'm-quest', tint: 'sail' };
const POINTS: Drawing = { icon: 'v-vp' };
const place = (id: string): string => `place-${id}`;
const panel = (seat: number): string => `panel-${seat}`;
const JEANNE = 'panel-jeanne';
const cube = (nation: string): Drawing => ({ icon: `i-nation-${nation}` });

/** An own card moves from the hand or the planning area to its destination; for others, a card back. */
function card(event: { seat: number; card: string }, table: MaTable, to: string): Flight {
  return event.seat === table.seat
    ? { from: `hand-${event.card}`, to, piece: 'start' }
    : { from: panel(event.seat), to, drawing: CARD };
}

/** The destination of a card: the own hand, or a player's panel. */
function hand({ seat, card }: { seat: number; card: string }, { seat: own, view }: MaTable): string {
  const held = seat === own && view.players[seat]?.hand?.some((one) => one.id === card);
  return held ? `hand-${card}` : panel(seat);
}

/** The spot of a seat's ship. */
const berth = ({ seat }: { seat: number }, { view }: MaTable): string =>
  place(view.players[seat]?.ship ?? '0');

function traces(event: MaracaiboEvent, table: MaTable): Traces {
  const own = 'seat' in event && event.seat === table.seat;
  switch (event.kind) {
    case 'stopped':
    case 'city-used':
    case 'village-used':
      return { spots: [place(event.place)] };
    case 'delivered':
      return {
        spots: [place(event.place)],
        flights: [card(event, table, 'discard')],
      };
    case 'disc-removed':
      return {
        flights: [
          {
            from: own ? `area-${event.area}` : panel(event.seat),
            to: berth(event, table),
            drawing: DISC,
            seat: event.seat,
          },
        ],
      };
    case 'spies-unused':
      return {
        spots: [place(event.place)],
        flights: [{ from: place(event.place), to: panel(event.seat), drawing: POINTS }],
      };
    case 'planned':
      // In the own dock the card keeps its spot name. The first cards have no spot there yet.
      return own && table.view.stage !== 'split' && table.view.stage !== 'careers'
        ? { flights: [card(event, table, `hand-${event.card}`)] }
        : {};
    case 'bought':
      return own ? { flights: [card(event, table, `own-${event.card}`)] } : {};
    case 'spy-placed':
      return {
        spots: [place(event.place)],
        flights: [{ from: own ? 'own-spies' : panel(event.seat), to: place(event.place), drawing: SPY }],
      };
    case 'cube-placed':
      return {
        spots: [place(event.place)],
        flights: [{ from: `nation-${event.nation}`, to: place(event.place), drawing: cube(event.nation) }],
      };
    case 'cube-removed':
    case 'cube-boxed':
    case 'city-laid':
      return { spots: [place(event.place)] };
    case 'invested':
      return {
        spots: [`building-${event.building}`],
        flights: [
          { from: own ? 'own-spies' : panel(event.seat), to: `building-${event.building}`, drawing: SPY },
        ],
      };
    case 'quest-fulfilled':
      return {
        flights: [
          {
            from: `quest-${event.quest}`,
            to: own ? 'quest-track' : panel(event.seat),
            drawing: QUEST,
            turns: 180,
          },
        ],
      };
    case 'quest-placed':
      return { flights: [{ from: 'quests', to: place(event.place), drawing: QUEST }] };
    case 'token-revealed':
      return {
        flights: [
          {
            from: 'tokens',
            // Another player's Combat is only in the log. The own one takes the place of the shelf.
            to: event.seat === table.seat && fights(table) ? 'combat' : panel(event.seat),
            drawing: { icon: 'm-ctoken', tint: 'steel' },
          },
        ],
      };
    case 'drew':
      return { flights: [{ from: 'deck', to: hand(event, table), drawing: CARD }] };
    case 'drew-unseen':
      return { flights: [{ from: 'deck', to: panel(event.seat), drawing: CARD }] };
    case 'took':
      return { flights: [{ from: `card-${event.card}`, to: hand(event, table), drawing: CARD }] };
    case 'card-spent':
      return { flights: [card(event, table, 'discard')] };
    case 'hand-discarded':
      return {
        flights: event.cards.map((one) => card({ seat: event.seat, card: one }, table, 'discard')),
      };
    case 'dropped':
      return { flights: [{ from: panel(event.seat), to: 'discard', drawing: CARD }] };
    case 'income':
      // After the first income the face-up cards are swept, and the new ones follow.
      return event.seat === 0 && table.view.stage !== 'over'
        ? {
            flights: table.view.row.map((_, at) => ({
              from: `row-${at}`,
              to: 'discard',
              piece: 'start',
              together: at > 0,
            })),
          }
        : {};
    case 'face-up':
      return { flights: [{ from: 'deck', to: `card-${event.card}`, drawing: CARD }] };
    case 'jeanne-sailed':
      return { spots: [place(event.place)] };
    case 'jeanne-delivered':
      return {
        spots: [place(event.place)],
        flights: [{ from: JEANNE, to: place(event.place), drawing: DISC }],
      };
    case 'jeanne-took':
      return { flights: [{ from: `card-${event.card}`, to: JEANNE, drawing: CARD }] };
    case 'jeanne-quest':
      return { flights: [{ from: `quest-${event.quest}`, to: JEANNE, drawing: QUEST }] };
    case 'jeanne-annexed':
      return event.place === null
        ? {}
        : {
            spots: [place(event.place)],
            flights: [
              { from: `nation-${event.nation}`, to: place(event.place), drawing: cube(event.nation) },
            ],
          };
    case 'tile-used':
    case 'tile-full':
    case 'tile-laid':
    case 'tile-lifted':
    case 'story-drawn':
    case 'story-read':
    case 'story-left':
    case 'cards-unlocked':
    case 'ballot-cast':
    case 'ballots-shown':
    case 'decided':
    case 'campaign-ended':
    case 'first-chosen':
    case 'dealt':
    case 'dealt-unseen':
    case 'plan-chosen':
    case 'drop-chosen':
    case 'career-picked':
    case 'career-chosen':
    case 'round-began':
    case 'sailed':
    case 'hosted':
    case 'habit-set':
    case 'spies-unreached':
    case 'spied':
    case 'declined':
    case 'upgraded':
    case 'scored':
    case 'doubloons':
    case 'doubloons-paid':
    case 'combat-points':
    case 'combat-paid':
    case 'spies-taken':
    case 'spies-returned':
    case 'spy-turned':
    case 'influence':
    case 'token-taken':
    case 'income-rose':
    case 'points-income-rose':
    case 'area-used':
    case 'card-used':
    case 'quest-on-card':
    case 'fights-for':
    case 'combat-card':
    case 'combat-ended':
    case 'legacy-cube':
    case 'explored':
    case 'line-crossed':
    case 'track-ended':
    case 'toll-taken':
    case 'jeanne-toll':
    case 'reshuffled':
    case 'objective-done':
    case 'career-done':
    case 'scoring-began':
    case 'building-revealed':
    case 'jeanne-card':
    case 'jeanne-reshuffled':
    case 'jeanne-disc':
    case 'jeanne-influence':
    case 'jeanne-points':
    case 'jeanne-explored':
    case 'jeanne-combat':
    case 'jeanne-idle':
    case 'jeanne-income':
    case 'ended':
      return {};
  }
}

export const spots = (event: MaracaiboEvent, table: MaTable): readonly string[] =>
  traces(event, table).spots ?? [];
export const flights = (event: MaracaiboEvent, table: MaTable): readonly Flight[] =>
  traces(event, table).flights ?? [];
