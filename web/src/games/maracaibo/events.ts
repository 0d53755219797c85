// The spots and animations of events.
import type { MaracaiboEvent } from '../../generated/maracaibo';
import type { Drawing, Flight } from '../../lib/game';
import { tracing } from '../../lib/kinds';
import { fights, type MaTable } from './targets';

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

/** Whether the event is the viewer's own. */
const isOwn = (event: { seat: number }, table: MaTable): boolean => event.seat === table.seat;

export const { spots, flights } = tracing<MaracaiboEvent, MaTable>({
  stopped: (event) => ({ spots: [place(event.place)] }),
  'city-used': (event) => ({ spots: [place(event.place)] }),
  'village-used': (event) => ({ spots: [place(event.place)] }),
  delivered: (event, table) => ({
    spots: [place(event.place)],
    flights: [card(event, table, 'discard')],
  }),
  'disc-removed': (event, table) => ({
    flights: [
      {
        from: isOwn(event, table) ? `area-${event.area}` : panel(event.seat),
        to: berth(event, table),
        drawing: DISC,
        seat: event.seat,
      },
    ],
  }),
  'spies-unused': (event) => ({
    spots: [place(event.place)],
    flights: [{ from: place(event.place), to: panel(event.seat), drawing: POINTS }],
  }),
  // In the own dock the card keeps its spot name. The first cards have no spot there yet.
  planned: (event, table) =>
    isOwn(event, table) && table.view.stage !== 'split' && table.view.stage !== 'careers'
      ? { flights: [card(event, table, `hand-${event.card}`)] }
      : {},
  bought: (event, table) =>
    isOwn(event, table) ? { flights: [card(event, table, `own-${event.card}`)] } : {},
  'spy-placed': (event, table) => ({
    spots: [place(event.place)],
    flights: [
      { from: isOwn(event, table) ? 'own-spies' : panel(event.seat), to: place(event.place), drawing: SPY },
    ],
  }),
  'cube-placed': (event) => ({
    spots: [place(event.place)],
    flights: [{ from: `nation-${event.nation}`, to: place(event.place), drawing: cube(event.nation) }],
  }),
  'cube-removed': (event) => ({ spots: [place(event.place)] }),
  'cube-boxed': (event) => ({ spots: [place(event.place)] }),
  'city-laid': (event) => ({ spots: [place(event.place)] }),
  invested: (event, table) => ({
    spots: [`building-${event.building}`],
    flights: [
      {
        from: isOwn(event, table) ? 'own-spies' : panel(event.seat),
        to: `building-${event.building}`,
        drawing: SPY,
      },
    ],
  }),
  'quest-fulfilled': (event, table) => ({
    flights: [
      {
        from: `quest-${event.quest}`,
        to: isOwn(event, table) ? 'quest-track' : panel(event.seat),
        drawing: QUEST,
        turns: 180,
      },
    ],
  }),
  'quest-placed': (event) => ({ flights: [{ from: 'quests', to: place(event.place), drawing: QUEST }] }),
  'token-revealed': (event, table) => ({
    flights: [
      {
        from: 'tokens',
        // Another player's Combat is only in the log. The own one takes the place of the shelf.
        to: event.seat === table.seat && fights(table) ? 'combat' : panel(event.seat),
        drawing: { icon: 'm-ctoken', tint: 'steel' },
      },
    ],
  }),
  drew: (event, table) => ({ flights: [{ from: 'deck', to: hand(event, table), drawing: CARD }] }),
  'drew-unseen': (event) => ({ flights: [{ from: 'deck', to: panel(event.seat), drawing: CARD }] }),
  took: (event, table) => ({
    flights: [{ from: `card-${event.card}`, to: hand(event, table), drawing: CARD }],
  }),
  'card-spent': (event, table) => ({ flights: [card(event, table, 'discard')] }),
  'hand-discarded': (event, table) => ({
    flights: event.cards.map((one) => card({ seat: event.seat, card: one }, table, 'discard')),
  }),
  dropped: (event) => ({ flights: [{ from: panel(event.seat), to: 'discard', drawing: CARD }] }),
  // After the first income the face-up cards are swept, and the new ones follow.
  income: (event, table) =>
    event.seat === 0 && table.view.stage !== 'over'
      ? {
          flights: table.view.row.map((_, at) => ({
            from: `row-${at}`,
            to: 'discard',
            piece: 'start',
            together: at > 0,
          })),
        }
      : {},
  'face-up': (event) => ({ flights: [{ from: 'deck', to: `card-${event.card}`, drawing: CARD }] }),
  'jeanne-sailed': (event) => ({ spots: [place(event.place)] }),
  'jeanne-delivered': (event) => ({
    spots: [place(event.place)],
    flights: [{ from: JEANNE, to: place(event.place), drawing: DISC }],
  }),
  'jeanne-took': (event) => ({ flights: [{ from: `card-${event.card}`, to: JEANNE, drawing: CARD }] }),
  'jeanne-quest': (event) => ({ flights: [{ from: `quest-${event.quest}`, to: JEANNE, drawing: QUEST }] }),
  'jeanne-annexed': (event) =>
    event.place === null
      ? {}
      : {
          spots: [place(event.place)],
          flights: [{ from: `nation-${event.nation}`, to: place(event.place), drawing: cube(event.nation) }],
        },
  'tile-used': null,
  'tile-full': null,
  'tile-laid': null,
  'tile-lifted': null,
  'story-drawn': null,
  'story-read': null,
  'story-left': null,
  'cards-unlocked': null,
  'ballot-cast': null,
  'ballots-shown': null,
  decided: null,
  'campaign-ended': null,
  'first-chosen': null,
  dealt: null,
  'dealt-unseen': null,
  'plan-chosen': null,
  'drop-chosen': null,
  'career-picked': null,
  'career-chosen': null,
  'round-began': null,
  sailed: null,
  hosted: null,
  'habit-set': null,
  'spies-unreached': null,
  spied: null,
  declined: null,
  upgraded: null,
  scored: null,
  doubloons: null,
  'doubloons-paid': null,
  'combat-points': null,
  'combat-paid': null,
  'spies-taken': null,
  'spies-returned': null,
  'spy-turned': null,
  influence: null,
  'token-taken': null,
  'income-rose': null,
  'points-income-rose': null,
  'area-used': null,
  'card-used': null,
  'quest-on-card': null,
  'fights-for': null,
  'combat-card': null,
  'combat-ended': null,
  'legacy-cube': null,
  explored: null,
  'line-crossed': null,
  'track-ended': null,
  'toll-taken': null,
  'jeanne-toll': null,
  reshuffled: null,
  'objective-done': null,
  'career-done': null,
  'scoring-began': null,
  'building-revealed': null,
  'jeanne-card': null,
  'jeanne-reshuffled': null,
  'jeanne-disc': null,
  'jeanne-influence': null,
  'jeanne-points': null,
  'jeanne-explored': null,
  'jeanne-combat': null,
  'jeanne-idle': null,
  'jeanne-income': null,
  ended: null,
});
