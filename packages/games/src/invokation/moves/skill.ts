import type { Json } from 'cardloom';
import { activeOf, isFrozen } from '../board.ts';
import { type Packed, priceText } from '../cost.ts';
import * as dice from '../dice.ts';
import { type Card, kit, type Player } from '../kit.ts';
import { skillPrice } from '../price.ts';
import type { Skill } from '../printed.ts';
import { skillWorks } from '../stack.ts';
import { paysFor, WHICH_DICE } from './paying.ts';

const findSkill = ({ def }: Card, name: Json): Skill | undefined => {
  for (const skill of def.skills) if (skill.name === name) return skill;
  return undefined;
};

/** A skill by its name. */
function skillNamed(user: Card, name: string): Skill {
  const skill = findSkill(user, name);
  if (skill === undefined) throw new RangeError(`${user.name} has no skill ${name}`);
  return skill;
}

const canUse = (player: Player, user: Card, skill: Skill, lying: Packed): boolean =>
  user.energy >= skill.cost.energy && dice.canPay(player, skillPrice(player, user, skill), lying);

/** Why the active character cannot use this skill. */
function skillObjection(player: Player, user: Card, skill: Skill): string {
  if (user.energy < skill.cost.energy) return `needs ${skill.cost.energy} energy, and ${user.name} has ${user.energy}`;
  return `costs ${priceText(skillPrice(player, user, skill))}, which your dice cannot pay`;
}

/** The names of the skills that the active character can use now. */
function usableSkills(player: Player): string[] {
  const user = activeOf(player);
  const lying = dice.packed(player);
  const usable: string[] = [];
  for (const skill of user.def.skills) if (canUse(player, user, skill, lying)) usable.push(skill.name);
  return usable;
}

/** Uses a skill of the active character: a combat action. */
export const useSkill = kit
  .move()
  .when(({ player }) => {
    const user = activeOf(player);
    if (isFrozen(user)) return `${user.name} is frozen and cannot use skills this round.`;
    const lying = dice.packed(player);
    for (const skill of user.def.skills) if (canUse(player, user, skill, lying)) return true;
    return `Your dice and energy pay for no skill of ${user.name}.`;
  })
  .value('skill', ({ player }) => usableSkills(player), {
    has: ({ player }, answer) => {
      const user = activeOf(player);
      const skill = findSkill(user, answer);
      if (skill === undefined) return `is no skill of ${user.name}`;
      return canUse(player, user, skill, dice.packed(player)) || skillObjection(player, user, skill);
    },
    asIs: true,
    prompt: 'Which skill?',
  })
  .payment(
    'dice',
    paysFor(({ player }, { skill }: { readonly skill: string }) => {
      const user = activeOf(player);
      return skillPrice(player, user, skillNamed(user, skill));
    }),
    WHICH_DICE,
  )
  .run((context, { skill: name, dice: paid }) => {
    const { player, coreOps } = context;
    const user = activeOf(player);
    const skill = skillNamed(user, name);
    skillPrice(player, user, skill, context);
    dice.spend(player, paid);
    user.energy -= skill.cost.energy;
    coreOps.sequence(skillWorks(context, user, skill.index));
  });
