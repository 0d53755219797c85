// The drawings of Mundus Novus: the icon of each component.
import { lookUp, type Drawing } from '../../lib/game';
import type { Marker, MundusNovusKind, Resource } from '../../generated/mundus-novus';

const RESOURCES: Record<Resource, Drawing> = {
  cocoa: { icon: 'i-cocoa', tint: 'cocoa' },
  corn: { icon: 'i-corn', tint: 'corn' },
  tobacco: { icon: 'i-tobacco', tint: 'tobacco' },
  coffee: { icon: 'i-coffee', tint: 'coffee' },
  cotton: { icon: 'i-cotton', tint: 'cotton' },
  'sugar-cane': { icon: 'i-sugar', tint: 'sugar' },
  potato: { icon: 'i-potato', tint: 'potato' },
  indigo: { icon: 'i-indigo', tint: 'indigo' },
  vanilla: { icon: 'i-vanilla', tint: 'vanilla' },
  relic: { icon: 'i-relic', tint: 'relic' },
};

const KINDS: Record<MundusNovusKind, Drawing> = {
  character: { icon: 'i-character', tint: 'scarlet' },
  caravel: { icon: 'i-caravel', tint: 'wood' },
  merchant: { icon: 'i-merchant', tint: 'gold' },
  warehouse: { icon: 'i-warehouse', tint: 'wood' },
  shipyard: { icon: 'i-shipyard', tint: 'wood' },
};

const EVENTS: Record<Marker, Drawing> = {
  'kings-help': { icon: 'i-king', tint: 'gold' },
  natives: { icon: 'i-natives', tint: 'leaf' },
  storm: { icon: 'i-storm', tint: 'cloth' },
  fire: { icon: 'i-fire', tint: 'fire' },
  pirates: { icon: 'i-pirates', tint: 'paper' },
};

const ITEMS: Record<string, Drawing> = {
  different: { icon: 'i-cards', tint: 'cloth' },
  relics: RESOURCES.relic,
  income: KINDS.merchant,
  shipyards: KINDS.shipyard,
  orellana: KINDS.character,
  coronado: KINDS.character,
};

export const COIN: Drawing = { icon: 'i-coin', tint: 'gold' };

export const resource = (card: Resource): Drawing => RESOURCES[card];
export const kind = (of: MundusNovusKind): Drawing => KINDS[of];
export const event = (marker: Marker): Drawing => EVENTS[marker];
export const item = (of: string): Drawing | undefined => ITEMS[of];

/** The kind of each Development that a view has shown. */
const seen = new Map<string, MundusNovusKind>();

/** Registers the kinds of Developments, for sentences that contain only their ids. */
export function meet(developments: Iterable<{ id: string; kind: MundusNovusKind }>): void {
  for (const one of developments) seen.set(one.id, one.kind);
}

/** The drawing of a row of the component files. */
export function component(of: string, row: Readonly<Record<string, unknown>>): Drawing | undefined {
  if (of === 'development') return lookUp(KINDS, row.kind);
  if (of === 'resource') return lookUp(RESOURCES, row.id);
  if (of === 'relics') return RESOURCES.relic;
  return undefined;
}

/** The drawing of a component by the id of its message. */
export function draw(id: string): Drawing | undefined {
  const [, family, name = ''] = /^mn-(resource|development|event|kind)-(.+)$/.exec(id) ?? [];
  if (family === 'resource') return lookUp(RESOURCES, name);
  if (family === 'event') return lookUp(EVENTS, name);
  if (family === 'kind') return lookUp(KINDS, name);
  const of = family === 'development' ? seen.get(name) : undefined;
  return of && KINDS[of];
}
