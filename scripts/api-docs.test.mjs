import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportedNames, freeNames } from './docs/api.mjs';
import { root } from './docs/pages.mjs';

/** Every exported name says what it is for; what can be called or used shows how; and what is shown compiles. */
const names = exportedNames();

it('every exported name has a sentence', { timeout: 120_000 }, () => {
  expect(names.length).toBeGreaterThan(600);
  expect(names.filter(({ sentence }) => sentence === '').map(({ from, name }) => `${from}: ${name}`)).toEqual([]);
});

/** Yet to come: here a sentence must do. */
const OWED = new Set([
  '@cardloom/parts',
  '@cardloom/parts/present',
  '@cardloom/react',
  '@cardloom/host',
  '@cardloom/protocol',
  '@cardloom/server',
]);

it('every exported value has an example', () => {
  const without = names.filter(({ from, isValue, examples }) => isValue && examples.length === 0 && !OWED.has(from));
  expect(without.map(({ from, name }) => `${from}: ${name}`)).toEqual([]);
});

/** What examples may speak of without saying where it comes from. */
const GIVEN = {
  kit: "const kit = declareGame({ name: 'mine', state: { game: { round: 0 }, player: { points: 0 } }, zones: { deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' }, hand: { of: 'player', seenBy: 'owner' }, board: { of: 'player', seenBy: 'everyone' } }, cards: { pearl: { worth: 5 } } });",
  game: 'declare const game: Game;',
  match: 'declare const match: Match;',
  action: 'declare const action: Action;',
  view: 'declare let view: View;',
  patch: 'declare const patch: Patch;',
  prompt: 'declare const prompt: Prompt;',
  client: 'declare const client: Client;',
  host: 'declare const host: Host;',
  open: 'declare const open: Open;',
  thread: 'declare const thread: AnsweringThread<number, string>;',
  files: 'declare const files: CardFile[];',
  format: 'declare const format: CardFormat<object>;',
  reader: 'declare const reader: CardReader;',
  presentation: 'declare const presentation: Presentation;',
  names: 'declare const names: Names;',
};

it('the examples compile', { timeout: 180_000 }, () => {
  const folder = join(root, 'docs/dist/api');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let count = 0;
  for (const { from, name, examples } of names) {
    for (const [i, code] of examples.entries()) {
      const free = freeNames(code);
      if (free === null || /^(import|export) /m.test(code) || !free.every(isKnown)) continue;
      writeFileSync(join(folder, `${from.replaceAll(/\W+/g, '-')}-${name}-${i}.tsx`), program(from, code, free));
      count++;
    }
  }
  expect(count).toBeGreaterThan(120);
  const config = { extends: '../../../tsconfig.test.json', include: ['*.tsx'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  expect(typeErrors(folder)).toBe('');
});

/** An excerpt takes more for granted than can be given here; it is read, not compiled. */
const isKnown = (name) => name in GIVEN || name in globalThis || isExported.has(name) || name === 'Worker';
const isExported = new Set(names.map(({ name }) => name));

/** An example with what it takes for granted: names of the packages, its own first, and what is given. */
function program(from, code, free) {
  const given = free.filter((name) => name in GIVEN).map((name) => GIVEN[name]);
  const needed = [...free, ...given.flatMap((line) => freeNames(line) ?? [])];
  const imports = [...new Set(needed)].flatMap((name) => {
    if (name in GIVEN) return [];
    const at = names.find((one) => one.from === from && one.name === name) ?? names.find((one) => one.name === name);
    return at === undefined || code.includes(`import { ${name}`) ? [] : [`import { ${name} } from '${at.from}';`];
  });
  return `${imports.join('\n')}\n${given.join('\n')}\nexport async function example() {\n${code}\n}\n`;
}

function typeErrors(folder) {
  try {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8', cwd: root });
    return '';
  } catch (error) {
    return String(error.stdout);
  }
}
