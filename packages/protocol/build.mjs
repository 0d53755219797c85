// Writes dist/: the generated types of web/src/generated as declarations, and the licences beside them.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const here = new URL('./', import.meta.url);
const root = new URL('../../', here);
const dist = new URL('dist/', here);
const generated = new URL('web/src/generated/', root);
const { exports } = JSON.parse(readFileSync(new URL('package.json', here), 'utf8'));

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
// Message ids belong to the page, not to the protocol.
const names = readdirSync(generated).filter((name) => name.endsWith('.ts') && name !== 'messages.ts');
for (const name of names) {
  const text = readFileSync(new URL(name, generated), 'utf8');
  const code = text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
  const values = /^export\s+(default|const|let|var|function|class|enum)\b/m.exec(code);
  if (values) throw new Error(`${name} has more than types: ${values[0]}`);
  const declaration = name.replace(/\.ts$/, '.d.ts');
  if (!Object.values(exports).some((one) => one.types === `./dist/${declaration}`))
    throw new Error(`package.json does not export ${declaration}`);
  // Node's module resolution needs file extensions.
  writeFileSync(new URL(declaration, dist), text.replace(/from '(\.\/[\w-]+)'/g, "from '$1.js'"));
}
for (const name of ['LICENSE-MIT', 'LICENSE-APACHE']) copyFileSync(new URL(name, root), new URL(name, here));
