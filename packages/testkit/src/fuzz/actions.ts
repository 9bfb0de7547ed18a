import {
  type Action,
  type Failure,
  type Game,
  IllegalActionError,
  type Match,
  type RecordedMove,
  type Result,
} from 'cardloom';
import { actionNames } from '../action-names.ts';
import { Dice } from '../dice.ts';
import { describeThrown, FuzzRecorder, type FuzzReport, portray } from './fuzz-report.ts';
import { type Ammunition, hostileAction } from './hostile-actions.ts';
import { hostileValue } from './hostile-values.ts';
import { type Alike, alikeIn, isTyped, Legality, says } from './legality.ts';
import { type Campaign, type FuzzSubject, isOver, newMatch, playOn } from './random-match.ts';

/**
 * Hostile actions at many positions of random matches, by every way an action can come in.
 *
 * ```ts
 * fuzzActions({ name: 'mine', game }, { seed: 1, count: 1000 }).throws; // 0
 * ```
 */
export function fuzzActions(subject: FuzzSubject, { seed, count }: Campaign): FuzzReport {
  const dice = new Dice(seed);
  const recorder = new FuzzRecorder('actions', subject.name, seed);
  while (recorder.count < count) {
    const match = newMatch(subject, dice);
    const elsewhere: Action[] = [];
    for (;;) {
      elsewhere.push(...playOn(match, dice, dice.below(dice.chance(3) ? 40 : 8)));
      if (dice.chance(12)) match.setManualMode(true);
      try {
        const times = Math.min(PER_POSITION, count - recorder.count);
        attackWithActions(subject.game, match, elsewhere.slice(-60), dice, recorder, times);
      } catch (thrown) {
        recorder.found('throws', `looking at a position throws ${describeThrown(thrown)}`);
        recorder.count++;
        break;
      }
      match.setManualMode(false);
      if (recorder.count >= count || isOver(match) || dice.chance(10)) break;
    }
  }
  return recorder.report();
}
const PER_POSITION = 120;

/** The same at one position; `elsewhere` are actions that were legal somewhere else. The match stays as it is. */
export const attackWithActions = (
  game: Game,
  match: Match,
  elsewhere: readonly Action[],
  dice: Dice,
  recorder: FuzzRecorder,
  times: number,
): void => new Target(game, match, elsewhere, dice, recorder).attack(times);

/** A watched move that takes more steps than this does not end. */
const MOST_STEPS = 10_000;

/** One position under attack. Whatever is accepted is taken back, so every action meets the same position. */
class Target {
  readonly #match: Match;
  readonly #dice: Dice;
  readonly #recorder: FuzzRecorder;
  readonly #legality: Legality;
  readonly #alike: Alike;
  readonly #ammunition: Ammunition;
  readonly #checksum: string;
  readonly #snapshot: string;
  /** In manual mode nearly everything is allowed, so nobody can say what is not. */
  readonly #isManual: boolean;
  #fork: Match;
  #state: unknown;

  constructor(game: Game, match: Match, elsewhere: readonly Action[], dice: Dice, recorder: FuzzRecorder) {
    this.#match = match;
    this.#dice = dice;
    this.#recorder = recorder;
    this.#legality = new Legality(match);
    this.#alike = alikeIn(game, match);
    this.#isManual = match.view(null).ctx.manualMode === true;
    this.#checksum = match.checksum();
    this.#snapshot = JSON.stringify(match.snapshot());
    this.#ammunition = {
      players: match.players,
      moves: actionNames(game),
      legal: this.#legality.all,
      elsewhere,
      checksum: this.#checksum,
    };
    this.#fork = match.fork();
    this.#state = this.#fork.state;
  }

  attack(times: number): void {
    for (let i = 0; i < times; i++) {
      const way = this.#dice.pick(WAYS);
      const action = hostileAction(this.#dice, this.#ammunition);
      try {
        this.#by(way, action);
      } catch (thrown) {
        this.#recorder.found('throws', `${way} ${portray(action)} throws ${describeThrown(thrown)}`);
        this.#renew();
      }
      if (this.#fork.checksum() !== this.#checksum || this.#fork.state !== this.#state) {
        this.#recorder.found('stateChanges', `${way} ${portray(action)} changes the match`);
        this.#renew();
      }
      this.#recorder.count++;
    }
    if (JSON.stringify(this.#fork.snapshot()) !== this.#snapshot) {
      this.#recorder.found('stateChanges', 'after all that was refused the snapshot is another');
    }
  }

  #renew(): void {
    this.#fork = this.#match.fork();
    this.#state = this.#fork.state;
  }

  #by(way: Way, action: unknown): void {
    const fork = this.#fork;
    const sent = action as Action;
    const what = (): string => `${way} ${portray(action)}`;
    switch (way) {
      case 'act': {
        const act = (): Result => fork.act(sent);
        this.#judge(
          way,
          action,
          this.#recorder.timed(what, act, () => this.#match.fork().act(sent)),
        );
        return;
      }
      case 'twice':
        this.#twice(action);
        return;
      case 'whyNot':
        this.#compare(action);
        return;
      case 'processAction':
        this.#process(action);
        return;
      case 'begin':
        this.#begin(action);
        return;
      case 'choosing':
        this.#choose();
        return;
      case 'asking':
        this.#ask(hostileValue(this.#dice));
        return;
    }
  }

  /** Looks at an answer: a refusal has a code, a sentence and a path; what was accepted must be legal. */
  #judge(way: string, action: unknown, result: Result): void {
    if (!result.ok) {
      this.#checkFailure(way, action, result.error);
      return;
    }
    const done = this.#fork.replay().actions.at(-1);
    if (done === undefined || !('move' in done)) {
      if (done === undefined || !('undo' in done)) this.#wrong(`${way} ${portray(action)} leaves no action`);
    } else this.#checkLegal(way, action, done);
    this.#takeBack(way, action);
  }

  #checkLegal(way: string, sent: unknown, done: RecordedMove): void {
    if (this.#isManual) return;
    const isListed = this.#legality.isListed(done);
    if (isListed === false) this.#wrong(`${way} ${portray(sent)} is accepted as ${portray(done)}, which is not listed`);
    // what changes as it is read may have said something else
    else if (isSteady(sent) && !says(sent, done, this.#alike))
      this.#wrong(`${way} ${portray(sent)} is taken for ${portray(done)}`);
    else if (isListed === undefined) this.#recorder.unjudged++;
    else this.#recorder.harmless++;
  }

  #wrong(detail: string): void {
    this.#recorder.found('accepted', detail);
  }

  #takeBack(way: string, action: unknown): void {
    const result = this.#fork.undo();
    if ((result.ok || result.error.code !== 'nothing-to-undo') && this.#fork.checksum() !== this.#checksum) {
      this.#recorder.found('stateChanges', `${way} ${portray(action)}, taken back, leaves something behind`);
    }
    this.#renew();
  }

  #checkFailure(way: string, action: unknown, failure: Failure): void {
    const { code, message, path } = failure;
    if (typeof code !== 'string' || typeof message !== 'string' || typeof path !== 'string') {
      this.#recorder.found('throws', `${way} ${portray(action)} is refused without a reason: ${portray(failure)}`);
    } else if (RULES_FAULTS.has(code) && !this.#isManual) {
      this.#recorder.found('throws', `${way} ${portray(action)} makes a rule fail: ${code} ${message} (${path})`);
    } else if (message.length + path.length > LONGEST_MESSAGE) {
      this.#recorder.found('throws', `${way} ${portray(action)} is echoed in ${message.length} characters`);
    }
  }

  /** The same again, when it is no longer what was asked for. */
  #twice(action: unknown): void {
    const fork = this.#fork;
    const first = fork.act(action as Action);
    if (!first.ok) {
      this.#judge('twice', action, first);
      return;
    }
    const middle = fork.fork();
    const legality = new Legality(fork.fork());
    const before = middle.checksum();
    const second = middle.act(action as Action);
    if (!second.ok) {
      this.#checkFailure('twice', action, second.error);
      if (middle.checksum() !== before)
        this.#recorder.found('stateChanges', `a second ${portray(action)} changes the match`);
    } else if (!this.#isManual) {
      const done = middle.replay().actions.at(-1);
      if (done !== undefined && 'move' in done && legality.isListed(done) === false) {
        this.#wrong(`a second ${portray(action)} is accepted and not listed`);
      }
    }
    this.#takeBack('twice', action);
  }

  #compare(action: unknown): void {
    const sent = action as Action;
    const reason = this.#recorder.timed(
      () => `whyNot ${portray(action)}`,
      () => this.#fork.whyNot(sent),
      () => this.#match.whyNot(sent),
    );
    if (reason !== null) this.#checkFailure('whyNot', action, reason);
    const isLegal = this.#fork.isLegal(sent);
    const result = this.#fork.act(sent);
    // what changes as it is read may be one thing now and another then
    if (!this.#isManual && isSteady(action) && (isLegal !== result.ok || (reason === null) !== result.ok)) {
      this.#wrong(
        `whyNot says ${reason?.code ?? 'nothing'}, act says ${result.ok ? 'yes' : result.error.code}: ${portray(action)}`,
      );
    }
    this.#judge('act', action, result);
  }

  #process(action: unknown): void {
    try {
      this.#recorder.timed(
        () => `processAction ${portray(action)}`,
        () => this.#fork.processAction(action as Action),
      );
    } catch (thrown) {
      if (!(thrown instanceof IllegalActionError)) throw thrown;
      this.#checkFailure('processAction', action, thrown);
      return;
    }
    const done = this.#fork.replay().actions.at(-1);
    if (done !== undefined && 'move' in done) this.#checkLegal('processAction', action, done);
    this.#takeBack('processAction', action);
  }

  #begin(action: unknown): void {
    const fork = this.#fork;
    const failure = this.#recorder.timed(
      () => `begin ${portray(action)}`,
      () => fork.begin(action as Action),
    );
    if (failure !== null) {
      this.#checkFailure('begin', action, failure);
      return;
    }
    const meddled = fork.act(hostileAction(this.#dice, this.#ammunition) as Action);
    if (meddled.ok) this.#wrong(`an action is accepted while ${portray(action)} is being watched`);
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const step = fork.step();
      if (!step.done) continue;
      this.#judge('begin', action, step.result);
      return;
    }
    this.#recorder.found('throws', `begin ${portray(action)} does not end`);
    this.#renew();
  }

  /** Choice by choice, with something wrong among the answers. */
  #choose(): void {
    const dice = this.#dice;
    const sent: unknown[] = [];
    const player = dice.pick(this.#match.players);
    const tried = typed(() => {
      let generator = this.#fork.choosing(player);
      for (let i = 0; i < 12 && !generator.filled(); i++) {
        const { options } = generator.choices();
        const answer =
          options === undefined || options.length === 0 || dice.chance(3) ? hostileValue(dice) : dice.pick(options);
        sent.push(answer);
        generator = this.#recorder.timed(
          () => `choose ${portray(answer)}`,
          () => generator.choose(answer as never),
        );
      }
      if (dice.chance(4)) generator.choose(hostileValue(dice) as never);
      return generator.generateAction();
    });
    if (tried === undefined || this.#isManual) return;
    const isListed = this.#legality.isListed(tried);
    if (isListed === false) this.#wrong(`choosing ${portray(sent)} gives ${portray(tried)}, which is not listed`);
    else if (isListed === undefined) this.#recorder.unjudged++;
    else this.#recorder.harmless++;
  }

  /** Questions in the name of somebody who is no player. */
  #ask(player: unknown): void {
    const fork = this.#fork;
    const id = player as string;
    const questions: readonly (() => unknown)[] = [
      () => fork.view(id),
      () => fork.viewChecksum(id),
      () => [...fork.legalActions(id)],
      () => [...fork.tableActions(id)],
      () => fork.listActions(id),
      () => fork.availableMoves(id),
      () => fork.choosing(id),
      () => fork.sample(id, 1),
      () => fork.subscribe(id, () => {}),
    ];
    const question = this.#dice.pick(questions);
    const answer = this.#recorder.timed(
      () => `a question by ${portray(player)}`,
      () => typed(question),
    );
    if (answer !== undefined && player !== null && !this.#match.players.includes(id)) {
      this.#wrong(`${portray(player)} is answered, and is no player`);
    }
  }
}

const WAYS = [
  'act',
  'act',
  'act',
  'act',
  'act',
  'whyNot',
  'whyNot',
  'processAction',
  'begin',
  'choosing',
  'asking',
  'twice',
] as const;
type Way = (typeof WAYS)[number];

/** A refusal may quote what was sent, but not all of it. */
const LONGEST_MESSAGE = 1000;
/** No action, however odd, may reach a rule that is not made for it. */
const RULES_FAULTS: ReadonlySet<string> = new Set(['rule-threw', 'side-effect', 'loop', 'runaway']);

/** The answer, or undefined where a typed error says that there is none. */
function typed<R>(ask: () => R): R | undefined {
  try {
    return ask();
  } catch (thrown) {
    if (isTyped(thrown)) return undefined;
    throw thrown;
  }
}

function isSteady(value: unknown): boolean {
  try {
    const first = JSON.stringify(value);
    return JSON.stringify(value) === first;
  } catch {
    return true;
  }
}
