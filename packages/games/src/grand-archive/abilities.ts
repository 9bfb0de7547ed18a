import { defineAbilities, negates, standardVerbs } from '@cardloom/parts';
import { bounce, damage, destroy, draw, remember } from './deeds.ts';
import type { Card, Context, Player } from './kit.ts';
import { isUnit, powerOf } from './units.ts';

/** Abilities of cards: the shared verbs with this game's deeds, and verbs of its own. What is gained goes to the memory. */
export const abilities = defineAbilities<Context, Card, Player>({
  card: ({ coreOps }, id) => coreOps.card(id),
  ownerOf: ({ owner }) => owner,
  field: ({ field }) => field,
  power: powerOf,
  canChoose: (_context, card) => isUnit(card),
  verbs: {
    ...standardVerbs<Context, Card, Player>({ draw, damage, banish: destroy, bounce, gain: remember }),
    negate: negates<Context, Card>(
      ({ zones }) => zones.stack,
      ({ owner }) => owner.graveyard,
    ),
    triumph: (_context, { op, use: { player } }) => {
      if (player.memory.length >= (op.n ?? 1)) player.hasTriumphed = true;
    },
  },
});
