import type { Traits } from './ability.ts';
import type { TriggerName } from './cards/words.ts';

/** The events that wake traits. Death, Consume, turn start and Conquer are put on the agenda by the rule that causes them. */
export const WAKES: Readonly<Record<string, readonly TriggerName[]>> = {
  UNIT_DEPLOYED: ['deploy', 'unitDeployed'],
  UNIT_DIED: ['unitDied'],
  UNIT_DAMAGED: ['unitDamaged'],
  UNIT_HEALED: ['unitHealed'],
  CARD_PLAYED: ['actionPlayed'],
};

export const listensTo = (traits: Traits): readonly string[] =>
  Object.keys(WAKES).filter((event) => WAKES[event].some((trigger) => traits[trigger].length > 0));
