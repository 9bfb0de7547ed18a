import type { Args } from '../definition/args.ts';
import { type Rejection, reject } from '../definition/rejection.ts';
import type { TableMove } from '../definition/table-move.ts';
import type { FnContext, Shape } from '../definition/types.ts';
import { Zone } from '../world/handles.ts';
import type { Json } from '../world/json.ts';
import { quoted } from '../world/quote.ts';

/**
 * Moves every table needs, ready for a game to list among its global moves. They never interrupt a round of passes and
 * are not among the legal actions that bots choose from.
 */

/** Leaves the match at any time. The last player who stays wins; if nobody does, it is a draw. */
export const concede: TableMove = {
  anyPlayer: true,
  table: true,
  choices: {},
  run: ({ player, players, coreOps }: FnContext<Shape>) => {
    coreOps.leave(player);
    const staying = players.filter((other) => !other.left);
    if (staying.length === 1) coreOps.endGame(staying[0]);
    else if (staying.length === 0) coreOps.endGame();
  },
};

/** Marks the move that `Match` carries out on its history: see match/take-back.ts. */
export const UNDO_RUN = (): Rejection =>
  reject('A line of play has no history to undo: take the move back with unmake().');

/**
 * Takes the last action back: freely if it was one's own and nothing hidden was seen through it, otherwise when
 * everybody else has agreed by making the same move with `{ agree: true }` (or refused with `false`).
 */
export const undo: TableMove = { anyPlayer: true, table: true, run: UNDO_RUN };

/** Corrections by hand, open in manual mode only, each recorded like any action. */
export const manualMoves: Readonly<
  Record<'moveCard' | 'setCard' | 'setPlayer' | 'setGame' | 'setPosition', TableMove>
> = {
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

function manual(run: (context: FnContext<Shape>, args: Args) => Rejection | undefined | void): TableMove {
  return { anyPlayer: true, table: true, manual: true, run };
}

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
