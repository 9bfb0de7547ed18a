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
 * (a function of the game, by question and name); asking folds all of them in the order they were registered. They
 * go when their card leaves its zone.
 */
export interface RegisteredModifier {
  readonly question: string;
  readonly by: string;
  readonly source: number;
}

export function addModifier(runtime: Runtime, question: string, by: string, source: number): void {
  const { world } = runtime;
  const there = runtime.game.modifiers.get(question);
  if (there?.has(by) !== true) noModifier(runtime, question, by, there?.keys() ?? []);
  push(world, At.modifiers, Object.freeze({ by, question, source }));
  world.setCard(source, CardAt.source, world.card(source, CardAt.source) + 1);
}

function noModifier({ game }: Runtime, question: string, by: unknown, names: Iterable<string>): never {
  const help = suggestion(by, names) || suggestion(question, game.modifiers.keys());
  throw new RangeError(
    `there is no modifier ${quoted(by)} for the question ${quoted(question)} in ${game.name}${help}`,
  );
}

function activate(runtime: Runtime): readonly ActiveModifier[] {
  const { world, game, modifiers } = runtime;
  const list: ActiveModifier[] = [];
  for (const registered of contents(world, At.modifiers).reverse()) {
    const { question, by, source } = registered as unknown as RegisteredModifier;
    const rule = game.modifiers.get(question)?.get(by);
    if (rule !== undefined) list.push({ question, rule, source: runtime.cardHandle(source) });
  }
  modifiers.newest = world.boxes[world.mem[At.modifiers]];
  modifiers.list = list;
  return list;
}

/** The answer to a question after every modifier has had its say. */
export function modified<V>(runtime: Runtime, question: string, current: V, info: unknown): V {
  return runtime.world.mem[At.modifiers] === 0 ? current : runtime.inside(modify<V>, question, current, info);
}

function modify<V>(runtime: Runtime, question: string, current: V, info: unknown): V {
  const { world, modifiers } = runtime;
  const newest = world.boxes[world.mem[At.modifiers]];
  const all = modifiers.newest === newest ? modifiers.list : activate(runtime);
  let answer = current;
  for (let i = 0; i < all.length; i++) {
    if (all[i].question !== question) continue;
    const { rule, source } = all[i];
    answer = runtime.call(rule, answer, info, source) as V;
  }
  return answer;
}

export function dropModifiers(world: World, card: number): void {
  rewrite(world, At.modifiers, (modifier) =>
    (modifier as unknown as RegisteredModifier).source === card ? undefined : modifier,
  );
}
