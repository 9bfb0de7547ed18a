import { type Choice, type MoveDefinition, oneOf } from 'cardloom';
import { type Purse, priceText } from '../cost.ts';
import { switchActive } from '../defeat.ts';
import * as dice from '../dice.ts';
import { isFastSwitch, switchPrice } from '../price.ts';
import { type Card, CHARACTERS, characterAt, type Invokation, type Player, placeOf } from '../shape.ts';
import { finishBody } from '../triggers.ts';
import { paysFor } from './paying.ts';

const isStandby = (player: Player, place: number): boolean =>
  place !== player.active && !characterAt(player, place).isDefeated;

function standbys(player: Player): Card[] {
  const found: Card[] = [];
  for (let place = 0; place < CHARACTERS; place++) if (isStandby(player, place)) found.push(characterAt(player, place));
  return found;
}

/** One's living standby characters: for a switch, and for the choice after a defeat. */
export const standbyChoice: Choice<Invokation> = oneOf<Invokation>(({ player }) => standbys(player), {
  has: ({ player, coreOps }, answer) => {
    const card = typeof answer === 'number' ? coreOps.card(answer) : undefined;
    if (card === undefined || !player.characters.has(card)) return 'is no character of yours';
    if (card.isDefeated) return `names ${card.name}, who is defeated`;
    return isStandby(player, placeOf(card)) || `names ${card.name}, who is active already`;
  },
  prompt: 'Who comes in?',
});

/** Brings in a standby character: a combat action, unless something makes it fast. Allowed while frozen. */
export const switchCharacter: MoveDefinition<Invokation> = {
  when: ({ player }) => {
    if (!dice.canPay(player, switchPrice(player))) return `A switch costs ${priceText(switchPrice(player))}.`;
    for (let place = 0; place < CHARACTERS; place++) if (isStandby(player, place)) return true;
    return 'There is nobody left to switch to.';
  },
  choices: {
    character: standbyChoice,
    dice: paysFor(({ player }) => switchPrice(player)),
  },
  run: (context, { character, dice: paid }) => {
    const { player, coreOps } = context;
    switchPrice(player, context);
    dice.spend(player, paid as Purse);
    const isFast = isFastSwitch(player, context);
    switchActive(context, player, placeOf(coreOps.card(character as number) as Card));
    if (!isFast) coreOps.interrupt({ do: 'turnEnd' });
    finishBody(context);
  },
};
