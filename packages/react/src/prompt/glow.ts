import type { Json, Naming, PromptChoice } from 'cardloom';
import type { CardState } from '../card/card.tsx';
import { begin, type Clicked, entriesOf, movesWith, type Offered, takes, type Walk } from './walk.ts';

/** What glows on the way through a prompt, and how. */

const isSame = (a: Json, b: Json): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
const choiceOf = ({ asked }: Walk): PromptChoice | null => (asked === 'ask' ? null : asked);

/** Whether this is part of the answer that is put together. */
export function isPicked({ asked, draft }: Walk, value: Json): boolean {
  if (Array.isArray(draft)) return draft.some((one: Json) => isSame(one, value));
  const isAssigned = asked !== null && asked !== 'ask' && asked.kind === 'assignment';
  return isAssigned && Object.hasOwn(draft as object, String(value));
}

/** A number is a card only where cards are asked for. */
const namesCards = (of: Naming): boolean => of === 'card' || of === 'target';

/** Whether this card is part of the answer that is put together. */
export const isPickedCard = (walk: Walk, card: number): boolean =>
  walk.asked !== null && walk.asked !== 'ask' && namesCards(walk.asked.of) && isPicked(walk, card);

/** Whether this card was chosen on the way to the present question. */
function isChosen({ answers, subject }: Walk, card: number): boolean {
  if (card === subject) return true;
  return answers.some(
    ({ of, value }) => namesCards(of) && (Array.isArray(value) ? value.includes(card) : value === card),
  );
}

/** Whether it is part of the answer, or waits for its target. */
const isTaken = (walk: Walk, value: Json): boolean =>
  isPicked(walk, value) || (walk.held !== null && isSame(walk.held, value));

/** How a card glows; undefined if a click on it means nothing. */
export function stateOfCard(prompt: Offered, walk: Walk, card: Clicked): CardState | undefined {
  const asked = choiceOf(walk);
  const isPart = asked !== null && takes(asked, card);
  if (asked !== null && asked.kind === 'assignment' && walk.held !== null) {
    const targets = asked.targets[String(walk.held)] ?? [];
    if (targets.includes(card.id)) return 'target';
  }
  if (asked !== null && namesCards(asked.of) && isTaken(walk, card.id)) return 'selected';
  if (!isPart && isChosen(walk, card.id)) return 'selected';
  if (isPart) {
    if (asked.kind === 'assignment') return asked.items.includes(card.id) ? 'can' : undefined;
    if (isFull(walk)) return undefined;
    return walk.subject === null || asked.kind !== 'oneOf' ? 'can' : 'target';
  }
  if (walk.back === null && walk.move !== null) return undefined;
  if (begin(prompt).move !== null || movesWith(prompt, card).length === 0) return undefined;
  return walk.move === null && walk.subject === null ? 'can' : 'hushed';
}

/** How a player, or any other option that is to be seen, glows. */
export function stateOfOption(walk: Walk, value: Json): CardState | undefined {
  const asked = choiceOf(walk);
  if (asked === null || asked.of === 'card') return undefined;
  if (isTaken(walk, value)) return 'selected';
  if (isFull(walk) || !entriesOf(asked, walk.held).some((entry) => isSame(entry, value))) return undefined;
  return walk.subject === null && walk.held === null ? 'can' : 'target';
}

/** Nothing can be added to what was put together; where only one will do, another one takes its place. */
function isFull({ asked, draft }: Walk): boolean {
  if (asked === null || asked === 'ask' || asked.kind !== 'someOf' || asked.max === 1) return false;
  return Array.isArray(draft) && draft.length >= asked.max;
}

/** Whether somebody can click on an option before they have said what they do. */
type IsThere = (value: Json, of: Naming) => boolean;

/**
 * Whether a move needs a button: no card on the table begins it, or it may begin with nothing, or with something that no click
 * begins it with. Cards begin moves; players and places are only chosen once a move asks for them. `isSomewhere`: or in a pile.
 */
export function needsButton(asks: PromptChoice | undefined, isThere: IsThere, isSomewhere: IsThere): boolean {
  if (asks === undefined) return true;
  if (asks.kind === 'someOf' && asks.min === 0) return true;
  if (asks.kind === 'assignment') return true;
  const { of } = asks;
  if (!namesCards(of) && of !== 'name') return true;
  const begin = entriesOf(asks, null).filter((value) => of === 'name' || typeof value === 'number');
  const isWhole = begin.length === entriesOf(asks, null).length;
  return !isWhole || !begin.some((value) => isThere(value, of)) || !begin.every((value) => isSomewhere(value, of));
}
