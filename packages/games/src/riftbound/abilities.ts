import { defineAbilities, negates, standardVerbs } from '@cardloom/parts';
import { bounce, channel, damage, draw, kill, recall } from './deeds.ts';
import { addEnergy } from './energy.ts';
import type { Card, Context, Player } from './kit.ts';
import { mightOf } from './places.ts';

/** Abilities of cards: the shared verbs with this game's deeds, and verbs of its own. To gain is to add energy. */

export const abilities = defineAbilities<Context, Card, Player>({
  card: ({ coreOps }, id) => coreOps.card(id),
  ownerOf: ({ owner }) => owner,
  field: ({ field }) => field,
  power: mightOf,
  verbs: {
    ...standardVerbs<Context, Card, Player>({ draw, damage, banish: kill, bounce, gain: addEnergy }),
    channel: (context, { op, use: { player } }) => channel(context, player, op.n ?? 1, true),
    stun: ({ coreOps }, { cards }) => {
      for (const unit of cards) {
        unit.isStunned = true;
        coreOps.emit('stunned', { card: unit });
      }
    },
    recall: (context, { cards }) => {
      for (const unit of cards) recall(context, unit);
    },
    negate: negates<Context, Card>(
      ({ zones }) => zones.chain,
      ({ owner }) => owner.trash,
    ),
  },
});
