/**
 * Every reason for which a host refuses a frame. The list is closed: a client can have words for each of them.
 *
 * ```ts
 * const words = Object.fromEntries(ERROR_CODES.map((code) => [code, code.replaceAll('-', ' ')]));
 * ```
 */
export const ERROR_CODES = [
  // of the engine
  'malformed-action',
  'unknown-player',
  'player-left',
  'unknown-move',
  'move-not-available',
  'not-your-priority',
  'illegal-move',
  'illegal-choice',
  'decision-pending',
  'checksum-mismatch',
  'nothing-to-choose',
  'not-filled',
  'stale',
  'nothing-to-do',
  'consent-needed',
  'bad-replay',
  'game-over',
  'rule-threw',
  'side-effect',
  'loop',
  'runaway',
  'unknown-target',
  'no-parent',
  'too-many-requests',
  'nothing-to-undo',
  'nothing-to-redo',
  'busy',
  'bad-options',
  'bad-snapshot',
  'wrong-game',
  // of the table
  'malformed-frame',
  'moved-on',
  'id-reused',
  'spectator',
  'paused',
  'not-absent',
  'unanswered',
  'read-only',
  // of the client itself
  'offline',
  'closed',
] as const;

/**
 * One of `ERROR_CODES`.
 *
 * ```ts
 * const isLate = (code: ErrorCode): boolean => code === 'game-over';
 * ```
 */
export type ErrorCode = (typeof ERROR_CODES)[number];
