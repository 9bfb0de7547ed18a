/** Cardloom: a rules engine for turn-based card games. */

export { assignment } from './actions/choices/assignment.ts';
export type { CardPaymentOptions, Overpaying } from './actions/choices/card-payment.ts';
export type { Choice, ChoiceDescription, Verdict } from './actions/choices/choice.ts';
export type { ChoiceEntry } from './actions/choices/entry.ts';
export { numberChoice } from './actions/choices/number-choice.ts';
export { oneOf, playerChoice } from './actions/choices/one-of.ts';
export { orderOf } from './actions/choices/order.ts';
export { type Purse, payment } from './actions/choices/payment.ts';
export { someOf } from './actions/choices/some-of.ts';
export type { Args, MoveDefinition, MoveEntry, MoveFunction } from './actions/definition.ts';
export { ActionList } from './actions/enumerate.ts';
export type { ActionGenerator, GivenChoice } from './actions/generator.ts';
export { type Rejection, reject } from './actions/rejection.ts';
export { concede, manualMoves, undo } from './actions/table-moves.ts';
export { buildFor, declareGame } from './compile/declare.ts';
export type { FlowNames, FnContext as KitContext } from './definition/context.ts';
export { card, cards, data, Field, optional, player, players, target } from './definition/fields.ts';
export type { Card as KitCard, Player as KitPlayer, Zone as KitZone } from './definition/handles.ts';
export type {
  Attributes,
  CardOf,
  ContextOf,
  DeclaredNames,
  Game as KitGame,
  Kit,
  MovesIn,
  PartKit,
  PlayerOf,
  WorkOf,
  ZoneOf,
} from './definition/kit.ts';
export type { Decision, DecisionEnd, Move, MoveEnd, Questions } from './definition/questions.ts';
export type { ActionOf, EventOf, ViewOf } from './definition/sent.ts';
export type { Names, Shape as KitShape, Shaped } from './definition/shape.ts';
export type {
  Ask,
  CardCheck,
  Caught,
  Check,
  DecisionDefinition,
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
} from './effects/definition.ts';
export type { Reference } from './effects/identity.ts';
export type {
  FlowOptions,
  GateAnswer,
  PhaseDefinition,
  SegmentDefinition,
  StepDefinition,
  TurnDefinition,
} from './flow/definition.ts';
export { describeFlow, type FlowDescription, type FlowLevel, type FlowMove, type FlowNext } from './flow/describe.ts';
export type { FlowManager } from './flow/manager.ts';
export { DefinitionError, type Problem } from './flow/problems.ts';
export { debuggers, type TraceEntry } from './flow/trace.ts';
export { type Declared, defineGame, type Game, type GameDefinition } from './game/define.ts';
export type { DeclaredLeak, LeakChannel } from './game/leaks.ts';
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
export {
  createMatch,
  emptyMatch,
  type MatchOptions,
  restore,
  restoreEdited,
  transition,
} from './match/create.ts';
export { CardloomError, type ErrorCode, type Failure, IllegalActionError } from './match/errors.ts';
export { randomSeed } from './match/given-seed.ts';
export type { Action, HostAction, Logged, Recorded, RecordedMove } from './match/history.ts';
export type { Inconsistency } from './match/inspect.ts';
export type { Line } from './match/line.ts';
export type { Match, Replay } from './match/match.ts';
export { playReplay } from './match/replay.ts';
export type { Applied, Result } from './match/result.ts';
export type { Snapshot } from './match/snapshot.ts';
export type { MatchEvent } from './view/events.ts';
export type { Listener } from './view/feed.ts';
export type { Secrets, View, ViewCard, ViewDecision } from './view/view.ts';
export { controlCharacterIn, showControlCharacters } from './world/control-characters.ts';
export type { Json } from './world/json.ts';
export { type ForeignLimits, LIMITS, LONGEST_ID } from './world/limits.ts';
export { type Seed, seedProblem } from './world/seed.ts';
