import type { ActiveModifier } from '../runtime/active-modifiers.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { contents, push, rewrite } from '../world/boxes.ts';
import { At } from '../world/header.ts';
import { CardAt } from '../world/layout.ts';
import { quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';
import type { World } from '../world/world.ts';

/**
 * Rules that modify rules: may I deploy here? who wins this terrain? what does this cost? A card registers a modifier
 * (a function of the game, by what it modifies and its name); all of them are folded in the order they were registered.
 * They go when their card leaves its zone.
 */
interface RegisteredModifier {
  readonly modifies: string;
  readonly by: string;
  readonly source: number;
}

export function addModifier(runtime: Runtime, what: string, by: string, source: number): void {
  const { world } = runtime;
  const there = runtime.game.modifiers.get(what);
  if (there?.has(by) !== true) noModifier(runtime, what, by, there?.keys() ?? []);
  push(world, At.modifiers, Object.freeze({ by, modifies: what, source }));
  world.setCard(source, CardAt.source, world.card(source, CardAt.source) + 1);
}

function noModifier({ game }: Runtime, what: string, by: unknown, names: Iterable<string>): never {
  const help = suggestion(by, names) || suggestion(what, game.modifiers.keys());
  throw new RangeError(`there is no modifier ${quoted(by)} of ${quoted(what)} in ${game.name}${help}`);
}

function activate(runtime: Runtime): readonly ActiveModifier[] {
  const { world, game, modifiers } = runtime;
  const list: ActiveModifier[] = [];
  for (const registered of contents(world, At.modifiers).reverse()) {
    const { modifies, by, source } = registered as unknown as RegisteredModifier;
    const rule = game.modifiers.get(modifies)?.get(by);
    if (rule !== undefined) list.push({ modifies, rule, source: runtime.cardHandle(source) });
  }
  modifiers.newest = world.boxes[world.mem[At.modifiers]];
  modifiers.list = list;
  return list;
}

/** A value after every modifier has had its say. */
export function modified<V>(runtime: Runtime, what: string, current: V, info: unknown): V {
  return runtime.world.mem[At.modifiers] === 0 ? current : runtime.inside(modify<V>, what, current, info);
}

function modify<V>(runtime: Runtime, what: string, current: V, info: unknown): V {
  const { world, modifiers } = runtime;
  const newest = world.boxes[world.mem[At.modifiers]];
  const all = modifiers.newest === newest ? modifiers.list : activate(runtime);
  let value = current;
  let isNone = true;
  for (let i = 0; i < all.length; i++) {
    if (all[i].modifies !== what) continue;
    const { rule, source } = all[i];
    isNone = false;
    value = runtime.call(rule, value, info, source) as V;
  }
  if (isNone && !runtime.game.modifiers.has(what)) noSuchValue(runtime, what);
  return value;
}

function noSuchValue({ game }: Runtime, what: unknown): never {
  const help = suggestion(what, game.modifiers.keys());
  throw new RangeError(`${quoted(what)} is not among the declared modifiers of ${game.name}${help}`);
}

export function dropModifiers(world: World, card: number): void {
  rewrite(world, At.modifiers, (modifier) =>
    (modifier as unknown as RegisteredModifier).source === card ? undefined : modifier,
  );
}
