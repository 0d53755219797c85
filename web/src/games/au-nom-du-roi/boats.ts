// The geometry of boats: one mast per volume, twenty units per mast, and a sail with the mark of its colour on each.
import type { RoiColour } from '../../generated/au-nom-du-roi';

export const COLOURS: readonly RoiColour[] = ['red', 'blue', 'green', 'yellow', 'white', 'brown'];
export const VOLUMES: readonly number[] = [1, 2, 3];

/** The width of a mast in units. */
export const MAST = 20;
/** The view box of a boat or a berth with this many masts. */
export const box = (masts: number): string => `0 -4 ${MAST * masts} 41`;
/** The centre of a mast, counted from 0. */
export const mastAt = (mast: number): number => MAST * mast + MAST / 2;

export const sail = (x: number): string => `M${x - 7} 6h14c1.4 4.6 1.4 9.4 0 14h-14c1.4-4.6 1.4-9.4 0-14z`;
export const mast = (x: number): string => `M${x} 3V25`;
export const PENNANT = 'M10 4V-2.5l8 2.4-8 2.4';
export function hull(masts: number): string {
  const width = MAST * masts;
  return `M1.2 24h3.6l1.6 1.4H${width - 6.4}l1.6-1.4H${width - 1.2}c-.8 4.6-2.6 7.6-5.6 7.6H6.8c-3 0-4.8-3-5.6-7.6z`;
}
/** The water line of a berth, and the posts between its cells. */
export const water = (cells: number): string => `M0 35${'q2.5-2.6 5 0t5 0'.repeat(cells * 2)}`;
export const posts = (cells: number): string =>
  Array.from({ length: cells + 1 }, (_, cell) => `M${MAST * cell} 30v6.5`).join('');

/** Parses the id of a boat, such as `red-2`. */
export function readBoat(id: string): { colour: RoiColour; volume: number } | undefined {
  const [, name, volume] = /^([a-z]+)-([1-3])$/.exec(id) ?? [];
  const colour = COLOURS.find((one) => one === name);
  return colour === undefined ? undefined : { colour, volume: Number(volume) };
}

/** A boat as a symbol of the sprite, for animations and component lists. */
function symbol(id: string, colours: readonly RoiColour[], masts: number, joker: boolean): string {
  const sails = Array.from({ length: masts }, (_, at) => {
    const [x, colour] = [mastAt(at), colours[at % colours.length] ?? 'white'];
    const mark = `<use href="#i-boat-${colour}" x="${x - 4.4}" y="8.5" width="9.5" height="9.5"/>`;
    return `<path class="roi-mast" d="${mast(x)}"/><g class="ar-${colour}"><path class="roi-sail" d="${sail(x)}"/><g class="roi-mark">${mark}</g></g>`;
  }).join('');
  const pennant = joker ? `<path class="roi-pennant" d="${PENNANT}"/>` : '';
  return `<symbol id="${id}" viewBox="${box(masts)}">${sails}${pennant}<path class="roi-hull" d="${hull(masts)}"/></symbol>`;
}

/** The mark of a colour on a square: a colour, or a small boat. */
const flag = (colour: RoiColour): string =>
  `<symbol id="i-ar-flag-${colour}" viewBox="0 0 32 32"><g class="ar-${colour}"><rect class="roi-field" x="2" y="2" width="28" height="28" rx="3"/><g class="roi-mark"><use href="#i-boat-${colour}" x="6" y="6" width="20" height="20"/></g></g></symbol>`;

/** The symbols of all standard boats, of joker boats by their colours, and of the flags. */
export function boatSymbols(): string {
  const standard = COLOURS.flatMap((colour) =>
    VOLUMES.map((volume) => symbol(`i-ar-boat-${colour}-${volume}`, [colour], volume, false)),
  );
  const joker = COLOURS.flatMap((one) =>
    COLOURS.filter((other) => other !== one).map((other) =>
      symbol(`i-ar-joker-${one}-${other}`, [one, other], 2, true),
    ),
  );
  return [...standard, ...joker, ...COLOURS.map(flag)].join('');
}
