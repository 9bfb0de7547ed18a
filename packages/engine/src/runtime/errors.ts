/** Every reason the engine has to refuse something. */
export type ErrorCode =
  | 'malformed-action'
  | 'unknown-player'
  | 'player-left'
  | 'unknown-move'
  | 'move-not-available'
  | 'not-your-priority'
  | 'illegal-move'
  | 'illegal-choice'
  | 'decision-pending'
  | 'checksum-mismatch'
  | 'nothing-to-choose'
  | 'not-filled'
  | 'stale'
  | 'nothing-to-do'
  | 'consent-needed'
  | 'bad-replay'
  | 'game-over'
  | 'rule-threw'
  | 'side-effect'
  | 'loop'
  | 'runaway'
  | 'unknown-target'
  | 'no-parent'
  | 'too-many-requests'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'busy'
  | 'bad-options'
  | 'bad-snapshot'
  | 'wrong-game';

/**
 * A refusal as a value: a code for programs, a sentence for people, and the path to what it is about.
 *
 * ```ts
 * const why: Failure | null = match.whyNot(action);
 * const isLate: boolean = why?.code === ('game-over' satisfies ErrorCode);
 * ```
 */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly path: string;
  /** What a rule threw, for the developer's eyes. */
  readonly cause?: unknown;
}

/** A failure of the engine's own: the class tells it from any other value. */
export class Refusal implements Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly path: string;

  constructor(code: ErrorCode, message: string, path = '') {
    this.code = code;
    this.message = message;
    this.path = path;
  }
}

export const failure = (code: ErrorCode, message: string, path = ''): Refusal => new Refusal(code, message, path);

/**
 * The same as an exception: thrown by `processAction`, `createMatch` and `restore`, and inside a transaction.
 *
 * ```ts
 * try {
 *   createMatch(game, { seed: -1.5 });
 * } catch (error) {
 *   if (error instanceof CardloomError) console.log(error.code, error.path); // bad-options options.seed
 * }
 * ```
 */
export class CardloomError extends Error implements Failure {
  readonly code: ErrorCode;
  readonly path: string;

  constructor(code: ErrorCode, message: string, path = '', cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'CardloomError';
    this.code = code;
    this.path = path;
  }
}

/** Thrown at whoever writes to a match while no move, hook or effect of it runs; nothing has changed. */
export class StrayWrite extends CardloomError {
  constructor() {
    super(
      'side-effect',
      'A match is only changed by its moves, hooks and effects while they run: nothing was written. Make a move, or let the host do it (setManualMode, flow).',
    );
    this.name = 'StrayWrite';
  }
}

/** Thrown at a rule that writes on and on: a number it counts up to may come from a snapshot that somebody edited. */
export class Flood extends CardloomError {
  constructor(path = '') {
    const who = path === '' ? '' : `${path} was `;
    super('runaway', `${who}stopped: one action wrote more than a million words. Does a loop in a rule end?`, path);
    this.name = 'Flood';
  }
}

/**
 * Thrown by `processAction` for an action that `act` would refuse.
 *
 * ```ts
 * try {
 *   match.processAction(action);
 * } catch (error) {
 *   if (error instanceof IllegalActionError) console.log(error.message);
 * }
 * ```
 */
export class IllegalActionError extends CardloomError {
  constructor(reason: Failure) {
    super(reason.code, `Illegal action: ${reason.message}`, reason.path, reason.cause);
    this.name = 'IllegalActionError';
  }
}
