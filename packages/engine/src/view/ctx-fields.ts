import { pendingField } from '../operations/ctx.ts';
import { pendingSeats } from '../players/pending.ts';
import { allPassed } from '../players/priority.ts';
import { onlyWinner, readResult } from '../players/result.ts';
import { readTeams } from '../players/teams.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { decode } from '../world/layout.ts';
import type { World } from '../world/world.ts';

/**
 * Where the match stands, under the names `ctx` has for rules: all of this is public. Each field says which words of
 * memory it is read from, so that a patch looks only at those that were written.
 */
export interface CtxField {
  readonly name: string;
  /** The addresses it is read from. */
  readonly words: readonly number[];
  read(runtime: Runtime, world: World): Json;
}

const player =
  (word: number): CtxField['read'] =>
  ({ playerIds }, { mem }) =>
    playerIds[mem[word]] ?? null;
const count =
  (word: number): CtxField['read'] =>
  (_, { mem }) =>
    mem[word];
const flag =
  (word: number): CtxField['read'] =>
  (_, { mem }) =>
    mem[word] !== 0;

const FIELDS: readonly CtxField[] = [
  { name: 'playerOrder', words: [], read: ({ playerIds }) => playerIds },
  { name: 'teams', words: [], read: (runtime) => readTeams(runtime) as Json },
  {
    name: 'currentSegment',
    words: [At.segment],
    read: ({ game }, { mem }) => game.flow.segments[mem[At.segment]]?.name ?? null,
  },
  {
    name: 'currentPhase',
    words: [At.phase],
    read: ({ game }, { mem }) => game.flow.phases[mem[At.phase]]?.name ?? null,
  },
  {
    name: 'currentStep',
    words: [At.step],
    read: ({ game }, { mem }) => game.flow.steps[mem[At.step]]?.name ?? null,
  },
  { name: 'turnPlayerPos', words: [At.turnPlayer], read: count(At.turnPlayer) },
  { name: 'priorityPlayerPos', words: [At.priority], read: count(At.priority) },
  { name: 'otp', words: [At.otp], read: player(At.otp) },
  {
    name: 'choosingFirstPlayer',
    words: [At.choosingFirstPlayer],
    read: player(At.choosingFirstPlayer),
  },
  { name: 'gameOver', words: [At.gameOver], read: flag(At.gameOver) },
  { name: 'winner', words: [At.winners], read: ({ playerIds }, world) => playerIds[onlyWinner(world)] ?? null },
  {
    name: 'result',
    words: [At.gameOver, At.winners, At.losers, At.result],
    read: ({ playerIds }, world) => readResult({ playerIds, world }) as Json,
  },
  { name: 'manualMode', words: [At.manualMode], read: flag(At.manualMode) },
  { name: 'numTurns', words: [At.numTurns], read: count(At.numTurns) },
  { name: 'numRounds', words: [At.numRounds], read: count(At.numRounds) },
  { name: 'numMoves', words: [At.numMoves], read: count(At.numMoves) },
  { name: 'numTurnMoves', words: [At.numTurnMoves], read: count(At.numTurnMoves) },
  {
    name: 'passed',
    words: [At.passed],
    read: ({ playerIds }, { mem }) => playerIds.filter((_, seat) => (mem[At.passed] & (1 << seat)) !== 0),
  },
  {
    name: 'allPlayersPassed',
    words: [At.passed, At.left, At.closer, At.lastPasser],
    read: (_, world) => allPassed(world),
  },
  { name: 'turn', words: [At.turnIsExtra], read: (_, { mem }) => ({ isExtra: mem[At.turnIsExtra] !== 0 }) },
];

const known = new WeakMap<object, readonly CtxField[]>();

/** The engine's own fields, those of pending lists and those of the game. */
export function ctxFields({ layout }: Runtime): readonly CtxField[] {
  let fields = known.get(layout);
  if (fields === undefined) {
    const pending = layout.pending.map(
      (kind, i): CtxField => ({
        name: pendingField(kind),
        words: [layout.pendingStart + i],
        read: ({ playerIds }, world) => pendingSeats(world, i).map((seat) => playerIds[seat]),
      }),
    );
    const own = layout.ctx.map(
      ({ name, kind, offset }): CtxField => ({
        name,
        words: [offset],
        read: (_, { mem, values }) => decode(kind, mem[offset], values),
      }),
    );
    fields = [...FIELDS, ...pending, ...own];
    known.set(layout, fields);
  }
  return fields;
}
