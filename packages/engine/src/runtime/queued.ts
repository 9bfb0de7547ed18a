import type { ErrorCode, Failure } from './errors.ts';

/**
 * What a navigation request answers at once. A class of its own, so that a rule written as one expression
 * (`() => coreOps.endTurn()`) is not taken to return a new `G`.
 */
export class Answer {
  readonly ok: boolean;
  constructor(ok: boolean) {
    this.ok = ok;
  }
}

export class Refused extends Answer {
  declare readonly ok: false;
  readonly code: ErrorCode;
  readonly message: string;
  readonly path: string;

  constructor({ code, message, path }: Failure) {
    super(false);
    this.code = code;
    this.message = message;
    this.path = path;
  }
}

export const ACCEPTED = Object.freeze(new Answer(true)) as Answer & { readonly ok: true };
