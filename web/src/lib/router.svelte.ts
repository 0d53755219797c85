// Hash routes such as `#/table/abc?seat=…`. The server has only one page, so links work wherever it is served.

export interface Route {
  /** The parts of the path, decoded. */
  parts: readonly string[];
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const parts = path.split('/').filter(Boolean).map(decode);
  return { parts, query: new URLSearchParams(query) };
}

/** A malformed link is treated as an unknown route. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let now = $state.raw(parse(typeof location === 'undefined' ? '' : location.hash));

export function route(): Route {
  return now;
}

/** The link to a page. */
export function href(...parts: string[]): string {
  return '#/' + parts.map(encodeURIComponent).join('/');
}

export function go(link: string, replace = false): void {
  if (replace) history.replaceState(null, '', link);
  else history.pushState(null, '', link);
  now = parse(location.hash);
}

export function startRouter(): void {
  addEventListener('hashchange', () => (now = parse(location.hash)));
  addEventListener('popstate', () => (now = parse(location.hash)));
}
