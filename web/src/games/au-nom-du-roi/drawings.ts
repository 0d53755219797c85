// The drawings of the game: icon and tint of each component.
import type { RoiColour, RoiContractKind, RoiScoring } from '../../generated/au-nom-du-roi';
import { lookUp, type Drawing, type Row } from '../../lib/game';
import { COLOURS, readBoat } from './boats';

export const COIN: Drawing = { icon: 'i-coin', tint: 'gold' };
export const LETTER: Drawing = { icon: 'i-ar-letter', tint: 'scarlet' };
export const CARAVEL: Drawing = { icon: 'i-caravel', tint: 'wood' };
export const PORT: Drawing = { icon: 'i-ar-port', tint: 'wood' };
export const JOKER_CARD: Drawing = { icon: 'i-ar-jokercard', tint: 'brass' };
export const RESERVE_CARD: Drawing = { icon: 'i-ar-reservecard', tint: 'brass' };
export const SEAL: Drawing = { icon: 'i-seal', tint: 'brass' };
export const BARREL: Drawing = { icon: 'i-ar-barrel', tint: 'wood' };
export const PENNANT: Drawing = { icon: 'i-ar-pennant', tint: 'brass' };
export const CONTRACT: Drawing = { icon: 'i-ar-contract', tint: 'brass' };
export const FLAG: Drawing = { icon: 'i-flag', tint: 'scarlet' };

const GLASSES: Readonly<Record<RoiScoring, Drawing>> = {
  interim: { icon: 'i-ar-half', tint: 'brass' },
  final: { icon: 'i-ar-empty', tint: 'brass' },
};
export const glass = (scoring: RoiScoring): Drawing => GLASSES[scoring];

export const kind = (of: RoiContractKind): Drawing => ({ icon: `i-ar-kind-${of}`, tint: 'brass' });

/** The tints of the twelve explorers. */
const TINTS: Readonly<Record<string, string>> = {
  E01: 'cloth',
  E02: 'scarlet',
  E03: 'leaf',
  E04: 'leaf',
  E05: 'scarlet',
  E06: 'pepper',
  E07: 'wood',
  E08: 'cloth',
  E09: 'clove',
  E10: 'sail',
  E11: 'brass',
  E12: 'cloth',
};
export const landmark = (expedition: string): Drawing => ({
  icon: `i-ar-${expedition}`,
  tint: lookUp(TINTS, expedition),
});

export const boat = (id: string): Drawing => ({ icon: `i-ar-boat-${id}` });
export const jokerBoat = (colours: readonly RoiColour[] | null | undefined): Drawing =>
  colours?.[0] && colours[1] ? { icon: `i-ar-joker-${colours[0]}-${colours[1]}` } : PENNANT;
/** The flag of a colour: its mark, as on the sails. */
export const flag = (colour: RoiColour): Drawing => ({ icon: `i-ar-flag-${colour}` });

/** Turns are in Roman numerals; coins, points and volumes are in Arabic numerals. */
const ROMAN: readonly string[] = ['', 'I', 'II', 'III'];
export const roman = (turns: number): string => ROMAN[turns] ?? String(turns);

/** The drawing of a component by the id of its message. */
export function draw(id: string): Drawing | undefined {
  const [, of, name = ''] = /^ar-(boat|mission|expedition|colour|kind|contract|scoring)-(.+)$/.exec(id) ?? [];
  switch (of) {
    case 'boat':
      return readBoat(name) && boat(name);
    case 'mission': {
      const colour = COLOURS.find((one) => name.startsWith(`m-${one}-`));
      return colour && flag(colour);
    }
    case 'colour': {
      const colour = COLOURS.find((one) => one === name);
      return colour && flag(colour);
    }
    case 'expedition':
      return landmark(name);
    case 'kind':
      return lookUp(KINDS, name);
    case 'contract':
      return lookUp(KINDS, LETTERS[name.at(-1) ?? '']);
    case 'scoring':
      return lookUp(GLASSES, name);
    case undefined:
      return undefined;
  }
  return undefined;
}

const KINDS: Readonly<Record<string, Drawing>> = {
  presence: kind('presence'),
  half: kind('half'),
  majority: kind('majority'),
  totality: kind('totality'),
};
const LETTERS: Readonly<Record<string, string>> = {
  P: 'presence',
  H: 'half',
  M: 'majority',
  T: 'totality',
};

/** The drawing of a row of the component files. */
export function component(of: string, row: Row): Drawing | undefined {
  if (of === 'joker' && Array.isArray(row.colours)) return jokerBoat(colours(row.colours));
  return typeof row.id === 'string' ? draw(`ar-${of}-${row.id}`) : undefined;
}

const colours = (given: readonly unknown[]): RoiColour[] =>
  given.flatMap((one) => COLOURS.filter((colour) => colour === one));

const ITEMS: Readonly<Record<string, Drawing>> = {
  interim: GLASSES.interim,
  expeditions: GLASSES.final,
  contract: CONTRACT,
  boats: PORT,
};
/** The drawing of a line of the score breakdown. */
export const item = (name: string): Drawing | undefined => lookUp(ITEMS, name);

const EXPLORERS: Readonly<Record<string, string>> = {
  E01: 'cabot',
  E02: 'drake',
  E03: 'verrazzano',
  E04: 'cartier',
  E05: 'cabral',
  E06: 'gama',
  E07: 'columbus',
  E08: 'magellan',
  E09: 'abreu',
  E10: 'dias',
  E11: 'vespucci',
  E12: 'ponce-de-leon',
};

/** The picture of an expedition's explorer; undefined for an unknown expedition. */
export const explorer = (expedition: string): string | undefined => lookUp(EXPLORERS, expedition);
