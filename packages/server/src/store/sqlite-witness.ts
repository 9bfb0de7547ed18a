import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** An entry that was stored: of this match, with this number. */
export interface Stored {
  readonly match: string;
  readonly head: number;
}

/**
 * What was stored last, in a small file beside the database. SQLite takes a damaged log for one that ends earlier, and so would
 * forget moves without a word; whoever opens the file compares. It is written after each commit and never synchronised: after
 * a power cut it may say less than there is, but never more.
 */
export interface Witness {
  /** Null if nothing can be read of it. */
  readonly last: Stored | null;
  /** What was stored; null before something is deleted. */
  note(stored: Stored | null): void;
  close(): void;
}

/** Always as many bytes: nothing of a longer one is left behind a shorter one. */
const LENGTH = 128;

export function openWitness(path: string): Witness {
  let fd: number | null = null;
  try {
    fd = openSync(path, 'r+');
  } catch {}
  const last = fd === null ? null : read(fd);
  return {
    last,
    note(stored) {
      // without it less is noticed, but nothing is lost: a full disk, or a folder in which no file may be made
      try {
        fd ??= openSync(path, 'w+');
        writeSync(fd, textOf(stored), 0, 'latin1');
      } catch {}
    },
    close() {
      if (fd !== null) closeSync(fd);
      fd = null;
    },
  };
}

function textOf(stored: Stored | null): string {
  const text = JSON.stringify(stored);
  return `${crc32(text)} ${text}`.padEnd(LENGTH - 1).concat('\n');
}

function read(fd: number): Stored | null {
  const bytes = Buffer.alloc(LENGTH);
  const length = readSync(fd, bytes, 0, LENGTH, 0);
  const [, sum, text] = /^(\d+) (\S+) *\n$/.exec(bytes.toString('latin1', 0, length)) ?? [];
  return text !== undefined && Number(sum) === crc32(text) ? (JSON.parse(text) as Stored | null) : null;
}
