import { describe, expect, it } from 'vitest';
import type { IlosAction, IlosAid, IlosPending, IlosTurn } from '../../generated/ilos';
import { layingOf, offersOf, type Held, type IlosChoice, type Offers } from './offers';

const NO_AID: IlosAid = {
  targets: [],
  site: null,
  ships: [],
  rises: [],
  landings: [],
  departures: [],
  draws: null,
  cells: [],
};
const choice = (action: IlosAction): IlosChoice => ({
  action,
  text: JSON.stringify(action),
  say: { id: 'x' },
});
const moment = (
  pending: IlosPending,
  legal: readonly IlosAction[],
  aid: Partial<IlosAid> = {},
  held: Held = {},
) => ({
  pending,
  legal: legal.map(choice),
  aid: { ...NO_AID, ...aid },
  held,
});

const refused: IlosTurn = { clause: 'IL-4.3', clashes: [1], joins: [], pieces: [] };
const open: IlosTurn = {
  clause: null,
  clashes: [],
  joins: [{ edge: 0, piece: 'T03a', island: 'T01a' }],
  pieces: [
    {
      piece: 'T03a',
      island: 'T01a',
      joined: ['T01a'],
      free: [],
      ships: 1,
      ships_now: 0,
      opens: [],
      pirates: [],
    },
  ],
};
const AT = { q: 0, r: -1 };
const ELSEWHERE = { q: 1, r: 0 };
const NOWHERE = { q: 5, r: 0 };
const turns = [refused, open, refused, refused, open, refused];
const lie = (tile: string, clause: string | null) => ({
  tile,
  clause,
  turns: clause === null ? turns : Array(6).fill(refused),
});
const cells: IlosAid['cells'] = [
  { at: AT, around: [{ edge: 0, island: 'T01a' }], tiles: [lie('T03', null), lie('T04', 'IL-4.3')] },
  { at: ELSEWHERE, around: [{ edge: 3, island: null }], tiles: [lie('T03', null), lie('T04', null)] },
  { at: NOWHERE, around: [{ edge: 3, island: null }], tiles: [lie('T03', 'IL-4.4'), lie('T04', 'IL-4.4')] },
];

/** The first moves of all offers, without tools. */
function firsts(offers: Offers): Set<string> {
  const all = [
    ...offers.sites.values(),
    ...offers.islands.values(),
    ...offers.lairs.values(),
    ...offers.fleets.values(),
    ...offers.pirates.values(),
    ...offers.cards.values(),
    ...offers.lines.values(),
    ...offers.buttons,
    ...(offers.reserve ? [offers.reserve] : []),
    ...(offers.lay ? [offers.lay] : []),
  ];
  return new Set(all.flatMap((offer) => (offer.choice ? [offer.choice.text] : [])));
}
const held = (tool: { held?: Held } | undefined): Held => tool?.held ?? {};

describe('the laying of a tile', () => {
  const sail: IlosPending = { kind: 'sail', ship: 'reserve' };
  const legal: IlosAction[] = [
    { do: 'new-tile' },
    { do: 'land', island: 'T01a' },
    { do: 'raid', tile: 'T04' },
  ];

  it('picks the tile up from the zone without a move', () => {
    const offers = offersOf(moment(sail, legal, { cells }));
    expect([...offers.zone.keys()]).toEqual(['T03', 'T04']);
    expect(offers.zone.get('T03')).toMatchObject({ tool: { kind: 'tile', tile: 'T03' } });
    expect(offers.laying).toBeUndefined();
    expect(offers.islands.has('T01a') && offers.lairs.has('T04')).toBe(true);
  });
  it('highlights exactly the cells where the tile fits', () => {
    const offers = offersOf(moment(sail, legal, { cells }, { tile: 'T03' }));
    expect([...offers.cells.keys()]).toEqual(['0,-1', '1,0']);
    expect(offers.lay).toBeUndefined();
  });
  it('starts with the first legal rotation and is one gesture', () => {
    const offers = offersOf(moment(sail, legal, { cells }, { tile: 'T03', at: AT }));
    expect(offers.laying).toMatchObject({ rotation: 1, piece: 'T03a' });
    expect(offers.lay?.moves).toEqual([
      { do: 'new-tile' },
      { do: 'tile', tile: 'T03' },
      { do: 'cell', at: AT },
      { do: 'rotate', rotation: 1 },
      { do: 'anchor', piece: 'T03a' },
    ]);
  });
  it('previews a refused rotation, but does not send it', () => {
    const offers = offersOf(moment(sail, legal, { cells }, { tile: 'T03', at: AT, turn: 0 }));
    expect(offers.laying?.turn?.clause).toBe('IL-4.3');
    expect(offers.lay).toBeUndefined();
  });
  it('continues from the present position', () => {
    const later: [IlosPending, IlosAction[]][] = [
      [{ kind: 'tile', ship: null }, [{ do: 'tile', tile: 'T03' }]],
      [{ kind: 'cell', ship: null, tile: 'T03' }, [{ do: 'cell', at: AT }]],
      [{ kind: 'rotation', ship: null, tile: 'T03', at: AT }, [{ do: 'rotate', rotation: 4 }]],
      [{ kind: 'anchor', ship: null, tile: 'T03', at: AT, rotation: 4 }, [{ do: 'anchor', piece: 'T03a' }]],
    ];
    for (const [pending, moves] of later) {
      const laying = layingOf(pending, { ...NO_AID, cells }, { tile: 'T03', at: AT, turn: 4 });
      expect(laying?.moves[0], pending.kind).toEqual(moves[0]);
      expect(laying?.moves.at(-1)).toEqual({ do: 'anchor', piece: 'T03a' });
    }
  });
  it('keeps the cell for another tile only if that fits too', () => {
    const offers = offersOf(moment(sail, legal, { cells }, { tile: 'T03', at: AT }));
    expect(held(offers.zone.get('T04')).at).toBeUndefined();
    const other = offersOf(moment(sail, legal, { cells }, { tile: 'T03', at: ELSEWHERE }));
    expect(held(other.zone.get('T04')).at).toEqual(ELSEWHERE);
  });
});

describe('a card', () => {
  const targets: IlosAid['targets'] = [
    {
      card: 'plantation',
      sites: [{ island: 'T01a', site: 'T01-1', kind: 'ebony', cost: 3, pirates: [1] }],
    },
  ];
  const legal: IlosAction[] = [
    { do: 'play', card: 'plantation' },
    { do: 'play', card: 'ship' },
    { do: 'end' },
  ];

  it('is played by a click', () => {
    const offers = offersOf(moment({ kind: 'act' }, legal));
    expect(firsts(offers)).toEqual(new Set(legal.map((action) => JSON.stringify(action))));
    expect(offers.sites.size).toBe(0);
  });
  it('highlights its sites with cost and pirates once selected, and plays by one gesture', () => {
    const offers = offersOf(moment({ kind: 'act' }, legal, { targets }, { card: 'plantation' }));
    expect(offers.sites.get('T01-1')).toMatchObject({
      cost: 3,
      pirates: [1],
      moves: [
        { do: 'play', card: 'plantation' },
        { do: 'settle', island: 'T01a', site: 'ebony' },
      ],
    });
  });
  it('of the sea highlights the fleets that can sail', () => {
    const ships: IlosAid['ships'] = ['reserve', { coast: 'T01a' }, { lair: 'T04' }];
    const offers = offersOf(moment({ kind: 'act' }, legal, { ships }, { card: 'ship' }));
    expect(offers.reserve?.moves?.at(-1)).toEqual({ do: 'add' });
    expect(offers.fleets.get('T01a')?.moves?.at(-1)).toEqual({ do: 'move-from', island: 'T01a' });
    expect(offers.pirates.get('T04')?.moves?.at(-1)).toEqual({ do: 'move-lair', tile: 'T04' });
  });
  it('highlights exactly the legal sites once played', () => {
    const settle: IlosAction[] = [{ do: 'settle', island: 'T01a', site: 'ebony' }];
    const offers = offersOf(moment({ kind: 'settle', card: 'plantation' }, settle, { targets }));
    expect(firsts(offers)).toEqual(new Set([JSON.stringify(settle[0])]));
    expect(offers.sites.get('T01-1')?.moves).toBeUndefined();
  });
});

describe('a payment', () => {
  const deed = { settle: { island: 'T01a', site: 'ebony' as const } };
  const pays: IlosAction[] = [
    { do: 'pay', card: 'ship' },
    { do: 'pay', card: 'market' },
  ];
  const pay = (left: number): IlosPending => ({ kind: 'pay', left, cost: 3, deed });

  it('of one card is a move', () => {
    const offers = offersOf(moment(pay(1), pays));
    expect(offers.cards.get('ship')?.choice?.action).toEqual(pays[0]);
  });
  it('of several cards is collected, and the last card sends all of them', () => {
    const first = offersOf(moment(pay(3), pays));
    expect(first.cards.get('ship')).toMatchObject({
      tool: { kind: 'payment', cards: ['ship'] },
      held: { handful: ['ship'] },
    });
    const second = offersOf(moment(pay(3), pays, {}, held(first.cards.get('ship'))));
    const third = offersOf(moment(pay(3), pays, {}, held(second.cards.get('market'))));
    expect(third.cards.get('ship')?.moves).toEqual([pays[0], pays[1], pays[0]]);
    expect(third.cards.get('ship')?.choice?.action).toEqual(pays[0]);
  });
});

describe('the completion of a payment', () => {
  const hand = { ship: 1, plantation: 3, 'gold-mine': 0, building: 2, ruins: 0, market: 1 };
  const deed = { fort: { island: 'T01a' } };
  const pays: IlosAction[] = [
    { do: 'pay', card: 'ship' },
    { do: 'pay', card: 'plantation' },
    { do: 'pay', card: 'building' },
  ];
  it('adds the most frequent cards to the collected ones', () => {
    const now = moment({ kind: 'pay', left: 4, cost: 4, deed }, pays, {}, { handful: ['ship'] });
    const { fill } = offersOf({ ...now, hand });
    expect(fill?.moves?.map((move) => (move.do === 'pay' ? move.card : ''))).toEqual([
      'ship',
      'plantation',
      'plantation',
      'building',
    ]);
    expect(fill?.choice?.action).toEqual(pays[0]);
  });
});

describe('the board', () => {
  it('offers nothing while no choice is legal', () => {
    const offers = offersOf(moment({ kind: 'tile', ship: null }, [], { cells }, { tile: 'T03', at: AT }));
    expect(firsts(offers).size).toBe(0);
    expect(offers.zone.size + offers.cells.size + offers.turns.size).toBe(0);
  });
});
