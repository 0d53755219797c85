// The info line at the top edge of the dock: the effect or the description of the thing under the pointer, as one
// sentence and a few figures. All figures come from the engine.
import { MediaQuery } from 'svelte/reactivity';
import type { RoiAid, RoiColour, RoiMission } from '../../generated/au-nom-du-roi';
import { knows, spans, t, textOf, word, type Span } from '../../lib/i18n.svelte';
import { readBoat } from './boats';
import { selectionOf, type Selection } from './selection.svelte';
import { BARREL, COIN, glass, JOKER_CARD, kind, LETTER, roman } from './drawings';
import { boatName, craftName, explorer, listed, missionName, placeName } from './names';
import { sameCraft, type Foretold } from './offers';
import { dueOf, ownOf, type RoiTable } from './types';
import { sentenceOf, type PromptText, type Drawing } from '../../lib/game';

/** A figure of the line: an icon and its text. */
export interface Part {
  drawing?: Drawing;
  flag?: { colour: RoiColour; volume: number };
  /** A dashed pawn: the score if the game ended now. */
  hollow?: boolean;
  text: string;
  /** The accessible name of the icon. */
  name?: string;
  gained?: boolean;
}

export interface Telling {
  title?: string;
  text?: string | undefined;
  spans?: readonly Span[];
  parts: readonly Part[];
  /** Set if it describes the effect of a press. */
  highlighted: boolean;
}

const change = (from: number, to: number): string => `${from} → ${to}`;

/** The effect of sending a boat. */
function sends(table: RoiTable, { fit, at }: Foretold): Telling {
  const own = ownOf(table);
  const parts: Part[] = [];
  if (own) parts.push({ drawing: COIN, text: change(own.coins, fit.coins), name: t('arb-coins-label') });
  if (at.card && own)
    parts.push({
      drawing: JOKER_CARD,
      text: t('arb-card-of', { cards: own.joker_cards }),
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
  return { title, parts, highlighted: true };
}

function volumeOf(table: RoiTable, at: { expedition: string | null; mission: string | null }): number {
  const expedition = table.view.expeditions.find(({ id }) => id === at.expedition);
  return expedition?.volume ?? ownMission(table, at.mission)?.volume ?? 0;
}

/** A mission of the player, running or in hand. */
function ownMission(table: RoiTable, mission: string | null): RoiMission | undefined {
  const { hand, running } = ownOf(table) ?? { hand: null, running: [] };
  return [...running, ...(hand ?? [])].find((one) => one.mission.id === mission)?.mission;
}

/** The incomes of a mission once it is filled. */
function incomes(table: RoiTable, mission: string): Part[] {
  return (ownMission(table, mission)?.incomes ?? []).map((income, at) => ({
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
  return { title: t('arb-tell-buy', { boat: boatName(boat.colour, boat.volume) }), parts, highlighted: true };
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
  return { title, parts, highlighted: true };
}

/** The description of a component. */
const plain = (message: string): Telling | undefined =>
  knows(message)
    ? {
        title: word(`${message}.title`) ?? word(message) ?? '',
        text: textOf(message),
        parts: [],
        highlighted: false,
      }
    : undefined;

/** The own contract: where it is fulfilled. */
function ownContract(table: RoiTable): Telling | undefined {
  const contract = ownOf(table)?.contract;
  if (!contract) return undefined;
  const text =
    contract.at.length > 0
      ? t('arb-fulfilled-at', { expeditions: listed(contract.at.map(explorer)) })
      : t('arb-fulfilled-nowhere');
  return { title: word(`ar-contract-${contract.id}.title`) ?? '', text, parts: [], highlighted: false };
}

/** A running mission of the player: its income and when it is paid. */
function runs(table: RoiTable, id: string): Telling | undefined {
  const running = ownOf(table)?.running.find(({ mission }) => mission.id === id);
  if (!running || running.income === null || running.pays === null) return undefined;
  const parts: Part[] = [
    { drawing: COIN, text: `+${running.income}`, name: t('arb-coins-label') },
    { text: t('arb-in-round', { round: running.pays }) },
  ];
  return {
    title: missionName(id),
    text: t('arb-pays-in', { round: running.pays }),
    parts,
    highlighted: false,
  };
}

function ofSlot(
  table: RoiTable,
  selection: Selection,
  row: 'purchase' | 'filling',
  slot: number,
): Telling | undefined {
  const place = table.view[row].find((one) => one.slot === slot);
  if (!place?.boat) return undefined;
  const { step, purchase, filling } = selection.offers;
  const name = boatName(place.boat.colour, place.boat.volume);
  if (step === 'reserve' && (row === 'purchase' ? purchase : filling).has(slot))
    return {
      title: t('arb-tell-reserve', { name }),
      text: t('arb-reserve-until'),
      parts: [],
      highlighted: true,
    };
  if (row === 'purchase' && purchase.has(slot)) return buys(table, table.aid, slot);
  const about = plain(`ar-boat-${place.boat.id}`);
  if (place.reserved)
    return { ...about, parts: [], highlighted: false, text: reservation(table, place.reserved) };
  return row === 'filling' && about ? { ...about, text: t('arb-filling-hint') } : about;
}

function reservation(table: RoiTable, reserved: { seat: number; ends_this_turn: boolean }): string {
  const name = table.names[reserved.seat] ?? '';
  return t(reserved.ends_this_turn ? 'arb-reserved-ends' : 'arb-reserved-lasts', { name });
}

function ofDisplay(table: RoiTable, selection: Selection, slot: number): Telling | undefined {
  const place = table.view.display.find((one) => one.slot === slot);
  if (!place?.mission) return undefined;
  const name = missionName(place.mission.id);
  if (selection.offers.display.has(slot)) {
    if (selection.offers.step === 'reserve')
      return {
        title: t('arb-tell-reserve', { name }),
        text: t('arb-reserve-until'),
        parts: [],
        highlighted: true,
      };
    return takes(table, table.aid, t('arb-tell-take', { name }));
  }
  const about = plain(`ar-mission-${place.mission.id}`);
  return place.reserved
    ? { ...about, parts: [], highlighted: false, text: reservation(table, place.reserved) }
    : about;
}

/** The text for the thing under the pointer. */
function pointed(table: RoiTable, selection: Selection, spot: string): Telling | undefined {
  const { preview, offers } = selection;
  if (preview) return sends(table, preview.foretold);
  switch (spot) {
    case 'mission-pile':
      return offers.draw
        ? takes(table, table.aid, t('arb-tell-draw'))
        : { title: t('arb-mission-pile', { count: table.view.mission_pile }), parts: [], highlighted: false };
    case 'joker-card':
      return { title: t('arb-joker-cards'), text: t('arb-joker-card-text'), parts: [], highlighted: false };
    case 'reserve-card':
      return {
        title: t('arb-reserve-cards'),
        text: t('arb-reserve-card-text'),
        parts: [],
        highlighted: false,
      };
    case 'track':
      return { title: t('arb-points'), text: t('arb-track-text'), parts: [], highlighted: false };
    case 'contract':
      return ownContract(table);
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
      return foretold ? sends(table, foretold) : (runs(table, id) ?? plain(`ar-mission-${id}`));
    }
    case 'boat': {
      const offer = offers.boats.get(id);
      if (offer?.foretold) return sends(table, offer.foretold);
      if (id === 'joker') return plain(`ar-joker-${ownOf(table)?.joker.id ?? ''}`);
      return plain(`ar-boat-${id}`);
    }
    case 'purchase':
    case 'filling':
      return ofSlot(table, selection, what, Number(id));
    case 'display':
      return ofDisplay(table, selection, Number(id));
    case 'pile': {
      const pile = table.view.piles.find((one) => one.pile === Number(id));
      const text = pile?.scoring
        ? t('arb-pile-scoring', {
            pile: pile.pile,
            left: pile.left,
            scoring: { id: `ar-scoring-${pile.scoring}` },
          })
        : t('arb-pile', { pile: pile?.pile ?? 0, left: pile?.left ?? 0 });
      return { title: t('arb-piles'), text, parts: [], highlighted: false };
    }
    case 'engage': {
      const one = table.aid?.engagements.find(({ turns }) => turns === Number(id));
      if (!one) return undefined;
      return {
        title: t('arb-engage', { turns: one.turns, income: one.income }),
        text: t('arb-pays-in', { round: one.round }),
        parts: [{ text: t('arb-in-round', { round: one.round }) }],
        highlighted: true,
      };
    }
    case 'contract':
      return plain(`ar-kind-${id}`);
  }
  return undefined;
}

/** Minor log events that are visible on the board anyway. */
const SMALL: ReadonlySet<string> = new Set([
  'turn-began',
  'boat-moved-down',
  'boat-turned-up',
  'mission-turned-up',
  'mission-advanced',
  'passed',
]);
/** The maximum of recent events of other players. */
const MOST = 3;

/** The events of other players since the own last decision. */
function since(table: RoiTable): Telling | undefined {
  const from = table.present?.own_last ?? 0;
  const lines = table.log.filter(
    ({ n, seat, event, quiet }) => n > from && seat !== table.seat && !quiet && !SMALL.has(event.kind),
  );
  if (lines.length === 0 || table.past) return undefined;
  const told = lines
    .slice(-MOST)
    .flatMap((line): Span[] => [...spans(sentenceOf(line), table.names), { kind: 'text', text: ' ' }]);
  return { title: t('arb-since'), spans: told, parts: [], highlighted: false };
}

/** A thumb cannot hover. */
const thumb = new MediaQuery('(pointer: coarse)');

/** The content of the info line. */
export function telling(table: RoiTable, selection: Selection): Telling {
  const told = selection.spot === undefined ? undefined : pointed(table, selection, selection.spot);
  if (told) return told;
  return (
    (table.myTurn ? undefined : since(table)) ?? {
      text: t(thumb.current ? 'arb-point-at-thumb' : 'arb-point-at'),
      parts: [],
      highlighted: false,
    }
  );
}

/** The prompt for the picked-up things before a move is sent, otherwise how near a scoring is. */
export function asks(table: RoiTable): PromptText | undefined {
  const { held, offers, busy } = selectionOf(table);
  if (!busy) {
    const due = dueOf(table.view);
    return (
      due && {
        hint: t('arb-due-hint', { scoring: word(`arb-scoring-${due.scoring}`) ?? '', turns: due.turns }),
      }
    );
  }
  const { craft, card } = held;
  const { place } = offers;
  if (craft && place === undefined) {
    const tax = table.aid?.fits.find((fit) => sameCraft(fit.craft, craft))?.tax ?? 0;
    const coins = ownOf(table)?.coins ?? 0;
    return {
      text:
        craft.boat === null
          ? t('arb-ask-joker')
          : t('arb-ask-boat', { boat: { id: `ar-boat-${craft.boat}` } }),
      hint: card ? t('arb-ask-tax-card', { tax }) : t('arb-ask-tax', { tax, coins }),
    };
  }
  const spends = [...offers.boats.values()].some(
    ({ tier, tool }) => tier === 'spends-card' && tool !== undefined,
  );
  const hint = t(
    card && place !== undefined ? 'arb-ask-with-card' : spends ? 'arb-ask-needs-card' : 'arb-ask-unsent',
  );
  if (place === undefined) return { text: t('arb-ask-card'), hint };
  const text = place.startsWith('m-')
    ? t('arb-ask-mission', { mission: { id: `ar-mission-${place}` } })
    : t('arb-ask-expedition', { expedition: { id: `ar-expedition-${place}` } });
  return { text, hint };
}
