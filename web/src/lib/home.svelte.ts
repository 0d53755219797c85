// Facts about the server, such as the address for links that are sent to others. The host may view the page at another
// address, such as localhost.
import type { SiteInfo } from '../generated/wire';
import { api } from './api';

let known = $state.raw<SiteInfo | undefined>(undefined);
let asked: Promise<SiteInfo> | undefined;

/** The facts about the server, requested once. */
export function siteInfo(): Promise<SiteInfo> {
  asked ??= api.house().then(
    (info) => (known = info),
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** A link to this page that works for others. */
export function forOthers(link: string): string {
  void siteInfo().catch(() => undefined);
  return moved(link, known?.url);
}

/** The same link at another address, for pages at the root of both. */
export function moved(link: string, home: string | undefined): string {
  const { pathname, search, hash } = new URL(link);
  // The page of a table code is beside it.
  const path = /\/t\/[^/]+$/.exec(pathname)?.[0] ?? '/';
  return home === undefined ? link : `${home}${path}${search}${hash}`;
}
