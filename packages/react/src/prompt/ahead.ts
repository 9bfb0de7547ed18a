import type { Json } from 'cardloom';
import {
  answerPart,
  type Clicked,
  chooseMove,
  chooseMoveOf,
  clickCard,
  confirm,
  isComplete,
  isReady,
  type Offered,
  type Walk,
  withoutFormalities,
} from './walk.ts';

/** What somebody points at, before they click on it. */
export type Pointed =
  | { readonly card: Clicked }
  | { readonly option: Json }
  | { readonly move: string; readonly card?: Clicked | undefined };

/** Where a click would lead; null where it means nothing. */
export function pointedWalk(prompt: Offered, walk: Walk, pointed: Pointed): Walk | null {
  const next = clicked(prompt, walk, pointed);
  return next === null ? null : withoutFormalities(next);
}

function clicked(prompt: Offered, walk: Walk, pointed: Pointed): Walk | null {
  if ('option' in pointed) {
    const next = answerPart(walk, pointed.option);
    return next === walk ? null : next;
  }
  if (!('move' in pointed)) return clickCard(prompt, walk, pointed.card);
  const { move, card } = pointed;
  return card === undefined ? chooseMove(prompt, walk, move) : chooseMoveOf(prompt, walk, move, card);
}

/** The whole action that Enter would do now; null where something is still to be chosen. */
export function restingWalk(walk: Walk): Walk | null {
  if (isComplete(walk)) return walk;
  if (!isReady(walk) || isNothing(walk.draft)) return null;
  const next = withoutFormalities(confirm(walk));
  return isComplete(next) ? next : null;
}

const isNothing = (draft: Json): boolean =>
  typeof draft === 'object' && draft !== null && Object.keys(draft).length === 0;
