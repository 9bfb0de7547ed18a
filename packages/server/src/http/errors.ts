/**
 * Why a request is refused. The list is closed: a client can have words for each of them.
 *
 * ```ts
 * HTTP_ERRORS['no-match']; // 404
 * ```
 */
export const HTTP_ERRORS = {
  'bad-request': 400,
  'bad-options': 400,
  'bad-token': 403,
  'wrong-origin': 403,
  'not-found': 404,
  'no-match': 404,
  'no-game': 404,
  'seat-taken': 409,
  begun: 409,
  'not-over': 409,
  'other-rules': 409,
  'too-large': 413,
  rate: 429,
  failed: 500,
  stopping: 503,
} as const;

/** A code of `HTTP_ERRORS`. */
export type HttpErrorCode = keyof typeof HTTP_ERRORS;

/**
 * What a refused request is answered with.
 *
 * ```ts
 * const isGone = ({ code }: HttpError): boolean => code === ('not-found' satisfies HttpErrorCode);
 * ```
 */
export interface HttpError {
  readonly code: HttpErrorCode;
  readonly message: string;
  /** What in the request is meant; empty for all of it. */
  readonly path: string;
}

/** A refusal on its way to the answer. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: HttpErrorCode;
  readonly path: string;

  constructor(code: HttpErrorCode, message: string, path = '') {
    super(message);
    this.code = code;
    this.path = path;
  }
}
