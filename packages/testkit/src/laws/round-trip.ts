import { type Match, restore, type Snapshot } from 'cardloom';
import type { Dice } from '../dice.ts';
import { messageOf, show } from '../report.ts';
import { differs } from './differs.ts';
import { canonical, listed, type Position, randomAction } from './position.ts';

const STEPS = 10;

/** Saved as text and loaded again, the match is the same, goes on the same, and comes back by undo. */
export function checkRoundTrip({ game, match, dice, recorder }: Position): void {
  const wrong = (detail: string): void => recorder.found('round-trip', 'roundTripMismatches', detail);
  const original = match.fork();
  const saved = match.snapshot();
  let loaded: typeof match;
  try {
    loaded = restore(game, JSON.parse(JSON.stringify(saved)) as Snapshot);
  } catch (error) {
    wrong(`the match cannot be loaded again: ${messageOf(error)}`);
    return;
  }
  if (loaded.checksum() !== match.checksum()) wrong('the loaded match has another checksum');
  if (canonical(loaded.snapshot()) !== canonical(saved)) wrong('the loaded match saves itself differently');
  for (const player of match.players) {
    const legal = differs(listed(match, player, 50), listed(loaded, player, 50));
    if (legal !== null) wrong(`${player} has other legal actions in the loaded match: ${legal}`);
    const view = differs(match.view(player), loaded.view(player));
    if (view !== null) wrong(`${player} has another view of the loaded match: ${view}`);
  }
  const done = playOn(original, loaded, dice, wrong);
  for (let i = 0; i < done; i++) loaded.undo();
  if (loaded.checksum() !== saved.checksum) wrong(`${done} actions after loading, undo does not lead back`);
  else if (differs(looks(loaded), looks(match)) !== null) wrong(`${done} actions undone, it looks different`);
}

/** The same actions in both; gives how many the loaded match made. */
function playOn(original: Match, loaded: Match, dice: Dice, wrong: (detail: string) => void): number {
  for (let i = 0; i < STEPS; i++) {
    const action = randomAction(original, dice);
    if (action === undefined) return i;
    const here = original.act(action);
    const there = loaded.act(action);
    if (here.ok !== there.ok || original.checksum() !== loaded.checksum()) {
      wrong(`${i + 1} actions after loading, ${show(action)} leads elsewhere`);
      return there.ok ? i + 1 : i;
    }
    if (!here.ok) return i;
  }
  return STEPS;
}

const looks = (match: Match): unknown[] =>
  match.players.map((player) => [match.view(player), listed(match, player, 50)]);
