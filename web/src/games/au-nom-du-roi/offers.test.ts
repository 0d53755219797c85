import { describe, expect, it } from 'vitest';
import type {
  RoiAction,
  RoiAid,
  RoiColour,
  RoiFit,
  RoiInvestor,
  RoiPending,
  RoiPlaceFit,
} from '../../generated/au-nom-du-roi';
import { offersOf, type Held, type Offers } from './offers';
import type { RoiChoice } from './types';

const at = (place: string, card = false, more: Partial<RoiPlaceFit> = {}): RoiPlaceFit => ({
  expedition: place.startsWith('E') ? place : null,
  mission: place.startsWith('E') ? null : place,
  card,
  used: 2,
  completes: false,
  interim: null,
  last: place.startsWith('E') ? 3 : null,
  score: null,
  contract: null,
  ...more,
});
const boat = (colour: RoiColour, volume: number, places: RoiPlaceFit[]): RoiFit => ({
  craft: { boat: `${colour}-${volume}`, colour, volume },
  tax: 1,
  coins: 4,
  at: places,
});
const joker = (colour: RoiColour | null, volume: number, places: RoiPlaceFit[]): RoiFit => ({
  craft: { boat: null, colour, volume },
  tax: 2,
  coins: 3,
  at: places,
});

const AID: RoiAid = {
  reach: { buy: [2], take: [3], draw: true, places: ['E01', 'E07'], missions: ['m-red-3'] },
  buys: [],
  mission: null,
  fits: [
    boat('red', 2, [at('E01'), at('E07', true), at('m-red-3')]),
    boat('blue', 1, [at('E07', true)]),
    joker('red', 1, [at('E01')]),
    joker('red', 2, [at('E01')]),
    joker('blue', 1, [at('E01'), at('E02', true)]),
    joker(null, 1, [at('m-red-3'), at('m-green-1', true)]),
  ],
  misfits: [
    {
      expedition: 'E09',
      mission: null,
      crafts: [{ boat: 'red-2', colour: 'red', volume: 2 }],
      clause: 'AR-8.3',
      reason: { id: 'ar-no-full' },
    },
  ],
  engagements: [],
};

const legalOf = (actions: RoiAction[]): RoiChoice[] =>
  actions.map((action) => ({ action, text: JSON.stringify(action), say: { id: 'x' } }));
const OWN = { joker_cards: 1 } as RoiInvestor;

function offers(held: Held = {}, pending: RoiPending[] = [{ kind: 'send', sent: false }], aid = AID): Offers {
  const legal: RoiAction[] =
    pending.length === 0
      ? [{ do: 'coins' }, { do: 'mission' }, { do: 'buy' }, { do: 'send' }, { do: 'end-turn' }]
      : [{ do: 'to', expedition: 'E01' }];
  return offersOf({ pending, legal: legalOf(legal), aid, held, own: OWN });
}
const red = AID.fits[0]?.craft;
const blue = AID.fits[1]?.craft;

describe('sending, boat first', () => {
  it('highlights every place where the picked-up boat fits without a card', () => {
    const { places } = offers({ craft: red });
    expect(places.get('E01')).toMatchObject({
      tier: 'highlighted',
      moves: [
        { do: 'to', expedition: 'E01' },
        { do: 'place', boat: 'red-2' },
      ],
    });
    expect(places.get('m-red-3')).toMatchObject({
      tier: 'highlighted',
      moves: [
        { do: 'launch', mission: 'm-red-3' },
        { do: 'place', boat: 'red-2' },
      ],
    });
  });

  it('picks up a joker card before it spends one', () => {
    const { places } = offers({ craft: red });
    expect(places.get('E07')).toMatchObject({ tier: 'bdg', held: { craft: red, card: true } });
    expect(places.get('E07')?.moves).toBeUndefined();
    const up = offers({ craft: red, card: true }).places;
    expect(up.get('E07')).toMatchObject({
      tier: 'spends-card',
      moves: [
        { do: 'to', expedition: 'E07' },
        { do: 'place', boat: 'red-2', card: true },
      ],
    });
    // AR-11.6: the card cannot be spent where it is not needed.
    expect(up.get('E01')).toMatchObject({ tier: 'no', why: { clause: 'AR-11.6' } });
  });

  it('answers with the clause where the boat does not fit', () => {
    expect(offers({ craft: red }).places.get('E09')).toMatchObject({ tier: 'no', why: { clause: 'AR-8.3' } });
  });

  it('starts from the menu with the action', () => {
    expect(offers({ craft: red }, []).places.get('E01')?.moves).toEqual([
      { do: 'send' },
      { do: 'to', expedition: 'E01' },
      { do: 'place', boat: 'red-2' },
    ]);
  });
});

describe('sending, place first', () => {
  it('highlights every boat that fits there', () => {
    const { boats } = offers({ place: 'E01' });
    expect(boats.get('red-2')).toMatchObject({ tier: 'highlighted' });
    expect(boats.get('blue-1')?.moves).toBeUndefined();
    // Several settings fit: the boat goes there, and its setting is chosen next.
    expect(boats.get('joker')).toMatchObject({
      tier: 'highlighted',
      moves: [{ do: 'to', expedition: 'E01' }, { do: 'place-joker' }],
    });
  });

  it('highlights places that only a joker can fill', () => {
    // The joker boat, in its only setting.
    expect(offers({ place: 'm-red-3' }).boats.get('joker')).toMatchObject({
      tier: 'highlighted',
      moves: [{ do: 'launch', mission: 'm-red-3' }, { do: 'place-joker' }, { do: 'set', volume: 1 }],
    });
    // Boats that need the joker card: a press picks up the card and spends nothing yet.
    const { boats } = offers({ place: 'E07' });
    expect(boats.get('blue-1')).toMatchObject({ tier: 'spends-card', held: { place: 'E07', card: true } });
    expect(boats.get('blue-1')?.moves).toBeUndefined();
    // The same of the joker boat on a mission of a colour that it does not have.
    expect(offers({ place: 'm-green-1' }).boats.get('joker')).toMatchObject({
      tier: 'spends-card',
      held: { place: 'm-green-1', card: true },
    });
  });

  it('is cancelled by pressing the place again', () => {
    expect(offers({ place: 'E01' }).places.get('E01')).toMatchObject({ tier: 'chosen', held: {} });
  });

  it('offers a place that needs the card only after the card is picked up', () => {
    expect(offers().places.get('E02')).toMatchObject({ tier: 'bdg', tool: 'place E02' });
    expect(offers({ card: true }).places.get('E01')).toMatchObject({ tier: 'no' });
    expect(offers({ card: true }).places.get('E07')).toMatchObject({ tier: 'may', tool: 'place E07' });
  });
});

describe('the joker boat', () => {
  it('has buttons for colour and volume while it is picked up', () => {
    const held = { craft: { boat: null, colour: 'red' as const, volume: 1 } };
    const { colours, volumes, rigs } = offers(held);
    expect(colours.map(({ colour }) => colour)).toEqual(['red', 'blue']);
    expect(volumes.map(({ volume }) => volume)).toEqual([1, 2, 3]);
    expect(rigs).toEqual([]);
    expect(colours[1]?.offer.held).toMatchObject({ craft: { colour: 'blue', volume: 1 } });
  });

  it('has only the settings that fit once a place is chosen', () => {
    const held = { place: 'E01' };
    expect(offers(held).rigs.map(({ colour, volume }) => `${colour} ${volume}`)).toEqual([
      'red 1',
      'red 2',
      'blue 1',
    ]);
    expect(offers(held).rigs[2]?.offer.moves).toEqual([
      { do: 'to', expedition: 'E01' },
      { do: 'place-joker' },
      { do: 'set', volume: 1, colour: 'blue' },
    ]);
  });

  it('has no colour on a mission', () => {
    const held = { place: 'm-red-3' };
    expect(offers(held).rigs.map(({ offer }) => offer.moves?.at(-1))).toEqual([{ do: 'set', volume: 1 }]);
  });

  it('is set at once where the rules ask only for its settings', () => {
    const pending: RoiPending[] = [
      { kind: 'send', sent: false },
      { kind: 'rig-at', expedition: 'E01', room: 2, fleet_colour: null },
    ];
    expect(offers({}, pending).rigs[0]?.offer.moves).toEqual([{ do: 'set', volume: 1, colour: 'red' }]);
  });
});

describe('the menu', () => {
  it('leads directly to boats for sale and missions', () => {
    const { purchase, display, draw } = offers({}, []);
    expect(purchase.get(2)).toMatchObject({
      tier: 'may',
      moves: [{ do: 'buy' }, { do: 'buy-boat', slot: 2 }],
    });
    expect(display.get(3)?.moves).toEqual([{ do: 'mission' }, { do: 'take', slot: 3 }]);
    expect(draw?.moves).toEqual([{ do: 'mission' }, { do: 'draw' }]);
  });

  it('offers nothing to a seat that is not awaited', () => {
    const none = offersOf({ pending: [], legal: [], aid: undefined, held: {}, own: OWN });
    expect(none.step).toBeUndefined();
    expect([...none.places, ...none.boats, ...none.purchase]).toEqual([]);
  });
});

describe('the joker card', () => {
  it('is a tool if any boat could use it', () => {
    expect(offers().card).toMatchObject({ tier: 'may', tool: 'joker card', held: { card: true } });
    expect(offers({ card: true }).card).toMatchObject({ tier: 'held', held: { card: false } });
    expect(offers({ craft: blue }).boats.get('blue-1')).toMatchObject({ tier: 'held', held: {} });
  });

  it('is not offered to a player without one', () => {
    const pending: RoiPending[] = [{ kind: 'send', sent: false }];
    const legal = legalOf([{ do: 'to', expedition: 'E01' }]);
    const own = { joker_cards: 0 } as RoiInvestor;
    expect(offersOf({ pending, legal, aid: AID, held: {}, own }).card).toBeUndefined();
  });
});
