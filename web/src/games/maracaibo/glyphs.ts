// The sign vocabulary: the effect notation becomes cells, each a badge with a figure, a drawing or a sign. Cards of
// every size, tags and plates use these cells.
import type { MaracaiboGood, MaracaiboNation, MaracaiboObject } from '../../generated/maracaibo';
import { lookUp } from '../../lib/game';

/** A badge with a figure: doubloons, points, combat points, influence, explorer, village action, movement points. */
export type Badge = 'd' | 'vp' | 'cp' | 'inf' | 'ex' | 'va' | 'mp';

export type Cell =
  | { kind: 'badge'; badge: Badge; figure: string; nation?: MaracaiboNation | undefined }
  | { kind: 'icon'; icon: string; tint: string; nation?: MaracaiboNation | undefined }
  | { kind: 'sign'; text: string };

/** The single tint of each drawing. */
const TINTS: Readonly<Record<string, string>> = {
  'm-spy': 'cloth',
  'm-spyback': 'cloth',
  'm-disc': 'disc',
  'm-fight': 'steel',
  'm-resail': 'wood',
  'm-compass': 'scarlet',
  'm-yellowjack': 'corn',
  'm-herbs': 'leaf',
  'm-map': 'paperc',
  'm-spyglass': 'gold',
  'i-book': 'bookc',
  'i-sugar': 'sugar',
  'i-tobacco': 'tobacco',
  'i-corn': 'corn',
  'm-quest': 'sail',
  'm-ctoken': 'steel',
  'm-line': 'scarlet',
  'm-rank': 'gold',
  'm-upgrade': 'wood',
  'm-cubevillage': 'wood',
  'm-colony': 'wood',
  'm-questcard': 'sail',
  'm-spyinc': 'cloth',
  'm-grave': 'steel',
  'm-toll': 'scarlet',
  'm-host': 'wood',
  'm-discount': 'gold',
  'm-fightcp': 'steel',
  'm-boot': 'wood',
  'm-hat2cp': 'cloth',
  'm-hand6': 'cloth',
  'm-freecard': 'cloth',
  'm-boats': 'wood',
  'm-same': 'leaf',
  'm-spycard': 'cloth',
  'm-any': 'sail',
  'm-lock': 'paper',
  'm-gate': 'steel',
  'm-fleet': 'wood',
  'm-mine': 'steel',
  'm-lantern2': 'gold',
  'm-pier': 'wood',
  'i-hand': 'cloth',
};

const GOODS: Readonly<Record<MaracaiboGood, string>> = {
  sugar: 'i-sugar',
  tobacco: 'i-tobacco',
  maize: 'i-corn',
};
const OBJECTS: Readonly<Record<MaracaiboObject, string>> = {
  book: 'i-book',
  spyglass: 'm-spyglass',
  herbs: 'm-herbs',
  map: 'm-map',
};
const NATIONS: Readonly<Record<string, MaracaiboNation>> = { F: 'france', S: 'spain', E: 'england' };
const TOKENS: Readonly<Record<string, string>> = {
  anc: 'anchor',
  hou: 'house',
  med: 'medal',
  scr: 'scroll',
  sab: 'sabre',
};
/** The drawings of the counted things after a slash. */
const PER: Readonly<Record<string, string>> = {
  compass: 'm-compass',
  spy: 'm-spy',
  ctoken: 'm-ctoken',
  quest: 'm-quest',
  token: 'm-any',
  nation3: 'm-rank',
};
const BADGES: Readonly<Record<string, Badge>> = {
  D: 'd',
  VP: 'vp',
  CP: 'cp',
  EX: 'ex',
  VA: 'va',
  INF: 'inf',
  MP: 'mp',
};

export const badge = (kind: Badge, figure: string | number, nation?: MaracaiboNation | undefined): Cell => ({
  kind: 'badge',
  badge: kind,
  figure: String(figure).replace('-', '−'),
  nation,
});
export const icon = (name: string, nation?: MaracaiboNation | undefined): Cell => ({
  kind: 'icon',
  icon: name,
  tint: TINTS[name] ?? '',
  nation,
});
export const sign = (text: string): Cell => ({ kind: 'sign', text });

export const good = (of: MaracaiboGood): Cell => icon(GOODS[of]);
export const object = (of: MaracaiboObject): Cell => icon(OBJECTS[of]);
/** A combination token by its name, or any token. */
export const token = (name: string): Cell =>
  icon(name === 'any' || name === '*' ? 'm-any' : `m-t-${TOKENS[name] ?? name}`);

const repeat = (cell: Cell, times: string | undefined): Cell[] =>
  Array.from({ length: Number(times ?? 1) }, () => cell);

/** Splits a script into its parts; brackets keep theirs together. */
export function parts(script: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of script) {
    if (letter === '(' || letter === '{') depth += 1;
    if (letter === ')' || letter === '}') depth -= 1;
    if (letter === ' ' && depth === 0) {
      if (part) out.push(part);
      part = '';
    } else part += letter;
  }
  if (part) out.push(part);
  return out;
}

/** The cells of a price. */
export function price(text: string): Cell[] {
  const same = /^(\d)?same$/.exec(text);
  if (same) return [sign(`${same[1] ?? ''}×`), icon('m-same')];
  if (text === 'hand') return [icon('i-hand')];
  return text.split('+').flatMap((part): Cell[] => {
    const goods = /^(\d)?(book|spyglass|herbs|map|sugar|tobacco|maize)$/.exec(part);
    const drawn = goods && (lookUp(GOODS, goods[2]) ?? lookUp(OBJECTS, goods[2]));
    if (drawn) return repeat(icon(drawn), goods[1]);
    const points = /^MP(\d)$/.exec(part);
    if (points) return [badge('mp', `≥${points[1] ?? ''}`)];
    const spies = /^SPY(\d)$/.exec(part);
    if (spies) return repeat(icon('m-spyback'), spies[1]);
    return glyphs(part);
  });
}

/** Signs without a number. */
const PLAIN: Readonly<Record<string, readonly Cell[]>> = {
  VA: [badge('va', '')],
  'VA!': [badge('va', '')],
  DISC: [icon('m-disc')],
  FIGHT: [icon('m-fight')],
  SKULL: [icon('m-yellowjack'), sign('×')],
  RESAIL: [icon('m-resail')],
  RANK: [icon('m-rank')],
  CUBEHERE: [icon('m-cubevillage'), badge('inf', 1)],
  FIGHTCP: [icon('m-fight'), sign(':'), badge('cp', '+1')],
  GRAVE: [icon('m-grave'), sign(':'), badge('vp', 3)],
  EXPL1: [icon('m-boot'), sign('+1')],
  TOLL: [icon('m-toll'), badge('vp', 1)],
  HOST: [icon('m-host'), badge('vp', 1), sign('|'), badge('d', 2)],
  SPYTOCP: [icon('m-spyback'), sign('→'), badge('cp', 2)],
  CUBEVILLAGE: [icon('m-cubevillage')],
  COLONY: [icon('m-colony'), icon('m-rank')],
  QUESTCARD: [icon('m-questcard')],
  SPYINC: [icon('m-spy'), sign(':'), badge('d', '+2')],
  SPYRET: [icon('m-spyback')],
  SPYCARD: [icon('m-spycard')],
  HERBS3: [icon('m-herbs'), icon('m-herbs'), icon('m-herbs')],
};

/** Signs with parameters, each with its pattern. */
const PATTERNS: readonly [RegExp, (found: RegExpExecArray) => Cell[]][] = [
  [/^pay\((.+?)\)>\{(.*)\}$/, ([, paid, gain]) => [...price(paid ?? ''), sign('→'), ...glyphs(gain ?? '')]],
  [
    /^VA(!?)pay\((.+?)\)>\{(.*)\}$/,
    ([, last, paid, gain]) => [
      badge('va', last ?? ''),
      ...price(paid ?? ''),
      sign('→'),
      ...glyphs(gain ?? ''),
    ],
  ],
  [
    /^CA\((\d+)\)>\{(.*)\}$/,
    ([, value, gain]) => [icon('m-fight'), sign(`−${value ?? ''}`), sign('→'), ...glyphs(gain ?? '')],
  ],
  [/^\?(\w+):(.*)$/, ([, held, gain]) => [token(held ?? ''), sign(':'), ...glyphs(gain ?? '')]],
  [
    /^(D|VP|VA)(-?\d+)\/(\w+)$/,
    ([, kind, count, per]) => [
      badge(BADGES[kind ?? ''] ?? 'vp', count ?? ''),
      sign('/'),
      icon(PER[per ?? ''] ?? 'm-any'),
    ],
  ],
  [/^incD(\d+)$/, ([, count]) => [badge('d', `+${count ?? ''}`)]],
  [/^incV(\d+)$/, ([, count]) => [badge('vp', `+${count ?? ''}`)]],
  [/^INF(\d+)(?:\((\w)\))?$/, ([, count, nation]) => [badge('inf', count ?? '', NATIONS[nation ?? ''])]],
  [/^SPY(\d)$/, ([, count]) => repeat(icon('m-spy'), count)],
  [/^(D|VP|CP|EX|VA)(-?\d+)$/, ([, kind, count]) => [badge(BADGES[kind ?? ''] ?? 'vp', count ?? '')]],
  [/^OBJ\((\w+)\)$/, ([, of]) => [sign('∞'), icon(lookUp(OBJECTS, of) ?? 'm-any')]],
  [/^DISCOUNT(\d)$/, ([, count]) => [icon('m-discount'), sign(`−${count ?? ''}`)]],
  [
    /^PATRON\((\w)\)$/,
    ([, of]) => {
      const nation = NATIONS[of ?? ''];
      return [icon(`i-nation-${nation ?? ''}`, nation), sign(':'), badge('cp', '+2')];
    },
  ],
  [/^CUBES(\d)\((\w)\)$/, ([, , of]) => [icon('m-cubes3', NATIONS[of ?? ''])]],
];

/** The cells of an effect in notation. Unknown notation is shown verbatim. */
export function glyphs(script: string, spying?: string): Cell[] {
  if (!script) return [];
  const ways = script.split(' | ');
  if (ways.length > 1) return ways.flatMap((way, at) => (at > 0 ? [sign('|'), ...glyphs(way)] : glyphs(way)));
  return parts(script).flatMap((part): Cell[] => {
    const plain = lookUp(PLAIN, part);
    if (plain) return [...plain];
    // The number of an espionage action is meaningless to readers, so its effect is shown instead.
    if (spying !== undefined && /^ESP\d+$/.test(part)) return glyphs(spying);
    for (const [pattern, cells] of PATTERNS) {
      const found = pattern.exec(part);
      if (found) return cells(found);
    }
    return [sign(part)];
  });
}

/** A quest tile: its price and its reward. */
export const questCells = (quest: { price: string; reward: string }): Cell[] => [
  ...price(quest.price),
  sign('→'),
  ...glyphs(quest.reward),
];

/** The kind of an effect line on a card: income, permanent, espionage, immediate. */
export type Kind = 'inc' | 'per' | 'esp' | 'now';
export function kindOf(effect: string): Kind {
  if (/^(\?\w+:)?inc/.test(effect)) return 'inc';
  if (/^ESP/.test(effect)) return 'esp';
  return /^(OBJ|DISCOUNT|FIGHTCP|PATRON|GRAVE|EXPL1|TOLL|HOST|SPYTOCP|VA|CA)/.test(effect) ? 'per' : 'now';
}

/** The width of a cell in a row of this size. */
export function cellWidth(cell: Cell, size: number): number {
  if (cell.kind !== 'sign') return size + 1;
  if (cell.text === '→') return 14;
  if (cell.text === '|') return 9;
  return cell.text.length > 1 ? 15 : 7;
}
export const rowWidth = (cells: readonly Cell[], size: number): number =>
  cells.reduce((sum, cell) => sum + cellWidth(cell, size), 0);

/** The room for the effects of a planned card, which lie in one row, and the frame of each effect. */
export const STRIP = { width: 112, frame: 13 } as const;
const STRIP_SIZES = [17, 16, 15, 14, 13, 12] as const;

/** The largest size at which the effects of a planned card fit. */
export function stripSize(lines: readonly (readonly Cell[])[]): number {
  const width = (size: number): number =>
    lines.reduce((sum, cells) => sum + STRIP.frame + rowWidth(cells, size), 0);
  return STRIP_SIZES.find((size) => width(size) <= STRIP.width) ?? 12;
}

/** The font size of a badge's figure in its grid of 32: at least 13 pixels for any badge. */
export function figureSize(figure: string, size: number): number {
  return ((figure.length > 1 ? Math.max(13, size * 0.56) : Math.max(13.2, size * 0.62)) * 32) / size;
}
