import { priorityPlayerOf, turnPlayerOf, type View } from 'cardloom';
import type { Presentation } from './description.ts';
import { moveAsked } from './moves.ts';
import type { Names } from './names.ts';
import { capitalWords, joined, listed, type Words } from './pieces.ts';
import { tellResult } from './result.ts';
import { spoken } from './spoken.ts';

/**
 * How far a match is: `turn 9`, or what the game counts; nothing before the first turn.
 *
 * ```ts
 * console.log(`Market · ${progressText(presentation, view)}`);
 * ```
 */
export const progressText = ({ when }: Presentation, view: View): string =>
  when?.(view) ?? (turnPlayerOf(view) === null ? '' : `turn ${Number(view.ctx.numTurns) + 1}`);

/**
 * What a phase or step is called: `main`, `declare attackers`.
 *
 * ```ts
 * console.log(phaseText({ phases: { precombat: 'main' } }, 'precombat')); // main
 * ```
 */
export const phaseText = ({ phases = {} }: Presentation, name: string): string =>
  (Object.hasOwn(phases, name) ? phases[name] : null) ?? spoken(name);

/**
 * What whoever may act is asked now, where the game says more than that they may.
 *
 * ```ts
 * console.log(askedNow(presentation, view) ?? 'Your move');
 * ```
 */
export const askedNow = ({ asks = {} }: Presentation, view: View): string | undefined =>
  [view.ctx.currentStep, view.ctx.currentPhase, view.ctx.currentSegment]
    .map((name) => (typeof name === 'string' && Object.hasOwn(asks, name) ? asks[name] : undefined))
    .map((question) => (typeof question === 'function' ? question(view) : question))
    .find((question) => question !== undefined);

/**
 * Whose turn it is and who is asked for what, as far as those differ; once the match is over, how it ended.
 *
 * ```ts
 * console.log(plain(standing(view, names)));
 * ```
 */
export function standing(view: View, names: Names): Words {
  const { ctx, decision } = view;
  if (ctx.gameOver === true) return [{ text: 'Game over: ' }, ...tellResult(view, names)];
  const turnPlayer = turnPlayerOf(view);
  const priority = priorityPlayerOf(view);
  const parts: Words[] = [];
  // whoever decides alone in their own turn is named once
  const isOwn = decision?.waiting.length === 1 && decision.waiting[0] === turnPlayer;
  if (turnPlayer !== null && !isOwn) {
    // it goes on without whoever has left
    const rest = view.players[turnPlayer]?.left === true ? 'the rest of ' : '';
    parts.push(names.words(`${rest}{${turnPlayer}}'s turn`));
  }
  if (decision !== null) {
    const { waiting, name } = decision;
    const asked = listed(waiting.map((id) => names.words(`{${id}}`)));
    const isTold = names.presentation.moves?.[name] !== undefined;
    const isAlone = waiting.length === 1 && waiting[0] === view.viewer;
    const be = waiting.length > 1 || isAlone ? 'are' : 'is';
    // not all must: some may choose nothing
    parts.push([...asked, { text: ` ${be} to ${isTold ? moveAsked(names.presentation, name, isAlone) : 'decide'}` }]);
  } else if (priority !== null && priority !== turnPlayer) parts.push(names.words(`{${priority}} may act`));
  return capitalWords(joined(parts));
}
