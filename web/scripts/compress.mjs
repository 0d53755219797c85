// Writes a Brotli and a gzip copy beside each file of the built page that becomes smaller, so that the server never
// compresses static files. The server selects a copy by `Accept-Encoding` (crates/server/src/http/page.rs).
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
/** Files that are not compressed already. */
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** Below this size a copy saves less than its headers cost. */
const LEAST = 1024;

/** The compression of each copy, by the ending of its file. */
const copies = {
  br: (data) =>
    brotliCompressSync(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data) => gzipSync(data, { level: 9 }),
};

const sums = { plain: 0, br: 0, gz: 0 };
for (const name of readdirSync(dist, { recursive: true })) {
  const path = join(dist, name);
  if (!TEXT.test(name) || !statSync(path).isFile() || statSync(path).size < LEAST) continue;
  const data = readFileSync(path);
  sums.plain += data.length;
  for (const [ending, compress] of Object.entries(copies)) {
    const copy = compress(data);
    const target = `${path}.${ending}`;
    if (copy.length < data.length) writeFileSync(target, copy);
    else rmSync(target, { force: true });
    sums[ending] += Math.min(copy.length, data.length);
  }
}
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} KB`;
console.log(
  `copies: ${kilobytes(sums.plain)} plain, ${kilobytes(sums.gz)} gzip, ${kilobytes(sums.br)} Brotli`,
);
