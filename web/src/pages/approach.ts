// The way to a table: all that it needs is asked for at once, as soon as somebody sets out for it, and not one thing after
// the other when each has come.
import { boardOf } from '../games';
import { api } from '../lib/api';
import type { AnyUi } from '../lib/game';
import { learn } from '../lib/i18n.svelte';
import type { ComponentText, GameInfo, TableInfo } from '../generated/wire';

export interface Approach {
  table: Promise<TableInfo>;
  games: Promise<readonly GameInfo[]>;
  /** The drawn board of its game, and what its components do; its words are here then, too. */
  board: Promise<AnyUi | undefined>;
  texts: Promise<readonly ComponentText[]>;
}

/** Sets out for the table of a game before it is there: its board and its words are the same at all of them. */
export async function prepare(game: string): Promise<AnyUi | undefined> {
  const [board] = await Promise.all([boardOf(game), learn(game)]);
  return board;
}

/** The faces in which boards write their figures: were they asked for by what is drawn, all of it would be laid out again. */
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

/** Sets out for a table, while the page that shows it is still on its way. */
export function approach(id: string, link: string | undefined): void {
  under = { id, link, way: setOut(id, link) };
}

/** The requests made in advance, used once: a later visit requests again. */
export function arrive(id: string, link: string | undefined): Approach {
  const known = under?.id === id && under.link === link ? under.way : undefined;
  under = undefined;
  return known ?? setOut(id, link);
}
