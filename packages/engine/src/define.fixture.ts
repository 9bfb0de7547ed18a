import { Assignment, type AssignmentOptions, type Targets } from './choices/assignment.ts';
import { CardPayment, type CardPaymentOptions } from './choices/card-payment.ts';
import { type Bounds, NumberChoice } from './choices/number-choice.ts';
import { OneOf, type OneOfOptions } from './choices/one-of.ts';
import { Order } from './choices/order.ts';
import { Payment, type PaymentOptions } from './choices/payment.ts';
import { SomeOf, type SomeOfOptions } from './choices/some-of.ts';
import { declareGame } from './compile/declare.ts';
import type { Args } from './definition/args.ts';
import { Built } from './definition/built.ts';
import { Choice, type ChoiceOptions, type Options } from './definition/choice.ts';
import type { Move, MoveOutcome } from './definition/choices.ts';
import type { FlowNames, FnContext, NamesIn } from './definition/context.ts';
import type { Effects } from './definition/effects.ts';
import { cards as cardList } from './definition/fields.ts';
import type { PhaseDefinition, SegmentDefinition, StepDefinition, TurnDefinition } from './definition/flow.ts';
import type { Card } from './definition/handles.ts';
import type { AnyMove, Attributes, Declaration, Game, GameRules, Typed } from './definition/kit.ts';
import type { Work } from './definition/operations.ts';
import type { Names, Shape, Shaped } from './definition/shape.ts';
import type { StateDeclaration, ZoneDeclarations } from './world/declaration.ts';
import type { Json } from './world/json.ts';

/**
 * A game for a test of the engine, in one object: moves are plain functions, or say what they ask by kinds of choices, and
 * whatever effects, events and decisions carry is JSON. How authors write games is tested in compile/declare.test.ts.
 */

type AnyPayloads = Readonly<Record<string, Readonly<Record<string, Json>>>>;
type AnyModifiables = Readonly<
  Record<string, { readonly value: number; readonly about: Readonly<Record<string, Json>> }>
>;
type CardFacts = Readonly<Record<string, object>>;

export type TestShape<
  S extends StateDeclaration,
  Z extends ZoneDeclarations,
  C extends CardFacts,
  P extends string = never,
> = Shaped<
  keyof { [K in keyof Z as Z[K]['of'] extends 'player' ? K : never]: 1 } & string,
  keyof { [K in keyof Z as Z[K]['of'] extends 'game' ? K : never]: 1 } & string,
  Attributes<S, 'player'>,
  Attributes<S, 'card'>,
  Names<C>,
  P,
  AnyPayloads,
  AnyPayloads,
  AnyPayloads,
  AnyModifiables,
  Attributes<S, 'game'>,
  C[keyof C],
  Attributes<S, 'ctx'>
>;

/** A choice by its kind: `{ oneOf: … }`. Answers are read as they are sent. */
type ChoiceEntry<T extends Shape> =
  | Choice<T>
  | ({ readonly oneOf: Options<T> } & OneOfOptions<T>)
  | ({ readonly someOf: Options<T> } & SomeOfOptions<T>)
  | ({ readonly player: Options<T> | 'any' } & ChoiceOptions<T>)
  | ({ readonly number: Bounds<T> } & ChoiceOptions<T>)
  | ({ readonly payment: Omit<PaymentOptions<T>, keyof ChoiceOptions<T>> } & ChoiceOptions<T>)
  | ({ readonly payment: Omit<CardPaymentOptions<T>, keyof ChoiceOptions<T>> } & ChoiceOptions<T>)
  | ({ readonly order: Options<T> } & ChoiceOptions<T>)
  | ({ readonly assignment: Options<T>; readonly to: Targets<T> } & AssignmentOptions<T>);
type Choices<T extends Shape> = Readonly<Record<string, ChoiceEntry<T>>>;

type Run<X> = { bivariant(context: X, args: Args): MoveOutcome }['bivariant'];
interface MoveObject<T extends Shape, X = FnContext<T>> {
  readonly run: Run<X>;
  /** Left out, arguments are not looked at. */
  readonly choices?: Choices<T>;
  readonly when?: (context: X) => boolean | string;
  readonly ahead?: string;
  readonly anyPlayer?: boolean;
  readonly manual?: boolean;
  readonly table?: boolean;
}
type MoveEntry<T extends Shape, X> = Run<X> | MoveObject<T, X> | Move<X, unknown>;
type Moves<T extends Shape, F extends FlowNames> = Readonly<Record<string, MoveEntry<T, FnContext<T, F>>>>;
interface WithMoves<T extends Shape, F extends FlowNames> {
  readonly moves?: Moves<T, F>;
}

interface DecisionObject<T extends Shape> {
  readonly choices: Choices<T>;
  readonly onAsk?: (context: FnContext<T>, data: Readonly<Record<string, Json>>) => void;
  readonly run?: {
    bivariant(context: FnContext<T>, args: Args, data: Readonly<Record<string, Json>>): void;
  }['bivariant'];
}

type Step<T extends Shape, F extends FlowNames, N extends string> = Omit<StepDefinition<T, F, N>, 'moves'> &
  WithMoves<T, F>;
type Phase<T extends Shape, F extends FlowNames, N extends string, Steps> = Omit<
  PhaseDefinition<T, F, N, Steps>,
  'moves' | 'steps'
> &
  WithMoves<T, F> & { readonly steps?: { readonly [K in keyof Steps]: Step<T, F, Names<Steps>> } };
type Turn<T extends Shape, F extends FlowNames, Phases> = Omit<TurnDefinition<T, F, Phases>, 'moves' | 'phases'> &
  WithMoves<T, F> & { readonly phases?: { readonly [K in keyof Phases]: Phase<T, F, Names<Phases>, Phases[K]> } };
type Segment<T extends Shape, F extends FlowNames, N extends string, Phases> = Omit<
  SegmentDefinition<T, F, N, Phases>,
  'moves' | 'turn'
> &
  WithMoves<T, F> & { readonly turn?: Turn<T, F, Phases> };
type Segments<T extends Shape, S> = {
  readonly [K in keyof S]: Segment<T, NamesIn<NoInfer<S>>, Names<S>, S[K]>;
};

type Declared = Declaration<
  StateDeclaration,
  ZoneDeclarations,
  CardFacts,
  AnyPayloads,
  AnyPayloads,
  AnyPayloads,
  AnyModifiables,
  string,
  unknown
>;

/** What a test's game says besides what there is and its flow. */
export interface Rules<T extends Shape, F extends FlowNames = FlowNames>
  extends Pick<Declared, 'version' | 'players' | 'teams'>,
    Omit<GameRules<T, F>, 'moves' | 'checks'>,
    WithMoves<T, F> {
  readonly name?: string;
  /** The types of its events. */
  readonly events?: readonly string[];
  readonly effects?: Effects<T, F>;
  readonly decisions?: Readonly<Record<string, DecisionObject<T>>>;
  /** The effect of a check that finds cards carries them. */
  readonly checks?: readonly (
    | ((context: FnContext<T, F>) => readonly Work<T>[] | undefined)
    | { readonly find: (context: FnContext<T, F>) => readonly Card<T>[] | undefined; readonly do: string }
  )[];
}

/** What there is in a test's game. */
interface Contents<S, Z, C, P> {
  readonly state?: S;
  readonly zones?: Z;
  readonly cards?: C;
  readonly pending?: readonly P[];
}

export function testGame<
  S extends StateDeclaration = Record<never, never>,
  Z extends ZoneDeclarations = Record<never, never>,
  C extends CardFacts = Record<never, never>,
  Seg = Record<never, never>,
  P extends string = never,
>(
  definition: Contents<S, Z, C, P> & { readonly segments: Segments<TestShape<S, Z, C, P>, Seg> } & Rules<
      TestShape<S, Z, C, P>,
      NamesIn<NoInfer<Seg>>
    >,
): Game<Typed<TestShape<S, Z, C, P>, AnyMove, NamesIn<Seg>>> {
  const { name, version, players, teams, state, zones, cards, pending, events, ...rest }: Loose = { ...definition };
  const { moves, effects, decisions, segments, modifiers, ...rules } = rest;
  const nothing = (of: unknown): object => Object.fromEntries(Object.keys(of ?? {}).map((key) => [key, {}]));
  const checks = Array.isArray(rules.checks) ? (rules.checks as readonly unknown[]) : [];
  const finding = checks.flatMap((check) =>
    isObject(check) && isObject(effects) && String(check.do) in effects ? String(check.do) : [],
  );
  const found = Object.fromEntries(finding.map((effect) => [effect, { cards: cardList() }]));
  const declaration = {
    ...{ name, version, players, teams, state, zones, cards, pending },
    events: Object.fromEntries(((events ?? []) as readonly string[]).map((type) => [type, {}])),
    effects: { ...nothing(effects), ...found },
    decisions: nothing(decisions),
    modifiers: Object.fromEntries(Object.keys(modifiers ?? {}).map((what) => [what, { value: 0 }])),
  };
  const defined = {
    ...rules,
    ...{ effects, modifiers },
    moves: each(moves, moveOf),
    decisions: each(decisions, decisionOf),
    segments: each(segments, levelOf),
  };
  return declareGame(declaration as never).define(defined as never) as never;
}

/** A game of one segment, `s`, whose turn has these phases. */
export function testPhases<
  Phases,
  P extends string = never,
  S extends StateDeclaration = Record<never, never>,
  Z extends ZoneDeclarations = Record<never, never>,
  C extends CardFacts = Record<never, never>,
>({
  phases,
  ...rest
}: Contents<S, Z, C, P> & {
  readonly phases: {
    readonly [K in keyof Phases]: Phase<
      TestShape<S, Z, C, P>,
      NamesIn<{ s: NoInfer<Phases> }>,
      Names<Phases>,
      Phases[K]
    >;
  };
} & Rules<TestShape<S, Z, C, P>, NamesIn<{ s: NoInfer<Phases> }>>): Game<
  Typed<TestShape<S, Z, C, P>, AnyMove, NamesIn<{ s: Phases }>>
> {
  return testGame({ ...rest, segments: { s: { turn: { phases } } } } as never) as never;
}

interface Ending {
  readonly coreOps: { endStep(): unknown; endPhase(): unknown; endTurn(): unknown; endSegment(): unknown };
}

/** Moves that do nothing but end something: `moves: { done: endsPhase }`. */
export const endsStep = ({ coreOps }: Ending): void => void coreOps.endStep();
export const endsPhase = ({ coreOps }: Ending): void => void coreOps.endPhase();
export const endsTurn = ({ coreOps }: Ending): void => void coreOps.endTurn();
export const endsSegment = ({ coreOps }: Ending): void => void coreOps.endSegment();

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is none is left for the kit to say so. */
const each = (given: unknown, make: (value: unknown) => unknown): unknown =>
  isObject(given) ? Object.fromEntries(Object.entries(given).map(([key, value]) => [key, make(value)])) : given;

function levelOf(level: unknown): unknown {
  if (!isObject(level)) return level;
  const { moves, turn, phases, steps } = level;
  return {
    ...level,
    ...(moves === undefined ? {} : { moves: each(moves, moveOf) }),
    ...(turn === undefined ? {} : { turn: levelOf(turn) }),
    ...(phases === undefined ? {} : { phases: each(phases, levelOf) }),
    ...(steps === undefined ? {} : { steps: each(steps, levelOf) }),
  };
}

function moveOf(entry: unknown): unknown {
  if (typeof entry === 'function') return new Built('move', null, entry as never);
  if (entry instanceof Built || !isObject(entry)) return entry;
  const { run, choices, ...options } = entry;
  return new Built('move', choices === undefined ? null : choicesOf(choices as Loose), run as never, options);
}

function decisionOf(entry: unknown): unknown {
  if (entry instanceof Built || !isObject(entry)) return entry;
  const { run = () => {}, choices, ...options } = entry;
  return new Built('decision', choicesOf(choices as Loose), run as never, options);
}

const choicesOf = (choices: Loose): [string, Choice][] =>
  Object.entries(choices).map(([name, entry]) => [name, choiceOf(entry as ChoiceEntry<Shape>)]);

function choiceOf(entry: ChoiceEntry<Shape>): Choice {
  if (entry instanceof Choice) return entry;
  if ('oneOf' in entry) return oneOf(entry.oneOf, without(entry, 'oneOf'));
  if ('someOf' in entry) return someOf(entry.someOf, without(entry, 'someOf'));
  if ('player' in entry) return playerChoice(entry.player, without(entry, 'player'));
  if ('number' in entry) return numberChoice(entry.number, without(entry, 'number'));
  if ('payment' in entry) return payment({ ...entry.payment, ...without(entry, 'payment') });
  if ('order' in entry) return orderOf(entry.order, without(entry, 'order'));
  const { assignment: items, to, ...options } = entry;
  return assignment(items, to, options);
}

function without(entry: object, kind: string): object {
  const { [kind]: _kind, ...options } = entry as Loose;
  return options;
}

export const oneOf = <T extends Shape>(from: Options<T>, options?: OneOfOptions<T>): Choice<T> =>
  new OneOf('oneOf', from, options);
export const someOf = <T extends Shape>(from: Options<T>, options?: SomeOfOptions<T>): Choice<T> =>
  new SomeOf(from, options);
export const numberChoice = <T extends Shape>(bounds: Bounds<T>, options?: ChoiceOptions<T>): Choice<T> =>
  new NumberChoice(bounds, options);
export const orderOf = <T extends Shape>(of: Options<T>, options?: ChoiceOptions<T>): Choice<T> =>
  new Order(of, options);
export const assignment = <T extends Shape>(
  items: Options<T>,
  to: Targets<T>,
  options?: AssignmentOptions<T>,
): Choice<T> => new Assignment(items, to, options);
export const payment = <T extends Shape>(options: PaymentOptions<T> | CardPaymentOptions<T>): Choice<T> =>
  'cards' in options ? new CardPayment(options) : new Payment(options);
export const playerChoice = <T extends Shape>(
  from: Options<T> | 'any' = 'any',
  options?: ChoiceOptions<T>,
): Choice<T> =>
  new OneOf('player', from === 'any' ? ({ players }) => players.filter(({ left }) => !left) : from, options);
