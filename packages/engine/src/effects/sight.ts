import type { Runtime } from '../runtime/runtime.ts';
import { mustBeList } from '../world/given.ts';
import { PlayerHandle } from '../world/handles.ts';
import { CardAt, ZoneAt, type ZonePlace } from '../world/layout.ts';
import { quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';

/**
 * Zones into which those see whom a rule names. Who that is stands in the tables: it is asked when a card is about to
 * come in, and before somebody may act. Whoever is named anew is shown what lies there.
 */

/** Asks again for every such zone. */
export function lookAgain(runtime: Runtime): void {
  if (runtime.game.sight === null) return;
  for (const place of runtime.layout.ruledZones) lookInto(runtime, place);
}

/** In the middle of a rule that moves a card, or when all is settled. */
export const lookInto = (runtime: Runtime, place: ZonePlace): void => runtime.inside(look, place);

function look(runtime: Runtime, place: ZonePlace): void {
  const { world } = runtime;
  const seats = whoSees(runtime, place);
  if (seats === world.mem[place.sight]) return;
  world.set(place.sight, seats);
  let card = world.mem[place.address + ZoneAt.bottom];
  for (; card !== 0; card = world.card(card, CardAt.next)) world.reveal(card, seats);
}

function whoSees(runtime: Runtime, { name, owner }: ZonePlace): number {
  const rule = runtime.game.sight?.get(name);
  if (rule === undefined) return 0;
  const named = runtime.ask(rule, owner < 0 ? undefined : runtime.playerHandle(owner));
  mustBeList(named, 'a list of players');
  let seats = 0;
  for (const player of named as readonly unknown[]) seats |= 1 << seatOf(runtime, player);
  return seats;
}

function seatOf({ playerIds }: Runtime, player: unknown): number {
  if (player instanceof PlayerHandle) return player.seat;
  const seat = playerIds.indexOf(player as string);
  if (seat >= 0) return seat;
  throw new RangeError(`named ${quoted(player)}, who is no player of this match${suggestion(player, playerIds)}`);
}
