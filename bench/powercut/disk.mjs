// A disk as a power cut leaves it. Of each file there is what was synchronised last, and what was done to it since, of which
// nobody knows what reached the disk.

const SECTOR = 512;

export class Disk {
  /** By name: the content that is sure, and what came after it. */
  #files = new Map();

  /** @param op as `traceOf` gives it */
  apply(op) {
    const file = this.#files.get(op.file) ?? { sure: null, since: [] };
    this.#files.set(op.file, file);
    if (op.call !== 'sync') file.since.push(op);
    else {
      for (const one of file.since) file.sure = done(file.sure, one);
      file.since = [];
      // the folder itself: what was removed is gone
      if (!this.#isFolder(op.file)) return;
      for (const other of this.#files.values()) {
        if (other.since.at(-1)?.call === 'unlink') Object.assign(other, { sure: null, since: [] });
      }
    }
  }

  /** How many operations may be lost of the files that are synchronised now and then. */
  get unsure() {
    const files = [...this.#files].filter(([name]) => !name.endsWith('-last'));
    return files.reduce((sum, [, { since }]) => sum + since.length, 0);
  }

  /** The files after a cut, by name. `survives` says of each unsure operation what came of it: null, or the operation, or a part of it. */
  after(survives) {
    const left = new Map();
    for (const [name, { sure, since }] of this.#files) {
      // a copy, where something is written into it
      let content = sure;
      let isOwn = false;
      for (const one of since) {
        for (const part of survives(one)) {
          if (!isOwn && content !== null) content = { ...content, bytes: Buffer.from(content.bytes) };
          isOwn = true;
          content = done(content, part);
        }
      }
      if (content !== null) left.set(name, content.bytes.subarray(0, content.size));
    }
    return left;
  }

  #isFolder(name) {
    return !/\.db/.test(name);
  }
}

/** A file is a buffer with room to grow, and its size. */
function done(content, { call, at, bytes }) {
  if (call === 'unlink') return null;
  const file = content ?? { bytes: Buffer.alloc(0), size: 0 };
  const end = call === 'write' ? at + bytes.length : at;
  if (end > file.bytes.length) file.bytes = Buffer.concat([file.bytes], 2 * end);
  if (call === 'truncate' && end < file.size) file.bytes.fill(0, end, file.size);
  if (call === 'write') bytes.copy(file.bytes, at);
  file.size = call === 'truncate' ? end : Math.max(file.size, end);
  return file;
}

/** What a cut can do to the operations that were not synchronised. */
export const CUTS = {
  none: () => () => [],
  all: () => (op) => [op],
  some: (random) => (op) => (random() < 0.5 ? [op] : []),
  torn: (random) => (op) => {
    if (op.call !== 'write') return random() < 0.5 ? [op] : [];
    const kind = random();
    if (kind < 0.25) return [op];
    if (kind < 0.4) return [];
    if (kind < 0.7) return [{ ...op, bytes: op.bytes.subarray(0, Math.floor(random() * op.bytes.length)) }];
    return sectorsOf(op).filter(() => random() < 0.5);
  },
};

function sectorsOf({ at, bytes, ...op }) {
  const parts = [];
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(bytes.length, from + SECTOR - ((at + from) % SECTOR));
    parts.push({ ...op, at: at + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return parts;
}
