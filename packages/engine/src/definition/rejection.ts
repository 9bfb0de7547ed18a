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
 * const play = kit
 *   .move()
 *   .card('card', ({ player }) => player.hand)
 *   .run(({ player }, { card }) => (card.def.worth > player.points ? reject('You cannot afford it.') : undefined));
 * ```
 */
export const reject = (message: string): Rejection => new Rejection(message);
