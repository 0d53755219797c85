// Message files that are parsed lazily: a game has a thousand messages, and its table needs a few dozen at first.
import { FluentResource } from '@fluent/bundle';

/** The start of a message or term, at the beginning of a line, as in the parser. */
const START = /^(-?[a-zA-Z][\w-]*) *=/gm;

type Entry = FluentResource['body'][number];

/** The messages of a file; each is parsed when first used. */
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
