import { type Bot, createTurn, deriveSeed } from '@cardloom/bots';
import { REPLAY_FORMAT } from '@cardloom/host';
import { type Action, ActionList, createMatch, type Failure, type Line, type Match, type MatchOptions } from 'cardloom';
import { type CatalogueEntry, seating } from '../catalogue.ts';
import { type ReplayFile, toReplayFile } from '../replay-file.ts';
import { Dice } from './dice.ts';
import { botAt, decksOf, optionsOf, playersOf, type SimPlan } from './plan.ts';
import { partOfSeed } from './seeds.ts';
import type { End, Outcome } from './tally.ts';
import { Watcher } from './watch.ts';

/** Plays single matches of a plan. Everything in a match comes from its seed, and that from its number. */
export class Player {
  readonly #plan: SimPlan;
  readonly #entry: CatalogueEntry;
  /** A bot for each seat, or null if all play at random: then nobody needs views, and a line of play is enough. */
  readonly #bots: readonly Bot[] | null;
  readonly #players: readonly string[];
  readonly #list = new ActionList();
  #made: Action[] = [];

  constructor(plan: SimPlan, entry: CatalogueEntry, bots: readonly Bot[] | null) {
    this.#plan = plan;
    this.#entry = entry;
    this.#bots = bots;
    this.#players = playersOf(plan);
  }

  /** Plays match number `number`; undefined if `isStopped` said so in the middle of it. */
  async play(number: number, isStopped: () => boolean): Promise<Outcome | undefined> {
    const seed = partOfSeed(this.#plan.seed, number);
    const decks = decksOf(this.#plan, number);
    const seated = seating(this.#entry, this.#players, this.#plan.teams);
    const setup = { seed, ...seated, options: optionsOf(this.#plan, this.#entry, number) };
    this.#made = [];
    let trying: Action | null = null;
    let line: Line | null = null;
    let watcher: Watcher | null = null;
    try {
      const match = createMatch(this.#entry.game, setup);
      line = match.line();
      if (this.#plan.wantsDetails) watcher = new Watcher(this.#entry.game, line.context, this.#players.length, decks);
      // the table's dice and the bots' are not the same
      const dice = new Dice(partOfSeed(seed, -2));
      while (!line.isOver && this.#made.length < this.#plan.maxActions) {
        const seat = line.seatToAct;
        if (seat < 0) throw new Stuck('nobody can act, and the game is not over');
        trying = null;
        if (this.#bots === null) {
          line.listActions(seat, this.#list);
          if (this.#list.size === 0) throw new Stuck(`${this.#players[seat]} is to act and has nothing to do`);
          trying = this.#list.at(dice.below(this.#list.size));
        } else {
          const turn = createTurn(match, this.#players[seat], deriveSeed(seed, 'turn', this.#made.length));
          trying = await this.#bots[botAt(this.#plan, seat, number)].choose(turn);
          if (isStopped()) return undefined;
        }
        const held = watcher?.held(seat, trying) ?? [];
        this.#act(line, this.#bots === null ? null : match, trying, seat);
        this.#made.push(trying);
        watcher?.made(seat, held);
      }
    } catch (error) {
      return this.#failed(number, setup, trying, error, watcher);
    }
    const end = line.isOver ? endOf(line, this.#players.length) : null;
    const byBot = end === null ? null : this.#byBot(end, number);
    return {
      end: byBot,
      turns: line.context.ctx.numTurns,
      actions: this.#made.length,
      failure: null,
      details: watcher?.conclude(end) ?? null,
    };
  }

  /** By seat as it was played, by bot as it is counted. */
  #byBot({ won, ranks, scores, isLost }: End, number: number): End {
    const inOrder = <V>(values: readonly V[]): V[] => {
      const ordered = [...values];
      for (const [seat, value] of values.entries()) ordered[botAt(this.#plan, seat, number)] = value;
      return ordered;
    };
    return { won: inOrder(won), ranks: inOrder(ranks), scores: scores === null ? null : inOrder(scores), isLost };
  }

  #act(line: Line, match: Match | null, action: Action, seat: number): void {
    // a bot may hand in anything; in another player's name it must not act
    const refused = action?.player === this.#players[seat] ? line.make(action) : NOT_THEIRS;
    if (refused !== null) throw new Refused(refused);
    line.forget();
    const result = match?.act(action);
    if (result?.ok === false) throw new Refused(result.error);
  }

  #failed(
    number: number,
    setup: MatchOptions,
    trying: Action | null,
    error: unknown,
    watcher: Watcher | null,
  ): Outcome {
    const why = `${messageOf(error)}${trying === null ? '' : ` (trying ${JSON.stringify(trying)})`}`;
    return {
      end: null,
      turns: 0,
      actions: this.#made.length,
      failure: { match: number, error: why, file: this.#replay(setup, why, number) },
      details: watcher?.conclude(null) ?? null,
    };
  }

  /** The match up to where it failed, to be looked at with `cardloom replay`. */
  #replay(setup: MatchOptions, error: string, number: number): ReplayFile {
    const { bots } = this.#plan;
    const extras = { error, table: bots.map((_, seat) => bots[botAt(this.#plan, seat, number)]) };
    try {
      const match = createMatch(this.#entry.game, setup);
      for (const action of this.#made) match.act(action);
      return toReplayFile(match, extras);
    } catch {
      // not even its setup works
      const { name, version } = this.#entry.game;
      const { seed = 0, options = null } = setup;
      return {
        format: REPLAY_FORMAT,
        game: name,
        version,
        seed,
        players: this.#players,
        options,
        actions: [],
        checksum: '',
        ...extras,
      };
    }
  }
}

function endOf(line: Line, seats: number): End {
  const bySeat = <V>(value: (seat: number) => V): V[] => Array.from({ length: seats }, (_, seat) => value(seat));
  const scores = bySeat((seat) => line.scoreOf(seat));
  return {
    won: bySeat((seat) => line.hasWon(seat)),
    ranks: bySeat((seat) => line.rankOf(seat)),
    scores: scores.every((score) => score !== null) ? scores : null,
    isLost: bySeat((seat) => line.hasLost(seat)).every((hasLost) => hasLost),
  };
}

class Stuck extends Error {}

class Refused extends Error {
  constructor({ code, message, path }: Failure) {
    super(`${code}: ${message}${path === '' || message.includes(path) ? '' : ` (${path})`}`);
  }
}

const NOT_THEIRS: Failure = { code: 'malformed-action', message: 'A bot acts for its own seat.', path: 'player' };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0];
