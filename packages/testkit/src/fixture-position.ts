import type { Game, Json, Shape } from 'cardloom';
import { FixtureError, known } from './fixture-names.ts';

type Flow = Game['compiled']['flow'];
type Node = Flow['segments'][number];

/** The header words that say where a match stands. A level that is not named is at its start, as after entering it. */
export function position<T extends Shape>(
  game: Game<T>,
  at: { readonly segment?: string; readonly phase?: string; readonly step?: string },
): Record<string, Json> {
  const flow: Flow = game.compiled.flow;
  for (const key of Object.keys(at)) known(`at.${key}`, key, ['segment', 'phase', 'step'], 'level');
  const segment = pick(flow.segments, flow.segmentIds, at.segment, flow.start, 'at.segment');
  if (segment === null) throw new FixtureError('at.segment', 'is missing, and the game has no segment to start in');
  const turn = flow.turns[segment.id];
  const phase = pick(flow.phases, segment.children, at.phase, turn?.start ?? -1, 'at.phase');
  const step = pick(flow.steps, phase?.children ?? new Map(), at.step, phase?.start ?? -1, 'at.step');
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

function pick(
  nodes: readonly Node[],
  names: ReadonlyMap<string, number>,
  name: string | undefined,
  start: number,
  path: string,
): Node | null {
  if (name === undefined) return start < 0 ? null : nodes[start];
  known(path, name, names.keys(), path.slice(3));
  return nodes[names.get(name) as number];
}
