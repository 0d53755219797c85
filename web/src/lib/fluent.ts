// Files of messages, read when they are asked for: a game has a thousand messages, and its table says a few dozen of them
// before one can play.
import { FluentResource } from '@fluent/bundle';

/** Where a message or a term begins: at the beginning of a line, as the parser sees it. */
const START = /^(-?[a-zA-Z][\w-]*) *=/gm;

type Entry = FluentResource['body'][number];

/** The messages of a file; each is parsed when its words are first wanted. */
export function resource(source: string): FluentResource {
  const starts = [...source.matchAll(START)];
  return {
    body: starts.map((start, at): Entry => {
      const id = start[1] ?? '';
      let entry: Pick<Entry, 'value' | 'attributes'> | undefined;
      const parsed = (): Pick<Entry, 'value' | 'attributes'> =>
        (entry ??= new FluentResource(source.slice(start.index, starts[at + 1]?.index)).body[0] ?? {
          // Text that the parser rejects is skipped.
          value: null,
          attributes: {},
        });
      return {
        id,
        get value() {
          return parsed().value;
        },
        get attributes() {
          return parsed().attributes;
        },
      } as Entry;
    }),
  };
}
