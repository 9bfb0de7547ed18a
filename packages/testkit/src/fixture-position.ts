import { describeGame, type FlowLevel, type Game, type GameTypes, type Json } from 'cardloom';
import { FixtureError, known } from './fixture-names.ts';

/** The header words that say where a match stands. A level that is not named is at its start, as after entering it. */
export function position<T extends GameTypes>(
  game: Game<T>,
  at: { readonly segment?: string; readonly phase?: string; readonly step?: string },
): Record<string, Json> {
  for (const key of Object.keys(at)) known(`at.${key}`, key, ['segment', 'phase', 'step'], 'level');
  const segment = pick(describeGame(game).flow.segments, at.segment, 'at.segment');
  if (segment === null) throw new FixtureError('at.segment', 'is missing, and the game has no segment to start in');
  const turn = segment.children.find(({ level }) => level === 'turn') ?? null;
  const phase = pick(turn?.children ?? [], at.phase, 'at.phase');
  const step = pick(phase?.children ?? [], at.step, 'at.step');
  return {
    segment: segment.path,
    phase: phase?.path ?? null,
    step: step?.path ?? null,
    declaredPhase: phase?.path ?? null,
    declaredStep: step?.path ?? null,
    turnRunning: turn === null ? 0 : 1,
    turnDone: 0,
    stepsDone: 0,
    segmentSerial: 1,
    turnSerial: turn === null ? 0 : 1,
    phaseSerial: phase === null ? 0 : 1,
    stepSerial: step === null ? 0 : 1,
  };
}

function pick(levels: readonly FlowLevel[], name: string | undefined, path: string): FlowLevel | null {
  if (name !== undefined) {
    known(
      path,
      name,
      levels.map((level) => level.name),
      path.slice(3),
    );
  }
  return levels.find((level) => (name === undefined ? level.isStart : level.name === name)) ?? null;
}
