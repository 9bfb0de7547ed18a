import assert from 'node:assert/strict';
import type { MatchStore } from '../store/match-store.ts';
import type { NewMatch, SeatRecord, StoredEntry } from '../store/records.ts';

/** A place for one case. */
export interface StorePlace {
  /** Opens the store at this place, again and again if it is closed. */
  open(now: () => number): Promise<MatchStore>;
  /** Whether what is stored is still there when it is opened again. */
  readonly isLasting: boolean;
}

/** One thing a store must do. */
export interface StoreCase {
  readonly name: string;
  run(place: StorePlace): Promise<void>;
}

interface Opened {
  readonly store: MatchStore;
  readonly clock: { now: number };
}

export async function withStore(place: StorePlace, work: (opened: Opened) => Promise<void>): Promise<void> {
  const clock = { now: 1000 };
  const store = await place.open(() => clock.now);
  try {
    await work({ store, clock });
  } finally {
    await store.close();
  }
}

export async function claimed(store: MatchStore, match: string): Promise<number> {
  await store.renew('here', 'http://here', 1000);
  const claim = await store.claim(match, 'here');
  assert.ok(claim !== null && 'epoch' in claim, `${match} should be free`);
  return claim.epoch;
}

export const seat = (player: string, more: Partial<SeatRecord> = {}): SeatRecord => ({
  player,
  name: '',
  bot: null,
  token: null,
  invite: null,
  deck: null,
  ...more,
});

/** Tokens are unique in a store. */
export const tokensOf = (match: string, seats: readonly SeatRecord[]): SeatRecord[] =>
  seats.map((one) => (one.token === null ? one : { ...one, token: `${match}:${one.token}` }));

export const sampleMatch = (id: string, seats: readonly SeatRecord[] = [seat('p0'), seat('p1')]): NewMatch => ({
  id,
  game: 'skirmish',
  build: 'build',
  seed: '00112233445566778899aabbccddeeff',
  options: { decks: ['basic', 'control'] },
  terms: { clock: null },
  series: id,
  isPublic: true,
  createdAt: 1,
  status: 'playing',
  seats,
});

export const entry = (
  seq: number,
  { id, by = 'p0', text = 'x' }: { readonly id?: string; readonly by?: string; readonly text?: string } = {},
): StoredEntry => ({
  entry: {
    seq,
    at: 1_000_000_000_000 + seq,
    by,
    ...(id === undefined ? {} : { id }),
    did: { type: 'act', move: 'say', args: { text } },
  },
});
