import { findIn, isFrozen } from '../board.ts';
import { Element } from '../elements.ts';
import { burst, character, elemental, event, normal, status } from '../forms.ts';
import type { Card, Op, Player } from '../kit.ts';
import { addToHand, attach, damage, discardFromHand, pierce, settle, switchTo, useSkill } from '../ops.ts';

/** The mark of her skill when Lightning Stiletto uses it, and of an infusion made with her talent. */
const BY_STILETTO = 1;
const WITH_TALENT = 1;

const RESTORATION = 1;
const infuse = (hasTalent: boolean): Op =>
  attach('Electro Infusion', 'self', hasTalent ? { rounds: 3, mark: WITH_TALENT } : {});

const keqingOf = (player: Player): Card | undefined => findIn(player.characters, 'Keqing');

/** Keqing: Electro, sword. Her skill gives a card that brings her back, or the infusion for it. */
export const keqing = character({
  name: 'Keqing',
  element: 'electro',
  weapon: 'sword',
  faction: 'Liyue',
  energy: 3,
  skills: [
    normal('Yunlai Swordsmanship', [damage(2, 'physical')]),
    // with Lightning Stiletto (used by it, or discarded from the hand) the infusion, otherwise a Lightning Stiletto
    elemental('Stellar Restoration', { electro: 3 }, (m) => {
      if (m.me.mark === BY_STILETTO) return [damage(3, 'electro'), infuse(m.hasTalent)];
      if (!m.holds('Lightning Stiletto')) return [damage(3, 'electro'), addToHand('Lightning Stiletto')];
      return [damage(3, 'electro'), discardFromHand('Lightning Stiletto'), infuse(m.hasTalent)];
    }),
    burst('Starward Sword', { electro: 4, energy: 3 }, [pierce(3), damage(4, 'electro')]),
  ],
  // her infusion lasts 3 rounds and gives her Electro damage +1
  talent: {
    name: 'Thundering Penance',
    cost: { electro: 3 },
    uses: RESTORATION,
    text: 'Use Stellar Restoration. Her Electro Infusion lasts 3 rounds and gives her Electro damage +1.',
  },
  makes: [
    // her Physical becomes Electro
    status('Electro Infusion', {
      rounds: 2,
      infuses: 'electro',
      adds: { by: 1, when: ({ element }, me) => me.mark === WITH_TALENT && element === Element.electro },
    }),
    // switch to her, who must be able to act, and use Stellar Restoration
    event('Lightning Stiletto', {
      cost: { electro: 3 },
      text: 'Switch to Keqing and use Stellar Restoration, which gives her the infusion.',
      isToken: true,
      isCombat: true,
      playable: (player) => {
        const user = keqingOf(player);
        if (user === undefined || user.isDefeated) return 'needs a Keqing who is not defeated';
        return !isFrozen(user) || 'needs Keqing to act, who is frozen this round';
      },
      does: ({ player }) => {
        const target = keqingOf(player);
        return [switchTo('target'), settle(), useSkill(RESTORATION, BY_STILETTO)].map((op) => ({ ...op, target }));
      },
    }),
  ],
});
