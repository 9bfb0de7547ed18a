import { isSecretOf } from '../secrets.ts';
import type { MatchRecord } from '../store/records.ts';
import { termsOf } from '../terms.ts';

/** Whose seat a token is; null for somebody who may watch; undefined for anybody else. */
export function authenticate(record: MatchRecord, token: string | undefined): string | null | undefined {
  const { spectators, watch } = termsOf(record.terms);
  if (token === undefined) return spectators === 'public' ? null : undefined;
  // all of them are looked at, whichever it is
  const own = record.seats.filter((seat) => isSecretOf(token, seat.token));
  const isWatching = isSecretOf(token, watch) && spectators !== 'none';
  return own[0]?.player ?? (isWatching ? null : undefined);
}
