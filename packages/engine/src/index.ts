/** Cardloom: a rules engine for turn-based card games. */

export { ActionList } from './actions/enumerate.ts';
export type { ActionGenerator, GivenChoice } from './actions/generator.ts';
export { concede, endWhenAlone, type LeavingContext, manualMoves, undo } from './actions/table-moves.ts';
export { assignment } from './choices/assignment.ts';
export type { CardPaymentOptions, Overpaying } from './choices/card-payment.ts';
export type { ChoiceEntry } from './choices/entry.ts';
export { numberChoice } from './choices/number-choice.ts';
export { oneOf, playerChoice } from './choices/one-of.ts';
export { orderOf } from './choices/order.ts';
export { type Purse, payment } from './choices/payment.ts';
export { someOf } from './choices/some-of.ts';
export { buildFor, declareGame } from './compile/declare.ts';
export { type Declared, defineGame, type Game, type GameDefinition } from './compile/define.ts';
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
export type { DecisionDefinition } from './compile/written-effects.ts';
export type {
  FlowOptions,
  GateAnswer,
  PhaseDefinition,
  SegmentDefinition,
  StepDefinition,
  TurnDefinition,
} from './compile/written-flow.ts';
export type { MoveDefinition, MoveEntry, MoveFunction } from './compile/written-moves.ts';
export type { Args } from './definition/args.ts';
export type { Choice, Verdict } from './definition/choice.ts';
export type { FlowNames, FnContext as KitContext } from './definition/context.ts';
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
  Ask,
  CardCheck,
  Caught,
  Check,
  Effect,
  EffectHandler,
  GameEvent,
  IdentityRules,
  LayeredEffect,
  LayerRules,
  Modifier,
  StackedTriggers,
  StackRules,
  TriggerRules,
  Work,
} from './definition/effects-definition.ts';
export { card, cards, data, Field, optional, type PayloadOf, player, players, target } from './definition/fields.ts';
export type { GameEnd, GameResult } from './definition/game-result.ts';
export type { Card as KitCard, Player as KitPlayer, Zone as KitZone } from './definition/handles.ts';
export type {
  Attributes,
  CardOf,
  ContextOf,
  DeclaredNames,
  Game as KitGame,
  GameEventOf,
  Kit,
  MovesIn,
  PartKit,
  PlayerOf,
  WorkOf,
  ZoneOf,
} from './definition/kit.ts';
export type { DeclaredLeak, LeakChannel } from './definition/leaks.ts';
export { DefinitionError, type Problem } from './definition/problems.ts';
export type { Decision, DecisionEnd, Move, MoveEnd, Questions } from './definition/questions.ts';
export { type Rejection, reject } from './definition/rejection.ts';
export type { ActionOf, EventOf, ViewOf } from './definition/sent.ts';
export type { Names, Shape as KitShape, Shaped } from './definition/shape.ts';
export type {
  Card,
  CoreCtx,
  CoreOps,
  FnContext,
  GameState,
  MatchState,
  PendingList,
  Player,
  Reference,
  References,
  Secrets,
  Shape,
  Zone,
} from './definition/types.ts';
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
