import { type Names, phaseText, plain, progressText, standing } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import pc from 'picocolors';
import { cutTo, padTo, widthOf } from './text.ts';

/** The first line of the screen: which game, where in its flow, whose turn, who may act. */
export function drawHeading(view: View, names: Names, width: number): string {
  const { ctx } = view;
  const place = [ctx.currentSegment, ctx.currentPhase, ctx.currentStep]
    .filter((name) => typeof name === 'string')
    .map((name) => phaseText(names.presentation, name as string));
  const right = [progressText(names.presentation, view), drawStanding(view, names)]
    .filter((part) => part !== '')
    .join(' · ');
  // who may act matters most, then where the match is
  const room = Math.max(0, width - widthOf(right) - 2);
  const where = cutTo(place.join(' › '), room);
  const rest = room - widthOf(where) - 2;
  const title = rest < 4 ? '' : cutTo(names.title, rest);
  const left = `${pc.bold(title)}${title === '' ? '' : '  '}${pc.dim(where)}`;
  const gap = Math.max(2, width - widthOf(left) - widthOf(right));
  return `${padTo(left, widthOf(left) + gap)}${right}`;
}

/** Whose turn it is and who is asked, or how it ended. */
export function drawStanding(view: View, names: Names): string {
  return (view.ctx.gameOver === true ? pc.yellow : pc.cyan)(plain(standing(view, names)));
}
