import type { Args } from '../definition/args.ts';
import { Built } from '../definition/built.ts';
import type { Move } from '../definition/choices.ts';
import type { FnContext } from '../definition/context.ts';
import type { GameEnd } from '../definition/game-result.ts';
import { type Rejection, reject } from '../definition/rejection.ts';
import type { Shape } from '../definition/shape.ts';
import { Zone } from '../world/handles.ts';
import type { Json } from '../world/json.ts';
import { quoted } from '../world/quote.ts';

/**
 * Moves every table needs, ready for a game to list among its global moves. They never interrupt a round of passes and
 * are not among the legal actions that bots choose from.
 */

/**
 * A move for any game at all: every definition takes it.
 *
 * ```ts
 * const moves: Readonly<Record<string, TableMove<object>>> = { concede, undo };
 * ```
 */
export type TableMove<A> = Move<unknown, A>;

type Rule = (context: FnContext<Shape>, args: Args) => Rejection | undefined | void;

const AT_THE_TABLE = { anyPlayer: true, table: true };
/** What it is given it looks at itself. */
const tableMove = <A>(run: Rule, options: object = AT_THE_TABLE): TableMove<A> =>
  new Built('move', null, run, { ...options });

/**
 * Leaves the match at any time: see `endWhenAlone` for what follows.
 *
 * ```ts
 * const game = kit.define({ moves: { concede }, segments: { play: {} } });
 * ```
 */
export const concede: TableMove<object> = new Built(
  'move',
  [],
  (context: FnContext<Shape>) => {
    context.coreOps.leave(context.player);
    endWhenAlone(context, 'concession');
  },
  AT_THE_TABLE,
);

/**
 * What `endWhenAlone` needs of a context.
 *
 * ```ts
 * const isAlone = ({ players }: LeavingContext<{ readonly left: boolean }>): boolean =>
 *   players.filter(({ left }) => !left).length < 2;
 * ```
 */
export interface LeavingContext<P> {
  readonly players: readonly P[];
  readonly coreOps: { endGame(end?: GameEnd<P>): void };
}

/**
 * For a rule by which somebody leaves: ends the game once the players who are still in are all on one side. That side wins,
 * those who left it included. If nobody is in any more, it is a draw; where all play together, they have lost.
 *
 * ```ts
 * const sink = ({ player, players, coreOps }: ContextOf<typeof kit>) => {
 *   coreOps.leave(player);
 *   endWhenAlone({ players, coreOps }, 'Nobody else has a ship.');
 * };
 * ```
 */
export function endWhenAlone<P extends { readonly left: boolean; readonly team: number }>(
  { players, coreOps }: LeavingContext<P>,
  reason: string,
): void {
  const [first, ...others] = players.filter(({ left }) => !left);
  const isTogether = players.every(({ team }) => team === players[0].team);
  if (isTogether) {
    if (first === undefined) coreOps.endGame({ winners: 'nobody', reason });
  } else if (first === undefined) coreOps.endGame({ reason });
  else if (others.every(({ team }) => team === first.team)) coreOps.endGame({ winners: [first], reason });
}

/** Marks the move that `Match` carries out on its history: see match/take-back.ts. */
export const UNDO_RUN = (): Rejection =>
  reject('A line of play has no history to undo: take the move back with unmake().');

/**
 * Takes the last action back: freely if it was one's own and nothing hidden was seen through it, otherwise when
 * everybody else has agreed by making the same move with `{ agree: true }` (or refused with `false`).
 *
 * ```ts
 * const game = kit.define({ moves: { undo }, segments: { play: {} } });
 * ```
 */
export const undo: TableMove<{ readonly agree?: boolean }> = tableMove(UNDO_RUN);

/**
 * Corrections by hand, open in manual mode only, each recorded like any action.
 *
 * ```ts
 * const game = kit.define({ moves: { ...manualMoves }, segments: { play: {} } });
 * ```
 */
export const manualMoves: ManualMoves = {
  moveCard: manual(({ coreOps, players, zones }, { card, zone, player, place }) => {
    const found = coreOps.card(card as number);
    const owner = player === undefined ? undefined : players.find((candidate) => candidate.id === player);
    const to = (owner === undefined ? zones : owner) as Readonly<Record<string, unknown>>;
    const target = to[zone as string];
    if (found === undefined) return reject(`There is no card ${quoted(card)}.`);
    const isNobody = player !== undefined && owner === undefined;
    if (isNobody || !(target instanceof Zone)) return reject(`There is no zone ${quoted(zone)} there.`);
    if (!target.canHold(found)) return reject(`That card cannot lie in "${String(zone)}".`);
    coreOps.moveCard(found, target as never, place === 'bottom' ? 'bottom' : 'top');
  }),
  setCard: manual(({ coreOps }, { card, name, value }) => assign(coreOps.card(card as number), name, value)),
  setPlayer: manual(({ players }, { player, name, value }) =>
    assign(
      players.find((candidate) => candidate.id === player),
      name,
      value,
    ),
  ),
  setGame: manual(({ G }, { name, value }) => assign(G, name, value)),
  setPosition: manual(({ coreOps }, target) => {
    const queued = coreOps.jumpTo(target as never);
    return queued.ok ? undefined : reject(queued.message);
  }),
};

function manual<A>(run: Rule): TableMove<A> {
  return tableMove(run, { ...AT_THE_TABLE, manual: true });
}

type ManualMoves = {
  readonly moveCard: TableMove<{
    readonly card: number;
    readonly zone: string;
    readonly player?: string;
    readonly place?: 'top' | 'bottom';
  }>;
  readonly setCard: TableMove<{ readonly card: number; readonly name: string; readonly value: Json }>;
  readonly setPlayer: TableMove<{ readonly player: string; readonly name: string; readonly value: Json }>;
  readonly setGame: TableMove<{ readonly name: string; readonly value: Json }>;
  readonly setPosition: TableMove<{ readonly segment?: string; readonly phase?: string; readonly step?: string }>;
};

function assign(target: unknown, name: Json, value: Json): ReturnType<typeof reject> | undefined {
  if (typeof target !== 'object' || target === null) return reject('There is nothing of that name to set.');
  const settable = typeof name === 'string' && isAttribute(target, name);
  if (!settable) return reject(`${quoted(name)} is no attribute that can be set.`);
  (target as Record<string, Json>)[name] = value;
  return undefined;
}

/** Attributes have a setter; what the engine keeps itself does not, and what every object has is none. */
function isAttribute(target: object, name: string): boolean {
  for (let at = target; at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    const property = Object.getOwnPropertyDescriptor(at, name);
    if (property !== undefined) return property.set !== undefined;
  }
  return false;
}
