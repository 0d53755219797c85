// Accessible names of things, also used in the dock's info line.
import type {
  RoiBoat,
  RoiColour,
  RoiCraft,
  RoiExpedition,
  RoiMission,
  RoiRunning,
} from '../../generated/au-nom-du-roi';
import { lang, nameOf, t, word, type Names } from '../../lib/i18n.svelte';
import type { Foretold } from './offers';

const colourName = (colour: RoiColour | null): string => (colour && word(`ar-colour-${colour}`)) ?? '';

export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(lang(), { type: 'conjunction' }).format(parts);

export const boatName = (colour: RoiColour, volume: number): string =>
  word(`ar-boat-${colour}-${volume}.title`) ?? `${colour}-${volume}`;

/** The name of a boat with its settings. */
export function craftName({ boat, colour, volume }: RoiCraft): string {
  if (boat !== null && colour !== null) return boatName(colour, volume);
  return colour === null
    ? t('arb-joker-volume', { volume })
    : t('arb-joker-as', { colour: { id: `ar-colour-${colour}` }, volume });
}

export const explorer = (id: string): string => word(`ar-expedition-${id}.title`) ?? id;
export const missionName = (id: string): string => word(`ar-mission-${id}.title`) ?? id;
export const placeName = ({
  expedition,
  mission,
}: {
  expedition: string | null;
  mission: string | null;
}): string => (expedition !== null ? explorer(expedition) : missionName(mission ?? ''));

/** An expedition with its boats. */
export function expeditionName(expedition: RoiExpedition, names: Names): string {
  const boats = expedition.boats.map((boat) =>
    t('arb-boat-of', {
      name: nameOf(names, boat.owner),
      colour: colourName(boat.colour),
      volume: boat.volume,
    }),
  );
  const given = {
    name: explorer(expedition.id),
    colour: colourName(expedition.colour),
    used: expedition.used,
    volume: expedition.volume,
  };
  return expedition.fleet_colour === null
    ? t('arb-expedition-empty', given)
    : t('arb-expedition', { ...given, fleet: colourName(expedition.fleet_colour), boats: listed(boats) });
}

/** The sentence of sending a boat to a place. */
export function sentTo({ fit, at }: Foretold): string {
  const given = { boat: craftName(fit.craft), place: placeName(at), tax: fit.tax };
  if (at.last === null) return t(at.card ? 'arb-load-card' : 'arb-load', given);
  return t(at.card ? 'arb-sends-card' : 'arb-sends', { ...given, points: at.last });
}

/** A mission with its requirement and its income. */
export function missionLabel(mission: RoiMission): string {
  const [one = 0, two = 0, three = 0] = mission.incomes;
  return t('arb-mission-name', { name: missionName(mission.id), one, two, three });
}

/** A running mission. */
export function runningLabel(running: RoiRunning): string {
  const boats = [
    ...running.boats.map((boat: RoiBoat) => boatName(boat.colour, boat.volume)),
    ...(running.joker_volume === null ? [] : [t('arb-joker-volume', { volume: running.joker_volume })]),
  ];
  const name = missionName(running.mission.id);
  if (running.left === null || running.income === null)
    return t('arb-filling', { name, placed: running.placed, volume: running.mission.volume });
  return t('arb-running', { name, income: running.income, left: running.left, boats: listed(boats) });
}
