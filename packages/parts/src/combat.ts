/** Combat as a phase of its own that is entered from the main phase and leads back to it. */

/**
 * A step's `next` with an early way out: where the phase has lost its subject (the attacker is gone), it skips ahead.
 *
 * ```ts
 * const steps = {
 *   block: { next: unless(({ G }: Context) => G.attacker === 0, 'battleEnd', 'damage') },
 *   damage: { next: 'battleEnd' },
 *   battleEnd: { next: null },
 * };
 * ```
 */
export const unless = <X, const Early extends string | null, const Usual extends string | null>(
  isOver: (context: X) => boolean,
  early: Early,
  usual: Usual,
) => ({ to: [early, usual] as const, by: (context: X): Early | Usual => (isOver(context) ? early : usual) });

/**
 * The state a simple combat needs: card numbers, 0 for none. Spread it into `state.game`.
 *
 * ```ts
 * declareGame({ name: 'mine', state: { game: { ...combatState } } });
 * ```
 */
export const combatState = { attacker: 0, defender: 0 };

/**
 * A game that remembers an attacker and a defender: `combatState`.
 *
 * ```ts
 * const isAttacking = ({ G }: WithCombat, card: TableCard): boolean => G.attacker === card.id;
 * ```
 */
export interface WithCombat {
  readonly G: { attacker: number; defender: number };
}

/**
 * The main phase's `next`: into combat if an attack was declared, otherwise on.
 *
 * ```ts
 * const phases = { main: { start: true, next: combatOr('combat', 'end') }, combat: { next: 'main' }, end: {} };
 * ```
 */
export const combatOr = <const Combat extends string, const Otherwise extends string | null>(
  combat: Combat,
  otherwise: Otherwise,
) => ({
  to: [combat, otherwise] as const,
  by: ({ G }: WithCombat): Combat | Otherwise => (G.attacker === 0 ? otherwise : combat),
});

/**
 * Declares the attack, on a card or (null) on the player; the move that calls it ends the main phase.
 *
 * ```ts
 * const attack = buildFor<Context, Card, Player>()
 *   .move()
 *   .card('attacker', ({ player }) => player.board.filter(({ exerted }) => !exerted))
 *   .run((context, { attacker }) => {
 *     declareAttack(context, attacker, null);
 *     context.coreOps.endPhase();
 *   });
 * ```
 */
export function declareAttack(
  { G }: WithCombat,
  attacker: { readonly id: number },
  defender: { readonly id: number } | null,
): void {
  G.attacker = attacker.id;
  G.defender = defender === null ? 0 : defender.id;
}

/**
 * For the combat phase's `onEnd`: nobody fights any more.
 *
 * ```ts
 * const combat = { next: 'main', onEnd: endCombat };
 * ```
 */
export function endCombat({ G }: WithCombat): void {
  G.attacker = 0;
  G.defender = 0;
}
