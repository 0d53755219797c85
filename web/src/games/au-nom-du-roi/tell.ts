// The line at the top edge of the dock: what the thing under the pointer would bring, or what it is, in one sentence and a few
// figures. Every figure is the rules' own.
import type { RoiAid, RoiColour } from '../../generated/au-nom-du-roi';
import { knows, spans, t, textOf, word, type Span } from '../../lib/i18n.svelte';
import { readBoat } from './boats';
import type { Desk } from './desk.svelte';
import { BARREL, COIN, glass, JOKER_CARD, kind, LETTER, roman } from './drawings';
import { boatName, craftName, missionName, placeName } from './names';
import type { Foretold } from './offers';
import { ownOf, type RoiTable } from './types';
import type { Drawing } from '../../lib/game';

/** A figure of the line: a sign and what stands beside it. */
export interface Part {
  drawing?: Drawing;
  flag?: { colour: RoiColour; volume: number };
  /** A dashed pawn: if the game ended now. */
  hollow?: boolean;
  text: string;
  /** What it is, for whoever does not see the sign. */
  name?: string;
  gained?: boolean;
}

export interface Telling {
  title?: string;
  text?: string | undefined;
  spans?: readonly Span[];
  parts: readonly Part[];
  /** It tells of something that a press would do. */
  lit: boolean;
}

const change = (from: number, to: number): string => `${from} → ${to}`;

/** What sending a boat brings. */
function sends(table: RoiTable, { fit, at }: Foretold): Telling {
  const own = ownOf(table);
  const parts: Part[] = [];
  if (own) parts.push({ drawing: COIN, text: change(own.coins, fit.coins), name: t('arb-coins-label') });
  if (at.card && own)
    parts.push({
      drawing: JOKER_CARD,
      text: change(own.joker_cards, own.joker_cards - 1),
      name: t('arb-joker-cards'),
    });
  const scored = (scoring: 'interim' | 'final', points: number | null): void => {
    if (points !== null)
      parts.push({
        drawing: glass(scoring),
        text: `+${points}`,
        name: word(`ar-scoring-${scoring}`) ?? scoring,
        gained: true,
      });
  };
  scored('interim', at.interim);
  scored('final', at.last);
  if (own && at.score !== null)
    parts.push({ hollow: true, text: change(own.score, at.score), name: t('arb-if-ended') });
  const volume = volumeOf(table, at);
  parts.push({
    drawing: BARREL,
    text:
      at.mission !== null && at.completes
        ? t('arb-exactly', { used: at.used, volume })
        : `${at.used}/${volume}`,
    name: t('arb-volume'),
    gained: at.mission !== null && at.completes,
  });
  if (own?.contract && at.contract !== null)
    parts.push({
      drawing: kind(own.contract.kind),
      text: change(own.contract.points, at.contract),
      name: t('arb-contract'),
    });
  if (at.mission !== null && at.completes) parts.push(...incomes(table, at.mission));
  const title = t(at.card ? 'arb-tell-sends-card' : 'arb-tell-sends', {
    boat: craftName(fit.craft),
    place: placeName(at),
  });
  return { title, parts, lit: true };
}

function volumeOf(table: RoiTable, at: { expedition: string | null; mission: string | null }): number {
  const expedition = table.view.expeditions.find(({ id }) => id === at.expedition);
  return expedition?.volume ?? Number(at.mission?.at(-1) ?? 0);
}

/** What a mission pays once it is filled. */
function incomes(table: RoiTable, mission: string): Part[] {
  const own = ownOf(table);
  const found =
    own?.hand?.find((one) => one.mission.id === mission)?.mission ??
    own?.running.find((one) => one.mission.id === mission)?.mission;
  return (found?.incomes ?? []).map((income, at) => ({
    drawing: COIN,
    text: `${roman(at + 1)} ${income}`,
  }));
}

function buys(table: RoiTable, aid: RoiAid | undefined, slot: number): Telling | undefined {
  const buy = aid?.buys.find((one) => one.slot === slot);
  const boat = table.view.purchase.find((one) => one.slot === slot)?.boat;
  const own = ownOf(table);
  if (!buy || !boat || !own) return undefined;
  const parts: Part[] = [{ drawing: COIN, text: change(own.coins, buy.coins), name: t('arb-coins-label') }];
  const down = buy.down === null ? undefined : readBoat(buy.down);
  if (down) parts.push({ flag: down, text: t('arb-moves-down'), name: boatName(down.colour, down.volume) });
  if (buy.pile !== null)
    parts.push({ text: t('arb-pile-change', { pile: buy.pile, from: buy.left[0], to: buy.left[1] }) });
  if (buy.scoring)
    parts.push({
      drawing: glass(buy.scoring),
      text: t('arb-may-show', { scoring: { id: `ar-scoring-${buy.scoring}` } }),
    });
  return { title: t('arb-tell-buy', { boat: boatName(boat.colour, boat.volume) }), parts, lit: true };
}

function takes(table: RoiTable, aid: RoiAid | undefined, title: string): Telling | undefined {
  const own = ownOf(table);
  if (!aid?.mission || !own) return undefined;
  const parts: Part[] = [
    { drawing: COIN, text: change(own.coins, aid.mission.coins), name: t('arb-coins-label') },
    {
      drawing: LETTER,
      text: t('arb-hand-change', {
        from: own.hand_count,
        to: aid.mission.hand,
        limit: table.view.numbers.hand_limit,
      }),
      name: t('arb-hand'),
    },
  ];
  return { title, parts, lit: true };
}

/** What a thing is, in the words of its component. */
const plain = (message: string): Telling | undefined =>
  knows(message)
    ? { title: word(`${message}.title`) ?? word(message) ?? '', text: textOf(message), parts: [], lit: false }
    : undefined;

function ofSlot(table: RoiTable, desk: Desk, row: 'purchase' | 'filling', slot: number): Telling | undefined {
  const place = table.view[row].find((one) => one.slot === slot);
  if (!place?.boat) return undefined;
  const { step, purchase, filling } = desk.offers;
  const name = boatName(place.boat.colour, place.boat.volume);
  if (step === 'reserve' && (row === 'purchase' ? purchase : filling).has(slot))
    return { title: t('arb-tell-reserve', { name }), text: t('arb-reserve-until'), parts: [], lit: true };
  if (row === 'purchase' && purchase.has(slot)) return buys(table, table.aid, slot);
  const about = plain(`ar-boat-${place.boat.id}`);
  if (place.reserved) return { ...about, parts: [], lit: false, text: reservation(table, place.reserved) };
  return row === 'filling' && about ? { ...about, text: t('arb-filling-hint') } : about;
}

function reservation(table: RoiTable, reserved: { seat: number; ends_this_turn: boolean }): string {
  const name = table.names[reserved.seat] ?? '';
  return t(reserved.ends_this_turn ? 'arb-reserved-ends' : 'arb-reserved-lasts', { name });
}

function ofDisplay(table: RoiTable, desk: Desk, slot: number): Telling | undefined {
  const place = table.view.display.find((one) => one.slot === slot);
  if (!place?.mission) return undefined;
  const name = missionName(place.mission.id);
  if (desk.offers.display.has(slot)) {
    if (desk.offers.step === 'reserve')
      return { title: t('arb-tell-reserve', { name }), text: t('arb-reserve-until'), parts: [], lit: true };
    return takes(table, table.aid, t('arb-tell-take', { name }));
  }
  const about = plain(`ar-mission-${place.mission.id}`);
  return place.reserved
    ? { ...about, parts: [], lit: false, text: reservation(table, place.reserved) }
    : about;
}

/** What is under the pointer. */
function pointed(table: RoiTable, desk: Desk, spot: string): Telling | undefined {
  const { ghost, offers } = desk;
  if (ghost) return sends(table, ghost.foretold);
  switch (spot) {
    case 'mission-pile':
      return offers.draw
        ? takes(table, table.aid, t('arb-tell-draw'))
        : { title: t('arb-mission-pile', { count: table.view.mission_pile }), parts: [], lit: false };
    case 'joker-card':
      return { title: t('arb-joker-cards'), text: t('arb-joker-card-text'), parts: [], lit: false };
    case 'reserve-card':
      return { title: t('arb-reserve-cards'), text: t('arb-reserve-card-text'), parts: [], lit: false };
    case 'track':
      return { title: t('arb-points'), text: t('arb-track-text'), parts: [], lit: false };
    case 'contract':
      return plain(`ar-contract-${ownOf(table)?.contract?.id ?? ''}`);
  }
  const [, what = '', id = ''] =
    /^(expedition|mission|boat|purchase|filling|display|pile|engage|contract)-(.+)$/.exec(spot) ?? [];
  switch (what) {
    case 'expedition': {
      const foretold = offers.places.get(id)?.foretold;
      return foretold ? sends(table, foretold) : plain(`ar-expedition-${id}`);
    }
    case 'mission': {
      const foretold = offers.places.get(id)?.foretold;
      return foretold ? sends(table, foretold) : plain(`ar-mission-${id}`);
    }
    case 'boat': {
      const offer = offers.boats.get(id);
      if (offer?.foretold) return sends(table, offer.foretold);
      if (id === 'joker') return plain(`ar-joker-${ownOf(table)?.joker.id ?? ''}`);
      return plain(`ar-boat-${id}`);
    }
    case 'purchase':
    case 'filling':
      return ofSlot(table, desk, what, Number(id));
    case 'display':
      return ofDisplay(table, desk, Number(id));
    case 'pile': {
      const pile = table.view.piles.find((one) => one.pile === Number(id));
      const text = pile?.scoring
        ? t('arb-pile-scoring', {
            pile: pile.pile,
            left: pile.left,
            scoring: { id: `ar-scoring-${pile.scoring}` },
          })
        : t('arb-pile', { pile: pile?.pile ?? 0, left: pile?.left ?? 0 });
      return { title: t('arb-piles'), text, parts: [], lit: false };
    }
    case 'engage': {
      const one = table.aid?.engagements.find(({ turns }) => turns === Number(id));
      if (!one) return undefined;
      return {
        title: t('arb-engage', { turns: one.turns, income: one.income }),
        text: t('arb-pays-in', { round: one.round }),
        parts: [],
        lit: true,
      };
    }
    case 'contract':
      return plain(`ar-kind-${id}`);
  }
  return undefined;
}

/** Small things of the log that are seen on the table anyway. */
const SMALL: ReadonlySet<string> = new Set([
  'turn-began',
  'boat-moved-down',
  'boat-turned-up',
  'mission-turned-up',
  'mission-advanced',
  'passed',
]);
/** This many of the last things others did are told. */
const MOST = 3;

/** What the others did since one's own last decision. */
function since(table: RoiTable): Telling | undefined {
  const from = table.present?.own_last ?? 0;
  const lines = table.log.filter(
    ({ n, seat, event }) => n > from && seat !== table.seat && !SMALL.has(event.kind),
  );
  if (lines.length === 0 || table.past) return undefined;
  const told = lines
    .slice(-MOST)
    .flatMap((line): Span[] => [...spans(line.say, table.names), { kind: 'text', text: ' ' }]);
  return { title: t('arb-since'), spans: told, parts: [], lit: false };
}

/** The line of the dock. */
export function telling(table: RoiTable, desk: Desk): Telling {
  const told = desk.spot === undefined ? undefined : pointed(table, desk, desk.spot);
  if (told) return told;
  const hint = hintOf(desk);
  if (hint !== undefined) return { text: hint, parts: [], lit: true };
  return (table.myTurn ? undefined : since(table)) ?? { text: t('arb-point-at'), parts: [], lit: false };
}

/** What is to be done with what is held. */
function hintOf({ held, offers, busy }: Desk): string | undefined {
  if (!busy) return undefined;
  if (held.craft && offers.place === undefined)
    return t(held.card ? 'arb-hint-boat-card' : 'arb-hint-boat', { boat: craftName(held.craft) });
  if (offers.place !== undefined) {
    const id = offers.place;
    const place = placeName(
      id.startsWith('m-') ? { expedition: null, mission: id } : { expedition: id, mission: null },
    );
    return t('arb-hint-place', { place });
  }
  return t('arb-hint-card');
}
