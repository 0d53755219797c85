// The address for links that are sent to others: the host may look at the page by another one, such as that of the
// machine itself.
import { api } from './api';

let url = $state<string | undefined>(undefined);
let asked = false;

/** A link to this page as somebody else needs it. */
export function forOthers(link: string): string {
  if (!asked) {
    asked = true;
    api.house().then(
      (house) => (url = house.url),
      () => (asked = false),
    );
  }
  return moved(link, url);
}

/** The same link at another address, if there is one: the page is at its beginning, here and there. */
export function moved(link: string, home: string | undefined): string {
  const { search, hash } = new URL(link);
  return home === undefined ? link : `${home}/${search}${hash}`;
}
