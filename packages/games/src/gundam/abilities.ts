import { defineAbilities, standardVerbs, type Verb } from '@cardloom/parts';
import { bounce, damage, deployBase, destroy, draw, gainExResources, shieldToHand } from './deeds.ts';
import type { Card, Context, Player } from './kit.ts';
import { apOf } from './units.ts';

/** Abilities of cards: the shared verbs with this game's deeds, and verbs of its own. To gain is to gain EX Resources. */

type GundamVerb = Verb<Context, Card, Player>;

const battleBuff: GundamVerb = ({ coreOps }, { cards, op }) => {
  for (const card of cards) {
    card.battleBuff += op.n ?? 1;
    coreOps.emit('buffed', { card, amount: op.n ?? 1 });
  }
};

/** Burst: the shield, which lies in the trash by now, comes into the hand. */
const addToHand: GundamVerb = ({ coreOps }, { use: { source, player } }) => {
  if (source === undefined || !player.trash.has(source)) return;
  coreOps.moveCard(source, player.hand);
  coreOps.emit('addedToHand', { card: source, player });
};

const deployThis: GundamVerb = (context, { use: { source, player } }) => {
  if (source !== undefined && player.trash.has(source)) deployBase(context, source, player);
};

export const abilities = defineAbilities<Context, Card, Player>({
  card: ({ coreOps }, id) => coreOps.card(id),
  ownerOf: ({ owner }) => owner,
  field: ({ units }) => units,
  power: apOf,
  verbs: {
    ...standardVerbs<Context, Card, Player>({ draw, damage, banish: destroy, bounce, gain: gainExResources }),
    battleBuff,
    shieldToHand: (context, { use: { player } }) => shieldToHand(context, player),
    addToHand,
    deployThis,
  },
});
