import { type Action, createMatch, type Game, type GameTypes, type Match, type MatchOptions } from 'cardloom';
import type { ConformOptions } from './conform.ts';
import { Dice } from './dice.ts';
import { type CardNumbers, checkShuffled } from './laws/card-numbers.ts';
import { checkLine, checkReplay, checkUndo } from './laws/history.ts';
import { checkHostileInput } from './laws/hostile-input.ts';
import { checkList } from './laws/legal-list.ts';
import { checkMemory } from './laws/memory.ts';
import { checkNonInterference } from './laws/non-interference.ts';
import { checkOddPlayers } from './laws/odd-players.ts';
import { checkOutsideWrites, remember } from './laws/outside-writes.ts';
import { checkPatches } from './laws/patches.ts';
import { listed, type Position, randomAction, some } from './laws/position.ts';
import { checkPrompts } from './laws/prompts.ts';
import { checkRoundTrip } from './laws/round-trip.ts';
import type { SampledPlaces } from './laws/sampled-places.ts';
import { checkSamplePossible, checkSampleTells } from './laws/samples.ts';
import { checkSealed } from './laws/sealed-answers.ts';
import { checkStrayWrites } from './laws/stray-writes.ts';
import { checkFuzzed, checkListed } from './laws/validator.ts';
import { type Recorder, type SampledLaw, show } from './report.ts';
import { actAtTable, correction, isOver, type TableMoves, takeBack } from './table.ts';

/** Actions between two concessions, on average. */
const LEAVES_ONCE_IN = 300;

/** Of many players, so many are looked at in a position: what one of them can tell, another can elsewhere. */
const EAVESDROPPERS = 2;

/** One match of random actions, looked at from all sides. */
export class RandomMatch<T extends GameTypes> {
  readonly #options: ConformOptions;
  readonly #position: Position;
  readonly #root: Match;
  readonly #table: TableMoves;
  readonly #places: SampledPlaces;
  readonly #most: number;
  /** Which of the positions that are looked at is attacked, counted from 0. */
  readonly #attackedAt: number;
  readonly #elsewhere: Action[] = [];
  /** Checksums from the root to here: as many as there is history. */
  readonly #trail: string[];
  /** Of its own: what is tried in prompts makes no difference to how the match goes on. */
  readonly #promptDice: Dice;
  #looked = 0;
  #sampled = 0;
  #decisions = 0;

  constructor(
    game: Game<T>,
    start: MatchOptions,
    options: ConformOptions,
    recorder: Recorder,
    dice: Dice,
    table: TableMoves,
    numbers: CardNumbers,
    places: SampledPlaces,
  ) {
    const match = createMatch(game, { undo: 'all', ...start });
    numbers.begin(game, match);
    recorder.match = match as unknown as Match;
    this.#places = places;
    this.#root = match.fork() as unknown as Match;
    this.#options = options;
    this.#table = table;
    this.#most = options.maxActions ?? 1000;
    this.#trail = [match.checksum()];
    this.#position = {
      game: game as unknown as Game,
      match: match as unknown as Match,
      dice,
      recorder,
      tableMoves: table.all,
      elsewhere: this.#elsewhere,
    };
    this.#attackedAt = dice.below(3);
    this.#promptDice = new Dice(Number(recorder.seed));
  }

  run(): void {
    const { match, recorder, dice } = this.#position;
    // about as long as most matches: conceding should happen in the middle of things
    const concedesAt = dice.chance(3) ? 5 + dice.below(60) : -1;
    const correctsAt = this.#table.manual.length > 0 && dice.chance(3) ? dice.below(20) : -1;
    for (let action = 0; ; action++) {
      recorder.action = action;
      recorder.states++;
      checkMemory(this.#position);
      if (isOver(match)) break;
      checkPrompts(this.#position, this.#promptDice);
      if (this.#isSampled(action)) this.#lookAround();
      if (action >= this.#most) {
        recorder.unfinished();
        break;
      }
      if (action === correctsAt) this.#correct();
      else if ((action === concedesAt || this.#leaves()) && actAtTable(this.#position, this.#table.plain)) this.#done();
      else if (!this.#act(action)) break;
    }
    this.#finish();
  }

  /** Where more than two play, the match goes on when one of them concedes: that happens at any moment, again and again. */
  #leaves(): boolean {
    const { match, dice } = this.#position;
    return match.players.length > 2 && dice.chance(LEAVES_ONCE_IN);
  }

  /** The first positions of a match, and fewer and fewer later; decisions that wait are looked at more often. */
  #isSampled(action: number): boolean {
    const { dice, match } = this.#position;
    const most = this.#options.samples ?? 6;
    if (this.#decisions < most / 2 && match.view(null).decision !== null && dice.chance(3)) {
      this.#decisions++;
      return true;
    }
    if (this.#sampled >= most || !(action === 0 || dice.chance(4 + this.#sampled * 4))) return false;
    this.#sampled++;
    return true;
  }

  #lookAround(): void {
    const position = this.#position;
    const { match } = position;
    const lists = new Map(match.players.map((player) => [player, listed(match, player)]));
    position.recorder.looks('legal-list');
    position.recorder.looks('validator');
    for (const [player, list] of lists) {
      checkList(position, player, list);
      checkListed(position, list);
      this.#elsewhere.push(...list.actions.slice(0, 20));
    }
    checkFuzzed(position, lists);
    if (this.#isDue('round-trip')) checkRoundTrip(position);
    checkSealed(position);
    if (this.#isDue('non-interference')) {
      for (const player of some(match.players, EAVESDROPPERS, position.dice)) checkNonInterference(position, player);
    }
    this.#sample();
    if (this.#looked++ === this.#attackedAt) this.#attack();
  }

  /** Whether a law that costs much looks at this position. */
  #isDue(law: SampledLaw): boolean {
    const { dice, recorder } = this.#position;
    const { oneIn = 1 } = this.#options;
    const isDue = oneIn <= 1 || dice.chance(oneIn);
    if (isDue) recorder.looks(law);
    return isDue;
  }

  /** What a bot of one player is given to think with. */
  #sample(): void {
    const position = this.#position;
    const player = position.dice.pick(position.match.players);
    if (this.#isDue('sample-tells')) checkSampleTells(position, player);
    if (this.#isDue('sample-possible')) checkSamplePossible(position, player);
    this.#places.look(position, player);
  }

  /** What somebody of ill will can try, once in a match. */
  #attack(): void {
    if (this.#isDue('stray-writes')) checkStrayWrites(this.#position);
    if (!this.#isDue('hostile-input')) return;
    checkHostileInput(this.#position);
    checkOddPlayers(this.#position);
  }

  /** One random action, now and then taken back; false if nobody can act. */
  #act(number: number): boolean {
    const { match, dice, recorder } = this.#position;
    if (this.#table.undo.length > 0 && dice.chance(20) && takeBack(this.#position, dice.pick(this.#table.undo))) {
      this.#undone();
      return true;
    }
    const action = randomAction(match, dice);
    if (action === undefined) {
      recorder.found('ends', 'unfinished', 'nobody can act, and the game is not over');
      return false;
    }
    checkPatches(this.#position, action);
    const isWatched = number < 3 || dice.chance(4);
    const before = isWatched ? remember(match, action.player) : null;
    const result = match.act(action);
    if (!result.ok) {
      recorder.found('validator', 'legalRejected', `${show(action)} is listed, but refused: ${result.error.message}`);
      // another action may get the match further
      return number < this.#most && dice.chance(2);
    }
    this.#done();
    if (before !== null) checkOutsideWrites(this.#position, before, action);
    checkShuffled(this.#position, result.events);
    if (dice.chance(40) && match.undo().ok) this.#undone();
    return true;
  }

  #done(): void {
    this.#position.recorder.actions++;
    this.#trail.push(this.#position.match.checksum());
  }

  #undone(): void {
    const { match, recorder } = this.#position;
    this.#trail.pop();
    if (match.checksum() !== this.#trail.at(-1)) {
      recorder.found('undo', 'undoMismatches', 'an action taken back leaves something behind');
    }
  }

  /**
   * The host switches the rules off, somebody corrects the board, and the rules go on. Afterwards it is all taken back:
   * a board that no rule made may break the rules.
   */
  #correct(): void {
    const { match, dice } = this.#position;
    const length = this.#trail.length;
    if (!match.setManualMode(true).ok) return;
    this.#done();
    for (let i = 0; i < 3; i++) {
      if (match.act(correction(this.#position, dice.pick(this.#table.manual))).ok) this.#done();
      checkMemory(this.#position);
    }
    if (match.setManualMode(false).ok) this.#done();
    checkMemory(this.#position);
    checkReplay(this.#position);
    while (this.#trail.length > length && match.undo().ok) this.#undone();
  }

  #finish(): void {
    checkReplay(this.#position);
    checkUndo(this.#position, this.#trail);
    checkLine(this.#root, this.#position, this.#trail);
  }
}
