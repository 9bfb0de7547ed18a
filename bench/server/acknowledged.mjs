// What was acknowledged, by match, and whether it is in the store: once, and where it was said to be.
import { sqliteStore } from '@cardloom/server';
import { integrity } from './integrity.mjs';

export class Acknowledged {
  #moves = new Map();
  count = 0;

  get matches() {
    return this.#moves.size;
  }

  add(match, id, seq) {
    const list = this.#moves.get(match) ?? [];
    list.push({ id, seq });
    this.#moves.set(match, list);
    this.count++;
  }

  /** `lost`, `doubled` and `gaps` in entries; `integrity` is what SQLite says of the file. */
  async check(path) {
    const store = await sqliteStore(path);
    const found = { acknowledged: this.count, stored: 0, lost: 0, doubled: 0, gaps: 0, integrity: '' };
    for (const [match, moves] of this.#moves) {
      const { entries } = await store.load(match);
      found.stored += entries.length;
      const times = new Map();
      for (const [i, { entry }] of entries.entries()) {
        if (entry.seq !== i + 1) found.gaps++;
        if (entry.id !== undefined) times.set(entry.id, (times.get(entry.id) ?? 0) + 1);
      }
      for (const { id, seq } of moves) if (entries[seq - 1]?.entry.id !== id) found.lost++;
      for (const count of times.values()) if (count > 1) found.doubled++;
    }
    await store.close();
    found.integrity = await integrity(path);
    return found;
  }
}
