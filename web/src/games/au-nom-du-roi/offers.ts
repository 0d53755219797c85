// The offers of the current position by thing: the move or chain of moves of each place, boat, card or key. This module
// only matches ids. Legality, costs and effects come from the engine, in `legal` and in the aid.
import type {
  Phrase,
  RoiAction,
  RoiAid,
  RoiColour,
  RoiCraft,
  RoiFit,
  RoiInvestor,
  RoiPending,
  RoiPlaceFit,
} from '../../generated/au-nom-du-roi';
import { sameAction } from '../../lib/game';
import { byAction, byKind } from '../../lib/kinds';
import { VOLUMES } from './boats';
import type { RoiChoice } from './types';

/** The picked-up things, before a move is sent. */
export interface Held {
  /** The picked-up boat, or the place for which a boat is to be chosen: the id of an expedition or a mission. */
  craft?: RoiCraft | undefined;
  place?: string | undefined;
  /** True if the joker card is picked up. */
  card?: boolean | undefined;
}

/** Whether anything is picked up. */
export const isHolding = ({ craft, place, card }: Held): boolean =>
  craft !== undefined || place !== undefined || card === true;

/** The reason for a refusal, from the engine. */
export interface Refused {
  clause: string;
  reason: Phrase;
}

/** A boat at a place, with the engine's forecast. */
export interface Foretold {
  fit: RoiFit;
  at: RoiPlaceFit;
}

/**
 * The state of an element: a choice of this step (`highlighted`), a choice that spends a joker card (`spends-card`),
 * the start of an action (`may`), possible only with the joker card (`bdg`), picked up (`held`, `chosen`), or not
 * usable now (`no`).
 */
export type Tier = 'highlighted' | 'spends-card' | 'may' | 'bdg' | 'held' | 'chosen' | 'no' | '';

/** The offer of a thing on the board. */
export interface Offer {
  tier: Tier;
  /** All its moves; the first is a legal choice. */
  moves?: readonly RoiAction[];
  /** The id of the tool, and the picked-up things after a press. */
  tool?: string;
  held?: Held;
  why?: Refused | undefined;
  /** The forecast of its effect. */
  foretold?: Foretold | undefined;
}

/** The decision: the menu of actions, or a pending step. */
export type Step = 'menu' | RoiPending['kind'];

/** A key of the joker boat. */
export interface Key {
  colour: RoiColour | null;
  volume: number;
  offer: Offer;
}

export interface Offers {
  step: Step | undefined;
  /** The place that is chosen, or fixed by the pending step. */
  place: string | undefined;
  /** Expeditions and missions in hand by id. */
  places: ReadonlyMap<string, Offer>;
  /** Boats in port by kind; the joker boat is `joker`. */
  boats: ReadonlyMap<string, Offer>;
  /** The colours and volumes of the picked-up joker boat, before a place is chosen. */
  colours: readonly Key[];
  volumes: readonly Key[];
  /** The settings of the joker boat at the chosen place. */
  rigs: readonly Key[];
  card: Offer | undefined;
  purchase: ReadonlyMap<number, Offer>;
  filling: ReadonlyMap<number, Offer>;
  display: ReadonlyMap<number, Offer>;
  draw: Offer | undefined;
  engagements: ReadonlyMap<number, Offer>;
}

export interface Moment {
  pending: readonly RoiPending[];
  legal: readonly RoiChoice[];
  aid: RoiAid | undefined;
  held: Held;
  own: RoiInvestor | undefined;
}

/** AR-11.6, AR-11.14: the joker card cannot be spent where it is not needed. */
const CARD_IDLE: Refused = { clause: 'AR-11.6', reason: { id: 'ar-no-card-idle' } };

const placeOf = (at: { expedition: string | null; mission: string | null }): string | null =>
  at.expedition ?? at.mission;

/** Whether a row of the aid is about this boat at this place. On a mission a joker boat has no colour. */
const isFor = (row: RoiCraft, craft: RoiCraft, mission: boolean): boolean =>
  row.boat === craft.boat &&
  row.volume === craft.volume &&
  (craft.boat !== null || row.colour === (mission ? null : craft.colour));

const isMission = (place: string): boolean => place.startsWith('m-');

/** The engine's forecast of a boat at a place; undefined if it cannot go there. */
export function foretell(aid: RoiAid | undefined, craft: RoiCraft, place: string): Foretold | undefined {
  for (const fit of aid?.fits ?? []) {
    if (!isFor(fit.craft, craft, isMission(place))) continue;
    const at = fit.at.find((one) => placeOf(one) === place);
    if (at) return { fit, at };
  }
  return undefined;
}

/** The reason why a boat cannot go to a place. */
function misfit(aid: RoiAid | undefined, craft: RoiCraft, place: string): Refused | undefined {
  return aid?.misfits.find(
    (one) => placeOf(one) === place && one.crafts.some((row) => isFor(row, craft, isMission(place))),
  );
}

/** The reason why a boat can go nowhere: the most frequent one. */
function nowhere(aid: RoiAid | undefined, craft: RoiCraft): Refused | undefined {
  const against = (aid?.misfits ?? []).filter((one) =>
    one.crafts.some((row) => row.boat === craft.boat && row.volume === craft.volume),
  );
  const count = (clause: string): number => against.filter((one) => one.clause === clause).length;
  return against.toSorted((a, b) => count(b.clause) - count(a.clause))[0];
}

/** The moves that send a boat to a place, starting at the pending decision. */
export function sending(step: Step, { fit, at }: Foretold): RoiAction[] {
  const moves: RoiAction[] = [];
  if (step === 'menu') moves.push({ do: 'send' });
  if (step === 'menu' || step === 'send') {
    if (at.expedition !== null) moves.push({ do: 'to', expedition: at.expedition });
    if (at.mission !== null) moves.push({ do: 'launch', mission: at.mission });
  }
  const card = at.card ? { card: true } : {};
  const { boat, colour, volume } = fit.craft;
  if (boat !== null) return [...moves, { do: 'place', boat, ...card }];
  if (step !== 'rig-at' && step !== 'rig-on') moves.push({ do: 'place-joker' });
  return [...moves, { do: 'set', volume, ...(colour === null ? {} : { colour }), ...card }];
}

const none = (): undefined => undefined;

/** The place that the pending step has fixed. */
const fixedBy = byKind<RoiPending, [], string | undefined>({
  board: ({ expedition }) => expedition,
  'rig-at': ({ expedition }) => expedition,
  load: ({ mission }) => mission,
  'rig-on': ({ mission }) => mission,
  mission: none,
  buy: none,
  send: none,
  engage: none,
  reserve: none,
});

export const sameCraft = (one: RoiCraft | undefined, other: RoiCraft): boolean =>
  one?.boat === other.boat &&
  (other.boat !== null || (one.colour === other.colour && one.volume === other.volume));

/** The id of a boat as a tool. */
const nameOf = ({ boat, colour, volume }: RoiCraft): string => boat ?? `joker ${colour ?? ''} ${volume}`;

class Sending {
  readonly aid: RoiAid;
  readonly step: Step;
  readonly held: Held;
  readonly fixed: string | undefined;
  readonly place: string | undefined;
  readonly card: boolean;

  constructor(aid: RoiAid, step: Step, held: Held, fixed: string | undefined) {
    this.aid = aid;
    this.step = step;
    this.held = held;
    this.fixed = fixed;
    this.place = fixed ?? held.place;
    this.card = held.card === true;
  }

  /** A boat at a place: sent by a press, or offered once the joker card is picked up or put down. */
  at(craft: RoiCraft, place: string, name: string): Offer {
    const foretold = foretell(this.aid, craft, place);
    if (!foretold) return { tier: 'no', why: misfit(this.aid, craft, place) };
    if (foretold.at.card === this.card)
      return {
        tier: this.card ? 'spends-card' : 'highlighted',
        moves: sending(this.step, foretold),
        foretold,
      };
    if (this.card) return { tier: 'no', why: CARD_IDLE };
    return {
      tier: this.place !== undefined && this.onlyCarded(this.place) ? 'spends-card' : 'bdg',
      tool: `card for ${name}`,
      held: { ...this.held, card: true },
      foretold,
    };
  }

  /** Whether a boat can go to a place, with and without the joker card. */
  private open(fit: RoiFit, place?: string): { plain: boolean; carded: boolean } {
    const at = fit.at.filter((one) => place === undefined || placeOf(one) === place);
    return { plain: at.some(({ card }) => !card), carded: at.some(({ card }) => card) };
  }

  /** Whether any of these boats can. */
  private any(fits: readonly RoiFit[], place?: string): { plain: boolean; carded: boolean } {
    const all = fits.map((fit) => this.open(fit, place));
    return { plain: all.some(({ plain }) => plain), carded: all.some(({ carded }) => carded) };
  }

  /** Whether no boat fits without the joker card: those that fit with it are the choices. */
  private onlyCarded(place: string): boolean {
    return !this.any(this.aid.fits, place).plain;
  }

  /** A place that may be chosen first. */
  first(place: string): Offer {
    const { plain, carded } = this.any(this.aid.fits, place);
    if (!(this.card ? carded : plain || carded)) return { tier: this.step === 'menu' ? '' : 'no' };
    const chosen = this.place === place;
    const tier = chosen ? 'chosen' : !this.card && !plain ? 'bdg' : 'may';
    return {
      tier,
      tool: `place ${place}`,
      held: chosen ? {} : { place, card: this.held.card },
    };
  }

  /** A boat that may be picked up first. */
  up(craft: RoiCraft, fits: readonly RoiFit[], name: string): Offer {
    const { plain, carded } = this.any(fits);
    if (!(this.card ? carded : plain || carded))
      return { tier: 'no', why: this.card && plain ? CARD_IDLE : nowhere(this.aid, craft) };
    const up = craft.boat === null ? this.held.craft?.boat === null : sameCraft(this.held.craft, craft);
    const tier = up ? 'held' : !this.card && !plain ? 'bdg' : 'may';
    return { tier, tool: name, held: up ? {} : { craft, card: this.held.card } };
  }

  placeOffer(place: string): Offer {
    if (this.fixed !== undefined) return { tier: place === this.fixed ? 'chosen' : '' };
    const { craft } = this.held;
    if (craft && this.held.place === undefined) return this.at(craft, place, place);
    return this.first(place);
  }

  boatOffer(fit: RoiFit): Offer {
    const name = nameOf(fit.craft);
    return this.place === undefined
      ? this.up(fit.craft, [fit], `boat ${name}`)
      : this.at(fit.craft, this.place, name);
  }

  /** The aid's rows for the joker boat. */
  get jokers(): readonly RoiFit[] {
    return this.aid.fits.filter(({ craft }) => craft.boat === null);
  }

  /** The settings of the joker boat at the place. */
  rigs(): Key[] {
    const { place } = this;
    if (place === undefined) return [];
    return this.jokers
      .filter(({ craft }) => (craft.colour === null) === isMission(place))
      .map(({ craft }) => ({ colour: craft.colour, volume: craft.volume, offer: this.rig(craft, place) }))
      .filter(({ offer }) => offer.moves !== undefined);
  }

  private rig(craft: RoiCraft, place: string): Offer {
    return this.at(craft, place, nameOf(craft));
  }

  joker(): Offer | undefined {
    const { jokers, place } = this;
    const first = this.best();
    if (jokers.length === 0 || !first) return undefined;
    if (place === undefined) return this.up(first, jokers, 'joker');
    // The keys are visible, so they are pressed. The boat itself takes the only setting, or asks for one.
    const rigs = this.rigs();
    const moves = rigs[0]?.offer.moves ?? [];
    if (rigs[0] && rigs.length === 1) return rigs[0].offer;
    if (rigs[0]) {
      const before = moves.slice(0, -1);
      return before.length > 0 ? { tier: rigs[0].offer.tier, moves: before } : { tier: 'held' };
    }
    const { plain, carded } = this.any(jokers, place);
    if (carded && !this.card)
      return {
        tier: this.onlyCarded(place) ? 'spends-card' : 'bdg',
        tool: 'card for joker',
        held: { ...this.held, card: true },
      };
    return {
      tier: 'no',
      why: plain ? CARD_IDLE : misfit(this.aid, { ...first, colour: first.colour }, place),
    };
  }

  /** The setting with which the joker boat is picked up: the current one, otherwise the one that fits most places. */
  private best(): RoiCraft | undefined {
    const { craft } = this.held;
    if (craft && craft.boat === null) return craft;
    const fitting = ({ at }: RoiFit): number => at.filter(({ card }) => card === this.card).length;
    const rows = this.jokers.filter((fit) => fit.craft.colour !== null);
    return rows.toSorted((a, b) => fitting(b) - fitting(a))[0]?.craft;
  }

  /** The colours and volumes of the picked-up joker boat. */
  keys(): { colours: Key[]; volumes: Key[] } {
    const { craft } = this.held;
    if (!craft || craft.boat !== null || this.place !== undefined) return { colours: [], volumes: [] };
    const key = (colour: RoiColour | null, volume: number): Key => ({
      colour,
      volume,
      offer: {
        tier: colour === craft.colour && volume === craft.volume ? 'held' : 'may',
        tool: `joker ${colour ?? ''} ${volume}`,
        held: { ...this.held, craft: { boat: null, colour, volume } },
      },
    });
    const colours = [...new Set(this.jokers.flatMap((fit) => fit.craft.colour ?? []))];
    return {
      colours: colours.map((colour) => key(colour, craft.volume)),
      volumes: VOLUMES.map((volume) => key(craft.colour, volume)),
    };
  }

  cardOffer(): Offer | undefined {
    const wanted = this.any(this.aid.fits, this.place).carded;
    if (!wanted && !this.card) return undefined;
    const held = { ...this.held, card: !this.card };
    return { tier: this.card ? 'held' : 'may', tool: 'joker card', held };
  }
}

/** All offers of a position, given the picked-up things. */
export function offersOf({ pending, legal, aid, held, own }: Moment): Offers {
  const step: Step | undefined = legal.length === 0 ? undefined : (pending.at(-1)?.kind ?? 'menu');
  const places = new Map<string, Offer>();
  const boats = new Map<string, Offer>();
  const purchase = new Map<number, Offer>();
  const filling = new Map<number, Offer>();
  const display = new Map<number, Offer>();
  const engagements = new Map<number, Offer>();
  const can = (wanted: RoiAction): boolean => legal.some(({ action }) => sameAction(action, wanted));
  let draw: Offer | undefined;

  const inDisplay = ({ slot }: { slot: number }, offer: Offer): void => void display.set(slot, offer);
  const add = byAction<RoiAction, [offer: Offer], void>({
    take: inDisplay,
    'reserve-mission': inDisplay,
    draw: (_, offer) => void (draw = offer),
    'buy-boat': ({ slot }, offer) => void purchase.set(slot, offer),
    'reserve-boat': ({ row, slot }, offer) => void (row === 'purchase' ? purchase : filling).set(slot, offer),
    engage: ({ turns }, offer) => void engagements.set(turns, offer),
    // The prompt bar has buttons for these.
    coins: null,
    mission: null,
    buy: null,
    send: null,
    reserve: null,
    'end-turn': null,
    done: null,
    // These are offered below, because the aid contains more than `legal`.
    to: null,
    launch: null,
    place: null,
    'place-joker': null,
    set: null,
  });
  for (const { action } of legal) add(action, { tier: 'highlighted', moves: [action] });

  // Direct access from the menu, as long as nothing else is picked up.
  if (step === 'menu' && aid?.reach && !isHolding(held)) {
    const { buy, take, draw: draws } = aid.reach;
    for (const slot of can({ do: 'buy' }) ? buy : [])
      purchase.set(slot, { tier: 'may', moves: [{ do: 'buy' }, { do: 'buy-boat', slot }] });
    const missions = can({ do: 'mission' });
    for (const slot of missions ? take : [])
      display.set(slot, { tier: 'may', moves: [{ do: 'mission' }, { do: 'take', slot }] });
    if (missions && draws) draw = { tier: 'may', moves: [{ do: 'mission' }, { do: 'draw' }] };
  }

  const now = pending.at(-1);
  const fixed = now && fixedBy(now);
  const sends =
    step !== undefined && aid && aid.fits.length > 0 ? new Sending(aid, step, held, fixed) : undefined;
  if (sends) {
    const known = aid?.fits.flatMap(({ at }) => at.flatMap((one) => placeOf(one) ?? [])) ?? [];
    const closed = aid?.misfits.flatMap((one) => placeOf(one) ?? []) ?? [];
    for (const place of new Set([...known, ...closed])) places.set(place, sends.placeOffer(place));
    for (const fit of aid?.fits ?? [])
      if (fit.craft.boat !== null) boats.set(fit.craft.boat, sends.boatOffer(fit));
    const joker = sends.joker();
    if (joker) boats.set('joker', joker);
  }
  return {
    step,
    place: sends?.place,
    places,
    boats,
    colours: sends?.keys().colours ?? [],
    volumes: sends?.keys().volumes ?? [],
    rigs: sends?.rigs() ?? [],
    card: own && own.joker_cards > 0 ? sends?.cardOffer() : undefined,
    purchase,
    filling,
    display,
    draw,
    engagements,
  };
}
