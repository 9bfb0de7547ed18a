import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fail, UsageError } from './usage.ts';

/** Reads a file, or says in one line why it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return fail(`cannot read ${path}: ${reasonOf(error)}`);
  }
}

/** Writes a file as a whole or not at all: under another name first, so that nobody ever sees half of it. */
export function writeText(path: string, text: string): void {
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(temporary, text, { flag: 'wx' });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    fail(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

/** Refuses a file that `writeText` could not write: better said before a long run than after it. */
export function canWrite(path: string): void {
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) fail(`cannot write ${path}: ${REASONS.EISDIR}`);
    writeFileSync(temporary, '', { flag: 'wx' });
    rmSync(temporary);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    fail(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}
