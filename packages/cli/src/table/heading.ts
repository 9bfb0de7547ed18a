import { priorityPlayerOf, turnPlayerOf, type View } from 'cardloom';
import pc from 'picocolors';
import type { Names } from './names.ts';
import { tellResult } from './result.ts';
import { capital, cutTo, padTo, spoken, widthOf } from './text.ts';

/** The first line of the screen: which game, where in its flow, whose turn, who may act. */
export function drawHeading(view: View, names: Names, width: number): string {
  const { ctx } = view;
  const place = [ctx.currentSegment, ctx.currentPhase, ctx.currentStep]
    .filter((name) => typeof name === 'string')
    .map((name) => spoken(name as string));
  const turn = turnPlayerOf(view) !== null ? `turn ${Number(ctx.numTurns) + 1}` : '';
  const right = [turn, standing(view, names)].filter((part) => part !== '').join(' · ');
  // who may act matters most, then where the match is
  const room = Math.max(0, width - widthOf(right) - 2);
  const where = cutTo(place.join(' › '), room);
  const rest = room - widthOf(where) - 2;
  const title = rest < 4 ? '' : cutTo(names.entry.title, rest);
  const left = `${pc.bold(title)}${title === '' ? '' : '  '}${pc.dim(where)}`;
  const gap = Math.max(2, width - widthOf(left) - widthOf(right));
  return `${padTo(left, widthOf(left) + gap)}${right}`;
}

/** Whose turn it is and who may act, as far as those differ. */
export function standing(view: View, names: Names): string {
  const { ctx, decision } = view;
  if (ctx.gameOver === true) {
    return pc.yellow(`Game over: ${tellResult(view, names)}`);
  }
  const parts: string[] = [];
  const turnPlayer = turnPlayerOf(view);
  const priority = priorityPlayerOf(view);
  if (turnPlayer !== null) parts.push(`${names.whose(turnPlayer)} turn`);
  if (decision !== null) parts.push(`${listed(decision.waiting.map((id) => names.player(id)))} must decide`);
  else if (priority !== null && priority !== turnPlayer) parts.push(`${names.player(priority)} may act`);
  return pc.cyan(capital(parts.join(', ')));
}

/** `you`, `you and Greedy 1`, `you, Greedy 1 and Greedy 2`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
