import { cardsOf } from '@cardloom/parts';
import type { Json } from 'cardloom';
import type { CardSet } from './card-set.ts';
import type { Context } from './kit.ts';
import { type Agreed, readOptions } from './options.ts';

/** Prepares the table. */
export type Setup = (context: Context, options: Json) => void;

/** Heroes, weapons and equipment in the open, decks shuffled, hands up to intellect, the first player by lot. */
export function prepare(set: CardSet): Setup {
  return (context, given) => {
    const { players, coreOps } = context;
    const agreed = readOptions(set, given);
    agree(context, agreed);
    for (const player of players) {
      const { hero, equipment, cards } = agreed.decks[player.seat];
      const { life, intellect, weapons } = set.cards[hero];
      player.life = life;
      player.intellect = intellect;
      coreOps.createCard(hero, player.hero);
      for (const weapon of weapons) coreOps.createCard(weapon, player.weapons);
      if (!agreed.isStrict) for (const worn of equipment) coreOps.createCard(worn, player.equipment);
      for (const card of cardsOf(cards)) coreOps.createCard(card, player.deck);
      coreOps.shuffle(player.deck);
    }
    for (const player of players) coreOps.drawCard(player, player.intellect);
    coreOps.setOtp(players[agreed.firstPlayer ?? coreOps.random(2)]);
  };
}

/** Writes down what was agreed on. */
function agree({ G }: Context, agreed: Omit<Agreed, 'decks' | 'firstPlayer'>): void {
  G.isStrict = agreed.isStrict;
  G.autoLayer = agreed.autoLayer;
  G.isMinimalPitch = agreed.isMinimalPitch;
  G.defendMax = agreed.defendMax;
  G.turnCap = agreed.turnCap;
  G.firstTurnDraw = agreed.firstTurnDraw;
  G.choosesPitchOrder = agreed.choosesPitchOrder;
}
