import type { MatchStatus } from '@cardloom/protocol';
import type { Json, Seed } from 'cardloom';
import type { MatchRecord } from './records.ts';

/** A match as databases keep it; not all of them know booleans. */
export interface MatchRow {
  readonly key: number;
  readonly id: string;
  readonly game: string;
  readonly build: string;
  readonly seed: string;
  readonly options: string;
  readonly terms: string;
  readonly series: string;
  readonly is_public: boolean | number;
  readonly created_at: number;
  readonly status: MatchStatus;
  readonly head: number;
  readonly standing: string | null;
  readonly outcome: string;
  readonly finished_at: number | null;
}

export interface SeatRow {
  readonly player: string;
  readonly name: string;
  readonly bot: string | null;
  readonly token: string | null;
  readonly invite: string | null;
  readonly deck: string;
}

export const standingText = (standing: Json | undefined): string | null =>
  standing === undefined ? null : JSON.stringify(standing);

/** Nothing depends on it: one that cannot be read is none. */
function standingIn(text: string | null): { readonly standing?: Json } {
  try {
    return text === null ? {} : { standing: JSON.parse(text) as Json };
  } catch {
    return {};
  }
}

export const recordOf = (row: MatchRow, seats: readonly SeatRow[]): MatchRecord => ({
  id: row.id,
  game: row.game,
  build: row.build,
  seed: JSON.parse(row.seed) as Seed,
  options: JSON.parse(row.options) as Json,
  terms: JSON.parse(row.terms) as Json,
  series: row.series,
  isPublic: Boolean(row.is_public),
  createdAt: row.created_at,
  status: row.status,
  head: row.head,
  outcome: JSON.parse(row.outcome) as Json,
  finishedAt: row.finished_at,
  ...standingIn(row.standing),
  seats: seats.map(({ player, name, bot, token, invite, deck }) => ({
    player,
    name,
    bot,
    token,
    invite,
    deck: JSON.parse(deck) as Json,
  })),
});
