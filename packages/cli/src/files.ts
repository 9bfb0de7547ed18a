import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  lstatSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fail, UsageError } from './usage.ts';

/** Reads a file, or says in one line why it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return fail(`cannot read ${path}: ${reasonOf(error)}`);
  }
}

/**
 * Writes a file as a whole or not at all: under another name first, so that nobody ever sees half of it. A link stays a
 * link: what it leads to is written, and keeps who may read it.
 */
export function writeText(path: string, text: string): void {
  writing(path, (target, before) => {
    // a pipe or a device has no name to give to another file
    if (before !== undefined && !before.isFile()) writeFileSync(path, text);
    else replace(target, text, before);
  });
}

/** Refuses a file that `writeText` could not write: better said before a long run than after it. */
export function canWrite(path: string): void {
  writing(path, (target, before) => {
    if (before !== undefined && !before.isFile()) return;
    const temporary = besides(target);
    writeFileSync(temporary, '', { flag: 'wx' });
    rmSync(temporary);
  });
}

function writing(path: string, write: (target: string, before: Stats | undefined) => void): void {
  try {
    const before = statSync(path, { throwIfNoEntry: false });
    if (before?.isDirectory()) fail(`cannot write ${path}: ${REASONS.EISDIR}`);
    if (before !== undefined) accessSync(path, constants.W_OK);
    write(before?.isFile() === false ? path : targetOf(path), before);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    fail(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

function replace(target: string, text: string, before: Stats | undefined): void {
  const temporary = besides(target);
  try {
    writeFileSync(temporary, text, { flag: 'wx' });
    if (before !== undefined) keepRights(temporary, before);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

const besides = (target: string): string =>
  join(dirname(target), `${basename(target)}.${randomBytes(4).toString('hex')}.tmp`);

function keepRights(path: string, { mode, uid, gid }: Stats): void {
  const made = statSync(path);
  if (made.uid !== uid || made.gid !== gid) {
    try {
      chownSync(path, uid, gid);
    } catch {
      // only root may give a file away; it is then ours, and as readable as before
    }
  }
  chmodSync(path, mode & 0o777);
}

/** Where a path leads to in the end; the file itself need not be there yet. */
function targetOf(path: string): string {
  let at = path;
  // statSync has refused links in a circle, unless somebody makes one right now
  for (let links = 0; links < MOST_LINKS; links++) {
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return at;
    at = resolve(realpathSync(dirname(at)), readlinkSync(at));
  }
  return fail(`cannot write ${path}: ${REASONS.ELOOP}`);
}
const MOST_LINKS = 40;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead round in a circle',
  ENOTDIR: 'a part of the path is no folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}
