import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

/** What authors' compilers say: to games that are right, in every version that is promised, and to the classic mistakes. */
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

describe("the README's game and a larger one", { timeout: 180_000 }, () => {
  const [, readme] = /```js\n([\s\S]*?)```/.exec(read('README.md')) ?? [];
  const files = { 'readme.ts': readme, 'hanabi.ts': read('examples/hanabi/src/hanabi.ts') };

  it.each(['5.4', '5.9', '7'] as const)('compile with TypeScript %s, optional properties exact or not', (version) => {
    expect(check(version, files, { exactOptionalPropertyTypes: true })).toBe('');
    expect(check(version, files)).toBe('');
  });
});

describe('the classic mistakes', { timeout: 180_000 }, () => {
  const kit = `import { declareGame } from 'cardloom';
const zones = { hand: { of: 'player', seenBy: 'owner' }, beach: { of: 'player', seenBy: 'everyone' } } as const;
const kit = declareGame({ name: 'tide', state: { card: { damage: 0 } }, zones, cards: { crab: { worth: 3 } } });
const lay = kit.move().card('card', ({ player }) => player.hand);
`;
  const mistakes: readonly [what: string, code: string, help: RegExp][] = [
    ['phase', `kit.define({ segments: { play: { next: 'ovr' }, over: {} } });`, /Did you mean '"over"'\?/],
    ['choice in run', 'lay.run(({ coreOps, player }, { crad }) => coreOps.moveCard(crad, player.beach));', /card/],
    ['zone', 'lay.run(({ coreOps, player }, { card }) => coreOps.moveCard(card, player.baech));', /beach/],
    ['attribute', `lay.run((_context, { card }) => { card.damage = 'two'; });`, /number/],
    ['earlier answer', `lay.number('depth', (_context, { crad }) => ({ min: 0, max: crad }));`, /card/],
  ];
  const files = Object.fromEntries(mistakes.map(([, code], i) => [`mistake${i}.ts`, `${kit}${code}\n`]));

  describe.each(['5.4', '5.9', '7'] as const)('to TypeScript %s', (version) => {
    let said = '';
    beforeAll(() => {
      said = check(version, files);
    }, 180_000);

    it.each(mistakes.map(([what, , help], i) => [what, help, i] as const))(
      '%s: one short error that helps',
      (_what, help, i) => {
        const errors = said.split(/^(?=\S)/m).filter((error) => error.startsWith(`mistake${i}.ts`));
        expect(errors).toHaveLength(1);
        const message = errors[0].replace(/^[^:]*: error TS\d+: /, '').trim();
        expect(message.length).toBeLessThanOrEqual(300);
        expect(message).toMatch(help);
      },
    );
  });
});
