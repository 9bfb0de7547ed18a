import type { Wish } from '@cardloom/protocol';

/** The wish once one more has agreed. Bots agree to anything. */
export const agreed = (wish: Wish, player: string): Wish => ({
  ...wish,
  waiting: wish.waiting.filter((other) => other !== player),
});

export const isAgreed = (wish: Wish | null): boolean => wish !== null && wish.waiting.length === 0;
