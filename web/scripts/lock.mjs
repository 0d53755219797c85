// Completes package-lock.json with the optional packages of other systems. npm omits packages that the registry lacks,
// and `npm ci` then rejects the file elsewhere. Every package gets the hash that `npm ci` checks; the script names
// packages without a hash in the registry, and fails. Run it after every change of dependencies.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8'));
const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ');
const processors = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x x64 wasm32'.split(' ');

/** The systems and processors of a package, by its name. */
function machines(name) {
  const words = name.split(/[/-]/);
  const found = {};
  const cpu = words.filter((word) => processors.includes(word));
  if (cpu.length > 0) found.cpu = cpu;
  if (words.some((word) => word.startsWith('musl'))) found.libc = ['musl'];
  else if (words.includes('linux') && words.some((word) => word.startsWith('gnu'))) found.libc = ['glibc'];
  const os = words.filter((word) => systems.includes(word));
  if (os.length > 0) found.os = os;
  if (name === 'fsevents') found.os = ['darwin'];
  return found;
}

let added = 0;
for (const [place, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const nested = `${place}/node_modules/${name}`;
    const hoisted = `node_modules/${name}`;
    if (lock.packages[nested] || lock.packages[hoisted]?.version === version) continue;
    // The lower bound of a range is a valid version.
    const exact = version.replace(/^[^0-9]*/, '');
    const taken = lock.packages[hoisted];
    if (taken && !/^[0-9]/.test(version)) continue;
    const { dev, license } = parent;
    const entry = { version: exact, ...machines(name), ...(dev && { dev }), license, optional: true };
    lock.packages[taken ? nested : hoisted] = entry;
    added += 1;
  }
}

/** The hash of a package, if the registry has it. */
function integrity(name, version) {
  try {
    const ask = ['view', '--json', `${name}@${version}`, 'dist.integrity'];
    const output = execFileSync('npm', ask, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.trim() === '' ? undefined : JSON.parse(output);
  } catch {
    return undefined;
  }
}

let hashed = 0;
const unknown = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  if (place === '' || entry.link || entry.integrity) continue;
  const { version, ...rest } = entry;
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const hash = integrity(name, version);
  if (!hash) {
    unknown.push(`${name}@${version}`);
    continue;
  }
  lock.packages[place] = { version, integrity: hash, ...rest };
  hashed += 1;
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, JSON.stringify(lock, null, 2) + '\n');
console.log(`${added} packages of other systems added, ${hashed} hashes`);
if (unknown.length > 0) {
  console.error(`no hash of ${unknown.join(', ')}`);
  process.exitCode = 1;
}
