import { activeOf } from '../board.ts';
import * as dice from '../dice.ts';
import { damageName, FACES, type Face, faceOf, OMNI } from '../elements.ts';
import { kit, type Player } from '../kit.ts';
import { findHeld, heldCard } from './play.ts';

/** Every set of elements, one bit for each: most lists are needed again and again. */
const FACE_SETS: readonly (readonly Face[])[] = Array.from({ length: 1 << OMNI }, (_, set) =>
  FACES.filter((_face, i) => (set & (1 << i)) !== 0),
);

/** The dice that can be tuned: neither Omni nor what they would become. */
function tunable(player: Player): readonly Face[] {
  const lying = dice.packed(player);
  let set = 0;
  for (let face = 0; face < OMNI; face++) if (((lying >> (4 * face)) & 15) !== 0) set |= 1 << face;
  return FACE_SETS[set & ~(1 << activeOf(player).def.element)];
}

/** The different cards of the hand. */
function heldNames({ hand }: Player): string[] {
  const names: string[] = [];
  for (const { name } of hand) if (!names.includes(name)) names.push(name);
  return names;
}

/** Elemental tuning: a card of the hand goes, and a die turns into the active character's element. A fast action. */
export const tune = kit
  .move()
  .when(({ player }) => {
    if (player.hand.length === 0) return 'Elemental tuning takes a card from your hand, and it is empty.';
    if (tunable(player).length > 0) return true;
    return `Every die of yours is Omni or ${damageName(activeOf(player).def.element)} already.`;
  })
  .value('card', ({ player }) => heldNames(player), {
    has: ({ player }, answer) => findHeld(player, answer) !== undefined || 'is not in your hand',
    asIs: true,
    named: true,
    prompt: 'Which card goes?',
  })
  .value('die', ({ player }) => tunable(player), { asIs: true, prompt: 'Which die becomes your element?' })
  .run(({ player, coreOps }, { card: name, die }) => {
    const { element } = activeOf(player).def;
    // face down: the opponent sees that a card goes, not which
    coreOps.removeCard(heldCard(player, name));
    dice.turn(player, faceOf(die), element);
    coreOps.emit('TUNED', { player, die, to: damageName(element) }, [player], { player });
  });
