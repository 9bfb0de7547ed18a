// What was acknowledged, by match and number, and whether it is in the store as it was acknowledged.
import { postgresStore } from '@cardloom/server';

export class Acknowledged {
  #matches = new Map();
  count = 0;
  twice = 0;

  /** @param done `{ player, id, move, args }` */
  add(match, done, seq) {
    const moves = this.#matches.get(match) ?? new Map();
    this.#matches.set(match, moves);
    this.count++;
    if (moves.has(seq)) this.twice++;
    else moves.set(seq, textOf(done));
  }

  async check(url) {
    const store = await postgresStore(url);
    const found = { matches: this.#matches.size, acknowledged: this.count, stored: 0, lost: 0, doubled: 0, gaps: 0 };
    for (const [match, moves] of this.#matches) {
      const { entries } = await store.load(match);
      found.stored += entries.length;
      const ids = new Set();
      for (const [i, { entry }] of entries.entries()) {
        const key = entry.id === undefined ? null : `${entry.by} ${entry.id}`;
        if (entry.seq !== i + 1) found.gaps++;
        if (key !== null && ids.has(key)) found.doubled++;
        ids.add(key);
      }
      for (const [seq, done] of moves) {
        const { by, id, did } = entries[seq - 1]?.entry ?? {};
        if (did === undefined || textOf({ ...did, player: by, id }) !== done) found.lost++;
      }
    }
    await store.close();
    return { ...found, acknowledgedTwice: this.twice };
  }
}

/** Whose, which, what, and with what. */
const textOf = ({ player, id, move, args }) => JSON.stringify([player, id, move, Object.entries(args).toSorted()]);
