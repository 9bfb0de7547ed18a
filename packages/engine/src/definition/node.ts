import type { CompiledMove } from './compiled.ts';

/**
 * The compiled flow: what settle reads. Names are numbers here (phases and steps are numbered through the whole game),
 * the author's object is left untouched, and every level uses the same class so that the engine's code stays fast.
 */

/** Any function of the author's: hooks, conditions, moves. Its context is the reused one of the match. */
export type RuleFunction = (context: never, a: never, b: never) => unknown;

/** A place in a definition, for messages: `segments.main.turn.phases.attack.moves.strike`. */
export interface Place {
  readonly path: string;
}

/** A function of the author's and where it stands; `runtime.call` and `runtime.ask` call it. */
export interface Rule extends Place {
  readonly run: RuleFunction;
}

const LEVELS = ['segment', 'turn', 'phase', 'step'] as const;
export type Level = (typeof LEVELS)[number];

/** Answers of a `next`: a number of 0 or more is the sibling to go to. */
// biome-ignore lint/suspicious/noConstEnum: inlined addresses; V8 does not fold a load through an import
export const enum Next {
  end = -1,
  stay = -2,
}

/** Who may act; a pending list is `Actors.pending` plus the number of its kind. */
// biome-ignore lint/suspicious/noConstEnum: inlined addresses; V8 does not fold a load through an import
export const enum Actors {
  priority,
  turnPlayer,
  any,
  pending,
}

export class FlowNode {
  readonly level: Level;
  /** Its level as a number: segment 0, turn 1, phase 2, step 3. */
  readonly depth: number;
  readonly id: number;
  readonly name: string;
  /** `segments.main.turn.phases.attack`, for messages. */
  readonly path: string;
  readonly parent: number;
  readonly segment: number;
  endIf: Rule | null = null;
  onBegin: Rule | null = null;
  onEnd: Rule | null = null;
  /** A turn whose player has left. */
  onMissed: Rule | null = null;
  /** A segment's `turn.first`. */
  first: Rule | null = null;
  /** A static `next`, or Next.end; `nextRule` goes before it. */
  next: number = Next.end;
  nextRule: Rule | null = null;
  /** Where the rule may lead, if the author says so; null ends the level. */
  nextWays: readonly (string | null)[] | null = null;
  /** The declared `next` names no sibling: only a lenient check lets this through. */
  nextUnknown = '';
  auto = false;
  isStart = false;
  sameTurn = false;
  /** Rules navigate here; no `next` need lead to it. */
  navigated = false;
  actors = Actors.priority;
  /** The child it begins with, or Next.end. */
  start = Next.end;
  readonly children = new Map<string, number>();
  /** All moves open here, inherited ones included. */
  moves: ReadonlyMap<string, CompiledMove> = new Map();
  /** The same as a list, made when it is first needed: see `openMoveList`. */
  moveList: readonly CompiledMove[] | null = null;

  constructor(level: Level, id: number, name: string, path: string, parent: number, segment: number) {
    this.level = level;
    this.depth = LEVELS.indexOf(level);
    this.id = id;
    this.name = name;
    this.path = path;
    this.parent = parent;
    this.segment = segment;
  }
}

export interface CompiledFlow {
  readonly segments: readonly FlowNode[];
  /** The turn of each segment, or null. */
  readonly turns: readonly (FlowNode | null)[];
  readonly phases: readonly FlowNode[];
  readonly steps: readonly FlowNode[];
  readonly segmentIds: ReadonlyMap<string, number>;
  /** Every phase and step name, wherever it is used. */
  readonly phaseNames: ReadonlySet<string>;
  readonly stepNames: ReadonlySet<string>;
  readonly start: number;
  /** The moves open when no segment is. */
  readonly globalMoves: ReadonlyMap<string, CompiledMove>;
  /** Every move of the game by name, for manual mode and for "not now" instead of "never heard of". */
  readonly movesByName: ReadonlyMap<string, readonly CompiledMove[]>;
  readonly gate: Rule | null;
  readonly maxTransitions: number;
}
