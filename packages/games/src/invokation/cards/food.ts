import { hungry, hungryAndHurt, ownCharacter } from '../aims.ts';
import type { CostSpec } from '../cost.ts';
import { event, status } from '../forms.ts';
import type { Op } from '../kit.ts';
import { attach, heal } from '../ops.ts';
import type { Printed, Skill, SkillType } from '../printed.ts';

const HURT = 'finds nobody who is hurt and not satiated';

/** Food: for one own character that is not satiated; who eats is satiated. */
const food = (name: string, cost: CostSpec, text: string, does: readonly Op[], eater = hungry): Printed =>
  event(name, {
    cost,
    text,
    tags: ['food'],
    aims: [ownCharacter(eater, 'Who eats?', eater === hungry ? 'finds nobody who is not satiated' : HURT)],
    does: [...does, attach('Satiated', 'target')],
  });

const isA =
  (type: SkillType) =>
  ({ skill }: { readonly skill: Skill | null }): boolean =>
    skill?.type === type;

export const foods: readonly Printed[] = [
  food('Sweet Madame', {}, 'Heal 1.', [heal(1, 'target')], hungryAndHurt),
  food('Mondstadt Hash Brown', { same: 1 }, 'Heal 2.', [heal(2, 'target')], hungryAndHurt),

  // now, and in the next two end phases
  food(
    'Mushroom Pizza',
    { same: 1 },
    'Heal 1, and 1 more in each of the next two end phases.',
    [heal(1, 'target'), attach('Mushroom Pizza (eaten)', 'target')],
    hungryAndHurt,
  ),
  status('Mushroom Pizza (eaten)', { usages: 2, on: { endPhase: { does: [heal(1, 'self')] } } }),

  food('Jueyun Guoba', {}, 'This round, the next normal attack +1.', [attach('Jueyun Guoba (eaten)', 'target')]),
  status('Jueyun Guoba (eaten)', { usages: 1, rounds: 1, adds: { by: 1, when: isA('normal') } }),

  food("Adeptus' Temptation", { any: 2 }, 'This round, the next burst +3.', [
    attach("Adeptus' Temptation (eaten)", 'target'),
  ]),
  status("Adeptus' Temptation (eaten)", { usages: 1, rounds: 1, adds: { by: 3, when: isA('burst') } }),

  food('Lotus Flower Crisp', { same: 1 }, 'This round, the next damage taken -3.', [
    attach('Lotus Flower Crisp (eaten)', 'target'),
  ]),
  status('Lotus Flower Crisp (eaten)', { usages: 1, rounds: 1, reduces: { by: 3 } }),

  food('Northern Smoked Chicken', {}, 'This round, the next normal attack costs 1 any less.', [
    attach('Northern Smoked Chicken (eaten)', 'target'),
  ]),
  status('Northern Smoked Chicken (eaten)', {
    usages: 1,
    rounds: 1,
    discounts: { on: 'skill', part: 'any', when: isA('normal') },
  }),

  // as often as one likes in 3.3
  food('Minty Meat Rolls', { same: 1 }, 'This round, normal attacks cost 1 any less.', [
    attach('Minty Meat Rolls (eaten)', 'target'),
  ]),
  status('Minty Meat Rolls (eaten)', { rounds: 1, discounts: { on: 'skill', part: 'any', when: isA('normal') } }),
];
