import { inWords } from './in-words.ts';

/** Combat as a phase of its own that is entered from the main phase and leads back to it. */

/**
 * A step's `next` with an early way out: where the phase has lost its subject (the attacker is gone), it skips ahead.
 *
 * ```ts
 * block: { next: unless(isBattleOver, 'battleEnd', 'action'), … },
 * ```
 */
export const unless = <X, const Early extends string | null, const Usual extends string | null>(
  isOver: (context: X) => boolean,
  early: Early,
  usual: Usual,
) =>
  inWords(
    (context: X): Early | Usual => (isOver(context) ? early : usual),
    `(context) => ${isOver.name}(context) ? ${quoted(early)} : ${quoted(usual)}`,
  );

const quoted = (name: string | null): string => (name === null ? 'null' : `'${name}'`);

/** The state a simple combat needs: card numbers, 0 for none. Spread it into `state.game`. */
export const combatState = { attacker: 0, defender: 0 };

export interface WithCombat {
  readonly G: { attacker: number; defender: number };
}

/** The main phase's `next`: into combat if an attack was declared, otherwise on. */
export const combatOr = <const Combat extends string, const Otherwise extends string | null>(
  combat: Combat,
  otherwise: Otherwise,
) =>
  inWords(
    ({ G }: WithCombat): Combat | Otherwise => (G.attacker === 0 ? otherwise : combat),
    `({ G }) => G.attacker === 0 ? ${quoted(otherwise)} : ${quoted(combat)}`,
  );

/** Declares the attack; the move that calls it ends the main phase with `coreOps.endPhase()`. */
export function declareAttack({ G }: WithCombat, attacker: number, defender: number): void {
  G.attacker = attacker;
  G.defender = defender;
}

/** For the combat phase's `onEnd`: nobody fights any more. */
export function endCombat({ G }: WithCombat): void {
  G.attacker = 0;
  G.defender = 0;
}
