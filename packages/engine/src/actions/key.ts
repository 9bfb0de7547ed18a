import { type PendingDecision, pendingDecision } from '../effects/decisions.ts';
import { everySeat } from '../players/priority.ts';
import type { Action } from '../runtime/action.ts';
import { openMoves } from '../runtime/position.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Json } from '../world/json.ts';
import { CardAt } from '../world/layout.ts';

/**
 * A name for what an action does, for search. Card numbers are places: the same number is another card in another
 * deal, so a card that not everybody knows goes by its name and what was done to it.
 */
export function actionKey(runtime: Runtime, action: Action, viewer: number): string {
  const pending = pendingDecision(runtime);
  if (pending !== null && isSecret(runtime, pending, action.player, viewer)) return `${action.move}|?`;
  const { move: name, args } = action;
  const question = pending !== null ? runtime.game.decisions.get(name) : openMoves(runtime).get(name);
  let key = name;
  if (args === undefined || question === undefined) return key;
  for (const [choice, { ofCards }] of question.choices) {
    const answer = args[choice];
    if (typeof answer === 'number') key += ofCards ? `|${cardKey(runtime, answer)}` : `|${answer}`;
    else if (typeof answer === 'string') key += `|${answer}`;
    else key += answer === undefined ? '|' : `|${answerKey(runtime, answer, ofCards)}`;
  }
  return key;
}

/** Answers of several players stay sealed until the last one is in. */
const isSecret = (runtime: Runtime, { ask }: PendingDecision, player: string, viewer: number): boolean =>
  typeof ask.player !== 'string' && runtime.playerIds[viewer] !== player;

const answerKey = (runtime: Runtime, answer: Json, ofCards: boolean): string =>
  ofCards && Array.isArray(answer)
    ? answer.map((item) => (typeof item === 'number' ? cardKey(runtime, item) : JSON.stringify(item))).join('+')
    : JSON.stringify(answer);

function cardKey(runtime: Runtime, card: number): string {
  const { world, layout } = runtime;
  const row = layout.cardBase + card * layout.cardWords;
  const m = world.mem;
  const everyone = everySeat(layout.seats);
  if ((m[row + CardAt.known] & everyone) === everyone) return `#${card}`;
  let key = `${runtime.cardNames[m[row + CardAt.def]]}@${m[row + CardAt.zone]}`;
  for (const { offset, initial } of layout.card)
    if (m[row + offset] !== initial) key += `:${offset}=${m[row + offset]}`;
  return key;
}
