/** Cardloom: a rules engine for turn-based card games. */
export type { Args, MoveDefinition, MoveEntry, MoveFunction } from './actions/definition.ts';
export { type Rejection, reject } from './actions/rejection.ts';
export type {
  FlowOptions,
  GateAnswer,
  PhaseDefinition,
  SegmentDefinition,
  StepDefinition,
  TurnDefinition,
} from './flow/definition.ts';
export type { FlowManager } from './flow/manager.ts';
export { DefinitionError, type Problem } from './flow/problems.ts';
export { debuggers, type TraceEntry } from './flow/trace.ts';
export { type Declared, defineGame, type Game, type GameDefinition } from './game/define.ts';
export type {
  Card,
  CoreCtx,
  CoreOps,
  FnContext,
  GameState,
  MatchState,
  PendingList,
  Player,
  Shape,
  Zone,
} from './game/types.ts';
export { CardloomError, type ErrorCode, type Failure, IllegalActionError } from './match/errors.ts';
export type { Action, HostAction, Recorded, RecordedMove } from './match/history.ts';
export type { Line } from './match/line.ts';
export {
  type Applied,
  createMatch,
  type Match,
  type MatchOptions,
  type Replay,
  type Result,
  restore,
  transition,
} from './match/match.ts';
export type { Snapshot } from './match/snapshot.ts';
export type { MatchEvent } from './view/events.ts';
export type { Json } from './world/json.ts';
