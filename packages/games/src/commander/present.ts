import type { Presentation } from '../entry.ts';
import { label, printed } from './label.ts';
import { render } from './render.ts';
import { tell } from './tell.ts';

export const presentation: Presentation = {
  // tapping a land changes nothing for anybody while there is nothing to pay for
  passing: { move: 'pass', idle: ['tapForMana'] },
  render,
  label,
  printed,
  tell,
};
