// A mock server for tests of components: it answers by method and path, and records the requests.
import { vi } from 'vitest';

export interface Request {
  /** Such as `PATCH notify`. */
  what: string;
  body: unknown;
}

type Answer = unknown;

/** The answer with another status; a body with a kind is a problem. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly kind: string,
  ) {}
}

/**
 * Replaces `fetch`. A key of `answers` is such as `GET notify`; its value is the answer, or a function of the body that
 * makes it. Everything else is not found. Returns the requests, which grow as they come.
 */
export function serve(answers: Record<string, Answer | ((body: unknown) => Answer)>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (url: URL | string, init: RequestInit = {}) => {
    const path = new URL(url).pathname.replace(/^.*\/api\//, '');
    const what = `${init.method ?? 'GET'} ${path}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push({ what, body });
    const known = answers[what];
    const found = typeof known === 'function' ? (known as (given: unknown) => Answer)(body) : known;
    const refused = what in answers ? found : new Refusal(404, 'not-found');
    if (refused instanceof Refusal) {
      const reason = { id: `problem-${refused.kind}` };
      return Promise.resolve(
        new Response(JSON.stringify({ kind: refused.kind, reason }), { status: refused.status }),
      );
    }
    return Promise.resolve(new Response(found === undefined ? '' : JSON.stringify(found)));
  });
  return requests;
}

/** Waits until all requests that are under way are answered and shown. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** The visible text of an element. */
export const textOf = (element: Element | null | undefined): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
