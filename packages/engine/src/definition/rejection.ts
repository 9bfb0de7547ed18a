/**
 * A move's way to say no: everything it did is taken back and the player reads the message.
 *
 * ```ts
 * const no: Rejection = reject('It is not ripe.');
 * no.message; // 'It is not ripe.'
 * ```
 */
export class Rejection {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/**
 * Refuses the move that returns it.
 *
 * ```ts
 * play: ({ player }, { card }) => (player.mana < 2 ? reject('That costs 2 mana.') : undefined)
 * ```
 */
export const reject = (message: string): Rejection => new Rejection(message);
