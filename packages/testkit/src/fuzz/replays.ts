import { createMatch, type Game, type Logged, type Match, playReplay, type RecordedMove, type Replay } from 'cardloom';
import { Dice } from '../dice.ts';
import { messageOf } from '../report.ts';
import { stand } from './battery.ts';
import { bloated, forged, trapped } from './forge.ts';
import { describeThrown, FuzzRecorder, type FuzzReport } from './fuzz-report.ts';
import { hostileJson, oddText } from './hostile-values.ts';
import { alikeIn, isTyped, Legality, says } from './legality.ts';
import { type Campaign, type FuzzSubject, newMatch, playOn } from './random-match.ts';
import { difference } from './snapshots.ts';

/**
 * Damaged and forged replays, with and without their checksum: refused, or every action in them is legal.
 *
 * ```ts
 * fuzzReplays({ name: 'mine', game }, { seed: 1, count: 100 }).accepted; // 0
 * ```
 */
export function fuzzReplays(subject: FuzzSubject, { seed, count }: Campaign): FuzzReport {
  const dice = new Dice(seed);
  const recorder = new FuzzRecorder('replays', subject.name, seed);
  while (recorder.count < count) {
    const match = newMatch(subject, dice);
    playOn(match, dice, dice.below(12));
    if (dice.chance(3)) match.undo();
    attackWithReplays(subject.game, match, dice, recorder, Math.min(PER_MATCH, count - recorder.count));
  }
  return recorder.report();
}

/** The same with replays of one match. */
export function attackWithReplays(game: Game, match: Match, dice: Dice, recorder: FuzzRecorder, times: number): void {
  const honest = match.replay();
  for (let i = 0; i < times; i++, recorder.count++) {
    const isTrapped = dice.chance(12);
    const bad = (isTrapped ? trapped(dice, honest) : damaged(dice, honest, match.players)) as Replay;
    const what = (): string => `a replay with ${difference(honest, bad)}`;
    const play = (): Match => playReplay(game, bad);
    let played: Match | undefined;
    try {
      played = recorder.timed(() => `playing ${what()}`, play, play);
    } catch (thrown) {
      if (!isTyped(thrown)) recorder.found('throws', `${what()} throws ${describeThrown(thrown)}`);
      else if (messageOf(thrown).length > LONGEST_MESSAGE) {
        recorder.found('throws', `${what()} is refused in ${messageOf(thrown).length} characters`);
      }
      continue;
    }
    recorder.harmless++;
    // who looks a second time may spring what was not sprung the first time
    if (!isTrapped) checkActions(game, bad, played, what, recorder);
    stand(played, game, what, dice, recorder);
  }
}
const PER_MATCH = 25;
const LONGEST_MESSAGE = 1500;

function damaged(dice: Dice, honest: Replay, players: readonly string[]): unknown {
  if (dice.chance(30)) return bloated(dice, honest);
  const bad = dice.chance(3)
    ? { ...honest, actions: meddled(dice, honest.actions, players) }
    : (forged(dice, honest, 1 + dice.below(2), ['actions', 'actions', 'players', 'options']) as object as Replay);
  if (!dice.chance(2)) return bad;
  // without its checksum a replay is believed as far as its actions are legal
  const { checksum: _, ...unsigned } = bad;
  return unsigned;
}

/** Entries that no player makes: the host's, taking back, doing again. */
function meddled(dice: Dice, actions: readonly Logged[], players: readonly string[]): unknown[] {
  const entries: unknown[] = [...actions];
  const odd = (): unknown => {
    switch (dice.below(6)) {
      case 0:
        return { undo: dice.pick<unknown>([null, dice.pick(players), hostileJson(dice)]) };
      case 1:
        return { redo: hostileJson(dice) };
      case 2:
        return { host: dice.pick(HOST), args: hostileJson(dice) };
      case 3:
        return { host: dice.pick([...HOST, oddText(dice)]) };
      case 4:
        return {
          host: dice.pick(HOST),
          args: { on: true, name: oddText(dice), phase: oddText(dice), segment: hostileJson(dice), step: '' },
        };
      default:
        return hostileJson(dice);
    }
  };
  for (let i = 1 + dice.below(3); i > 0; i--) entries.splice(dice.below(entries.length + 1), dice.below(2), odd());
  return entries;
}
const HOST = [
  'setManualMode',
  'note',
  'endStep',
  'endPhase',
  'endTurn',
  'endSegment',
  'jumpTo',
  'setSegment',
  'setPhase',
  'setStep',
  '__proto__',
  'constructor',
];

/** Plays it once more, entry by entry, and looks every action up in the list. */
function checkActions(game: Game, replay: Replay, played: Match, what: () => string, recorder: FuzzRecorder): void {
  const { seed, players, teams, options, actions } = replay;
  const undo = replay.undo ?? 'all';
  const isPlain = actions.every((entry) => isMove(entry) || 'undo' in entry || 'redo' in entry);
  if (!isPlain) return;
  const match = createMatch(game, { seed, ...(teams === undefined ? { players } : { teams }), options, undo });
  for (const [i, entry] of actions.entries()) {
    if (!isMove(entry)) {
      if ('undo' in entry) match.undo();
      else match.redo();
      continue;
    }
    const before = match.fork();
    const legality = new Legality(before);
    match.act(entry);
    const done = match.replay().actions.at(-1);
    if (done === undefined || !isMove(done)) continue;
    if (legality.isListed(done) === false || !says(entry, done, alikeIn(game, before))) {
      recorder.found('accepted', `${what()} is played, but its action ${i} is not listed`);
    }
  }
  if (match.checksum() !== played.checksum())
    recorder.found('stateChanges', `${what()} ends in another match each time`);
}

const isMove = (entry: Logged): entry is RecordedMove => typeof entry === 'object' && entry !== null && 'move' in entry;
