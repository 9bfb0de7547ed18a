/**
 * Cardloom: a rules engine for turn-based card games.
 * @module cardloom
 */

export { ActionList } from './actions/enumerate.ts';
export { followedBy } from './actions/followed-by.ts';
export type { ActionGenerator, GivenChoice } from './actions/generator.ts';
export {
  concede,
  endWhenAlone,
  type LeavingContext,
  manualMoves,
  type TableMove,
  undo,
} from './actions/table-moves.ts';
export { buildFor, declareGame } from './compile/declare.ts';
export {
  describeFlow,
  type FlowDescription,
  type FlowLevel,
  type FlowMove,
  type FlowNext,
} from './compile/describe.ts';
export {
  type ChoiceName,
  describeGame,
  type GameDescription,
  type MoveDescription,
  type ZoneDescription,
} from './compile/describe-game.ts';
export type { Args } from './definition/args.ts';
export type {
  Choices,
  Decision,
  DecisionEnd,
  Move,
  MoveEnd,
  Overpaying,
  Purse,
  Verdict,
} from './definition/choices.ts';
export type {
  CoreCtx,
  FlowNames,
  FnContext,
  HistoryEntry,
  MatchState,
  NamesIn,
  PendingList,
  TurnInfo,
} from './definition/context.ts';
export type {
  AssignmentDescription,
  CardPaymentDescription,
  ChoiceDescription,
  Demand,
  Naming,
  NumberDescription,
  OneOfDescription,
  OrderDescription,
  PoolDescription,
  SomeOfDescription,
} from './definition/description.ts';
export type {
  FrameRules,
  GameEvent,
  Identity,
  LayeredEffect,
  Layers,
  Modifier,
  References,
  Secrets,
  Stack,
  StackedTriggers,
  Triggers,
} from './definition/effects.ts';
export { card, cards, data, Field, optional, type PayloadOf, player, players, target } from './definition/fields.ts';
export type {
  FlowOptions,
  GateAnswer,
  Next,
  PhaseDefinition,
  SegmentDefinition,
  StepDefinition,
  TurnDefinition,
} from './definition/flow.ts';
export type { GameEnd, GameResult } from './definition/game-result.ts';
export type { Card, Player, Zone } from './definition/handles.ts';
export type {
  AnyMove,
  Attributes,
  CardOf,
  ContextOf,
  DeclaredNames,
  Game,
  GameEventOf,
  GameTypes,
  Kit,
  MovesIn,
  PartKit,
  PlayerOf,
  Typed,
  WorkOf,
  ZoneOf,
} from './definition/kit.ts';
export type { DeclaredLeak, LeakChannel } from './definition/leaks.ts';
export type {
  Ask,
  Caught,
  Effect,
  Operations as CoreOps,
  PlayerRef,
  Queued,
  Reference,
  Work,
} from './definition/operations.ts';
export { DefinitionError, type Problem } from './definition/problems.ts';
export { type Rejection, reject } from './definition/rejection.ts';
export type { ActionOf, EventOf, ViewOf } from './definition/sent.ts';
export type { Names, Shape, Shaped } from './definition/shape.ts';
export { createMatch, emptyMatch, type MatchOptions, restore, restoreEdited, transition } from './match/create.ts';
export type { ReadOptions } from './match/foreign-history.ts';
export { randomSeed } from './match/given-seed.ts';
export type { Inconsistency } from './match/inspect.ts';
export type { Line } from './match/line.ts';
export type { FlowManager } from './match/manager.ts';
export type { Match, Position, Replay } from './match/match.ts';
export { playReplay } from './match/replay.ts';
export type { Applied, Result } from './match/result.ts';
export type { Snapshot } from './match/snapshot.ts';
export type { Action, HostAction, Logged, Recorded, RecordedMove } from './runtime/action.ts';
export { CardloomError, type ErrorCode, type Failure, IllegalActionError } from './runtime/errors.ts';
export { debuggers, type TraceEntry } from './runtime/trace.ts';
export { ENGINE_EVENTS } from './view/engine-events.ts';
export type { MatchEvent } from './view/events.ts';
export type { Listener } from './view/feed.ts';
export type { Patch, Splice } from './view/patch.ts';
export type { Asked, Prompt, PromptChoice, PromptMove, PromptNext } from './view/prompt.ts';
export type { View, ViewCard, ViewDecision } from './view/view.ts';
export { priorityPlayerOf, turnPlayerOf } from './view/whose.ts';
export type { Reason, Wondering } from './view/why.ts';
export { controlCharacterIn, showControlCharacters } from './world/control-characters.ts';
export type { Json } from './world/json.ts';
export { type ForeignLimits, LIMITS, LONGEST_ID, USUAL_ACTIONS } from './world/limits.ts';
export { type Seed, seedProblem } from './world/seed.ts';
