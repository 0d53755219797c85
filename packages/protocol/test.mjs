// Packs the package, installs it into an empty project, and compiles programs that use it, with the module resolution
// of Node and of bundlers. Declarations are checked too.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('./', import.meta.url));
const compiler = join(here, '../../web/node_modules/typescript/bin/tsc');
const project = mkdtempSync(join(tmpdir(), 'caravelle-protocol-'));

const GOOD = `
import type { Phrase, Seat } from 'caravelle-protocol';
import type { Guide } from 'caravelle-protocol/learn';
import type { GoaSpice } from 'caravelle-protocol/goa';
import type { IlosView } from 'caravelle-protocol/ilos';
import type { MaracaiboView } from 'caravelle-protocol/maracaibo';
import type { MundusNovusView } from 'caravelle-protocol/mundus-novus';
import type { RoiView } from 'caravelle-protocol/au-nom-du-roi';

export const seat: Seat = 0;
export const phrase: Phrase = { id: 'seat-name', args: [['seat', { seat }]] };
export const spice: GoaSpice = 'pepper';
export type All = [Guide, IlosView, MaracaiboView, MundusNovusView, RoiView];
`;
const BAD = `
import type { GoaSpice } from 'caravelle-protocol/goa';
export const spice: GoaSpice = 'salt';
`;

/** Compiles a program; what the compiler says, or nothing if it is content. */
function compile(name, text, resolution) {
  const [module, moduleResolution] = resolution;
  writeFileSync(join(project, name), text);
  const flags = ['--noEmit', '--strict', '--module', module, '--moduleResolution', moduleResolution];
  try {
    execFileSync(process.execPath, [compiler, ...flags, '--target', 'es2022', name], {
      cwd: project,
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    return error.stdout || String(error);
  }
}

try {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', project], { cwd: here, encoding: 'utf8' }),
  );
  const installed = join(project, 'node_modules/caravelle-protocol');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['xzf', join(project, packed.filename), '-C', installed, '--strip-components=1']);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  for (const resolution of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const said = compile('good.ts', GOOD, resolution);
    if (said) throw new Error(`${resolution[1]}: ${said}`);
    const refused = compile('bad.ts', BAD, resolution);
    if (!refused.includes('"salt"')) throw new Error(`${resolution[1]} accepts a wrong value: ${refused}`);
  }
  console.log(`${packed.filename}: ${packed.files.length} files, compiles by itself`);
} finally {
  rmSync(project, { recursive: true, force: true });
}
