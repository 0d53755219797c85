// Names of islands, and accessible descriptions of things.
import type {
  IlosBuilding,
  IlosIsland,
  IlosMapTile,
  IlosPlace,
  IlosSiteKind,
  IlosTile,
} from '../../generated/ilos';
import { nameOf, t, word } from '../../lib/i18n.svelte';
import type { Fleet } from './moor';
import type { IlosTable, Laying, Offer } from './offers';

export const isleName = (id: string): string => word(`il-isle-${id}`) ?? id;

/** Joins items: a, b and c. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return t('list-empty');
  if (items.length === 1) return last;
  return t('list-and', { before: items.slice(0, -1).join(', '), last });
}

export const isles = (ids: readonly string[]): string => listed([...new Set(ids)].map(isleName));
export const kindName = (kind: IlosSiteKind): string => word(`il-site-${kind}`) ?? kind;
export const kindTitle = (kind: IlosSiteKind): string => word(`il-site-${kind}.title`) ?? kind;

export const freeSites = (free: readonly { kind: IlosSiteKind; count: number }[]): string =>
  listed(
    free.map(
      ({ kind, count }) =>
        word('il-site-amount', { count, what: { id: `il-site-${kind}` } }) ?? kindName(kind),
    ),
  );

export const players = (table: IlosTable, seats: readonly number[]): string =>
  listed(seats.map((seat) => nameOf(table.names, seat)));

/** The islands with a piece on a tile. */
export const around = (tile: IlosMapTile): string => isles(tile.pieces.map(({ island }) => island));

export function nameOfIsland(table: IlosTable, island: IlosIsland): string {
  const parts = [
    t('ilb-name-island', { name: isleName(island.id), pieces: island.pieces.length }),
    island.free.length > 0 ? t('ilb-name-free', { sites: freeSites(island.free) }) : t('ilb-name-none-free'),
  ];
  for (const [seat, ships] of island.ships.entries()) {
    if (ships === 0) continue;
    parts.push(
      seat === table.seat
        ? t('ilb-name-own-ships', { ships })
        : t('ilb-name-ships', { name: nameOf(table.names, seat), ships }),
    );
  }
  if (island.pirates.length > 0) parts.push(t('ilb-name-pirated', { names: players(table, island.pirates) }));
  // The hatching shows whether the island is dearer for the viewer.
  const { seat } = table;
  if (seat !== undefined && island.under_piracy.includes(seat)) parts.push(t('ilb-name-dearer'));
  else if (seat !== undefined && island.pirates.some((one) => one !== seat) && island.forts.includes(seat))
    parts.push(t('ilb-tell-safe'));
  return parts.join('; ');
}

export function nameOfSite(
  table: IlosTable,
  site: { kind: IlosSiteKind; island: string; seat?: number | null; building?: IlosBuilding | null },
  offer: Offer | undefined,
): string {
  const { building, seat } = site;
  const what =
    building === 'fort'
      ? word('il-fort.title')
      : building
        ? t('ilb-house-of', { resource: word(`il-resource-${building.house}`) ?? building.house })
        : undefined;
  const args = { site: what ?? kindTitle(site.kind), island: isleName(site.island) };
  if (seat !== null && seat !== undefined)
    return t('ilb-name-site-of', { ...args, name: nameOf(table.names, seat) });
  if (offer?.cost === undefined) return t('ilb-name-site-free', args);
  const dear = (offer.pirates ?? []).length > 0;
  return t(dear ? 'ilb-name-site-dear' : 'ilb-name-site-cost', { ...args, cost: offer.cost });
}

export function nameOfCell(place: IlosPlace, laying: Laying): string {
  const ways = laying.places
    .find((one) => one.place === place)
    ?.turns.filter(({ clause }) => clause === null);
  if (place.around.length === 0) return t('ilb-name-cell-first');
  const shores = place.around.flatMap(({ edge, island }) =>
    island === null
      ? []
      : [t('ilb-shore', { direction: word(`ilb-edge-${(edge + 3) % 6}`) ?? '', island: isleName(island) })],
  );
  return t('ilb-name-cell', { shores: listed(shores), ways: ways?.length ?? 0 });
}

export function nameOfLair(table: IlosTable, tile: IlosMapTile): string {
  const islands = around(tile);
  return tile.pirate === null
    ? t('ilb-name-lair', { islands })
    : t('ilb-name-lair-of', { islands, name: nameOf(table.names, tile.pirate) });
}

export const nameOfFleet = (table: IlosTable, fleet: Fleet): string =>
  fleet.seat === table.seat
    ? t('ilb-name-fleet', { ships: fleet.ships, island: isleName(fleet.island) })
    : t('ilb-name-fleet-of', {
        name: nameOf(table.names, fleet.seat),
        ships: fleet.ships,
        island: isleName(fleet.island),
      });

export const nameOfPiece = (piece: IlosTile['pieces'][number]): string =>
  t('ilb-piece-of-tile', {
    name: isleName(piece.id),
    sites: listed(piece.sites.map(({ kind }) => kindName(kind))),
  });

export const nameOfTile = (tile: IlosTile): string =>
  t('ilb-tile-of-zone', {
    tile: isleName(`${tile.id}a`),
    lair: tile.lair ? 'yes' : 'no',
    pieces: listed(tile.pieces.map(nameOfPiece)),
  });
