import type { Json } from 'cardloom';
import { asOptions, type TableContext, type TablePlayer, type TableZone, type WithHand } from '../context.ts';
import type { AbilityCard, AbilityContext, Verb } from './rules.ts';

/** The verbs all games share, made from the few deeds that differ. */
export interface VerbRules<X, C, P> {
  readonly draw: (context: X, player: P, n: number) => void;
  readonly damage: (context: X, card: C, n: number) => void;
  readonly banish: (context: X, card: C) => void;
  readonly bounce: (context: X, card: C) => void;
  /** Points, energy, whatever this game gains. */
  readonly gain: (context: X, player: P, n: number) => void;
}

export function standardVerbs<X extends AbilityContext<P>, C extends AbilityCard, P extends TablePlayer & WithHand>(
  rules: VerbRules<X, C, P>,
) {
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
      for (const { id, hand } of players) {
        const n = Math.min(op.n ?? 1, hand.length);
        if (n > 0) coreOps.ask({ ask: 'chooseDiscard', player: id, data: { n }, then: { do: 'discard', player: id } });
      }
    },
    damage: each(rules.damage),
    banish: each(rules.banish),
    bounce: each(rules.bounce),
    heal: each(({ coreOps }, card, n) => {
      const healed = Math.min(n, card.damage);
      if (healed === 0) return;
      card.damage -= healed;
      coreOps.emit('healed', { card: card.id, amount: healed });
    }),
    buff: each(({ coreOps }, card, n) => {
      card.buff += n;
      coreOps.emit('buffed', { card: card.id, amount: n });
    }),
    ready: each(({ coreOps }, card) => {
      if (!card.exerted) return;
      card.exerted = false;
      coreOps.emit('readied', { card: card.id });
    }),
    exert: each(({ coreOps }, card) => {
      if (card.exerted) return;
      card.exerted = true;
      coreOps.emit('exerted', { card: card.id });
    }),
  } satisfies Record<string, Verb<X, C, P>>;
}

/** For the end of turn: what lasted only this turn is over. */
export function clearBuffs(zone: TableZone<AbilityCard>): void {
  for (let i = 0; i < zone.length; i++) {
    const card = zone.at(i);
    if (card !== undefined && card.buff !== 0) card.buff = 0;
  }
}

interface Discarder extends WithHand {
  readonly discard: TableZone;
}

/** Spread into `decisions` and `effects`: the player who must discard chooses what. */
export const discardDecisions = {
  chooseDiscard: {
    choices: {
      cards: {
        someOf: ({ player }: TableContext<WithHand>) => asOptions(player.hand.cards),
        min: (_context: unknown, _args: unknown, { n }: { n: number }) => n,
        max: (_context: unknown, _args: unknown, { n }: { n: number }) => n,
        prompt: 'Which cards do you discard?',
      },
    },
  },
};
export const discardEffects = discardInto<Discarder>(({ discard }) => discard);

/** The same where the pile of discarded cards has another name. */
export function discardInto<P extends WithHand>(pileOf: (player: P) => TableZone) {
  return {
    discard: ({ coreOps, players }: TableContext<P>, effect: Readonly<Record<string, Json>>): void => {
      const owner = players.find(({ id }) => id === effect.player);
      if (owner === undefined) return;
      const { cards } = effect.answer as unknown as { readonly cards: readonly number[] };
      for (const id of cards) {
        const card = coreOps.card(id);
        if (card !== undefined) coreOps.moveCard(card, pileOf(owner));
      }
      coreOps.emit('cardsDiscarded', { player: owner.id, cards });
    },
  };
}
