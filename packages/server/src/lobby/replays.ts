import { createMatch, type Replay } from 'cardloom';
import type { LoadedGame } from '../games.ts';
import type { StoredEntry, StoredMatch } from '../store/records.ts';
import { keptChecksum } from '../tables/kept.ts';
import { checksumAfter } from '../tables/replay-agrees.ts';

/** So many matches that had to be played are remembered. */
const MOST_PLAYED = 1000;

/**
 * Replays of matches that are over, made of their logs. Playing a long match takes a tenth of a second in which nobody else
 * is served, so it is done only where what was kept at the end does not tell how it ended, and once for each match.
 */
export class Replays {
  /** How matches end with these files, by id and length; null if they do not lead where they led. */
  readonly #played = new Map<string, string | null>();

  /** Null if these files would play it otherwise. */
  of(stored: StoredMatch, loaded: LoadedGame): Replay | null {
    const { seed, options, seats, build } = stored.record;
    const kept = build === loaded.build ? keptChecksum(stored) : null;
    const checksum = kept ?? this.#play(stored, loaded);
    if (checksum === null) return null;
    const match = createMatch(loaded.game, { seed, options, players: seats.map(({ player }) => player) });
    return { ...match.replay(), actions: actionsIn(stored.entries), checksum };
  }

  #play({ record, entries, lastViews }: StoredMatch, { game }: LoadedGame): string | null {
    const key = `${record.id}/${entries.length}`;
    const known = this.#played.get(key);
    if (known !== undefined) return known;
    const checksum = checksumAfter(game, record, entries, lastViews);
    this.#played.set(key, checksum);
    for (const oldest of this.#played.keys()) if (this.#played.size > MOST_PLAYED) this.#played.delete(oldest);
    return checksum;
  }
}

/** Those that were not taken back. */
function actionsIn(entries: readonly StoredEntry[]): Replay['actions'] {
  const actions: Replay['actions'][number][] = [];
  for (const { entry } of entries) {
    const { by, did } = entry;
    if (did.type === 'act') actions.push({ player: by ?? '', move: did.move, args: did.args });
    else if (did.type === 'undo') actions.pop();
  }
  return actions;
}
