import type { Presentation } from '@cardloom/parts/present';

/** How priority is passed. Tapping a land changes nothing for anybody while there is nothing to pay for. */
export const passing: Presentation['passing'] = {
  move: 'pass',
  idle: ['tapForMana'],
  attack: ['declareAttackers', 'declareBlockers'],
  stack: 'stack',
  stackSource: 'source',
  stackBy: 'controller',
};
