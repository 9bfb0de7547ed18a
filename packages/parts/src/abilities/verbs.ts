import { buildFor } from 'cardloom';
import type { TableContext, TablePlayer, TableZone, WithHand } from '../context.ts';
import { discardCards, type TellsDiscards } from '../hand-limit.ts';
import type { AbilityCard, AbilityContext, Verb } from './rules.ts';

/**
 * The verbs all games share, made from the few deeds that differ.
 *
 * ```ts
 * const rules: VerbRules<Context, Card, Player> = {
 *   draw: ({ coreOps }, player, n) => void coreOps.drawCard(player, n),
 *   damage: (_context, card, n) => void (card.damage += n),
 *   banish: ({ coreOps }, card) => coreOps.moveCard(card, card.owner.discard),
 *   bounce: ({ coreOps }, card) => coreOps.moveCard(card, card.owner.hand),
 *   gain: (_context, player, n) => void (player.life += n),
 * };
 * ```
 */
export interface VerbRules<X, C, P> {
  readonly draw: (context: X, player: P, n: number) => void;
  readonly damage: (context: X, card: C, n: number) => void;
  readonly banish: (context: X, card: C) => void;
  readonly bounce: (context: X, card: C) => void;
  /** Points, energy, whatever this game gains. */
  readonly gain: (context: X, player: P, n: number) => void;
}

/**
 * Spread it into `decisions` of what the game declares; `discardDecision` defines it.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...discardEvents }, decisions: { ...discardDecisions } });
 * ```
 */
export const discardDecisions = { chooseDiscard: { n: 0 } };

interface AsksDiscards<P> {
  readonly coreOps: {
    ask(ask: { readonly ask: 'chooseDiscard'; readonly player: P; readonly data: { readonly n: number } }): void;
  };
}

/**
 * The verbs that many games share: draw, damage, banish and so on, for a game that says how.
 *
 * ```ts
 * const verbs = standardVerbs<Context, Card, Player>({
 *   draw: ({ coreOps }, player, n) => void coreOps.drawCard(player, n),
 *   damage: (_context, card, n) => void (card.damage += n),
 *   banish: ({ coreOps }, card) => coreOps.moveCard(card, card.owner.discard),
 *   bounce: ({ coreOps }, card) => coreOps.moveCard(card, card.owner.hand),
 *   gain: (_context, player, n) => void (player.life += n),
 * });
 * ```
 */
export function standardVerbs<
  X extends AbilityContext<P> & AsksDiscards<P>,
  C extends AbilityCard,
  P extends TablePlayer & WithHand,
>(rules: VerbRules<X, C, P>) {
  const each =
    (deed: (context: X, card: C, n: number) => void): Verb<X, C, P> =>
    (context, { cards, op }) => {
      for (const card of cards) deed(context, card, op.n ?? 1);
    };
  return {
    draw: (context, { players, op }) => {
      for (const player of players) rules.draw(context, player, op.n ?? 1);
    },
    gain: (context, { players, op }) => {
      for (const player of players) rules.gain(context, player, op.n ?? 1);
    },
    // asked once the rest of the ability is done
    discard: ({ coreOps }, { players, op }) => {
      for (const player of players) {
        const n = Math.min(op.n ?? 1, player.hand.length);
        if (n > 0) coreOps.ask({ ask: 'chooseDiscard', player, data: { n } });
      }
    },
    damage: each(rules.damage),
    banish: each(rules.banish),
    bounce: each(rules.bounce),
    heal: each(({ coreOps }, card, n) => {
      const healed = Math.min(n, card.damage);
      if (healed === 0) return;
      card.damage -= healed;
      coreOps.emit('healed', { card, amount: healed });
    }),
    buff: each(({ coreOps }, card, n) => {
      card.buff += n;
      coreOps.emit('buffed', { card, amount: n });
    }),
    ready: each(({ coreOps }, card) => {
      if (!card.exerted) return;
      card.exerted = false;
      coreOps.emit('readied', { card });
    }),
    exert: each(({ coreOps }, card) => {
      if (card.exerted) return;
      card.exerted = true;
      coreOps.emit('exerted', { card });
    }),
  } satisfies Record<string, Verb<X, C, P>>;
}

/**
 * For the end of turn: what lasted only this turn is over.
 *
 * ```ts
 * const endOfTurn = { next: null, auto: true, onBegin: ({ turnPlayer }: Context) => clearBuffs(turnPlayer.board) };
 * ```
 */
export function clearBuffs(zone: TableZone<AbilityCard>): void {
  for (const card of zone) if (card.buff !== 0) card.buff = 0;
}

/**
 * The player who must discard chooses what: `decisions: { chooseDiscard: discardDecision(({ trash }) => trash) }`.
 *
 * ```ts
 * const decisions = { chooseDiscard: discardDecision<Player>(({ discard }) => discard) };
 * ```
 */
export const discardDecision = <P extends WithHand>(pileOf: (player: P) => TableZone) =>
  buildFor<TableContext<P> & TellsDiscards>()
    .decision<{ readonly n: number }>()
    .cards('cards', ({ player }, _answers, { n }) => ({ from: player.hand, min: n, max: n }), {
      prompt: 'Which cards do you discard?',
    })
    .run((context, { cards }) => discardCards(context, context.player, cards, pileOf(context.player)));
