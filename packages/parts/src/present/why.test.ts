import type { Reason } from 'cardloom';
import { expect, it } from 'vitest';
import { isAboutCost } from './why.ts';

const reason = (message: string, code: Reason['code'] = 'illegal-choice'): Reason => ({
  move: 'play',
  choice: 'card',
  code,
  message,
});

it('a reason is about the cost where a rule says what it costs or that it cannot be paid', () => {
  const said = [
    reason('It costs 3, and you have 2 ready ink.'),
    reason('It needs level 4 and 3 to pay, which you do not have.'),
    reason('It has nothing to aim at.'),
    reason('You have no command for this moment that you can pay and aim.', 'illegal-move'),
  ];
  expect(said.map(isAboutCost)).toEqual([true, true, false, false]);
});
