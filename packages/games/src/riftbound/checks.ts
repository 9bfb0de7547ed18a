import type { Work } from 'cardloom';
import type { Context } from './shape.ts';

/** After every step, move and effect: somebody was damaged, so somebody may die. */
export const damageCheck = ({ G }: Context): readonly Work[] | undefined => (G.isHurt ? KILL : undefined);
const KILL: readonly Work[] = [{ do: 'killDamaged' }];
