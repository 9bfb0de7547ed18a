import { defineAbilities, opponentOf, standardVerbs, type Verb } from '@cardloom/parts';
import { banish, bounce, damage, draw, gainHealth, strike } from './deeds.ts';
import { attackOf } from './field.ts';
import type { Card, Context, Player } from './kit.ts';

/** Abilities of cards: the shared verbs with this game's deeds, and verbs of its own. To gain is to gain health. */

type ClashVerb = Verb<Context, Card, Player>;

/** Only the active player's card can be answered, so there is one at most. */
const negate: ClashVerb = ({ zones, coreOps }, { use: { player } }) => {
  const card = zones.standby.find(({ owner }) => owner !== player);
  if (card === undefined) return;
  coreOps.emit('negated', { card, player: card.owner });
  card.aim = 0;
  coreOps.moveCard(card, card.owner.oblivion);
};

const fortify: ClashVerb = ({ coreOps }, { cards, op }) => {
  for (const card of cards) {
    card.guard += op.n ?? 1;
    coreOps.emit('fortified', { card, amount: op.n ?? 1 });
  }
};

export const abilities = defineAbilities<Context, Card, Player>({
  card: ({ coreOps }, id) => coreOps.card(id),
  ownerOf: ({ owner }) => owner,
  field: ({ field }) => field,
  power: attackOf,
  verbs: {
    ...standardVerbs<Context, Card, Player>({ draw, damage, banish, bounce, gain: gainHealth }),
    negate,
    fortify,
    strike: (context, { op, use: { player } }) => strike(context, opponentOf(context, player), op.n ?? 1),
  },
});
