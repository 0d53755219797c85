// Preloads a table: all requests start at once instead of one after the other.
import { boardOf } from '../games';
import { api } from '../lib/api';
import type { AnyUi } from '../lib/game';
import { learn } from '../lib/i18n.svelte';
import type { ComponentText, GameInfo, TableInfo } from '../generated/wire';

export interface Approach {
  table: Promise<TableInfo>;
  games: Promise<readonly GameInfo[]>;
  /** The drawn board of its game with its messages. */
  board: Promise<AnyUi | undefined>;
  texts: Promise<readonly ComponentText[]>;
}

/** Preloads the board and messages of a game before its table exists. */
export async function prepare(game: string): Promise<AnyUi | undefined> {
  const [board] = await Promise.all([boardOf(game), learn(game)]);
  return board;
}

/** The fonts of figures on boards. Loading them on first use would cause another layout. */
const FACES = ['700 1rem "Alegreya Sans"', '800 1rem "Alegreya Sans"'];

function setOut(id: string, link: string | undefined): Approach {
  for (const face of FACES) void document.fonts?.load(face).catch(() => undefined);
  const table = api.table(id, link);
  const way = {
    table,
    games: api.games(),
    board: table.then(({ game }) => prepare(game)),
    texts: table.then(({ game, data }) => api.texts(game, data)),
  };
  // The consumer reports errors, later or never.
  for (const one of Object.values(way)) one.catch(() => undefined);
  return way;
}

let under: { id: string; link: string | undefined; way: Approach } | undefined;

/** Starts preloading a table while its page is still loading. */
export function approach(id: string, link: string | undefined): void {
  under = { id, link, way: setOut(id, link) };
}

/** The requests made in advance, used once: a later visit requests again. */
export function arrive(id: string, link: string | undefined): Approach {
  const known = under?.id === id && under.link === link ? under.way : undefined;
  under = undefined;
  return known ?? setOut(id, link);
}
