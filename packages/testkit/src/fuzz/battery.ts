import { type Action, type Game, type Match, restore } from 'cardloom';
import type { Dice } from '../dice.ts';
import { describeThrown, type FuzzRecorder } from './fuzz-report.ts';
import { isTyped } from './legality.ts';

/**
 * What a match must stand that was made from foreign data and accepted: being looked at, played, saved, taken back. A rule
 * may refuse to go on from a board that no rule made; nothing may break, hang or contradict itself.
 */
export function stand(match: Match, game: Game, what: () => string, dice: Dice, recorder: FuzzRecorder): void {
  const attempt = <R>(name: string, work: () => R): R | undefined => {
    try {
      return recorder.timed(() => `${name} of ${what()}`, work);
    } catch (thrown) {
      if (!isTyped(thrown)) recorder.found('throws', `${name} of ${what()} throws ${describeThrown(thrown)}`);
      return undefined;
    }
  };
  const look = (): void => {
    for (const player of [...match.players, null]) attempt('a view', () => match.view(player));
    for (const player of match.players) {
      attempt('the list', () => first(match.legalActions(player)));
      attempt('the table list', () => first(match.tableActions(player)));
      attempt('choosing', () => match.choosing(player).choices());
      attempt('a prompt', () => match.prompt(player));
      attempt('why not', () => match.why(player, { card: 1 }));
    }
    attempt('the state', () => match.state);
    attempt('who is to act', () => match.seatToAct);
  };
  look();
  const faults = attempt('the inspection', () => match.inspect()) ?? [];
  if (faults.length > 0)
    recorder.found('accepted', `${what()} is accepted and contradicts itself: ${JSON.stringify(faults[0])}`);
  const before = attempt('the checksum', () => match.checksum());
  const trail: string[] = [];
  for (let i = 0; i < PLAYED; i++) {
    const action = attempt('a pick', () => pick(match, dice));
    if (action === undefined) break;
    const result = attempt('an action', () => match.act(action));
    if (result === undefined) break;
    if (!result.ok) continue;
    trail.push(match.checksum());
    if (i % 3 === 0) for (const player of match.players) attempt('events', () => result.eventsFor(player));
  }
  look();
  roundTrip(match, game, what, attempt, recorder);
  attempt('the replay', () => match.replay());
  attempt('a fork', () => match.fork().view(null));
  attempt('a sample', () => match.sample(match.players[0], 1).view(match.players[0]));
  while (trail.length > 0) {
    const result = attempt('undo', () => match.undo());
    if (result?.ok !== true) break;
    trail.pop();
    const wanted = trail.at(-1) ?? before;
    if (match.checksum() !== wanted) {
      recorder.found('stateChanges', `an action on ${what()}, taken back, leaves something behind`);
      break;
    }
  }
}
const PLAYED = 6;

type Attempt = <R>(name: string, work: () => R) => R | undefined;

/** What is saved now can be read again and is the same. */
function roundTrip(match: Match, game: Game, what: () => string, attempt: Attempt, recorder: FuzzRecorder): void {
  const snapshot = attempt('a snapshot', () => match.snapshot());
  if (snapshot === undefined) return;
  const again = attempt('restoring', () => restore(game, JSON.parse(JSON.stringify(snapshot))));
  if (again === undefined) {
    recorder.found('accepted', `${what()} is accepted, but what it saves is refused`);
  } else if (again.checksum() !== match.checksum()) {
    recorder.found('stateChanges', `${what()}, saved and read again, is another match`);
  }
}

const first = (actions: Iterable<unknown>): number => {
  let count = 0;
  for (const _ of actions) if (++count === 50) break;
  return count;
};

function pick(match: Match, dice: Dice): Action | undefined {
  for (const player of dice.shuffled(match.players)) {
    const list = match.listActions(player);
    if (list.size > 0) return list.at(dice.below(list.size));
  }
  return undefined;
}
