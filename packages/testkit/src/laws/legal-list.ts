import type { Json, RecordedMove } from 'cardloom';
import { messageOf, show } from '../report.ts';
import { canonical, keyOf, type Listed, type Position, some } from './position.ts';

/** The list agrees with itself, however it is read: twice, counted and indexed, or built choice by choice. */
export function checkList(position: Position, player: string, { actions, isWhole }: Listed): void {
  const { match, dice, recorder } = position;
  const wrong = (detail: string): void => recorder.found('legal-list', 'listMismatches', detail);
  const keys = new Set<string>();
  for (const action of actions) {
    const key = keyOf(action);
    if (keys.has(key)) wrong(`${show(action)} is listed twice`);
    keys.add(key);
  }
  let i = 0;
  for (const again of match.legalActions(player)) {
    if (i === actions.length) break;
    if (keyOf(again) !== keyOf(actions[i]))
      wrong(`listed again, number ${i} is ${show(again)}, not ${show(actions[i])}`);
    i++;
  }
  const list = match.listActions(player);
  if (isWhole && list.size !== actions.length) wrong(`${actions.length} actions are listed, ${list.size} counted`);
  else if (!isWhole && list.size <= actions.length)
    wrong(`more than ${list.size} actions are listed, which is what is counted`);
  const numbers = some([...actions.keys()], 40, dice);
  for (const k of numbers) {
    if (k < list.size && keyOf(list.at(k)) !== keyOf(actions[k])) {
      wrong(`number ${k} is ${show(actions[k])} in the list and ${show(list.at(k))} when it is picked`);
    }
  }
  for (let k = 0; !isWhole && k < 5; k++) {
    const picked = list.at(dice.below(list.size));
    const reason = match.whyNot(picked);
    if (reason !== null)
      recorder.found('validator', 'legalRejected', `${show(picked)} can be picked, but: ${reason.message}`);
  }
  for (const action of some(actions, 8, dice)) rebuild(position, action);
  if (isWhole && actions.length > 0) for (let k = 0; k < 4; k++) wander(position, player, keys);
}

/** The generator reaches an action that is listed. */
function rebuild({ match, recorder }: Position, action: RecordedMove): void {
  try {
    let generator = match.choosing(action.player).choose(action.move);
    while (!generator.filled()) {
      const { name } = generator.choices();
      generator = generator.choose(action.args[name]);
    }
    const built = generator.generateAction();
    if (keyOf(built) !== keyOf(action)) throw new Error(`gives ${show(built)}`);
  } catch (error) {
    const detail = `${show(action)} is listed, but the action generator ${messageOf(error)}`;
    recorder.found('legal-list', 'listMismatches', detail);
  }
}

/** What the generator offers leads to an action that is listed, or to a choice without options. */
function wander({ match, dice, recorder }: Position, player: string, keys: ReadonlySet<string>): void {
  let generator = match.choosing(player);
  while (!generator.filled()) {
    const { options, name } = generator.choices();
    if (options === undefined || options.length === 0) return;
    const answer: Json = dice.pick(options);
    try {
      generator = generator.choose(answer);
    } catch (error) {
      const detail = `the action generator offers ${canonical(answer)} for "${name}" and refuses it: ${messageOf(error)}`;
      recorder.found('legal-list', 'listMismatches', detail);
      return;
    }
  }
  const action = generator.generateAction();
  if (!keys.has(keyOf(action))) {
    recorder.found('legal-list', 'listMismatches', `the action generator gives ${show(action)}, which is not listed`);
  }
}
