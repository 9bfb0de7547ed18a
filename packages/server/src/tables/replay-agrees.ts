import { createMatch, type Game } from 'cardloom';
import type { LastViews, MatchRecord, StoredEntry } from '../store/records.ts';

/**
 * Whether a log leads where it led when it was written, as far as the checksums with it tell: then a match that was
 * begun with other files can be played on with these.
 */
export const replayAgrees = (
  game: Game,
  record: MatchRecord,
  entries: readonly StoredEntry[],
  lastViews: LastViews | null,
): boolean => checksumAfter(game, record, entries, lastViews) !== null;

/** The checksum of the match after its log; null if that does not lead where it led. */
export function checksumAfter(
  game: Game,
  { seed, options, seats }: MatchRecord,
  entries: readonly StoredEntry[],
  lastViews: LastViews | null,
): string | null {
  try {
    const match = createMatch(game, { seed, options, players: seats.map(({ player }) => player) });
    for (const { entry, checksum } of entries) {
      const { did, by, seq } = entry;
      if (did.type === 'act' && !match.act({ player: by ?? '', move: did.move, args: did.args }).ok) return null;
      if (did.type === 'undo' && !match.undo().ok) return null;
      const expected = seq === lastViews?.seq ? lastViews.checksum : checksum;
      if (expected !== undefined && expected !== match.checksum()) return null;
    }
    return match.checksum();
  } catch {
    return null;
  }
}
