import type { TablePlayer } from '../context.ts';
import type { Ability, Pick } from './ability.ts';
import type { Filter, OpData } from './data.ts';
import type { AbilityCard, AbilityContext, AbilityRules, Use } from './rules.ts';

/**
 * Aiming abilities and using them.
 *
 * ```ts
 * function mayPlay(aims: Aiming<Context, Card, Player>, context: Context, source: Card): boolean {
 *   return aims.canUse(context, source.def.onPlay, context.player, source);
 * }
 * ```
 */

export interface Aiming<X, C, P> {
  /** All cards the player may choose, own side first. */
  targets(context: X, pick: Pick, player: P, source: C | undefined): C[];
  hasTarget(context: X, pick: Pick, player: P, source: C | undefined): boolean;
  isTarget(context: X, pick: Pick, player: P, source: C | undefined, card: C): boolean;
  /** Whether there is something to do: an ability that must choose needs a target. */
  canUse(context: X, ability: Ability, player: P, source: C | undefined): boolean;
  /**
   * The choice of a target for an ability of the chosen `card`, asked where it needs one:
   * `.card('target', ...abilities.aimed((card) => card.def.onPlay))`.
   */
  aimed(
    abilityOf: (card: C) => Ability,
  ): readonly [
    from: (context: X, answers: { readonly card: C }) => C[],
    options: { readonly if: (context: X, answers: { readonly card: C }) => boolean; readonly prompt: string },
  ];
  /** Does all an ability says, here and now. */
  use(context: X, ability: Ability, use: Use<C, P>): void;
}

const NO_CARDS: readonly never[] = [];

export function aiming<X extends AbilityContext<P>, C extends AbilityCard, P extends TablePlayer>(
  rules: AbilityRules<X, C, P>,
): Aiming<X, C, P> {
  const { field, ownerOf } = rules;
  const mayChoose = (context: X, { filter }: Pick, player: P, source: C | undefined, card: C): boolean =>
    fits(rules, context, filter, card, source) && (rules.canChoose?.(context, card, player) ?? true);
  const hasTarget: Aiming<X, C, P>['hasTarget'] = (context, pick, player, source) =>
    context.players.some(
      (other) =>
        sees(pick.side, player, other) && field(other).some((card) => mayChoose(context, pick, player, source, card)),
    );
  const targets: Aiming<X, C, P>['targets'] = (context, pick, player, source) =>
    fieldCards(rules, context, pick.side, player, (card) => mayChoose(context, pick, player, source, card));
  return {
    hasTarget,
    targets,
    isTarget: (context, pick, player, source, card) =>
      sees(pick.side, player, ownerOf(card)) &&
      field(ownerOf(card)).has(card) &&
      mayChoose(context, pick, player, source, card),
    canUse: (context, { picks }, player, source) => picks === null || hasTarget(context, picks, player, source),
    aimed: (abilityOf) => [
      (context, { card }) => {
        const { picks } = abilityOf(card);
        return picks === null ? [] : targets(context, picks, context.player, card);
      },
      { if: (_context, { card }) => abilityOf(card).picks !== null, prompt: 'What is {it} aimed at?' },
    ],
    use: (context, { ops }, use) => {
      for (const op of ops) {
        const verb = rules.verbs[op.op];
        if (verb === undefined) throw new RangeError(`there is no verb "${op.op}"`);
        verb(context, { op, use, cards: cardsOf(rules, context, op, use), players: playersOf(context, op, use) });
      }
    },
  };
}

function fits<X, C extends AbilityCard, P>(
  { power }: AbilityRules<X, C, P>,
  context: X,
  filter: Filter,
  card: C,
  source: C | undefined,
): boolean {
  if (filter.type !== undefined && card.def.type !== filter.type) return false;
  if (filter.exerted !== undefined && card.exerted !== filter.exerted) return false;
  if (filter.damaged !== undefined && card.damage > 0 !== filter.damaged) return false;
  if (filter.other === true && card === source) return false;
  if (filter.costAtMost !== undefined && card.def.cost > filter.costAtMost) return false;
  return filter.powerAtMost === undefined || power(context, card) <= filter.powerAtMost;
}

const sees = <P>(side: Pick['side'], player: P, other: P): boolean =>
  side === 'any' || (side === 'own') === (player === other);

/** Cards in play on a side, from the player's own seat on. */
function fieldCards<X extends AbilityContext<P>, C extends AbilityCard, P extends TablePlayer>(
  { field }: AbilityRules<X, C, P>,
  { players }: X,
  side: Pick['side'],
  player: P,
  isMeant: (card: C) => boolean,
): C[] {
  const found: C[] = [];
  for (let i = 0; i < players.length; i++) {
    const other = players[(player.seat + i) % players.length];
    if (!sees(side, player, other)) continue;
    for (const card of field(other)) if (isMeant(card)) found.push(card);
  }
  return found;
}

/** The cards a verb happens to. */
function cardsOf<X extends AbilityContext<P>, C extends AbilityCard, P extends TablePlayer>(
  rules: AbilityRules<X, C, P>,
  context: X,
  { target }: OpData,
  use: Use<C, P>,
): readonly C[] {
  const onField = (card: C | undefined): readonly C[] =>
    card !== undefined && rules.field(rules.ownerOf(card)).has(card) ? [card] : NO_CARDS;
  if (target === undefined) return NO_CARDS;
  if (target === 'self') return onField(use.source);
  if (target === 'about') return onField(use.about);
  if ('choose' in target) return onField(use.target);
  const { if: filter } = target;
  return fieldCards(
    rules,
    context,
    target.all,
    use.player,
    (card) => filter === undefined || fits(rules, context, filter, card, use.source),
  );
}

function playersOf<X extends AbilityContext<P>, C, P extends TablePlayer>(
  { players }: X,
  { who }: OpData,
  { player }: Use<C, P>,
): readonly P[] {
  if (who === undefined || who === 'you') return [player];
  const others = players.filter((other) => other !== player && !other.left);
  return who === 'opponent' ? others : [player, ...others];
}
