import type { CompiledGame } from '../definition/compiled.ts';
import type { FlowNode, Place, Rule } from '../definition/node.ts';
import { type CardHandle, type HandleSource, type PlayerHandle, Zone } from '../world/handles.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import type { Layout } from '../world/layout.ts';
import type { Seed } from '../world/seed.ts';
import { World } from '../world/world.ts';
import type { RecordedMove } from './action.ts';
import { ActiveModifiers } from './active-modifiers.ts';
import { Attempt } from './attempt.ts';
import { CardloomError, Flood, StrayWrite } from './errors.ts';
import { Past } from './past.ts';
import { Picked } from './picked.ts';
import { Answer } from './queued.ts';
import { debuggers, readMicro } from './trace.ts';
import type { UndoLimit } from './undo-limit.ts';

const NOWHERE: Place = { path: '' };

type Rules = (context: RuleContext, a?: unknown, b?: unknown, c?: unknown) => unknown;

const stray = (): never => {
  throw new StrayWrite();
};
const flood = (): never => {
  throw new Flood();
};

/** What a match was made with; it never changes. */
export interface MatchSetup {
  readonly seed: Seed;
  readonly players: readonly string[];
  /** The team of each seat, where whoever created the match chose them. */
  readonly teams?: readonly number[];
  readonly options: Json;
  readonly matchId: string;
  readonly gameId: string;
  /** The player for whom what they cannot know was dealt anew: then the past is theirs, and cannot be played again. */
  readonly sampledFor?: string;
  readonly undo: UndoLimit;
}

/**
 * One world with the game that runs on it: handles, the context every rule gets, and where we are in the author's
 * code. The flow, the players' operations and the moves are functions over it.
 */
export class Runtime implements HandleSource {
  readonly game: CompiledGame;
  readonly setup: MatchSetup;
  readonly layout: Layout;
  readonly world: World;
  readonly playerIds: readonly string[];
  readonly cardNames: readonly string[];
  readonly cardData: readonly object[];
  /** The handle given to rules as `G`. */
  readonly G: object;
  readonly ctx: object;
  readonly context: RuleContext;
  /** What a player does now, or did last. */
  readonly attempt = new Attempt();
  /** What a decision was asked with, as rules read it, for the data that was read last. */
  dataRead: { readonly from: Json; readonly read: unknown } | null = null;
  readonly picked = new Picked();
  readonly modifiers = new ActiveModifiers();
  /** Effects run so far, those that were taken back included. */
  effectsRun = 0;
  /** More than this many are a runaway; every settle has a limit of its own. */
  effectsLimit = 0;
  /** True while rules run: nobody may act in the middle. */
  busy = false;
  /** True while a move is watched step by step: nobody may act before it is settled. */
  isWatched = false;
  /** Moves made so far, for `ctx.moveHistory`. */
  history = new Past<RecordedMove>();
  readonly settling = new Settling();
  /** Somebody looks around: what is traced now will be taken back, and is not printed. */
  isInspecting = false;

  #actor: PlayerHandle | null = null;
  #place: Place = NOWHERE;
  /** By number; those that somebody asked for. */
  private cards: (CardHandle | undefined)[];
  private readonly players: PlayerHandle[] = [];
  private readonly zones: (Zone | undefined)[] = [];
  #playersById: Readonly<Record<string, PlayerHandle>> | undefined;
  #state: object | undefined;
  #stateRevision = -1;
  #ruleState: object | undefined;
  #ruleRevision = -1;

  /** A copy of `from` if it is given; one that `isApart` shares nothing with it that the match wrote. */
  constructor(game: CompiledGame, setup: MatchSetup, from?: Runtime, isApart = false) {
    this.game = game;
    this.setup = setup;
    this.layout = game.layoutFor(setup.players.length, setup.teams);
    this.world = new World(this.layout, from?.world, isApart);
    this.world.onStray = stray;
    this.world.onFlood = flood;
    this.cards = placesFor(this.world);
    this.playerIds = setup.players;
    this.cardNames = game.cardNames;
    this.cardData = game.cardData;
    this.G = game.kit.createG(this.world);
    this.ctx = game.kit.createCtx(this);
    this.context = new RuleContext(this, game.kit.createOps(this));
    if (from !== undefined && !isApart) this.history = from.history.branch();
  }

  cardHandle(card: number): CardHandle {
    let handle = this.cards[card];
    if (handle === undefined) {
      handle = Object.preventExtensions(new this.game.kit.Card(this, card));
      this.cards[card] = handle;
    }
    return handle;
  }

  /** The match is set up: most of the cards that a setup has in its hands are not touched again for long. */
  forgetCards(): void {
    this.cards = placesFor(this.world);
    for (const zone of this.zones) zone?.forget();
  }

  playerHandle(seat: number): PlayerHandle {
    let handle = this.players[seat];
    if (handle === undefined) {
      handle = Object.preventExtensions(new this.game.kit.Player(this, seat));
      this.players[seat] = handle;
    }
    return handle;
  }

  zoneHandle(zone: number): Zone {
    let handle = this.zones[zone];
    if (handle === undefined) {
      handle = new Zone(this, zone);
      this.zones[zone] = handle;
    }
    return handle;
  }

  get playersById(): Readonly<Record<string, PlayerHandle>> {
    this.#playersById ??= Object.fromEntries(this.playerIds.map((id, seat) => [id, this.playerHandle(seat)]));
    return this.#playersById;
  }

  /** The match as a plain object, made once per revision. */
  get state(): object {
    const { revision } = this.world;
    if (this.#state !== undefined && this.#stateRevision === revision) return this.#state;
    if (!this.busy) {
      this.#state = this.game.kit.readState(this);
      this.#stateRevision = revision;
      return this.#state;
    }
    // what a rule sees may be taken back, and its move is not in the history yet: it never becomes the match's state
    if (this.#ruleState === undefined || this.#ruleRevision !== revision) {
      this.#ruleState = this.game.kit.readState(this);
      this.#ruleRevision = revision;
    }
    return this.#ruleState;
  }

  /** Everything since `revision` was taken back: what was read then is still true. */
  keepState(revision: number): void {
    if (this.#stateRevision === revision) this.#stateRevision = this.world.revision;
  }

  get turnPlayer(): PlayerHandle {
    return this.playerHandle(Math.max(0, this.world.mem[At.turnPlayer]));
  }

  /** The player who acts; null while the game itself does. */
  get actor(): PlayerHandle | null {
    return this.#actor;
  }

  /** Does some work in which a player acts; afterwards acts whoever acted before. */
  asPlayer<R, A = undefined, B = undefined>(seat: number, work: (runtime: Runtime, a: A, b: B) => R, a?: A, b?: B): R {
    const before = this.#actor;
    this.#actor = this.playerHandle(seat);
    try {
      return work(this, a as A, b as B);
    } finally {
      this.#actor = before;
    }
  }

  /** Calls a rule. Messages name it from now on, also those about what it returned. */
  call(rule: Rule, a?: unknown, b?: unknown, c?: unknown): unknown {
    this.#place = rule;
    return (rule.run as Rules)(this.context, a, b, c);
  }

  /** Asks a rule; an answer that wrote something is an error. */
  ask(rule: Rule, a?: unknown, b?: unknown): unknown {
    const { world } = this;
    const mark = world.length;
    this.#place = rule;
    const answer = (rule.run as Rules)(this.context, a, b);
    if (world.length !== mark) {
      world.rollback(mark);
      this.wrote();
    }
    return answer;
  }

  /** Does some work in the middle of a rule that calls others; afterwards messages name the rule again. */
  inside<R, A, B = undefined, C = undefined>(work: (runtime: Runtime, a: A, b: B, c: C) => R, a: A, b?: B, c?: C): R {
    const place = this.#place;
    const done = work(this, a, b as B, c as C);
    this.#place = place;
    return done;
  }

  /** What follows asks the choices at this place. */
  asking(choices: Place): void {
    this.#place = choices;
  }

  /** The path of the author's function that was called last, for messages. */
  get calling(): string {
    return this.#place.path;
  }

  wrote(): never {
    throw this.sideEffect();
  }

  sideEffect(): CardloomError {
    const message = `${this.calling} may only look: it must not change anything.`;
    return new CardloomError('side-effect', message, this.calling);
  }

  /** A returned `G` replaces G: its keys are assigned one by one. */
  assign(returned: unknown): void {
    if (returned === undefined || returned === null || returned === this.G) return;
    if (typeof returned !== 'object') {
      throw new TypeError(`returned ${typeof returned}; return (part of) a new G, or nothing`);
    }
    if (returned instanceof Answer) return;
    if (returned instanceof Promise) throw new TypeError('returned a promise; rules run to their end at once');
    const G = this.G as Record<string, unknown>;
    for (const key of Object.keys(returned)) {
      if (!(key in G)) throw new TypeError(`returned a G with "${key}", which the game's state does not declare`);
      const value = (returned as Record<string, unknown>)[key];
      if (value !== G[key]) G[key] = value;
    }
  }

  /** Records a microstep on the tape, and prints it if somebody asked for that. */
  trace(kind: number, a: number, b: number): void {
    this.world.flow(kind, a, b);
    if (debuggers.flowTransitions && !this.isInspecting) this.#print(kind, a, b);
  }

  #print(kind: number, a: number, b: number): void {
    for (const entry of readMicro(kind, a, b, this.game.flow, this.playerIds)) {
      debuggers.write(`${this.game.name}: ${entry.kind} ${entry.at}`);
    }
  }
}

/** One place for each card: V8 makes a slow dictionary of a list whose first item is its four-hundredth. */
const placesFor = ({ mem }: World): undefined[] => new Array<undefined>(mem[At.cards] + 1);

/** The context of every rule: one object per match, its getters always current. */
export class RuleContext {
  readonly #runtime: Runtime;
  readonly G: object;
  readonly ctx: object;
  readonly coreOps: object;
  readonly players: readonly PlayerHandle[];
  readonly zones: object;

  constructor(runtime: Runtime, coreOps: object) {
    this.#runtime = runtime;
    this.G = runtime.G;
    this.ctx = runtime.ctx;
    this.coreOps = coreOps;
    this.players = runtime.playerIds.map((_, seat) => runtime.playerHandle(seat));
    this.zones = runtime.game.kit.createZones(runtime);
    this._getUpdatedState = this._getUpdatedState.bind(this);
  }

  get player(): PlayerHandle {
    return this.#runtime.actor ?? this.#runtime.turnPlayer;
  }

  get turnPlayer(): PlayerHandle {
    return this.#runtime.turnPlayer;
  }

  _getUpdatedState(): unknown {
    return this.#runtime.state;
  }
}

/** Scratch of one settle: where it has been. Reused, because arrays that are emptied give their memory back. */
class Settling {
  /** Transitions so far. */
  count = 0;
  /** The last node whose `next` named nobody. */
  unknown: FlowNode | null = null;
  readonly names: string[] = [];
  /** Of each arrival the position, the turn and how long the tape was: every match keeps this, so it is one list. */
  readonly arrivals: number[] = [];

  reset(): void {
    this.count = 0;
  }
}
