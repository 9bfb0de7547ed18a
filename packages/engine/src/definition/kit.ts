import type { StateDeclaration, TeamsDeclaration, ZoneDeclarations } from '../world/declaration.ts';
import type { Json } from '../world/json.ts';
import type { Choices, DecisionEnd, Move, MoveEnd } from './choices.ts';
import type { CompiledGame } from './compiled.ts';
import type { FlowNames, FnContext, NamesIn } from './context.ts';
import type {
  Decisions,
  Effects,
  FrameRules,
  GameEvent,
  Identity,
  Layers,
  Modifiers,
  References,
  Secrets,
  Stack,
  Triggers,
} from './effects.ts';
import type { Field, PayloadOf, Payloads } from './fields.ts';
import type { FlowOptions, Moves, Segments } from './flow.ts';
import type { Card, Player, Zone } from './handles.ts';
import type { DeclaredLeak } from './leaks.ts';
import type { PlayerRef, Work } from './operations.ts';
import type { Problem } from './problems.ts';
import type { Modifiables, Names, Shape } from './shape.ts';

/** What there is: `declareGame` takes this, and everything an author writes afterwards is typed by it. */
export interface Declaration<
  S extends StateDeclaration,
  Z extends ZoneDeclarations,
  C extends Readonly<Record<string, object>>,
  Ev extends Payloads,
  Ef extends Payloads,
  De extends Payloads,
  Mo extends Modifiables,
  P extends string,
  F,
> {
  readonly name: string;
  /** Snapshots and replays of another version are refused; '1' if left out. */
  readonly version?: string;
  /** How many can play: a number, or a range. Two if left out. */
  readonly players?: number | { readonly min: number; readonly max: number };
  /**
   * Who plays together: `2` for two teams whose members sit in turn, `1` for everybody against the game, lists of seats,
   * or `'chosen'` by whoever creates the match. Left out, everybody plays alone.
   */
  readonly teams?: TeamsDeclaration;
  /** Attributes with their initial values: of the game, of each player, of each card, and fields added to `ctx`. */
  readonly state?: S;
  readonly zones?: Z;
  /** The printed facts of each card by name. */
  readonly cards?: C;
  /** What people are told, with what it carries. */
  readonly events?: Ev;
  /** What `interrupt`, `sequence` and triggers may say, with what it carries. */
  readonly effects?: Ef;
  /** The questions asked in the middle of an effect, with what they come with. */
  readonly decisions?: De;
  /** Values that cards may modify, with what each is about: `{ canDeploy: { value: true, about: { slot: 0 } } }`. */
  readonly modifiers?: Mo;
  /** Kinds of pending lists besides `mulligan` and `championSelection`. */
  readonly pending?: readonly P[];
  /** Names of segments, phases and steps, for navigation typed in helpers: `{ play: { main: ['declare'] } }`. */
  readonly flow?: F;
}

/**
 * The names that were declared; any text if none were.
 *
 * ```ts
 * type Names = DeclaredNames<{ play: { main: ['attack', 'block'] } }>;
 * const step: Names['step'] = 'block';
 * ```
 */
export type DeclaredNames<F> = unknown extends F
  ? FlowNames
  : {
      readonly segment: Names<F>;
      readonly phase: { [S in keyof F]: Names<F[S]> }[keyof F];
      readonly step: {
        [S in keyof F]: {
          [P in keyof F[S]]: F[S][P] extends readonly (infer N extends string)[] ? N : never;
        }[keyof F[S]];
      }[keyof F];
    };

/**
 * Attributes as rules read and write them.
 *
 * ```ts
 * type Mine = Attributes<{ player: { points: 0; ready: false } }, 'player'>;
 * const player: Mine = { points: 0, ready: true };
 * ```
 */
export type Attributes<S, K extends string> = S extends { readonly [P in K]: infer A }
  ? { -readonly [N in keyof A]: A[N] extends boolean ? boolean : A[N] }
  : object;

/**
 * What `declareGame` gives: moves and decisions are built with it, and `define` makes the game.
 *
 * ```ts
 * const lines = <T extends Shape>(kit: Kit<T>) => kit.move().when(({ ctx }) => !ctx.gameOver);
 * ```
 */
export interface Kit<T extends Shape, F extends FlowNames = FlowNames> {
  /** A move: choices in order, then `run`. */
  move<const H extends string = never>(
    options?: MoveOptions<H>,
  ): Choices<FnContext<T, F>, Card<T>, Player<T>, object, undefined, MoveEnd<H>>;
  /** A question asked in the middle of an effect: choices in order, then `run`. */
  decision<N extends Names<T['decisions']>>(
    name: N,
    options?: DecisionOptions<FnContext<T, F>, PayloadOf<T, T['decisions'][N]>>,
  ): Choices<FnContext<T, F>, Card<T>, Player<T>, object, PayloadOf<T, T['decisions'][N]>, DecisionEnd>;
  /** What it does: the game. Everything that is wrong with it is reported at once. */
  define<Seg, D>(
    definition: Definition<T, F, Seg> & Read<D>,
    // taken apart and put together, so that a declaration file says the moves and not where they were found
  ): Game<
    Typed<
      T,
      MovesIn<D> extends infer M
        ? M extends { readonly move: infer N extends string; readonly args: infer A extends object }
          ? { readonly move: N; readonly args: A }
          : never
        : never,
      NamesIn<Seg>
    >
  >;
}

/** `D` becomes the type of what is given here, which is nevertheless checked as if this were not there: messages stay short. */
type Read<D> = D extends never ? D : unknown;

/**
 * Builds moves and decisions for every game whose context has what `X` asks for. Parts that games share are written with
 * it: such a move fits into any definition whose context will do, and nowhere else.
 *
 * ```ts
 * type Scoring = { readonly player: { points: number }; readonly coreOps: object };
 * const scores: PartKit<Scoring, never, Scoring['player']> = buildFor<Scoring>();
 * const score = scores.move().run(({ player }) => void (player.points += 1));
 * ```
 */
export interface PartKit<X, C, P> {
  move<const H extends string = never>(options?: MoveOptions<H>): Choices<X, C, P, object, undefined, MoveEnd<H>>;
  /** `D` is what the question comes with. */
  decision<D = object>(options?: DecisionOptions<X, D>): Choices<X, C, P, object, D, DecisionEnd>;
}
/** What a part's context has at least. */
export interface PartContext {
  readonly player: object;
  readonly coreOps: object;
}
export type CardIn<X extends PartContext> = X['coreOps'] extends { card(id: number): infer C } ? NonNullable<C> : never;

interface MoveOptions<H extends string = never> {
  /**
   * The name of an argument for answers given ahead: a list that answers, in order, what the move makes its own player
   * decide, so that nobody need ask. It may always be left out; legal actions are listed without it.
   */
  readonly ahead?: H;
  /** Open to every player who is still in the match, with or without priority. */
  readonly anyPlayer?: boolean;
  /** A correction by hand, open only in manual mode. */
  readonly manual?: boolean;
  /** Something people do at the table and not in the game (concede): it never interrupts a round of passes. */
  readonly table?: boolean;
}

interface DecisionOptions<X, D> {
  /** Runs when the question is put, for instance to tell people about it. */
  readonly onAsk?: (context: X, data: D) => void;
}

/** A rule of the board: looks, and names the work that must be done. */
type Check<T extends Shape, F extends FlowNames> =
  | ((context: FnContext<T, F>) => readonly Work<T>[] | undefined)
  | CardCheck<T, F>;

/**
 * A rule of the board about cards, such as deaths: all that it finds together goes onto the agenda as one effect. A card
 * for which that effect waits already is not found again, so what comes first (the triggers of what weakened it) all
 * comes before; the effect looks once more, and spares whoever has been saved meanwhile.
 *
 * ```ts
 * checks: [{ find: ({ zones }) => zones.board.filter(({ power }) => power <= 0), do: 'die' }],
 * ```
 */
interface CardCheck<T extends Shape, F extends FlowNames> {
  /** The cards it concerns now, in the order of the rule; undefined or an empty list for none. */
  readonly find: (context: FnContext<T, F>) => readonly Card<T>[] | undefined;
  /** The effect that follows; it was declared to carry them: `{ die: { cards: cards() } }`. */
  readonly do: CarryingCards<T['effects']>;
}
type CarryingCards<E> = {
  [N in Names<E>]: E[N] extends { readonly cards: Field<'cards'> } ? N : never;
}[Names<E>];

/** What an author writes: what the declared things do. */
type Definition<T extends Shape, F extends FlowNames, Seg> = GameRules<T, F> & {
  readonly segments: Segments<T, Seg>;
} & (keyof T['effects'] extends never ? { readonly effects?: undefined } : { readonly effects: Effects<T, F> }) &
  (keyof T['decisions'] extends never ? { readonly decisions?: undefined } : { readonly decisions: Decisions<T, F> });

export interface GameRules<T extends Shape, F extends FlowNames> {
  /** Prepares the table before the first segment begins. */
  readonly setup?: (context: FnContext<T, F>, options: Json) => object | void;
  /** Moves that are open throughout the game. */
  readonly moves?: Moves<T, F>;
  readonly flow?: FlowOptions<T, F>;
  readonly triggers?: Triggers<T, F>;
  readonly checks?: readonly Check<T, F>[];
  readonly frames?: FrameRules;
  readonly stack?: Stack<T>;
  readonly layers?: Layers<T, F>;
  readonly identity?: Identity<T>;
  readonly modifiers?: Modifiers<T, F>;
  /** Attributes that not everybody may see. */
  readonly secrets?: Secrets<T, F>;
  /** Attributes that mean a hidden card by its number. */
  readonly references?: References<T>;
  /** For each zone with `seenBy: 'rule'`, who sees what lies there. */
  readonly sight?: Sight<T, F>;
  /**
   * Whether a hidden card could be the one with these printed facts, for all that was told about it: a hint said that it
   * is red. Samples deal no other card there. It must not look at what the card really is.
   */
  readonly couldBe?: (context: FnContext<T, F>, card: Card<T>, def: T['def']) => boolean;
  /** What the game tells on purpose though it is hidden, and why: the conformance kit lists it and does not object. */
  readonly leaks?: readonly DeclaredLeak[];
  /**
   * How well a player stands, for bots: the more the better, on any scale. It is only asked while the match goes on, and
   * only on copies in which what the bot cannot know was dealt anew. Left out, material counts: see `line.evaluate`.
   */
  readonly evaluate?: (context: FnContext<T, F>, player: Player<T>) => number;
  /** `strict` refuses warnings too, `lenient` refuses nothing; otherwise errors are refused and warnings are listed. */
  readonly check?: 'strict' | 'normal' | 'lenient';
}

/**
 * Who sees into a zone: asked when a card comes in and whenever somebody may act. Whoever is named anew gets to know the
 * cards that lie there; whoever is named no longer remembers what they saw.
 */
type Sight<T extends Shape, F extends FlowNames> = {
  readonly [K in T['playerZones']]?: (context: FnContext<T, F>, owner: Player<T>) => readonly PlayerRef<T>[];
} & {
  readonly [K in T['gameZones']]?: (context: FnContext<T, F>) => readonly PlayerRef<T>[];
};

/**
 * A move as actions have it.
 *
 * ```ts
 * const lay: AnyMove = { move: 'lay', args: { card: 12 } };
 * ```
 */
export interface AnyMove {
  readonly move: string;
  readonly args?: object;
}

/**
 * What the type system knows of a game: what was declared, its moves with their arguments, and the names of its flow.
 *
 * ```ts
 * const nameOf = <G extends GameTypes>(game: Game<G>): string => game.name;
 * ```
 */
export interface GameTypes {
  readonly shape: Shape;
  readonly moves: AnyMove;
  readonly names: FlowNames;
}
/**
 * What a game carries in its type: its shape, its moves, the names of its flow. Nobody writes it by hand.
 *
 * ```ts
 * const game = kit.define({ segments: { play: {} } });
 * const isTyped = <T extends Shape>(_game: Game<Typed<T, AnyMove, FlowNames>>): boolean => true;
 * isTyped(game);
 * ```
 */
export interface Typed<T extends Shape, M extends AnyMove, F extends FlowNames> {
  readonly shape: T;
  readonly moves: M;
  readonly names: F;
}

/**
 * A game that can be played: `createMatch(game)`.
 *
 * ```ts
 * const twice = (game: Game): string => `${game.name} ${game.version}: ${game.warnings.length} warnings`;
 * ```
 */
export interface Game<G extends GameTypes = GameTypes> {
  readonly name: string;
  readonly version: string;
  /** What looks wrong with the definition though it can be played. */
  readonly warnings: readonly Problem[];
  /** @internal */
  readonly compiled: CompiledGame;
  /** Only for the type system. */
  readonly types?: G;
}

// from a kit

/**
 * The context of a game's rules, for helpers in other files: `ContextOf<typeof kit>`. A game will do as well.
 *
 * ```ts
 * const award = ({ player }: ContextOf<typeof kit>, points: number) => void (player.points += points);
 * ```
 */
export type ContextOf<K> =
  K extends Kit<infer T, infer F>
    ? FnContext<T, F>
    : K extends Game<infer Y>
      ? FnContext<Y['shape'], Y['names']>
      : never;
/**
 * A card of a game: `CardOf<typeof kit>`, for helpers in other files.
 *
 * ```ts
 * const isDear = (card: CardOf<typeof kit>): boolean => card.def.worth > 3;
 * ```
 */
export type CardOf<K> = K extends Kit<infer T, infer _F> ? Card<T> : never;
/**
 * A player of a game: `PlayerOf<typeof kit>`, for helpers in other files.
 *
 * ```ts
 * const isAhead = (player: PlayerOf<typeof kit>): boolean => player.points > 10;
 * ```
 */
export type PlayerOf<K> = K extends Kit<infer T, infer _F> ? Player<T> : never;
/**
 * A zone of a game: `ZoneOf<typeof kit>`, for helpers in other files.
 *
 * ```ts
 * const worthOf = (zone: ZoneOf<typeof kit>): number => zone.cards.reduce((sum, { def }) => sum + def.worth, 0);
 * ```
 */
export type ZoneOf<K> = K extends Kit<infer T, infer _F> ? Zone<T> : never;
/**
 * What may go on the agenda.
 *
 * ```ts
 * const tide = declareGame({ name: 'tide', effects: { flood: { depth: 0 } } });
 * const work: WorkOf<typeof tide> = { do: 'flood', depth: 2 };
 * ```
 */
export type WorkOf<K> = K extends Kit<infer T, infer _F> ? Work<T> : never;
/**
 * The game's own events as its triggers see them.
 *
 * ```ts
 * const tide = declareGame({ name: 'tide', events: { laid: { worth: 0 } } });
 * const worthOf = (event: GameEventOf<typeof tide>): number => event.worth;
 * ```
 */
export type GameEventOf<K> = K extends Kit<infer T, infer _F> ? GameEvent<T> : never;

// from a definition: its moves with their arguments as plain data

type Sent<V> = V extends { readonly id: number }
  ? number
  : V extends { readonly id: string; readonly seat: number }
    ? string
    : V extends ReadonlyMap<unknown, infer Target>
      ? { readonly [item: string]: Sent<Target> }
      : V extends readonly (infer E)[]
        ? readonly Sent<E>[]
        : V;
type SentArgs<A> = { readonly [K in keyof A]: Sent<A[K]> };
type ArgsOf<M> = M extends Move<never, infer A> ? SentArgs<A> : Readonly<Record<string, Json>>;
type OwnMoves<L> = L extends { readonly moves: infer M } ? M : Record<never, never>;
type MovesBelow<L, K extends string> = L extends { readonly [P in K]: infer S }
  ? { [N in keyof S]: MovesAt<S[N]> }[keyof S]
  : never;
type MovesAt<L> =
  | { [N in keyof OwnMoves<L>]: { readonly move: N; readonly args: ArgsOf<OwnMoves<L>[N]> } }[keyof OwnMoves<L>]
  | MovesBelow<L, 'phases'>
  | MovesBelow<L, 'steps'>
  | (L extends { readonly turn: infer Turn } ? MovesAt<Turn> : never);
type DecisionsIn<D> = D extends { readonly decisions: infer Q }
  ? { [N in keyof Q]: { readonly move: N; readonly args: AnswersOf<Q[N]> } }[keyof Q]
  : never;
type AnswersOf<Q> = Q extends { readonly types?: { readonly answers: infer A } } ? SentArgs<A> : never;
/**
 * Every move and decision of a definition, as actions have them.
 *
 * ```ts
 * const definition = { segments: { play: { moves: { concede } } } };
 * const conceding: MovesIn<typeof definition> = { move: 'concede', args: {} };
 * ```
 */
export type MovesIn<D> = MovesAt<D> | MovesBelow<D, 'segments'> | DecisionsIn<D>;
