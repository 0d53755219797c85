// Table codes: what somebody types or pastes to get to a table.
import { api } from './api';
import { href } from './router.svelte';

/** A code has three syllables; case, spaces and hyphens do not matter. */
const CODE = /^(?:[BCDFGHJKLMNPRSTVWXZ][AEIOUY]){3}$/;

/** The code in a text, in the form that tables show. */
export function codeIn(text: string): string | undefined {
  const letters = text.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(letters) ? letters : undefined;
}

/** The link to the table of a code: a page of the server, which leads on and has a preview for other programs. */
export const codeLink = (code: string): string => new URL(`t/${code}`, document.baseURI).href;

/** The target of a code, of a link to a table, or of the id of a table. Codes need a request. */
export async function destination(text: string): Promise<string> {
  const given = text.trim();
  const short = /\/t\/([^/?#]+)/.exec(given)?.[1];
  const code = codeIn(short ?? given);
  if (code !== undefined) {
    const { table, link } = await api.code(code);
    return href('table', table) + (link === undefined ? '' : `?link=${encodeURIComponent(link)}`);
  }
  const hash = given.indexOf('#');
  return hash >= 0 ? given.slice(hash) : href('table', given);
}
