import { type Names, standing, tellStep, textPiece, type Words } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import type { Film } from './film.ts';

/** What was done there, rather than what came of it; how it ended, at the end. */
export function saidAt({ steps }: Pick<Film, 'steps'>, place: number, view: View, names: Names): Words {
  if (place === 0) return [];
  if (view.ctx.gameOver === true) return standing(view, names);
  const step = steps[place - 1];
  return step.isUndo ? textPiece('The last action is taken back') : (tellStep(step, view, names)[0] ?? []);
}
