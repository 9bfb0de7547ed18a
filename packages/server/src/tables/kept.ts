import type { StoredMatch } from '../store/records.ts';

/** The checksum of a match as it is now, if nothing has happened in it since its views were kept. */
export function keptChecksum({ entries, lastViews }: StoredMatch): string | null {
  if (lastViews === null) return null;
  const last = entries.findLast(({ entry: { did } }) => did.type === 'act' || did.type === 'undo');
  return (last?.entry.seq ?? 0) <= lastViews.seq ? lastViews.checksum : null;
}
