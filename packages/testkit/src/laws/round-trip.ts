import { restore, type Snapshot } from 'cardloom';
import { show } from '../report.ts';
import { canonical, keyOf, listed, type Position, randomAction } from './position.ts';

const STEPS = 10;

/** Saved as text and loaded again, the match is the same and goes on the same. */
export function checkRoundTrip({ game, match, dice, recorder }: Position): void {
  const wrong = (detail: string): void => recorder.found('round-trip', 'roundTripMismatches', detail);
  const original = match.fork();
  const saved = match.snapshot();
  let loaded: typeof match;
  try {
    loaded = restore(game, JSON.parse(JSON.stringify(saved)) as Snapshot);
  } catch (error) {
    wrong(`the match cannot be loaded again: ${(error as Error).message}`);
    return;
  }
  if (loaded.checksum() !== match.checksum()) wrong('the loaded match has another checksum');
  if (canonical(loaded.snapshot()) !== canonical(saved)) wrong('the loaded match saves itself differently');
  for (const player of match.players) {
    const here = listed(match, player, 50).actions.map(keyOf);
    const there = listed(loaded, player, 50).actions.map(keyOf);
    if (here.join() !== there.join()) wrong(`${player} has other legal actions in the loaded match`);
    if (JSON.stringify(match.view(player)) !== JSON.stringify(loaded.view(player))) {
      wrong(`${player} has another view of the loaded match`);
    }
  }
  for (let i = 0; i < STEPS; i++) {
    const action = randomAction(original, dice);
    if (action === undefined) return;
    const here = original.act(action);
    const there = loaded.act(action);
    if (here.ok !== there.ok || original.checksum() !== loaded.checksum()) {
      wrong(`${i + 1} actions after loading, ${show(action)} leads elsewhere`);
      return;
    }
    if (!here.ok) return;
  }
}
