// What things are called for whoever hears the table rather than sees it, and in the line of the dock.
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

/** A list as the language makes it. */
export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(lang(), { type: 'conjunction' }).format(parts);

/** A standard boat, by its colour and volume. */
export const boatName = (colour: RoiColour, volume: number): string =>
  word(`ar-boat-${colour}-${volume}.title`) ?? `${colour}-${volume}`;

/** A boat as it would be sent. */
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

/** An expedition, with what lies there. */
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

/** A boat that would be sent to a place: the sentence of its choice. */
export function sentTo({ fit, at }: Foretold): string {
  const given = { boat: craftName(fit.craft), place: placeName(at), tax: fit.tax };
  if (at.last === null) return t(at.card ? 'arb-load-card' : 'arb-load', given);
  return t(at.card ? 'arb-sends-card' : 'arb-sends', { ...given, points: at.last });
}

/** A mission: what it wants and what it pays. */
export function missionLabel(mission: RoiMission): string {
  const [one = 0, two = 0, three = 0] = mission.incomes;
  return t('arb-mission-name', { name: missionName(mission.id), one, two, three });
}

/** A mission on the table. */
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
