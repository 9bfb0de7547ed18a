import type { FnContext, MatchState } from '../definition/context.ts';
import type { GameTypes } from '../definition/kit.ts';
import { type FlowNode, Next } from '../definition/node.ts';
import type { JumpTarget, NavigationOptions } from '../definition/operations.ts';
import { phaseTarget, stepTarget } from '../flow/endings.ts';
import { jump, type Target } from '../flow/navigation.ts';
import { carryOut } from '../flow/requests.ts';
import { resolveNext } from '../flow/resolve.ts';
import { wantsToEnd } from '../flow/settle.ts';
import { type Failure, failure } from '../runtime/errors.ts';
import { ruleError } from '../runtime/rule-error.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { quoted } from '../world/quote.ts';
import { type Result, refused } from './result.ts';

type Host = (name: string, args: Readonly<Record<string, Json>>, work: () => Failure | null) => Result;

/**
 * The flow of a running match, from outside: navigation (recorded in the history) and looking ahead (without traces).
 *
 * ```ts
 * match.flow.shouldEndPhase();
 * match.flow.endTurn();
 * ```
 */
export class FlowManager<G extends GameTypes = GameTypes> {
  readonly #runtime: Runtime;
  readonly #host: Host;

  /** @internal */
  constructor(runtime: Runtime, host: Host) {
    this.#runtime = runtime;
    this.#host = host;
  }

  /** Goes to a segment: the first player's turn begins there. */
  setSegment(segment: G['names']['segment'], options?: NavigationOptions): Result {
    return this.#go('setSegment', { segment }, options);
  }
  /** Goes to a phase of the current segment, within the turn. */
  setPhase(phase: G['names']['phase'], options?: NavigationOptions): Result {
    return this.#go('setPhase', { phase }, options);
  }
  setStep(step: G['names']['step'], options?: NavigationOptions): Result {
    return this.#go('setStep', { step }, options);
  }
  jumpTo(target: JumpTarget<G['names']>, options?: NavigationOptions): Result {
    return this.#go('jumpTo', target as Target, options);
  }

  endStep(): Result {
    return this.#end('endStep', At.step, 'step');
  }
  endPhase(): Result {
    return this.#end('endPhase', At.phase, 'phase');
  }
  endTurn(): Result {
    return this.#end('endTurn', At.segment, 'turn');
  }
  endSegment(): Result {
    return this.#end('endSegment', At.segment, 'segment');
  }

  /** The context rules get, to look around with. */
  get context(): FnContext<G['shape'], G['names']> {
    return this.#runtime.context as unknown as FnContext<G['shape'], G['names']>;
  }

  // Both arguments are how the rules' own examples call these; the answer is always about the match as it is now.

  shouldEndStep(_state?: MatchState<G['shape'], G['names']>, _context?: FnContext<G['shape'], G['names']>): boolean {
    return this.#ask((runtime) => this.#wantsToEnd(runtime, At.step, runtime.game.flow.steps));
  }
  shouldEndPhase(_state?: MatchState<G['shape'], G['names']>, _context?: FnContext<G['shape'], G['names']>): boolean {
    return this.#ask((runtime) => {
      const id = runtime.world.mem[At.phase];
      if (id >= 0 && runtime.game.flow.phases[id].endIf === null) return runtime.world.mem[At.stepsDone] !== 0;
      return this.#wantsToEnd(runtime, At.phase, runtime.game.flow.phases);
    });
  }
  shouldEndTurn(_state?: MatchState<G['shape'], G['names']>, _context?: FnContext<G['shape'], G['names']>): boolean {
    return this.#ask((runtime) => {
      const id = runtime.world.mem[At.segment];
      const turn = id < 0 ? null : runtime.game.flow.turns[id];
      return turn !== null && wantsToEnd(runtime, turn);
    });
  }
  shouldEndSegment(_state?: MatchState<G['shape'], G['names']>, _context?: FnContext<G['shape'], G['names']>): boolean {
    return this.#ask((runtime) => this.#wantsToEnd(runtime, At.segment, runtime.game.flow.segments));
  }

  /** Where the current step would lead if it ended now: a name, null for "no further step". */
  getNextStep(
    _state?: MatchState<G['shape'], G['names']>,
    _context?: FnContext<G['shape'], G['names']>,
  ): G['names']['step'] | null {
    const { steps } = this.#runtime.game.flow;
    return this.#next(At.step, steps, (runtime, node) => stepTarget(runtime, node)) as G['names']['step'] | null;
  }
  /** Where the current phase would lead; null means the turn would be over. Staying gives its own name. */
  getNextPhase(
    _state?: MatchState<G['shape'], G['names']>,
    _context?: FnContext<G['shape'], G['names']>,
  ): G['names']['phase'] | null {
    const { phases } = this.#runtime.game.flow;
    return this.#next(At.phase, phases, (runtime, node) => phaseTarget(runtime, node)) as G['names']['phase'] | null;
  }
  getNextSegment(
    _state?: MatchState<G['shape'], G['names']>,
    _context?: FnContext<G['shape'], G['names']>,
  ): G['names']['segment'] | null {
    const { segments } = this.#runtime.game.flow;
    return this.#next(At.segment, segments, (runtime, node) => resolveNext(runtime, node)) as
      | G['names']['segment']
      | null;
  }

  #go(name: string, to: Target, options: NavigationOptions | undefined): Result {
    const reenter = options?.reenter === true;
    const target: Record<string, string> = {};
    for (const level of ['segment', 'phase', 'step'] as const) {
      const named: unknown = to?.[level];
      if (typeof named === 'string') target[level] = named;
      else if (named !== undefined && named !== null) {
        return refused(
          failure('unknown-target', `There is no ${level} ${quoted(named)}; name one by its name.`, level),
        );
      }
    }
    const args = reenter ? { ...target, reenter } : target;
    return this.#host(name, args, () => this.#over() ?? jump(this.#runtime, target, reenter));
  }

  #end(kind: 'endStep' | 'endPhase' | 'endTurn' | 'endSegment', word: number, level: string): Result {
    return this.#host(kind, {}, () => {
      const over = this.#over();
      if (over !== null) return over;
      if (this.#runtime.world.mem[word] < 0 || (level === 'turn' && this.#runtime.world.mem[At.turnRunning] === 0)) {
        return failure('no-parent', `There is no ${level} to end now.`, level);
      }
      const { settling } = this.#runtime;
      settling.unknown = null;
      carryOut(this.#runtime, kind);
      if (settling.unknown === null) return null;
      const { path, level: of } = settling.unknown as FlowNode;
      return failure('unknown-target', `${path} cannot end: its \`next\` names no ${of} there is.`, `${path}.next`);
    });
  }

  #over(): Failure | null {
    this.#runtime.settling.reset();
    if (this.#runtime.world.mem[At.gameOver] === 0) return null;
    return failure('game-over', 'The game is over; undo, or load an earlier state.');
  }

  #wantsToEnd(runtime: Runtime, word: number, nodes: readonly FlowNode[]): boolean {
    const id = runtime.world.mem[word];
    return id >= 0 && wantsToEnd(runtime, nodes[id]);
  }

  #next(word: number, nodes: readonly FlowNode[], find: (runtime: Runtime, node: FlowNode) => number): string | null {
    return this.#ask((runtime) => {
      const id = runtime.world.mem[word];
      if (id < 0) return null;
      const target = find(runtime, nodes[id]);
      if (target === Next.end) return null;
      return target === Next.stay ? nodes[id].name : nodes[target].name;
    });
  }

  /** Asks and takes back whatever the asking left on the tape. */
  #ask<R>(asking: (runtime: Runtime) => R): R {
    const runtime = this.#runtime;
    const { world } = runtime;
    const { revision, isOpen } = world;
    const { busy } = runtime;
    runtime.busy = true;
    runtime.isInspecting = true;
    world.open();
    const mark = world.length;
    try {
      return asking(runtime);
    } catch (thrown) {
      throw ruleError(runtime, thrown);
    } finally {
      runtime.busy = busy;
      runtime.isInspecting = false;
      world.rollback(mark);
      if (!isOpen) world.close();
      runtime.keepState(revision);
    }
  }
}
