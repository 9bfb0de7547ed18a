import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { blocksOf, printed, shown } from './docs/blocks.mjs';
import { read, root, sources } from './docs/pages.mjs';

/** Every block of code that somebody can read is a program that compiles, runs, and prints what its comments say. */
const folder = join(root, 'docs/dist/blocks');
const EXTENSIONS = { ts: 'ts', tsx: 'tsx', js: 'mjs' };

const programs = sources.flatMap((path) =>
  blocksOf(read(path))
    .filter(({ language }) => language in EXTENSIONS)
    .map((block) => ({ ...block, where: `${path}:${block.line}`, file: fileOf(path, block) })),
);
const all = programs.filter(({ notRun }) => notRun === undefined);
const checked = all.filter(({ language }) => language !== 'js');
/** What a reader's program has to bring along (`declare const client`) is not there to run with. */
const run = all.filter(({ language, code }) => language !== 'tsx' && !/^declare /m.test(code));

function fileOf(path, { line, language }) {
  return join(folder, `${path.replace(/\.md$/, '').replace(/[^\w-]+/g, '-')}-${line}.${EXTENSIONS[language]}`);
}

const TSCONFIG = {
  extends: '../../../tsconfig.test.json',
  compilerOptions: { allowImportingTsExtensions: true },
  include: ['*.ts', '*.tsx'],
};

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, language, code } of all) writeFileSync(file, language === 'js' ? code : `${code}\nexport {};\n`);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
});

it('the TypeScript in the documentation compiles', { timeout: 180_000 }, () => {
  expect(checked.length).toBeGreaterThan(20);
  expect(typeErrors()).toBe('');
});

function typeErrors() {
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
      cwd: root,
    });
    return '';
  } catch (error) {
    return String(error.stdout);
  }
}

describe('the code in the documentation runs', () => {
  it.each(run.map((program) => [program.where, program]))('%s', async (_where, { file, code }) => {
    const lines = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...words) => lines.push(words));
    try {
      await import(/* @vite-ignore */ file);
    } finally {
      log.mockRestore();
    }
    let from = 0;
    for (const said of printed(code).filter((words) => words !== null)) {
      const at = lines.findIndex((words, i) => i >= from && isAsSaid(words, said));
      expect(
        at,
        `prints ${said}; it printed\n${lines
          .slice(from, from + 5)
          .map(shown)
          .join('\n')}`,
      ).toBeGreaterThan(-1);
      from = at + 1;
    }
  });
});

it('what is not run says why', () => {
  expect(programs.filter(({ notRun }) => notRun !== undefined && notRun.length < 20)).toEqual([]);
});

/** As Node prints it, or as text; `…` at the end stands for more. */
const isAsSaid = (words, said) =>
  [shown(words), words.join(' ')].some((line) =>
    said.endsWith('…') ? line.startsWith(said.slice(0, -1).trim()) : line === said,
  );
