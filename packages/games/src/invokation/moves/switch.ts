import type { Verdict } from 'cardloom';
import { CHARACTERS, characterAt, placeOf } from '../board.ts';
import { priceText } from '../cost.ts';
import { switchActive } from '../defeat.ts';
import * as dice from '../dice.ts';
import { type Card, type Context, kit, type Player } from '../kit.ts';
import { isFastSwitch, switchPrice } from '../price.ts';
import { finishBody } from '../triggers.ts';
import { paysFor, WHICH_DICE } from './paying.ts';

const isStandby = (player: Player, place: number): boolean =>
  place !== player.active && !characterAt(player, place).isDefeated;

/** One's living standby characters: for a switch, and for the choice after a defeat. */
export function standbysOf(player: Player): Card[] {
  const found: Card[] = [];
  for (let place = 0; place < CHARACTERS; place++) if (isStandby(player, place)) found.push(characterAt(player, place));
  return found;
}

/** Whether this is one of them, or why not. */
export function isStandbyOf({ player }: Context, card: Card): Verdict {
  if (!player.characters.has(card)) return 'is no character of yours';
  if (card.isDefeated) return `names ${card.name}, who is defeated`;
  return isStandby(player, placeOf(card)) || `names ${card.name}, who is active already`;
}

/** Brings in a standby character: a combat action, unless something makes it fast. Allowed while frozen. */
export const switchCharacter = kit
  .move()
  .when(({ player }) => {
    if (!dice.canPay(player, switchPrice(player))) return `A switch costs ${priceText(switchPrice(player))}.`;
    for (let place = 0; place < CHARACTERS; place++) if (isStandby(player, place)) return true;
    return 'There is nobody left to switch to.';
  })
  .card('character', ({ player }) => standbysOf(player), { has: isStandbyOf, prompt: 'Who comes in?' })
  .payment(
    'dice',
    paysFor(({ player }) => switchPrice(player)),
    WHICH_DICE,
  )
  .run((context, { character, dice: paid }) => {
    const { player, coreOps } = context;
    switchPrice(player, context);
    dice.spend(player, paid);
    const isFast = isFastSwitch(player, context);
    switchActive(context, player, placeOf(character));
    if (!isFast) coreOps.interrupt({ do: 'turnEnd' });
    finishBody(context);
  });
