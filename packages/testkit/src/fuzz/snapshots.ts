import { type Game, type Match, restore, restoreEdited, type Snapshot } from 'cardloom';
import { Dice } from '../dice.ts';
import { canonical } from '../laws/position.ts';
import { stand } from './battery.ts';
import { forged, trapped } from './forge.ts';
import { describeThrown, FuzzRecorder, type FuzzReport, portray } from './fuzz-report.ts';
import { isTyped } from './legality.ts';
import { type Campaign, type FuzzSubject, newMatch, playOn } from './random-match.ts';

/**
 * Damaged and forged snapshots. What was altered is refused by its seal; what was altered and sealed anew is refused for
 * what is wrong with it, or makes a match that stands.
 */
export function fuzzSnapshots(subject: FuzzSubject, { seed, count }: Campaign): FuzzReport {
  const dice = new Dice(seed);
  const recorder = new FuzzRecorder('snapshots', subject.name, seed);
  while (recorder.count < count) {
    const match = newMatch(subject, dice);
    playOn(match, dice, dice.below(dice.chance(3) ? 60 : 12));
    attackWithSnapshots(subject.game, match, dice, recorder, Math.min(PER_MATCH, count - recorder.count));
  }
  return recorder.report();
}

/** The same with snapshots of one match. */
export function attackWithSnapshots(game: Game, match: Match, dice: Dice, recorder: FuzzRecorder, times: number): void {
  const honest = match.snapshot();
  const text = canonical(honest);
  for (let i = 0; i < times; i++, recorder.count++) {
    const isTrapped = dice.chance(12);
    const bad = isTrapped ? trapped(dice, honest) : forged(dice, honest, 1 + dice.below(3), PARTS);
    const what = (): string => `a snapshot with ${difference(honest, bad)}`;
    const found = attempt(recorder, what, 'restore', () => restore(game, bad as Snapshot));
    // a trap may hide behind what JSON does not show
    if (found !== undefined && !isTrapped && canonical(bad) !== text)
      recorder.found('accepted', `${what()} is restored`);
    const edited = attempt(recorder, what, 'restoreEdited', () => restoreEdited(game, bad as Snapshot));
    if (edited === undefined) continue;
    const signed = attempt(recorder, what, 'snapshot', () => edited.snapshot());
    if (signed === undefined) continue;
    const again = attempt(recorder, what, 'restore of the signed', () =>
      restore(game, JSON.parse(JSON.stringify(signed))),
    );
    if (again === undefined) {
      recorder.found('accepted', `${what()} is accepted when edited, but not when signed`);
      continue;
    }
    recorder.harmless++;
    stand(again, game, what, dice, recorder);
  }
}
const PER_MATCH = 25;
const PARTS = ['header', 'header', 'state', 'cards', 'zones', 'history', 'requests', 'pending', 'players', 'options'];

function attempt<R>(recorder: FuzzRecorder, what: () => string, name: string, work: () => R): R | undefined {
  try {
    return recorder.timed(() => `${name} of ${what()}`, work, work);
  } catch (thrown) {
    if (!isTyped(thrown)) recorder.found('throws', `${name} of ${what()} throws ${describeThrown(thrown)}`);
    else if ((thrown as Error).message.length > LONGEST_MESSAGE) {
      recorder.found('throws', `${name} of ${what()} is refused in ${(thrown as Error).message.length} characters`);
    }
    return undefined;
  }
}
const LONGEST_MESSAGE = 1000;

/** The first places where two trees differ. */
export function difference(a: unknown, b: unknown, path = '', found: string[] = []): string {
  if (found.length < 3 && !Object.is(a, b)) {
    try {
      if (isRecord(a) && isRecord(b) && Array.isArray(a) === Array.isArray(b)) {
        for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
          difference(a[key], b[key], `${path}.${key}`, found);
      } else found.push(`${path.slice(1)} = ${portray(b, 2)} (was ${portray(a, 1)})`);
    } catch {
      found.push(`${path.slice(1)} = ${portray(b, 2)}`);
    }
  }
  return found.join(', ');
}
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
