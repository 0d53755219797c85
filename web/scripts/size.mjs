// Measures the first load: the files that the lobby needs, compressed as sent by the server. Fails above the limit.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** The maximum size of the first load, in bytes. */
const LIMIT = 250_000;
const dist = new URL('../dist/', import.meta.url);

/** The transferred bytes of a file; fonts are compressed already. */
function weigh(name) {
  const file = readFileSync(new URL(name, dist));
  return name.endsWith('.woff2') ? file.length : gzipSync(file).length;
}

const page = readFileSync(new URL('index.html', dist), 'utf8');
const first = new Set(['index.html', 'theme.js', 'icon.svg']);
for (const [, name] of page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)) first.add(name);
// The files that load without a click: static imports of scripts, and the text font.
for (const name of first) {
  if (!name.endsWith('.js')) continue;
  const text = readFileSync(new URL(name, dist), 'utf8');
  for (const [, other] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    first.add(`assets/${other}`);
}
const assets = readdirSync(new URL('assets/', dist));
for (const name of assets) if (/-latin-\d+-normal-.*\.woff2$/.test(name)) first.add(`assets/${name}`);
// One language: the larger of the two files of each kind.
for (const kind of ['engine', 'server', 'web']) {
  const files = assets.filter((name) => new RegExp(`^${kind}-[^.]+\\.js$`).test(name));
  const [heaviest] = files.sort(
    (a, b) => statSync(new URL(`assets/${b}`, dist)).size - statSync(new URL(`assets/${a}`, dist)).size,
  );
  if (heaviest) first.add(`assets/${heaviest}`);
}

const bytes = [...first].reduce((sum, name) => sum + weigh(name), 0);
console.log(`first load: ${(bytes / 1000).toFixed(1)} KB in ${first.size} files, at most ${LIMIT / 1000} KB`);
if (bytes > LIMIT) process.exit(1);
