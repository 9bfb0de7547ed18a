import { type Game, type Match, restore, restoreEdited, type Snapshot } from 'cardloom';
import { Dice } from '../dice.ts';
import { canonical } from '../laws/position.ts';
import { messageOf } from '../report.ts';
import { stand } from './battery.ts';
import { bloated, forged, trapped } from './forge.ts';
import { describeThrown, FuzzRecorder, type FuzzReport, portray } from './fuzz-report.ts';
import { isTyped } from './legality.ts';
import { type Campaign, type FuzzSubject, newMatch, playOn } from './random-match.ts';

/**
 * Damaged and forged snapshots. What was altered is refused by its seal; what was altered and sealed anew is refused for
 * what is wrong with it, or makes a match that stands.
 *
 * ```ts
 * fuzzSnapshots({ name: 'mine', game }, { seed: 1, count: 100 }).stateChanges; // 0
 * ```
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

/** The same with snapshots of one match, and of what may come of it. */
export function attackWithSnapshots(game: Game, match: Match, dice: Dice, recorder: FuzzRecorder, times: number): void {
  const moments = momentsOf(match, dice);
  // what was forged and got through is forged further
  let furthest: Snapshot | null = null;
  for (let i = 0; i < times; i++, recorder.count++) {
    const base: Snapshot = furthest !== null && dice.chance(3) ? furthest : dice.pick(moments);
    const isTrapped = dice.chance(12);
    const bad = isTrapped ? trapped(dice, base) : altered(dice, base, dice.pick(moments));
    const what = (): string => `a snapshot with ${difference(base, bad)}`;
    const found = attempt(recorder, what, 'restore', () => restore(game, bad as Snapshot));
    // a trap may hide behind what JSON does not show
    if (found !== undefined && !isTrapped && canonical(bad) !== canonical(base)) {
      recorder.found('accepted', `${what()} is restored`);
    }
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
    furthest = signed;
    stand(again, game, what, dice, recorder);
  }
}
const PER_MATCH = 25;
const PARTS = [
  'header',
  'header',
  'state',
  'cards',
  'zones',
  'sight',
  'teams',
  'history',
  'requests',
  'pending',
  'players',
  'options',
];

/** This position and some that come after it; the match stays where it is. */
function momentsOf(original: Match, dice: Dice): Snapshot[] {
  const match = original.fork();
  const moments = [match.snapshot()];
  for (let i = 0; i < 3; i++) {
    playOn(match, dice, dice.below(dice.chance(3) ? 40 : 6));
    moments.push(match.snapshot());
  }
  return moments;
}

function altered(dice: Dice, base: Snapshot, other: Snapshot): unknown {
  if (dice.chance(30)) return bloated(dice, base);
  switch (dice.below(5)) {
    case 0:
      return transplanted(dice, base, other);
    case 1:
      return shifted(dice, base);
    default:
      return forged(dice, base, 1 + dice.below(3), PARTS);
  }
}

/** Parts of another position of the same match: each is as it should be, and together they may not be. */
function transplanted(dice: Dice, base: Snapshot, other: Snapshot): unknown {
  const bad = JSON.parse(JSON.stringify(base));
  const part = dice.pick([
    'header',
    'header',
    'header',
    'state',
    'requests',
    'pending',
    'cards',
    'zones',
    'sight',
    'history',
  ] as const);
  // not every game has all of them
  if (other[part] === undefined) return bad;
  if (part !== 'header' || dice.chance(4)) return { ...bad, [part]: other[part] };
  for (let i = 1 + dice.below(6); i > 0; i--) {
    const name = dice.pick(Object.keys(other.header));
    bad.header[name] = other.header[name];
  }
  return bad;
}

/** Words of the engine's own that are numbers, by a little: seats, flags and counters that exist and are not so. */
function shifted(dice: Dice, base: Snapshot): unknown {
  const bad = JSON.parse(JSON.stringify(base));
  const names = Object.keys(base.header).filter((name) => typeof base.header[name] === 'number');
  for (let i = 1 + dice.below(4); i > 0; i--) bad.header[dice.pick(names)] = dice.below(7) - 1;
  return bad;
}

function attempt<R>(recorder: FuzzRecorder, what: () => string, name: string, work: () => R): R | undefined {
  try {
    return recorder.timed(() => `${name} of ${what()}`, work, work);
  } catch (thrown) {
    if (!isTyped(thrown)) recorder.found('throws', `${name} of ${what()} throws ${describeThrown(thrown)}`);
    else if (messageOf(thrown).length > LONGEST_MESSAGE) {
      recorder.found('throws', `${name} of ${what()} is refused in ${messageOf(thrown).length} characters`);
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
