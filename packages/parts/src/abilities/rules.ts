import { card, data, player } from 'cardloom';
import type { TableCard, TableContext, TablePlayer, TableZone, Tells, TurnableCard } from '../context.ts';
import type { Printed } from './ability.ts';
import type { OpData } from './data.ts';

/**
 * What abilities need to know about a game: its cards in play, who may be chosen, and what its verbs do.
 *
 * ```ts
 * const isHurt = ({ damage }: AbilityCard): boolean => damage > 0;
 * ```
 */

export interface AbilityCard extends TurnableCard {
  readonly owner: TablePlayer;
  readonly def: Omit<Printed, 'keywords'> & { readonly type: string; readonly cost: number };
  damage: number;
  /** Power until the end of the turn. */
  buff: number;
}

/**
 * A trigger that waits in the bag: which card's, the how-manieth of its triggers, and the card the event is about.
 *
 * ```ts
 * const entry: BagEntry = { card: 12, trigger: 0, about: 7 };
 * ```
 */
export type BagEntry = { readonly card: number; readonly trigger: number; readonly about: number };

/**
 * Spread it into `state.game`.
 *
 * ```ts
 * declareGame({ name: 'mine', state: { game: { round: 0, ...bagState } } });
 * ```
 */
export const bagState: BagState = { bag: [], isBagAsking: false };
/**
 * What a game remembers of triggers that wait; spread `bagState` into its state.
 *
 * ```ts
 * const waits = ({ bag, isBagAsking }: BagState): boolean => bag.length > 0 || isBagAsking;
 * ```
 */
export type BagState = {
  bag: readonly BagEntry[];
  /** A question about a trigger waits; the next trigger comes after its answer. */
  isBagAsking: boolean;
};
/**
 * Spread it into `state.card`.
 *
 * ```ts
 * declareGame({ name: 'mine', state: { card: { ...abilityCardState } } });
 * ```
 */
export const abilityCardState = { exerted: false, damage: 0, buff: 0 };

/**
 * Spread these into what the game declares: `events`, `effects`, `decisions`.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...abilityEvents, scored: { points: 0 } } });
 * ```
 */
export const abilityEvents = {
  triggered: { card: card(), player: player() },
  healed: { card: card(), amount: 0 },
  buffed: { card: card(), amount: 0 },
  readied: { card: card() },
  exerted: { card: card() },
};
/**
 * Spread it into `effects` of the declaration.
 *
 * ```ts
 * declareGame({ name: 'mine', effects: { ...abilityEffects } });
 * ```
 */
export const abilityEffects = {
  intoBag: { entries: data<readonly BagEntry[]>() },
  resolveBag: {},
};
/**
 * Spread it into `decisions` of the declaration.
 *
 * ```ts
 * declareGame({ name: 'mine', decisions: { ...abilityDecisions } });
 * ```
 */
export const abilityDecisions = {
  chooseTrigger: {},
  chooseTarget: { entry: data<BagEntry>() },
  mayUse: { entry: data<BagEntry>() },
};

interface AboutCard {
  readonly card: TableCard;
}
interface Amount extends AboutCard {
  readonly amount: number;
}
type Ask<P> = { readonly player: P; readonly otherwise: { readonly do: 'resolveBag' } };

type TellsAbilities = Tells<{
  triggered: AboutCard & { readonly player: TablePlayer };
  healed: Amount;
  buffed: Amount;
  readied: AboutCard;
  exerted: AboutCard;
}>;

/** What rules with abilities do to a match. */
export interface AbilityOps<P> {
  readonly emit: TellsAbilities['coreOps']['emit'];
  interrupt(work: { readonly do: 'resolveBag' }): void;
  ask(
    ask:
      | (Ask<P> & { readonly ask: 'chooseTrigger' })
      | (Ask<P> & { readonly ask: 'chooseTarget' | 'mayUse'; readonly data: { readonly entry: BagEntry } }),
  ): void;
}

/**
 * What abilities ask of a game's context.
 *
 * ```ts
 * function hasTriggersOf({ G, coreOps }: AbilityContext, player: TablePlayer): boolean {
 *   const ops: AbilityOps<TablePlayer> = coreOps;
 *   if (G.bag.length > 0) ops.interrupt({ do: 'resolveBag' });
 *   return G.bag.length > 0 && !player.left;
 * }
 * ```
 */
export interface AbilityContext<P extends TablePlayer = TablePlayer> extends TableContext<P> {
  readonly G: BagState;
  readonly coreOps: TableContext['coreOps'] & AbilityOps<P>;
}

/**
 * One use of an ability: whose, from which card, and what was chosen.
 *
 * ```ts
 * const use: Use<Card, Player> = { player, source: card, target: undefined, about: undefined };
 * ```
 */
export interface Use<C, P> {
  readonly player: P;
  readonly source: C | undefined;
  readonly target: C | undefined;
  readonly about: C | undefined;
}

/** What a verb gets: its data, the cards it happens to, the players it happens to, and the use it is part of. */
export interface Deed<C, P> {
  readonly op: OpData;
  readonly cards: readonly C[];
  readonly players: readonly P[];
  readonly use: Use<C, P>;
}
/**
 * What a word of card data does.
 *
 * ```ts
 * const gainLife: Verb<Context, Card, Player> = (_context, { op, players }: Deed<Card, Player>) => {
 *   for (const player of players) player.life += op.n ?? 1;
 * };
 * ```
 */
export type Verb<X, C, P> = (context: X, deed: Deed<C, P>) => void;

/**
 * What abilities have to know of a game.
 *
 * ```ts
 * const rules: AbilityRules<Context, Card, Player> = {
 *   card: ({ coreOps }, id) => coreOps.card(id),
 *   ownerOf: ({ owner }) => owner,
 *   field: ({ board }) => board,
 *   power: (_context, { def, buff }) => def.power + buff,
 *   verbs: { gain: (_context, { op, players }) => players.forEach((player) => (player.life += op.n ?? 1)) },
 * };
 * ```
 */
export interface AbilityRules<X, C extends TableCard, P> {
  /** A card by its number. */
  readonly card: (context: X, id: number) => C | undefined;
  /** Whose card it is. */
  readonly ownerOf: (card: C) => P;
  /** The cards of a player that abilities see and can be aimed at. */
  readonly field: (player: P) => TableZone<C>;
  readonly power: (context: X, card: C) => number;
  /** Whether this player's abilities may choose that card; everything may be chosen if left out. */
  readonly canChoose?: (context: X, card: C, by: P) => boolean;
  /** By name; `standardVerbs` has the shared ones. */
  readonly verbs: Readonly<Record<string, Verb<X, C, P>>>;
}
