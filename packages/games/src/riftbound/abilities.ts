import { defineAbilities, negates, standardVerbs } from '../parts/index.ts';
import { bounce, channel, damage, draw, kill, recall } from './deeds.ts';
import { addEnergy } from './energy.ts';
import { mightOf } from './places.ts';
import type { Card, Context, Player } from './shape.ts';

/** Abilities of cards: the shared verbs with this game's deeds, and verbs of its own. To gain is to add energy. */

export const abilities = defineAbilities<Context, Card, Player>({
  field: ({ field }) => field,
  power: mightOf,
  verbs: {
    ...standardVerbs<Context, Card, Player>({ draw, damage, banish: kill, bounce, gain: addEnergy }),
    channel: (context, { op, use: { player } }) => channel(context, player, op.n ?? 1, true),
    stun: ({ coreOps }, { cards }) => {
      for (const unit of cards) {
        unit.isStunned = true;
        coreOps.emit('stunned', { card: unit.id });
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
