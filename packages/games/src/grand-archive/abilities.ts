import { defineAbilities, standardVerbs } from '../parts/index.ts';
import { bounce, damage, destroy, draw, remember } from './deeds.ts';
import type { Card, Context, Player } from './shape.ts';
import { isUnit, powerOf } from './units.ts';

/** Abilities of cards: the shared verbs with this game's deeds, and verbs of its own. What is gained goes to the memory. */
export const abilities = defineAbilities<Context, Card, Player>({
  field: ({ field }) => field,
  power: powerOf,
  canChoose: (_context, card) => isUnit(card),
  verbs: {
    ...standardVerbs<Context, Card, Player>({ draw, damage, banish: destroy, bounce, gain: remember }),
    negate: ({ coreOps, zones }, { use: { source } }) => {
      const card = source === undefined ? undefined : coreOps.card(source.aim);
      if (card === undefined || !zones.stack.has(card)) return;
      card.aim = 0;
      coreOps.moveCard(card, card.owner.graveyard);
      coreOps.emit('negated', { card: card.id, player: card.owner.id });
    },
    triumph: (_context, { op, use: { player } }) => {
      if (player.memory.length >= (op.n ?? 1)) player.hasTriumphed = true;
    },
  },
});
