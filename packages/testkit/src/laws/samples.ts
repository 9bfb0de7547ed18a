import { type Action, type Match, restoreEdited, type Snapshot } from 'cardloom';
import { show } from '../report.ts';
import { differs } from './differs.ts';
import { keyOf, listed, type Position, randomAction } from './position.ts';
import { meantIn, otherWorld } from './redeal.ts';

/**
 * A sample of a match for one player depends on its seed and on what they were shown. Two worlds they cannot tell apart
 * give the same sample, to the byte: its cards by zone and number, its seed and random numbers, its history.
 */
export function checkSampleTells(position: Position, player: string): void {
  const { game, match, dice, recorder } = position;
  const seed = dice.bits();
  const other = restoreEdited(game, otherWorld(match, player, dice));
  const difference = differs(everythingIn(match.sample(player, seed)), everythingIn(other.sample(player, seed)));
  if (difference !== null) {
    const detail = `a sample for ${player} depends on what they do not know: ${difference}`;
    recorder.found('sample-tells', 'sampleLeaks', detail);
  }
  for (let i = 0; i < TWINS; i++) checkTwins(position, player);
}

const everythingIn = (match: Match): unknown => [match.state, match.snapshot(), match.replay()];

/** How often two actions are tried that may look alike. */
const TWINS = 3;

/** What somebody else has answered unseen is not in the sample, in no form. */
function checkTwins({ game, match, dice, recorder }: Position, player: string): void {
  const actor = dice.pick(match.players);
  if (actor === player) return;
  const list = match.listActions(actor);
  if (list.size < 2) return;
  const first = list.at(dice.below(list.size));
  const second = alike(first, () => list.at(dice.below(list.size)));
  if (second === undefined) return;
  const here = match.fork();
  const there = match.fork();
  const done = here.act(first);
  const also = there.act(second);
  if (!done.ok || !also.ok || differs(done.eventsFor(player), also.eventsFor(player)) !== null) return;
  if (differs(here.view(player), there.view(player)) !== null) return;
  if (liesElsewhere(meantIn(game, here.snapshot()), here.snapshot(), there.snapshot())) return;
  const seed = dice.bits();
  const difference = differs(everythingIn(here.sample(player, seed)), everythingIn(there.sample(player, seed)));
  if (difference === null) return;
  const detail = `a sample for ${player} tells ${show(first)} from ${show(second)}, and they cannot: ${difference}`;
  recorder.found('sample-tells', 'sampleLeaks', detail);
}

/** Whether a card that something may mean by its number, and that keeps it therefore, lies in another place in each. */
const liesElsewhere = (meant: ReadonlySet<number>, here: Snapshot, there: Snapshot): boolean =>
  Object.entries(here.zones).some(([zone, lists]) =>
    lists.some((list, at) => list.some((card, i) => meant.has(card) && there.zones[zone][at][i] !== card)),
  );

/** Another action by the same move, if it is soon found. */
function alike(action: Action, next: () => Action): Action | undefined {
  for (let i = 0; i < 6; i++) {
    const other = next();
    if (other.move === action.move && keyOf(other) !== keyOf(action)) return other;
  }
  return undefined;
}

const STEPS = 6;

/** A sample is a world that could be: it looks the same to its player, nothing contradicts itself, and play goes on. */
export function checkSamplePossible({ match, dice, recorder }: Position, player: string): void {
  const wrong = (detail: string): void =>
    recorder.found('sample-possible', 'impossibleSamples', `in a sample for ${player}, ${detail}`);
  const sample = match.sample(player, dice.bits());
  for (const { detail } of sample.inspect()) wrong(detail);
  const view = differs(match.view(player), sample.view(player));
  if (view !== null) wrong(`their view is another: ${view}`);
  const legal = differs(listed(match, player, 50), listed(sample, player, 50));
  if (legal !== null) wrong(`they have other legal actions: ${legal}`);
  for (let i = 0; i < STEPS && sample.view(null).ctx.gameOver !== true; i++) {
    const action = randomAction(sample, dice);
    if (action === undefined) {
      wrong(`nobody can act ${i === 0 ? 'though somebody can in the match' : `after ${i} actions`}`);
      return;
    }
    const result = sample.act(action);
    if (result.ok) continue;
    wrong(`${show(action)} is listed, but refused: ${result.error.message}`);
    return;
  }
}
