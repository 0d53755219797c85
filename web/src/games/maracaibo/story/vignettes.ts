// The picture of each story card. A card with another scene on its back has a second one. A picture shows only things
// that the same side, or an earlier card, has revealed.
const FRONTS: Readonly<Record<string, string>> = {
  '01': 'brig',
  '02': 'herbs',
  '03': 'bell',
  '04': 'village',
  '05': 'torches',
  '06': 'house',
  '08': 'letter',
  '09': 'lanterns',
  '10': 'chart',
  '12': 'gate',
  '14': 'pier',
  '15': 'river',
  '16': 'desk',
  '17': 'harbour',
  '20': 'convoy',
  '21': 'cove',
  '22': 'chain',
  '24': 'desk',
  '26': 'river',
  '27': 'desk',
  '28': 'letter',
  '30': 'table',
  '33': 'pier',
  '34': 'broadside',
  '35': 'herbs',
  '38': 'torches',
  '41': 'letter',
  '44': 'islet',
  '47': 'house',
  '50': 'brig',
  '52': 'gate',
  '60': 'chart',
  '61': 'chart',
  '62': 'house',
  '63': 'valley',
};
const BACKS: Readonly<Record<string, string>> = {
  '22': 'desk',
  '26': 'desk',
  '28': 'brig',
  '41': 'islet',
  '47': 'boats',
  '52': 'valley',
};

/** The picture of a card; undefined for an unknown card. */
export const vignetteOf = (card: string, side: 'front' | 'back'): string | undefined =>
  (side === 'back' ? BACKS[card] : undefined) ?? FRONTS[card];

const files = import.meta.glob<string>('./vignettes/*.svg', { query: '?raw', import: 'default' });

export const VIGNETTES: readonly string[] = Object.keys(files).map((path) =>
  path.replace(/^.*\/|\.svg$/g, ''),
);

/** Loads a picture with the first card that shows it. */
export async function drawing(name: string): Promise<SVGElement | undefined> {
  const source = await files[`./vignettes/${name}.svg`]?.();
  if (source === undefined) return undefined;
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
  const made = document.importNode(documentElement, true);
  return made instanceof SVGElement ? made : undefined;
}
