// Another commit, built in a temporary worktree, with today's benchmarks in place of its own.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../usage.mjs';

const root = resolve(import.meta.dirname, '../..');

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed: ${stderr || stdout}`);
  return stdout.trim();
}

/** The commit a name stands for. */
export function commitOf(ref) {
  try {
    return run('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], root);
  } catch {
    throw new UsageError(`"${ref}" is no commit of this repository`);
  }
}

/** Checks a commit out and builds it. Gives its folder, and the function that removes it. */
export function checkOut(commit) {
  const folder = join(mkdtempSync(join(tmpdir(), 'cardloom-compare-')), 'checkout');
  run('git', ['worktree', 'add', '--detach', folder, commit], root);
  const remove = () => {
    run('git', ['worktree', 'remove', '--force', folder], root);
    rmSync(dirname(folder), { recursive: true });
  };
  try {
    link(join(root, 'node_modules'), join(folder, 'node_modules'));
    rmSync(join(folder, 'bench'), { recursive: true });
    cpSync(join(root, 'bench'), join(folder, 'bench'), {
      recursive: true,
      filter: (path) => !path.startsWith(join(root, 'bench/node_modules')),
    });
    // older commits read their card files at run time
    if (existsSync(join(folder, 'scripts/cards.mjs'))) run(process.execPath, ['scripts/cards.mjs'], folder);
    // the games and what they are made of: others may need packages that are installed here no longer
    run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'packages/games'], folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** The same packages as here, but the workspace's own from the other checkout: their links are relative. */
function link(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    if (lstatSync(path).isSymbolicLink()) symlinkSync(readlinkSync(path), join(to, name));
    else if (name.startsWith('@')) link(path, join(to, name));
    else symlinkSync(path, join(to, name));
  }
}
