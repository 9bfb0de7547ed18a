import type { MatchRow } from './match-rows.ts';

/** A match with what SQLite keeps besides. */
export interface SummedRow extends MatchRow {
  readonly is_public: number;
  readonly last_views: string | null;
  readonly sum: number | null;
}

export const MATCHES = 'match join log on log.match = match.key';
export const FOUND = `select match.*, log.head, log.standing from ${MATCHES}`;
export const SEATS = 'select player, name, bot, token, invite, deck from seat where match = ? order by place';
export const ENTRIES =
  'select seq, at, player, client_id, payload, checksum, sum from entry where match = ? order by seq';
