import { botCalled } from '@cardloom/bots';
import { Host, rematchOf } from '@cardloom/host';
import type { Claimed, Created } from '@cardloom/protocol';
import { type CardloomError, type GameResult, type Json, type Replay, randomSeed } from 'cardloom';
import { type Games, type LoadedGame, objectionTo, optionsFor } from '../games.ts';
import { Refused } from '../http/errors.ts';
import type { ClaimRequest, CreateRequest } from '../http/schemas.ts';
import { hashOf, isSecretOf, newMatchId, newSecret, nextMatchId } from '../secrets.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { MatchRecord, NewMatch, SeatRecord } from '../store/records.ts';
import { hostOptions } from '../tables/host-options.ts';
import { standingOf } from '../tables/standing.ts';
import { termsOf } from '../terms.ts';
import { authenticate } from './authenticate.ts';
import { Replays } from './replays.ts';

export interface LobbyOptions {
  readonly store: MatchStore;
  readonly games: Games;
  now(): number;
  /** Somebody took a seat or left one. */
  seatsChanged(record: MatchRecord): void;
  /** All seats are taken. */
  begun(match: Pick<MatchRecord, 'id' | 'terms'>): Promise<void>;
  /** This seat is nobody's any more. */
  left(match: string, player: string): void;
  /** There is no such match any more. */
  calledOff(match: string): void;
}

type JsonRecord = Readonly<Record<string, Json>>;

/** Lists go back so far. */
const LISTED_MS = 7 * 24 * 60 * 60 * 1000;
const MOST_LISTED = 100;

/** Matches are made here, seats taken and left. Of secrets it keeps hashes only. */
export class Lobby {
  readonly #options: LobbyOptions;
  readonly #replays = new Replays();

  constructor(options: LobbyOptions) {
    this.#options = options;
  }

  async create(request: CreateRequest): Promise<Created> {
    const { store, now, begun } = this.#options;
    const loaded = await this.#game(request.game);
    this.#checkSeats(loaded, request);
    const id = newMatchId();
    const watch = newSecret();
    const token = newSecret();
    const invites: { player: string; invite: string }[] = [];
    const called = request.seats.map((seat) => (seat.kind === 'me' ? seat.name : ''));
    const seats = request.seats.map((seat, place): SeatRecord => {
      const player = `p${place}`;
      const taken = { player, bot: null, token: null, invite: null, deck: null, name: '' };
      if (seat.kind === 'me') return { ...taken, name: seat.name, token: hashOf(token), deck: deckOf(seat.deck) };
      if (seat.kind === 'bot') {
        called[place] = botCalled(place, called);
        return { ...taken, name: called[place], bot: seat.level, deck: deckOf(seat.deck) };
      }
      if (seat.kind === 'open') return taken;
      const invite = newSecret();
      invites.push({ player, invite });
      return { ...taken, invite: hashOf(invite) };
    });
    const given = (request.options ?? null) as Json;
    const options = this.#optionsOf(loaded, seats, given);
    const isFull = seats.every(isTaken);
    const match: NewMatch = {
      id,
      game: request.game,
      build: loaded.build,
      seed: randomSeed(),
      options: isFull ? options : given,
      terms: {
        spectators: request.spectators,
        delay: request.delay,
        delaySeconds: request.delaySeconds,
        watch: hashOf(watch),
        clock: request.clock as Json,
        previous: null,
        isTheirs: request.seats.some(({ kind }) => kind === 'me'),
      },
      series: id,
      isPublic: request.public,
      createdAt: now(),
      status: isFull ? 'playing' : 'waiting',
      seats,
    };
    await store.create(isFull ? begunOf(match, loaded) : match);
    if (isFull) await begun(match);
    const place = request.seats.findIndex(({ kind }) => kind === 'me');
    return { id, player: place < 0 ? null : `p${place}`, token: place < 0 ? null : token, invites, watch };
  }

  async claim(id: string, request: ClaimRequest): Promise<Claimed> {
    const { player, invite, name, deck, token = newSecret() } = request;
    const { store, seatsChanged, left } = this.#options;
    const record = await this.find(id);
    // the answer to the same question was lost on its way
    const own = record.seats.find((one) => isSecretOf(token, one.token));
    if (own !== undefined) {
      await this.#beginIfFull(record);
      return { player: own.player, token };
    }
    const isFree = (seat: SeatRecord): boolean =>
      !isTaken(seat) && (invite === undefined ? seat.invite === null : isSecretOf(invite, seat.invite));
    const seat = record.seats.find((one) => (player === undefined || one.player === player) && isFree(one));
    if (seat === undefined || record.status === 'over') {
      throw new Refused('seat-taken', 'There is no free seat for you: it is taken, or the invitation is not for it.');
    }
    const loaded = await this.#game(record.game);
    if (record.status === 'waiting') {
      const seats = record.seats.map((one) => (one === seat ? { ...one, deck: deckOf(deck) } : one));
      this.#optionsOf(loaded, seats, record.options);
    }
    const hash = invite === undefined ? null : hashOf(invite);
    const called = unlike(name, record.seats);
    const taken = {
      match: id,
      player: seat.player,
      invite: hash,
      token: hashOf(token),
      name: called,
      deck: deckOf(deck),
    };
    if (!(await store.takeSeat(taken))) throw new Refused('seat-taken', 'Somebody else was faster.');
    const after = await this.find(id);
    seatsChanged(after);
    try {
      await this.#beginIfFull(after);
    } catch (error) {
      // two decks that came at the same moment do not go together: the seat is free again, for another deck
      if (error instanceof Refused && (await store.leaveSeat(id, seat.player, taken.token, hash))) {
        left(id, seat.player);
        seatsChanged(await this.find(id));
      }
      throw error;
    }
    return { player: seat.player, token };
  }

  async #beginIfFull(record: MatchRecord): Promise<void> {
    if (await this.fill(record)) await this.#options.begun(record);
  }

  /**
   * Gives a seat back; others may take it with a new invitation, or before the match has begun with the one that is said:
   * null for anybody. A match that has not begun is called off by the last of those who sit there, unless somebody made it
   * for others: whoever still has an invitation would wait for nobody.
   */
  async leave(id: string, token: string, said?: string | null): Promise<{ readonly invite: string | null }> {
    const { store, seatsChanged, left, calledOff } = this.#options;
    const record = await this.find(id);
    const player = authenticate(record, token);
    const invite = said === undefined ? newSecret() : said;
    const hash = invite === null ? null : hashOf(invite);
    if (said !== undefined && typeof player === 'string' && record.status !== 'waiting') {
      throw new Refused('begun', 'The match has begun: who does not want to play on concedes at the table.');
    }
    const isLeft = typeof player === 'string' && (await store.leaveSeat(id, player, hashOf(token), hash));
    if (!isLeft) throw new Refused('bad-token', 'This token is no seat of that match.');
    left(id, player);
    const after = await this.find(id);
    if (after.status === 'waiting' && termsOf(after.terms).isTheirs === true && !after.seats.some(isSatOn)) {
      await store.delete(id);
      calledOff(id);
    } else seatsChanged(after);
    return { invite };
  }

  /** The match after this one: everybody keeps their token, and so do those who watch. */
  async rematch(record: MatchRecord): Promise<string> {
    const { store, now, begun } = this.#options;
    const series = await store.listSeries(record.series);
    const made = series.find(({ terms }) => termsOf(terms).previous === record.id);
    if (made !== undefined) return made.id;
    const current = await this.find(record.id);
    const loaded = await this.#game(record.game);
    const next = rematchOf(hostOptions(current, loaded), current.outcome as GameResult | null);
    const id = nextMatchId(current.id, current.seed);
    const seats = next.seats.flatMap(({ player }) => current.seats.filter((seat) => seat.player === player));
    const match: NewMatch = {
      id,
      game: current.game,
      build: loaded.build,
      seed: randomSeed(),
      options: next.options ?? null,
      terms: { ...(current.terms as JsonRecord), previous: current.id, series: next.series as unknown as Json },
      series: current.series,
      isPublic: current.isPublic,
      createdAt: now(),
      status: 'playing',
      seats,
    };
    try {
      await store.create(begunOf(match, loaded));
    } catch (error) {
      // somebody else has made it in the meantime
      if ((await store.find(id)) === null) throw error;
    }
    await begun(match);
    return id;
  }

  /** All that is needed to play a match again, once nothing in it is secret any more. */
  async replay(id: string, token: string | undefined): Promise<Replay> {
    const { store } = this.#options;
    const record = await this.find(id);
    if (authenticate(record, token) === undefined) {
      throw new Refused('bad-token', 'Only those who played or may watch get this replay.');
    }
    const stored = record.status === 'over' ? await store.load(id) : null;
    if (stored === null) throw new Refused('not-over', 'There is a replay when the match is over.');
    const replay = this.#replays.of(stored, await this.#game(record.game));
    if (replay === null) {
      throw new Refused('other-rules', 'The rules have changed since: this match cannot be played again.');
    }
    return replay;
  }

  async find(id: string): Promise<MatchRecord> {
    const record = await this.#options.store.find(id);
    if (record === null)
      throw new Refused('no-match', 'There is no match of this id: it was called off, or is long over.');
    return record;
  }

  async list(what: 'open' | 'playing'): Promise<readonly MatchRecord[]> {
    const { store, now } = this.#options;
    const listed = await store.list({ what, since: now() - LISTED_MS, most: MOST_LISTED });
    return what === 'open' ? listed : listed.filter(({ terms }) => termsOf(terms).spectators === 'public');
  }

  /** The matches in which these tokens are seats, with the seat. */
  async listOwn(
    tokens: readonly string[],
  ): Promise<readonly { readonly record: MatchRecord; readonly player: string }[]> {
    const hashes = tokens.map(hashOf);
    const records = await this.#options.store.listOwn(hashes, MOST_LISTED);
    return records.flatMap((record) => {
      const seat = record.seats.find(({ token }) => token !== null && hashes.includes(token));
      return seat === undefined ? [] : [{ record, player: seat.player }];
    });
  }

  /** Begins a match that waits though all its seats are taken; of two at once, one does it. */
  async fill(record: MatchRecord): Promise<boolean> {
    const { id, status, game, seats } = record;
    if (status !== 'waiting' || !seats.every(isTaken)) return false;
    const loaded = await this.#game(game);
    const options = this.#optionsOf(loaded, seats, record.options);
    return this.#options.store.begin(id, options, begunOf({ ...record, options }, loaded).standing);
  }

  async #game(name: string): Promise<LoadedGame> {
    const loaded = await this.#options.games.load(name);
    if (loaded === null) throw new Refused('no-game', 'There is no game of this name here.', 'game');
    return loaded;
  }

  #checkSeats({ served }: LoadedGame, { seats }: CreateRequest): void {
    const { min, max } = served.players;
    if (seats.length < min || seats.length > max) {
      const range = min === max ? `${min}` : `${min} to ${max}`;
      throw new Refused('bad-request', `${served.title} is for ${range} players, not ${seats.length}.`, 'seats');
    }
    if (seats.filter(({ kind }) => kind === 'me').length > 1) {
      throw new Refused('bad-request', 'One person takes one seat.', 'seats');
    }
  }

  /** What the game is given, if it takes it. */
  #optionsOf(loaded: LoadedGame, seats: readonly SeatRecord[], given: Json): Json {
    const decks = seats.map(({ deck }) => deck);
    const options = optionsFor(loaded.served, decks, given);
    const players = seats.map(({ player }) => player);
    const objection: CardloomError | null = objectionTo(loaded.game, players, options);
    if (objection !== null) throw new Refused('bad-options', objection.message.slice(0, 500), objection.path);
    return options;
  }
}

/** With how it stands when it begins: lists tell whose move it is before anybody has come. */
const begunOf = <T extends NewMatch>(match: T, loaded: LoadedGame): T => ({
  ...match,
  standing: standingOf(new Host(loaded.game, hostOptions(match, loaded))),
});

/** It came out of JSON; what stands in it the game judges. */
const deckOf = (deck: string | object | undefined): Json => (deck ?? null) as Json;

const isTaken = ({ bot, token }: SeatRecord): boolean => bot !== null || token !== null;

const isSatOn = ({ bot, token }: SeatRecord): boolean => bot === null && token !== null;

/** Nobody is called like somebody else at the table: `Oskar 2`. */
function unlike(name: string, seats: readonly SeatRecord[]): string {
  const others = new Set(seats.filter(isTaken).map((one) => one.name.toLowerCase()));
  let called = name;
  for (let i = 2; others.has(called.toLowerCase()); i++) called = `${name} ${i}`;
  return called;
}
