// The content of the cartouche: the description or the effect of the thing under the pointer, or the reason for a
// refusal. All facts come from view, aid, preview and refusals; this module words them.
import type { IlosCard, IlosDeed, IlosPending, IlosResource, IlosSiteKind } from '../../generated/ilos';
import { sentenceOf, type Drawing } from '../../lib/game';
import { nameOf, spans, t, word, type Span } from '../../lib/i18n.svelte';
import { byKind } from '../../lib/kinds';
import type { Selection, Thing } from './selection.svelte';
import * as draw from './drawings';
import { same } from './geometry';
import { around, isleName, isles, kindTitle, listed } from './names';
import type { IlosTable, Laying } from './offers';

export interface Row {
  drawing: Drawing;
  text?: string;
  spans?: readonly Span[];
  /** A figure that changes, for better or worse. */
  from?: number;
  to?: number;
  /** Players at the end of the line. */
  seats?: readonly number[];
  /** Sites before the text, with their counts. */
  sites?: readonly { kind: IlosSiteKind; count: number }[];
}

export interface Telling {
  title: string;
  rows: readonly Row[];
  /** The clause of the refusal. */
  clause?: string | undefined;
}

const UI = (icon: string): Drawing => ({ icon });
const NO: Drawing = UI('i-no');
const CLOCK: Drawing = UI('i-clock');
const some = (row: Row | false | undefined): readonly Row[] => (row ? [row] : []);
const cardNames = (cards: readonly IlosCard[]): string =>
  listed(cards.map((card) => word(`il-card-${card}`) ?? card));

/** The cards that ships allow, as a sentence. */
const allows = (
  id: 'ilb-tell-opens' | 'ilb-tell-closes' | 'ilb-tell-allows',
  cards: readonly IlosCard[],
): readonly Row[] =>
  cards.length > 0 ? [{ drawing: draw.FREE, text: t(id, { cards: cardNames(cards) }) }] : [];

const shipCost = (table: IlosTable): number =>
  table.view.cards.find(({ card }) => card === 'ship')?.cost ?? 0;

export function telling(table: IlosTable, selection: Selection): Telling | undefined {
  const { thing } = selection;
  const { laying } = selection.offers;
  const cell = thing?.kind === 'cell' && laying ? refusedCell(laying, thing) : undefined;
  if (cell) return cell;
  const shown = selection.tried ?? laying;
  if (shown?.at) return lay(table, shown);
  if (shown?.tile !== undefined)
    return { title: t('ilb-new-tile'), rows: [{ drawing: draw.TILE, text: t('ilb-choose-cell') }] };
  return (
    (thing && pointed(thing, table, selection)) ?? byButton(table) ?? pending(table, selection) ?? last(table)
  );
}

const pointed = byKind<Thing, [table: IlosTable, selection: Selection], Telling | undefined>({
  card: (thing, table, selection) => card(table, selection, thing.card),
  site: (thing, table, selection) => site(table, selection, thing.site),
  island: (thing, table) => island(table, thing.island),
  lair: (thing, table, selection) => lair(table, selection, thing.tile),
  pirate: (thing, table, selection) => lair(table, selection, thing.tile),
  fleet: (thing, table, selection) => fleet(table, selection, thing.island, thing.seat),
  reserve: (_, table) => reserve(table),
  line: (thing, table, selection) => line(table, selection, thing.resource),
  tile: (thing, table) => zoned(table, thing.tile),
  cell: () => undefined,
  button: () => undefined,
});

/** A tile of the exploration zone: its islands with their sites. */
function zoned(table: IlosTable, id: string): Telling | undefined {
  const tile = table.view.zone.find((one) => one.id === id);
  if (!tile) return undefined;
  const rows = tile.pieces.map((piece): Row => {
    const kinds = [...new Set(piece.sites.map(({ kind }) => kind))];
    return {
      drawing: draw.TILE,
      sites: kinds.map((kind) => ({ kind, count: piece.sites.filter((one) => one.kind === kind).length })),
      text: listed(kinds.map((kind) => kindTitle(kind))),
    };
  });
  return { title: t('ilb-tell-zone-tile', { count: tile.pieces.length }), rows };
}

function card(table: IlosTable, selection: Selection, kind: IlosCard): Telling | undefined {
  const title = word(`il-card-${kind}`) ?? kind;
  const { view } = table;
  if (view.pending?.kind !== 'act' || view.actor !== table.seat) {
    if (view.pending?.kind === 'pay' || view.pending?.kind === 'redraw') return undefined;
    return { title, rows: [{ drawing: draw.card(kind), text: word(`il-card-${kind}.text`) ?? '' }] };
  }
  const refusal = table.refusal((action) => action.do === 'play' && action.card === kind);
  if (refusal) {
    return {
      title,
      clause: refusal.clause,
      rows: [{ drawing: NO, spans: spans(refusal.reason, table.names) }],
    };
  }
  const face = view.cards.find((one) => one.card === kind);
  if (!face) return undefined;
  if (kind === 'market') return { title, rows: [{ drawing: UI('i-chest'), text: t('ilb-tell-resource') }] };
  const rows: Row[] = [
    {
      drawing: draw.HAND,
      text:
        face.piracy > face.cost
          ? t('ilb-tell-cost-most', { cost: face.cost, most: face.piracy })
          : t('ilb-tell-cost', { cost: face.cost }),
    },
  ];
  if (kind === 'ship') rows.push({ drawing: draw.SHIP, text: t('ilb-tell-sails') });
  else {
    const reach = table.aid?.targets.find((one) => one.card === kind)?.sites.length ?? 0;
    rows.push({ drawing: draw.PIONEER, text: t('ilb-tell-reach', { count: reach }) });
  }
  return { title, rows };
}

/** The tile, kind, island and holder of a site. */
function findSite(table: IlosTable, id: string) {
  for (const tile of table.view.map)
    for (const piece of tile.pieces)
      for (const one of piece.sites) if (one.id === id) return { ...one, island: piece.island };
  return undefined;
}

const produces = (kind: IlosSiteKind): IlosResource | undefined =>
  draw.RESOURCES.find((resource) => resource === kind);

function site(table: IlosTable, selection: Selection, id: string): Telling | undefined {
  const found = findSite(table, id);
  if (!found) return undefined;
  const { view } = table;
  const title = t('ilb-name-site', { site: kindTitle(found.kind), island: isleName(found.island) });
  const offer = selection.offers.sites.get(id);
  const own = table.seat === undefined ? undefined : view.merchants[table.seat];
  if (found.seat !== null) {
    const { building } = found;
    const text =
      building === null
        ? t('ilb-tell-pioneer-of')
        : building === 'fort'
          ? t('ilb-tell-fort-of')
          : t('ilb-tell-house-of', { resource: word(`il-resource-${building.house}`) ?? '' });
    const drawing = building === null ? draw.site(found.kind) : building === 'fort' ? draw.FORT : draw.HOUSE;
    return { title, rows: [{ drawing, text, seats: [found.seat] }] };
  }
  const kind = view.cards.find(({ card }) => CARD_OF[found.kind] === card);
  if (!offer || offer.cost === undefined || !own) {
    if (!kind) return { title, rows: [] };
    const args = { card: word(`il-card-${kind.card}`) ?? '', ships: kind.ships };
    return { title, rows: [{ drawing: draw.site(found.kind), text: t('ilb-tell-free-for', args) }] };
  }
  const resource = produces(found.kind);
  const price = view.market.lines.find((one) => one.resource === resource)?.price ?? 0;
  const now = resource ? own.production[resource] : 0;
  const placed = view.numbers.pioneers - own.pioneers_left;
  const pirates = offer.pirates ?? [];
  return {
    title,
    rows: [
      ...some(
        resource && {
          drawing: draw.resource(resource),
          text: t('ilb-tell-production', { price }),
          from: now,
          to: now + 1,
        },
      ),
      ...some(
        found.kind === 'ruins' && {
          drawing: draw.resource('gold'),
          text: t('ilb-tell-ruins', { gold: view.numbers.ruins_gold }),
        },
      ),
      pirates.length > 0
        ? { drawing: draw.HAND, text: t('ilb-tell-cost-pirates', { cost: offer.cost }), seats: pirates }
        : { drawing: draw.HAND, text: t('ilb-tell-cost', { cost: offer.cost }) },
      { drawing: draw.PIONEER, text: t('ilb-tell-nth', { n: placed + 1, all: view.numbers.pioneers }) },
    ],
  };
}

/** The card that brings a pioneer to a site. */
const CARD_OF: Readonly<Record<IlosSiteKind, IlosCard>> = {
  ebony: 'plantation',
  dye: 'plantation',
  spice: 'plantation',
  gold: 'gold-mine',
  ruins: 'ruins',
  building: 'building',
};

function island(table: IlosTable, id: string): Telling | undefined {
  const found = table.view.islands.find((one) => one.id === id);
  if (!found) return undefined;
  const landing = table.aid?.landings.find((one) => one.island === id);
  const me = table.seat;
  const own = me === undefined ? undefined : table.view.merchants[me];
  const others = found.ships.flatMap((ships, seat) =>
    ships > 0 && !(landing && seat === me) ? [{ ships, seat }] : [],
  );
  const draws = table.aid?.draws;
  return {
    title: landing ? t('ilb-tell-land', { island: isleName(id) }) : isleName(id),
    rows: [
      ...some(
        landing && {
          drawing: draw.SHIP,
          text: t('ilb-tell-ships-there'),
          from: landing.ships - 1,
          to: landing.ships,
        },
      ),
      freeRow(found.free),
      ...allows('ilb-tell-opens', landing?.opens ?? []),
      ...(landing ? [] : others).map(({ ships, seat }) => ({
        drawing: draw.SHIP,
        text: t('ilb-tell-fleet-of', { count: ships }),
        seats: [seat],
      })),
      ...pirates(table, found.pirates, found.forts),
      ...some(landing && { drawing: draw.HAND, text: t('ilb-tell-cost', { cost: shipCost(table) }) }),
      ...some(
        landing && draws !== null && draws !== undefined && own
          ? { drawing: draw.HAND, text: t('ilb-tell-draws'), from: own.draws, to: draws }
          : undefined,
      ),
    ],
  };
}

function pirates(table: IlosTable, all: readonly number[], forts: readonly number[]): readonly Row[] {
  // A player's own ships do not raise the price for that player.
  const seats = all.filter((seat) => seat !== table.seat);
  if (seats.length === 0) return [];
  const safe = table.seat !== undefined && forts.includes(table.seat);
  return [
    { drawing: draw.LAIR, text: t('ilb-tell-pirates'), seats },
    ...some(safe && { drawing: draw.FORT, text: t('ilb-tell-safe') }),
  ];
}

function lair(table: IlosTable, selection: Selection, id: string): Telling | undefined {
  const tile = table.view.map.find((one) => one.id === id);
  if (!tile) return undefined;
  const raids: Row = { drawing: draw.LAIR, text: t('ilb-tell-raids', { islands: around(tile) }) };
  if (selection.offers.lairs.has(id)) {
    const cost = t('ilb-tell-cost', { cost: shipCost(table) });
    return { title: t('ilb-tell-raid'), rows: [raids, { drawing: draw.HAND, text: cost }] };
  }
  if (selection.offers.pirates.has(id)) {
    const left = t('ilb-tell-raids-no-more', { islands: around(tile) });
    return { title: t('ilb-tell-sail-lair'), rows: [{ drawing: draw.LAIR, text: left }] };
  }
  const held = tile.pirate === null ? [] : [tile.pirate];
  return {
    title: t('ilb-tell-lair'),
    rows: [
      ...some(held.length > 0 && { drawing: draw.SHIP, text: t('ilb-tell-raided-by'), seats: held }),
      raids,
    ],
  };
}

function fleet(table: IlosTable, selection: Selection, id: string, seat: number): Telling | undefined {
  const found = table.view.islands.find((one) => one.id === id);
  if (!found) return undefined;
  const leaving = seat === table.seat && selection.offers.fleets.has(id);
  const departure = leaving ? table.aid?.departures.find((one) => one.island === id) : undefined;
  if (leaving) {
    const now = found.ships[seat] ?? 0;
    return {
      title: t('ilb-tell-sail-from', { island: isleName(id) }),
      rows: [
        { drawing: draw.SHIP, text: t('ilb-tell-ships-there'), from: now, to: departure?.ships ?? now - 1 },
        ...allows('ilb-tell-closes', departure?.closes ?? []),
      ],
    };
  }
  return island(table, id);
}

function reserve(table: IlosTable): Telling {
  const own = table.seat === undefined ? undefined : table.view.merchants[table.seat];
  const draws = table.aid?.draws;
  return {
    title: t('ilb-tell-reserve'),
    rows: some(
      own && draws !== null && draws !== undefined
        ? { drawing: draw.HAND, text: t('ilb-tell-draws'), from: own.draws, to: draws }
        : undefined,
    ),
  };
}

function line(table: IlosTable, selection: Selection, resource: IlosResource): Telling | undefined {
  const found = table.view.market.lines.find((one) => one.resource === resource);
  if (!found || !selection.offers.lines.has(resource)) return undefined;
  const own = table.seat === undefined ? undefined : table.view.merchants[table.seat];
  const left = (own?.stock?.[resource] ?? 1) - 1;
  const next = found.prices[found.rises + 1] ?? found.price;
  return {
    title: t('ilb-tell-raise', { resource: word(`il-resource-${resource}`) ?? resource }),
    rows: [
      { drawing: draw.RISE, text: t('ilb-tell-price'), from: found.price, to: next },
      {
        drawing: draw.resource(resource),
        text: t('ilb-tell-stock', { count: left }),
        from: left * found.price,
        to: left * next,
      },
      { drawing: CLOCK, text: t('ilb-tell-rises-left', { count: table.view.market.tokens_left - 1 }) },
    ],
  };
}

/** The free sites of an island. */
function freeRow(free: readonly { kind: IlosSiteKind; count: number }[]): Row {
  if (free.length === 0) return { drawing: draw.FREE, text: t('ilb-tell-none-free') };
  const count = free.reduce((sum, one) => sum + one.count, 0);
  return { drawing: draw.FREE, sites: free, text: t('ilb-tell-free', { count }) };
}

const edges = (list: readonly number[]): string => listed(list.map((edge) => word(`ilb-edge-${edge}`) ?? ''));

function refusedCell(laying: Laying, thing: Thing): Telling | undefined {
  if (thing.kind !== 'cell') return undefined;
  const found = laying.places.find(({ place }) => same(place.at, thing.at));
  if (!found || found.clause === null) return undefined;
  const lands = found.place.around.filter(({ island }) => island !== null).map(({ edge }) => edge);
  const seas = found.place.around.filter(({ island }) => island === null).map(({ edge }) => edge);
  const text =
    found.clause === 'IL-4.3'
      ? t('ilb-tell-cell-asks', {
          land: lands.length,
          lands: edges(lands),
          sea: seas.length,
          seas: edges(seas),
        })
      : t('ilb-tell-cell-alone');
  return { title: '', clause: found.clause, rows: [{ drawing: NO, text }] };
}

function lay(table: IlosTable, laying: Laying): Telling | undefined {
  const { turn } = laying;
  if (!turn) return undefined;
  if (turn.clause !== null) {
    const text =
      turn.clashes.length > 0
        ? t('ilb-tell-clash', { edges: edges(turn.clashes) })
        : turn.clause === 'IL-3.2'
          ? t('ilb-tell-first-turn')
          : t('ilb-tell-no-growth');
    return { title: '', clause: turn.clause, rows: [{ drawing: NO, text }] };
  }
  const piece = turn.pieces.find((one) => one.piece === laying.piece);
  const grown = [...new Set(turn.joins.map(({ island }) => island))];
  const merged = turn.pieces.find(({ joined }) => joined.length > 1)?.joined;
  const title = merged
    ? t('ilb-tell-merge', { islands: isles(merged) })
    : grown[0] !== undefined
      ? t('ilb-tell-grows', { island: isles(grown), count: grown.length })
      : t('ilb-tell-lay-first');
  const ship = table.view.pending;
  const pays = ship !== null && 'ship' in ship && ship.ship !== null;
  return {
    title,
    rows: [
      ...some(
        turn.joins.length > 0 && {
          drawing: draw.LINK,
          text: t('ilb-tell-joined', { edges: turn.joins.length }),
        },
      ),
      ...some(
        piece && {
          ...freeRow(piece.free),
        },
      ),
      ...some(
        piece && {
          drawing: draw.SHIP,
          text: t('ilb-tell-ships-there'),
          from: piece.ships_now,
          to: piece.ships,
        },
      ),
      ...allows('ilb-tell-allows', piece?.opens ?? []),
      ...pirates(table, piece?.pirates ?? [], []),
      ...some(pays && { drawing: draw.HAND, text: t('ilb-tell-cost', { cost: shipCost(table) }) }),
    ],
  };
}

/** The effect of the prompt bar's button under the pointer. */
function byButton(table: IlosTable): Telling | undefined {
  const choice = table.legal.find(({ text }) => text === table.hovered);
  const own = table.seat === undefined ? undefined : table.view.merchants[table.seat];
  const { pending: now } = table.view;
  if (!choice || !own || !now || !('island' in now)) return undefined;
  const name = isleName(now.island);
  if (choice.action.do === 'fort') {
    const draws = table.aid?.draws ?? own.draws;
    return {
      title: word('il-fort.title') ?? '',
      rows: [
        { drawing: draw.HAND, text: t('ilb-tell-fort-draws'), from: own.draws, to: draws },
        { drawing: draw.LAIR, text: t('ilb-tell-fort-safe', { island: name }) },
      ],
    };
  }
  const grown = table.view.islands.find(({ id }) => id === now.island)?.exploited ?? [];
  if (choice.action.do === 'house') {
    const resources = listed(grown.map((one) => word(`il-resource-${one}`) ?? one));
    return {
      title: word('il-house.title') ?? '',
      rows: [{ drawing: draw.HOUSE, text: t('ilb-tell-house', { island: name, resources }) }],
    };
  }
  if (choice.action.do === 'copy') {
    const { resource } = choice.action;
    const price = table.view.market.lines.find((one) => one.resource === resource)?.price ?? 0;
    const made = own.production[resource];
    return {
      title: word('il-house.title') ?? '',
      rows: [
        {
          drawing: draw.resource(resource),
          text: t('ilb-tell-production', { price }),
          from: made,
          to: made + 1,
        },
      ],
    };
  }
  return undefined;
}

/** The subject of the payment. */
function paidFor(deed: IlosDeed): string {
  if ('land' in deed) return t('ilb-tell-land', { island: isleName(deed.land.island) });
  if ('raid' in deed) return t('ilb-tell-raid');
  if ('explore' in deed) return t('ilb-new-tile');
  if ('settle' in deed)
    return t('ilb-name-site', { site: kindTitle(deed.settle.site), island: isleName(deed.settle.island) });
  const [site, island] =
    'fort' in deed
      ? [word('il-fort.title'), deed.fort.island]
      : [t('ilb-house-of', { resource: word(`il-resource-${deed.house.copies}`) ?? '' }), deed.house.island];
  return t('ilb-name-site', { site: site ?? '', island: isleName(island) });
}

const side = (): Telling => hint('building', draw.FORT, t('ilb-tell-which-side'));

/** The text about each pending decision. */
const ofPending = byKind<IlosPending, [table: IlosTable, selection: Selection], Telling | undefined>({
  redraw: () => ({
    title: t('ilb-tell-unknown-sea'),
    rows: [
      { drawing: draw.TILE, text: t('ilb-tell-next-tiles') },
      { drawing: draw.HAND, text: t('ilb-tell-cards-both') },
    ],
  }),
  tile: ({ ship }) => ({
    title: ship === null ? t('ilb-tell-first-island') : t('ilb-new-tile'),
    rows: [
      { drawing: draw.TILE, text: t('ilb-tell-take-tile') },
      ...some(ship === null && { drawing: draw.FREE, text: t('ilb-tell-free-of-charge') }),
    ],
  }),
  pay: ({ deed, cost, left }, _, selection) => {
    const paid = cost - left + (selection.held.handful?.length ?? 0);
    return {
      title: paidFor(deed),
      rows: [
        { drawing: draw.HAND, text: t('ilb-tell-paid', { paid, all: cost }) },
        { drawing: draw.FREE, text: t('ilb-tell-any-card') },
      ],
    };
  },
  act: (_, table, selection) =>
    selection.held.card === undefined ? undefined : card(table, selection, selection.held.card),
  settle: (now, table, selection) => card(table, selection, now.card),
  ship: () => hint('ship', draw.SHIP, t('ilb-tell-which-ship')),
  sail: () => hint('ship', draw.SHIP, t('ilb-tell-where-ship')),
  side,
  copy: side,
  market: () => hint('market', draw.RISE, t('ilb-tell-which-price')),
  cell: () => undefined,
  rotation: () => undefined,
  anchor: () => undefined,
});

/** The text about the viewer's pending decision. */
function pending(table: IlosTable, selection: Selection): Telling | undefined {
  const { pending: now } = table.view;
  return table.myTurn && now && !table.past ? ofPending(now, table, selection) : undefined;
}

/** The instruction for the card that is being played. */
const hint = (kind: IlosCard, drawing: Drawing, text: string): Telling => ({
  title: word(`il-card-${kind}`) ?? kind,
  rows: [{ drawing, text }],
});

/** The last event of other players since the own last decision. */
function last(table: IlosTable): Telling | undefined {
  if (table.past || table.view.stage === 'over') return undefined;
  const since = table.present?.own_last ?? 0;
  const line = table.log.findLast(
    (one) => one.n > since && one.seat !== undefined && one.seat !== table.seat,
  );
  if (line?.seat === undefined) return undefined;
  const quiet = new Set(['revealed', 'reshuffled', 'round-began', 'drew-unseen', 'produced']);
  const lines = table.log.filter(
    (one) => one.n > since && one.seat === line.seat && !one.quiet && !quiet.has(one.event.kind),
  );
  if (lines.length === 0) return undefined;
  return {
    title: t('ilb-tell-last-move', { name: nameOf(table.names, line.seat) }),
    rows: lines.slice(-3).map((one) => ({ drawing: draw.TILE, spans: spans(sentenceOf(one), table.names) })),
  };
}
