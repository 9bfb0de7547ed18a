import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Games that are right compile with every version of TypeScript that is promised. */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const VERSIONS = {
  '5.4': 'compat/typescript-5.4/node_modules/typescript',
  '5.9': 'compat/typescript-5.9/node_modules/typescript',
  '7': 'node_modules/typescript',
} as const;
const compiler = (version: keyof typeof VERSIONS): string => join(root, VERSIONS[version], 'bin/tsc');

/** What a strict project with these files is told, as printed: nothing if all is well. */
function check(version: keyof typeof VERSIONS, files: Readonly<Record<string, string>>, more: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-'));
  const dist = (name: string): string => join(root, `packages/${name}/dist/index.d.ts`);
  if (!existsSync(dist('engine'))) execFileSync(process.execPath, [compiler('7'), '-b', join(root, 'packages/engine')]);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    types: [],
    paths: { cardloom: [dist('engine')] },
    ...more,
  };
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files) }));
    execFileSync(process.execPath, [compiler(version), '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
      cwd: folder,
    });
    return '';
  } catch (error) {
    return String((error as { readonly stdout?: string }).stdout ?? error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe("the README's game and a larger one", { timeout: 60_000 }, () => {
  const [, readme] = /```js\n([\s\S]*?)```/.exec(read('README.md')) ?? [];
  const files = { 'readme.ts': readme, 'hanabi.ts': read('examples/hanabi/src/hanabi.ts') };

  it.each(['5.4', '5.9', '7'] as const)('compile with TypeScript %s, optional properties exact or not', (version) => {
    expect(check(version, files, { exactOptionalPropertyTypes: true })).toBe('');
    expect(check(version, files)).toBe('');
  });
});
