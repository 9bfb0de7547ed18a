/** A wish that everybody else has to agree to. Bots agree to anything. */
export interface Wish {
  readonly for: 'undo' | 'rematch';
  readonly by: string;
  readonly waiting: readonly string[];
}

/** The wish once one more has agreed. */
export const agreed = (wish: Wish, player: string): Wish => ({
  ...wish,
  waiting: wish.waiting.filter((other) => other !== player),
});

export const isAgreed = (wish: Wish | null): boolean => wish !== null && wish.waiting.length === 0;
