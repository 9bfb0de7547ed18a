import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { ENTRIES, examplesOf, exportedNames, shownTypes } from './docs/api.mjs';
import { printed, shown } from './docs/blocks.mjs';
import { programOf } from './docs/example-program.mjs';
import { read, root } from './docs/pages.mjs';

/** Every exported name says what it is for and shows how it is used; and what is shown compiles. */
const names = exportedNames();
const listed = (some) => some.map(({ from, name }) => `${from}: ${name}`);

it('every exported name has a sentence', { timeout: 120_000 }, () => {
  expect(names.length).toBeGreaterThan(600);
  expect(listed(names.filter(({ sentence }) => sentence === ''))).toEqual([]);
});

it('every exported value has an example', () => {
  expect(listed(names.filter(({ isValue, examples }) => isValue && examples.length === 0))).toEqual([]);
});

it('every exported type has an example, or stands by name in one of its package, to which the reference leads', () => {
  const shown = shownTypes(names);
  expect(listed(names.filter(({ isValue, from, name }) => !isValue && !shown.has(`${from}#${name}`)))).toEqual([]);
});

it('every package is in the reference', () => {
  const { entryPoints } = JSON.parse(read('docs/typedoc.json'));
  expect(entryPoints.map((path) => path.replace('../packages/', '')).sort()).toEqual(Object.values(ENTRIES).sort());
});

const folder = join(root, 'docs/dist/api');
const programs = examplesOf(names).map((example) => ({ ...example, ...programOf(names, example.from, example.code) }));
const pathOf = ({ file }) => join(folder, `${file}.tsx`);

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const program of programs) if (program.problems.length === 0) writeFileSync(pathOf(program), program.text);
  const config = { extends: '../../../tsconfig.test.json', include: ['*.tsx'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
});

it('the examples compile', { timeout: 180_000 }, () => {
  expect(programs.flatMap(({ from, name, problems }) => problems.map((why) => `${from}: ${name}: ${why}`))).toEqual([]);
  expect(typeErrors(folder)).toBe('');
});

const said = ({ code }) => printed(code).filter((words) => words !== null);
const run = programs.filter((program) => program.isWhole && said(program).length > 0);

it.each(run.map((program) => [`${program.from}: ${program.name}`, program]))(
  '%s prints what it says',
  async (_, program) => {
    const lines = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...words) => lines.push(words));
    try {
      await (await import(/* @vite-ignore */ pathOf(program))).example();
    } finally {
      log.mockRestore();
    }
    expect(lines.map(shown)).toEqual(said(program));
  },
);

function typeErrors(folder) {
  try {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8', cwd: root });
    return '';
  } catch (error) {
    return String(error.stdout);
  }
}
