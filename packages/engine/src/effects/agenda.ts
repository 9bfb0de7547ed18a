import type { Codec, CompiledDecision } from '../definition/compiled.ts';
import type { Ask, Effect, Work } from '../definition/work.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { push } from '../world/boxes.ts';
import { wrong } from '../world/given.ts';
import { PlayerHandle } from '../world/handles.ts';
import { At } from '../world/header.ts';
import { freezeJson, type Json } from '../world/json.ts';
import { quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';
import type { World } from '../world/world.ts';
import { checkPayload, encodePayload, holdsHandles } from './payload.ts';
import { Waiting } from './waiting.ts';

/**
 * The agenda: the engine's own list of work, which always runs dry before anyone acts. The newest goes first, so
 * `interrupt` runs next and a `sequence` runs whole, in its order, before what was there.
 */
export function interrupt(runtime: Runtime, work: Work): void {
  const handler = runtime.game.effects.get((work as Effect | undefined)?.do as string);
  const codec = handler?.codec ?? null;
  if (codec === null || codec.hasLists) push(runtime.world, At.agenda, readied(runtime, work) as unknown as Json);
  else {
    checkPayload(codec, work as Effect);
    push(runtime.world, At.agenda, new Waiting(runtime, checked(work, codec) as Effect, codec));
  }
}

/** The same for work that has been encoded: it waited with a question, or the engine itself made it. */
export function interruptEncoded(runtime: Runtime, work: Effect): void {
  push(runtime.world, At.agenda, work as unknown as Json);
}

export function sequence(runtime: Runtime, works: readonly Work[]): void {
  for (let i = works.length - 1; i >= 0; i--) interrupt(runtime, works[i]);
}

/** Work as it waits: known to the game, with numbers and ids instead of handles. */
function readied(runtime: Runtime, work: Work): Work {
  const { effects, decisions } = runtime.game;
  if (typeof work !== 'object' || work === null)
    wrong('the agenda', 'effects { do, … } and questions { ask, … }', work);
  const { do: effect, ask } = work as Effect & Ask;
  const handler = effect === undefined ? undefined : effects.get(effect);
  if (handler !== undefined)
    return checked(handler.codec === null ? work : (encodePayload(handler.codec, work as Effect) as Effect));
  const decision = ask === undefined ? undefined : decisions.get(ask);
  if (decision !== undefined) {
    checkAsk(work as Ask);
    return checked(readiedAsk(runtime, decision, work as Ask));
  }
  return 'do' in work ? noSuch(runtime, 'effect', effect, effects) : noSuch(runtime, 'decision', ask, decisions);
}

export function noSuch(
  { game }: Pick<Runtime, 'game'>,
  kind: string,
  name: unknown,
  names: ReadonlyMap<string, unknown>,
): never {
  throw new RangeError(`there is no ${kind} ${quoted(name)} in ${game.name}${suggestion(name, names.keys())}`);
}

/** A question names who answers. */
function checkAsk({ ask, player }: Ask): void {
  const isSomebody = typeof player === 'string' || Array.isArray(player) || (player as unknown) instanceof PlayerHandle;
  if (!isSomebody) wrong(`the question "${ask}"`, 'a player, or a list of players, to answer it', player);
}

function readiedAsk(runtime: Runtime, { codec, needs }: CompiledDecision, ask: Ask): Ask {
  const { player, data, otherwise } = ask;
  if (data === undefined && needs.length > 0)
    wrong(`the question "${ask.ask}"`, `data: { ${needs.join(', ')} }, as it was declared`, data);
  return {
    ask: ask.ask,
    player: Array.isArray(player) ? player.map(playerId) : playerId(player),
    ...(data === undefined ? undefined : { data: codec === null ? data : encodePayload(codec, data as never) }),
    ...(otherwise === undefined ? undefined : { otherwise: readied(runtime, otherwise) as Effect }),
  } as Ask;
}

const playerId = (player: unknown): string => (player instanceof PlayerHandle ? player.id : (player as string));

/** Work waits, is saved and is undone as data: no handles in it, and nobody may change it later. */
function checked(work: Work, codec: Codec | null = null): Work {
  for (const key in work) {
    if (codec !== null && holdsHandles(codec, key)) continue;
    const value: unknown = work[key as keyof Work];
    if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') continue;
    if (typeof value !== 'number' || !Number.isFinite(value)) freezeJson(value, key);
  }
  return work;
}

/** Nothing that waits will happen: the game is over. */
export function dropWork(world: World): void {
  if (world.mem[At.agenda] !== 0) world.set(At.agenda, 0);
  if (world.mem[At.decision] !== 0) world.set(At.decision, 0);
  if (world.mem[At.triggered] !== 0) world.set(At.triggered, 0);
}
