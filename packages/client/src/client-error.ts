import type { ErrorCode } from '@cardloom/protocol';

/**
 * Why something that was asked for was not done: a code for programs, a sentence for people.
 *
 * ```ts
 * try {
 *   await client.act('pass');
 * } catch (error) {
 *   if (error instanceof ClientError) console.log(error.code, error.message);
 * }
 * ```
 */
export class ClientError extends Error {
  readonly code: ErrorCode;
  /** What it is about: an argument, a field of the frame. */
  readonly path: string;

  constructor(code: ErrorCode, message: string, path = '') {
    super(message);
    this.name = 'ClientError';
    this.code = code;
    this.path = path;
  }
}
