// Rules for the page's modules: allowed imports per folder, and forbidden code in boards.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const SRC = import.meta.dirname;

/** From the ground up: each may use itself and what stands before it. */
const LAYERS = ['generated', 'look', 'lib', 'ui', 'games', 'pages'];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(ts|svelte|css)$/.test(name),
);
const layerOf = (path: string): string => path.split('/')[0] ?? '';

/** The imports of a file from this project, as paths. */
function imports(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(
    (found) => found[1] ?? '',
  );
  return named.map((name) => relative(SRC, join(SRC, dirname(file), name)));
}

describe('the page', () => {
  it('has imports in one direction only: generated <- lib <- ui <- games <- pages', () => {
    const wrong = files.flatMap((file) => {
      const at = LAYERS.indexOf(layerOf(file));
      return imports(file)
        .filter((other) => at >= 0 && !other.startsWith('..'))
        .filter((other) => LAYERS.indexOf(layerOf(other)) > at || LAYERS.indexOf(layerOf(other)) < 0)
        .map((other) => `${file} uses ${other}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has games that do not import each other', () => {
    const wrong = files.flatMap((file) => {
      const [, game, rest] = /^games\/([^/]+)\/(.+)$/.exec(file) ?? [];
      if (game === undefined || rest === undefined) return [];
      return imports(file)
        .filter((other) => other.startsWith('games/') && !other.startsWith(`games/${game}/`))
        .map((other) => `${file} uses ${other}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('a board', () => {
  const lint = new ESLint({ cwd: dirname(SRC) });
  const faults = async (code: string, file = 'src/games/goa/match.ts'): Promise<string[]> => {
    const [result] = await lint.lintText(code, { filePath: join(dirname(SRC), file) });
    return (result?.messages ?? []).map((one) => one.ruleId ?? one.message);
  };

  it('contains no type casts and no default branches', async () => {
    expect(await faults('export const a = (b: unknown) => b as string;')).toEqual(['no-restricted-syntax']);
    expect(await faults('export const a = (b?: string) => b!;')).toContain('no-restricted-syntax');
    expect(
      await faults('export function a(b: 1 | 2) { switch (b) { case 1: return 1; default: return 2; } }'),
    ).toEqual(['no-restricted-syntax']);
    expect(
      await faults('<script lang="ts">let b: unknown;</script>{b as string}', 'src/games/goa/Tile.svelte'),
    ).toContain('no-restricted-syntax');
    expect(await faults('export const a = { b: 1 } as const;')).toEqual([]);
  }, 30_000);
});
