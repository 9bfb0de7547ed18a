import { cardsIn, fits, follow } from '@cardloom/protocol';
import type { Action, Json, Match, Prompt, PromptChoice, RecordedMove } from 'cardloom';
import type { Dice } from '../dice.ts';
import { answerAtRandom } from '../prompt-answers.ts';
import { show } from '../report.ts';
import type { Position } from './position.ts';

/** Of each player's actions, so many are looked for in the prompt, and so many are made up from it. */
const TRIED = 6;
/** In one of so many positions the prompt is compared with the view, which costs more than all the rest. */
const VIEWED = 8;

/**
 * Every legal action can be reached by a client that knows nothing but the prompt, and whatever it can put together is
 * legal, unless the prompt says that a rule has the last word. No card is named that the player cannot tell.
 */
export function checkPrompts({ match, recorder }: Position, dice: Dice): void {
  recorder.looks('prompt');
  for (const player of match.players) {
    const text = JSON.stringify(match.prompt(player));
    if (text.includes('"checked":true')) recorder.checkedPrompts++;
    const wrong = wrongWith(match, player, JSON.parse(text) as Prompt, dice);
    if (wrong !== null) recorder.found('prompt', 'promptMismatches', wrong);
  }
}

function wrongWith(match: Match, player: string, prompt: Prompt, dice: Dice): string | null {
  const list = match.listActions(player);
  const actions: RecordedMove[] = [];
  const isFew = list.size <= TRIED;
  for (let k = 0; k < Math.min(TRIED, list.size); k++) {
    const { move, args = {} } = list.at(isFew ? k : dice.below(list.size));
    actions.push({ player, move, args: { ...args } });
  }
  for (const action of actions) {
    const why = unreached(match, prompt, action);
    if (why !== null) return `${show(action)} is legal, but the prompt ${why}`;
  }
  const made = Math.min(TRIED, prompt.moves.length * 2);
  for (let i = 0; i < made; i++) {
    const why = misled(match, player, prompt, dice);
    if (why !== null) return why;
  }
  return dice.chance(VIEWED) ? hiddenCard(match, player, prompt) : null;
}

/** What stands in the way of putting this action together; null if nothing does. */
function unreached(match: Match, { moves }: Prompt, { player, move, args }: RecordedMove): string | null {
  const entry = moves.find((one) => one.move === move);
  if (entry === undefined) return 'does not have the move';
  const given: Record<string, Json> = {};
  let asked: PromptChoice | null = entry.asks ?? null;
  while (asked !== null) {
    const { name } = asked;
    const answer = args[name];
    if (answer === undefined) return `asks for "${name}"`;
    if (!fits(asked, answer)) return `does not offer this "${name}"`;
    given[name] = answer;
    const next: PromptChoice | null | 'ask' | string = after(match, { player, move, args: given }, asked, answer);
    if (typeof next === 'string') return next;
    asked = next;
  }
  const missing = Object.keys(args).find((name) => !(name in given));
  return missing === undefined ? null : `does not ask for "${missing}"`;
}

/** The next choice, asked for if need be; a text says why there is none. */
function after(match: Match, action: Action, asked: PromptChoice, answer: Json): PromptChoice | null | string {
  const next = follow(asked, answer);
  if (next !== 'ask') return next;
  const told = match.promptAfter(action);
  return told.ok ? told.asks : `says "ask", and then: ${told.error.message}`;
}

/** An action put together at random that is refused although nothing said that it might be; null if there is none. */
function misled(match: Match, player: string, { moves }: Prompt, dice: Dice): string | null {
  const { move, asks = null } = dice.pick(moves);
  const args: Record<string, Json> = {};
  const action = { player, move, args };
  let isChecked = false;
  for (let asked: PromptChoice | null = asks; asked !== null; ) {
    const answer = answerAtRandom(asked, dice);
    // what leads nowhere leads to nothing that is refused
    if (answer === undefined) return null;
    args[asked.name] = answer;
    isChecked ||= asked.checked === true;
    const next = follow(asked, answer);
    const told = next === 'ask' ? match.promptAfter(action) : ({ ok: true, asks: next } as const);
    if (!told.ok) return isChecked || told.error.path === 'args' ? null : refused(action, told.error.message);
    asked = told.asks;
  }
  const reason = match.whyNot(action);
  return reason === null || isChecked ? null : refused(action, reason.message);
}

const refused = (action: Action, message: string): string =>
  `the prompt leads to ${show(action)}, which is refused: ${message}`;

/** A card in the prompt that the player's view does not show. */
function hiddenCard(match: Match, player: string, { moves }: Prompt): string | null {
  const named = new Set<number>();
  const collect = (asked: PromptChoice): void => {
    for (const card of cardsIn(asked)) named.add(card);
    const next = asked.next ?? [];
    for (const one of [next].flat() as (PromptChoice | 'ask' | number | null)[]) {
      if (typeof one === 'object' && one !== null) collect(one);
    }
  };
  for (const { asks } of moves) if (asks !== undefined) collect(asks);
  if (named.size === 0) return null;
  const text = JSON.stringify(match.view(player).zones);
  for (const card of named) {
    if (!text.includes(`"id":${card},`)) return `the prompt of ${player} names card ${card}, which they cannot tell`;
  }
  return null;
}
