import { type Json, type MoveDefinition, oneOf } from 'cardloom';
import { type Packed, type Purse, priceText } from '../cost.ts';
import * as dice from '../dice.ts';
import { skillPrice } from '../price.ts';
import type { Skill } from '../printed.ts';
import { activeOf, type Card, type Invokation, type Player } from '../shape.ts';
import { isFrozen, skillWorks } from '../stack.ts';
import { paysFor } from './paying.ts';

/** A skill by its name. */
function skillNamed(user: Card, name: Json): Skill | undefined {
  const { skills } = user.def;
  for (let i = 0; i < skills.length; i++) if (skills[i].name === name) return skills[i];
  return undefined;
}

const canUse = (player: Player, user: Card, skill: Skill, lying: Packed): boolean =>
  user.energy >= skill.cost.energy && dice.canPay(player, skillPrice(player, user, skill), lying);

/** Why the active character cannot use this skill. */
function skillObjection(player: Player, user: Card, skill: Skill): string {
  if (user.energy < skill.cost.energy) return `needs ${skill.cost.energy} energy, and ${user.name} has ${user.energy}`;
  return `costs ${priceText(skillPrice(player, user, skill))}, which your dice cannot pay`;
}

/** Uses a skill of the active character: a combat action. */
export const useSkill: MoveDefinition<Invokation> = {
  when: ({ player }) => {
    const user = activeOf(player);
    if (isFrozen(user)) return `${user.name} is frozen and cannot use skills this round.`;
    const { skills } = user.def;
    const lying = dice.packed(player);
    for (let i = 0; i < skills.length; i++) if (canUse(player, user, skills[i], lying)) return true;
    return `Your dice and energy pay for no skill of ${user.name}.`;
  },
  choices: {
    skill: oneOf(
      ({ player }) => {
        const user = activeOf(player);
        const { skills } = user.def;
        const usable: string[] = [];
        const lying = dice.packed(player);
        for (let i = 0; i < skills.length; i++) {
          if (canUse(player, user, skills[i], lying)) usable.push(skills[i].name);
        }
        return usable;
      },
      {
        has: ({ player }, answer) => {
          const skill = skillNamed(activeOf(player), answer);
          if (skill === undefined) return `is no skill of ${activeOf(player).name}`;
          const user = activeOf(player);
          return canUse(player, user, skill, dice.packed(player)) || skillObjection(player, user, skill);
        },
        asIs: true,
        prompt: 'Which skill?',
      },
    ),
    dice: paysFor(({ player }, { skill }) =>
      skillPrice(player, activeOf(player), skillNamed(activeOf(player), skill) as Skill),
    ),
  },
  run: (context, { skill: name, dice: paid }) => {
    const { player, coreOps } = context;
    const user = activeOf(player);
    const skill = skillNamed(user, name) as Skill;
    skillPrice(player, user, skill, context);
    dice.spend(player, paid as Purse);
    user.energy -= skill.cost.energy;
    coreOps.sequence(skillWorks(context, user, skill.index));
  },
};
