import type { Game } from '../game/define.ts';
import type { Shape } from '../game/types.ts';
import { createMatch } from './create.ts';
import { CardloomError } from './errors.ts';
import type { HostAction, Logged } from './history.ts';
import type { Match, Replay } from './match.ts';
import type { Result } from './result.ts';

/** Plays a replay to its end and compares the checksum. Whatever does not fit is refused with the action's number. */
export function playReplay<T extends Shape>(
  game: Game<T>,
  replay: Replay,
  onAction?: (match: Match<T>, number: number) => void,
): Match<T> {
  const bad = (message: string, path: string): never => {
    throw new CardloomError('bad-replay', `The replay cannot be played: ${message}.`, path);
  };
  if (typeof replay !== 'object' || replay === null || !Array.isArray(replay.actions)) bad('it is no replay', '');
  if (replay.game !== game.name) {
    throw new CardloomError('wrong-game', `This is a replay of ${String(replay.game)}, not of ${game.name}.`, 'game');
  }
  if (replay.version !== game.version)
    bad(`it was made with version ${String(replay.version)} of ${game.name}`, 'version');
  const match = createMatch(game, { seed: replay.seed, players: replay.players, options: replay.options });
  for (const [i, entry] of replay.actions.entries()) {
    const result = again(match, entry);
    if (!result.ok) bad(`action ${i} is refused (${result.error.message})`, `actions[${i}]`);
    onAction?.(match, i);
  }
  if (replay.checksum !== undefined && match.checksum() !== replay.checksum) {
    bad('it ends in another state than it says', 'checksum');
  }
  return match;
}

function again<T extends Shape>(match: Match<T>, entry: Logged): Result {
  if (typeof entry === 'object' && entry !== null) {
    if ('undo' in entry) return match.undo(entry.undo);
    if ('redo' in entry) return match.redo();
    if ('host' in entry) return host(match, entry);
  }
  return match.act(entry);
}

function host<T extends Shape>(match: Match<T>, { host: name, args }: HostAction): Result {
  const { reenter, ...target } = args ?? {};
  const flow = match.flow as unknown as Match['flow'];
  if (name === 'setManualMode') return match.setManualMode(args.on === true);
  if (name === 'note') return match.note(String(args.name), args);
  if (name === 'endStep' || name === 'endPhase' || name === 'endTurn' || name === 'endSegment') return flow[name]();
  const options = { reenter: reenter === true };
  if (name === 'jumpTo') return flow.jumpTo(target as never, options);
  if (name === 'setSegment') return flow.setSegment(target.segment as never, options);
  if (name === 'setPhase') return flow.setPhase(target.phase as never, options);
  if (name === 'setStep') return flow.setStep(target.step as never, options);
  return {
    ok: false,
    error: new CardloomError('malformed-action', `There is no host operation "${String(name)}".`, 'host'),
  };
}
