import { defineAbilities, standardVerbs, type Verb } from '@cardloom/parts';
import { banish, bounce, dealDamage, draw, gainLore, strengthOf } from './deeds.ts';
import type { Card, Context, Player } from './kit.ts';

/** Abilities of cards: the shared verbs with this game's deeds, and two verbs of its own. */

const hinder: Verb<Context, Card, Player> = ({ coreOps }, { cards, op }) => {
  for (const card of cards) {
    card.hindered += op.n ?? 1;
    coreOps.emit('hindered', { card, amount: op.n ?? 1 });
  }
};

/** Support: as much strength as the lender has. */
const lendStrength: Verb<Context, Card, Player> = ({ coreOps }, { cards, use }) => {
  const amount = use.source === undefined ? 0 : strengthOf(use.source);
  for (const card of cards) {
    card.buff += amount;
    coreOps.emit('buffed', { card, amount });
  }
};

export const abilities = defineAbilities<Context, Card, Player>({
  card: ({ coreOps }, id) => coreOps.card(id),
  ownerOf: ({ owner }) => owner,
  field: ({ play }) => play,
  power: (_context, card) => strengthOf(card),
  // Ward: opponents choose it only to challenge it
  canChoose: (_context, { def, owner }, by) => def.keywords.ward === 0 || owner === by,
  verbs: {
    ...standardVerbs<Context, Card, Player>({ draw, damage: dealDamage, banish, bounce, gain: gainLore }),
    hinder,
    lendStrength,
  },
});
