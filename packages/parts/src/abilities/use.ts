import type { TablePlayer } from '../context.ts';
import type { Ability, Pick } from './ability.ts';
import type { Filter, OpData } from './data.ts';
import type { AbilityCard, AbilityContext, AbilityRules, Use } from './rules.ts';

/** Aiming abilities and using them. */

export interface Aiming<X, C, P> {
  /** All cards the player may choose, own side first. */
  targets(context: X, pick: Pick, player: P, source: C | undefined): C[];
  hasTarget(context: X, pick: Pick, player: P, source: C | undefined): boolean;
  isTarget(context: X, pick: Pick, player: P, source: C | undefined, card: C): boolean;
  /** Whether there is something to do: an ability that must choose needs a target. */
  canUse(context: X, ability: Ability, player: P, source: C | undefined): boolean;
  /** Does all an ability says, here and now. */
  use(context: X, ability: Ability, use: Use<C, P>): void;
}

const NO_CARDS: readonly never[] = [];

export function aiming<X extends AbilityContext<P>, C extends AbilityCard, P extends TablePlayer>(
  rules: AbilityRules<X, C, P>,
): Aiming<X, C, P> {
  const { field, ownerOf, power, canChoose, verbs } = rules;

  function fits(context: X, filter: Filter, card: C, source: C | undefined): boolean {
    if (filter.type !== undefined && card.def.type !== filter.type) return false;
    if (filter.exerted !== undefined && card.exerted !== filter.exerted) return false;
    if (filter.damaged !== undefined && card.damage > 0 !== filter.damaged) return false;
    if (filter.other === true && card === source) return false;
    if (filter.costAtMost !== undefined && card.def.cost > filter.costAtMost) return false;
    return filter.powerAtMost === undefined || power(context, card) <= filter.powerAtMost;
  }

  const sees = (side: Pick['side'], player: P, other: P): boolean =>
    side === 'any' || (side === 'own') === (player === other);

  const mayChoose = (context: X, pick: Pick, player: P, source: C | undefined, card: C): boolean =>
    fits(context, pick.filter, card, source) && (canChoose === undefined || canChoose(context, card, player));

  /** Seats in order from the player's own. */
  const seatAt = ({ players }: X, player: P, i: number): P => players[(player.seat + i) % players.length];

  function targets(context: X, pick: Pick, player: P, source: C | undefined): C[] {
    const found: C[] = [];
    for (let i = 0; i < context.players.length; i++) {
      const other = seatAt(context, player, i);
      if (!sees(pick.side, player, other)) continue;
      for (const card of field(other)) if (mayChoose(context, pick, player, source, card)) found.push(card);
    }
    return found;
  }

  function hasTarget(context: X, pick: Pick, player: P, source: C | undefined): boolean {
    return context.players.some(
      (other) =>
        sees(pick.side, player, other) && field(other).some((card) => mayChoose(context, pick, player, source, card)),
    );
  }

  function isTarget(context: X, pick: Pick, player: P, source: C | undefined, card: C): boolean {
    const owner = ownerOf(card);
    return sees(pick.side, player, owner) && field(owner).has(card) && mayChoose(context, pick, player, source, card);
  }

  const onField = (card: C | undefined): readonly C[] =>
    card !== undefined && field(ownerOf(card)).has(card) ? [card] : NO_CARDS;

  function cardsOf(context: X, { target }: OpData, use: Use<C, P>): readonly C[] {
    if (target === undefined) return NO_CARDS;
    if (target === 'self') return onField(use.source);
    if (target === 'about') return onField(use.about);
    if ('choose' in target) return onField(use.target);
    const found: C[] = [];
    for (let i = 0; i < context.players.length; i++) {
      const other = seatAt(context, use.player, i);
      if (!sees(target.all, use.player, other)) continue;
      for (const card of field(other)) {
        if (target.if === undefined || fits(context, target.if, card, use.source)) found.push(card);
      }
    }
    return found;
  }

  function playersOf({ players }: X, { who }: OpData, { player }: Use<C, P>): readonly P[] {
    if (who === undefined || who === 'you') return [player];
    const others = players.filter((other) => other !== player && !other.left);
    return who === 'opponent' ? others : [player, ...others];
  }

  return {
    targets,
    hasTarget,
    isTarget,
    canUse: (context, { picks }, player, source) => picks === null || hasTarget(context, picks, player, source),
    use: (context, { ops }, use) => {
      for (const op of ops) {
        const verb = verbs[op.op];
        if (verb === undefined) throw new RangeError(`there is no verb "${op.op}"`);
        verb(context, { op, use, cards: cardsOf(context, op, use), players: playersOf(context, op, use) });
      }
    },
  };
}
