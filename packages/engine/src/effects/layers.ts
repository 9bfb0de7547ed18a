import type { CompiledLayers } from '../definition/compiled.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { mustBeList } from '../world/given.ts';
import { At } from '../world/header.ts';
import { CardAt, ZoneAt } from '../world/layout.ts';

/**
 * Derived values: what cards are after all continuous effects. They are worked out from base values, layer by layer and
 * by timestamp within a layer, and kept with the cards: reading them costs nothing, and undo, forks and snapshots have
 * them like any attribute. The base is never changed by an effect.
 */

interface Layered {
  readonly timestamp: number;
  readonly apply: (card: object) => void;
}

/** Of one card only, where nothing about the others can have changed: it has just come, and has no effects of its own. */
export function derive(runtime: Runtime, only?: object): void {
  const { layers } = runtime.game;
  if (layers === null) throw new Error('the game has no `layers`, so there is nothing to derive');
  const each = (visit: (card: object) => unknown): void => {
    if (only === undefined) eachCard(runtime, layers, visit);
    else visit(only);
  };
  each((card) => runtime.call(layers.base, card));
  for (const layer of layers.order) {
    const effects = runtime.call(layers.effects, layer) as readonly Layered[];
    mustBeList(effects, `a list of effects for the layer "${layer}"`);
    const ordered = effects.length < 2 ? effects : [...effects].sort((a, b) => a.timestamp - b.timestamp);
    if (ordered.length > 0) {
      each((card) => {
        for (let i = 0; i < ordered.length; i++) ordered[i].apply(card);
      });
    }
    // what follows from a layer happens before the next one is looked at
    if (layers.settle !== null) runtime.call(layers.settle, layer);
    if (runtime.world.mem[At.gameOver] !== 0) break;
  }
}

function eachCard(runtime: Runtime, { zones }: CompiledLayers, visit: (card: object) => unknown): void {
  const { world, layout } = runtime;
  for (const name of zones) {
    for (const id of layout.zonesByName.get(name) ?? []) {
      let card = world.mem[layout.zones[id].address + ZoneAt.bottom];
      while (card !== 0) {
        const next = world.card(card, CardAt.next);
        visit(runtime.cardHandle(card));
        card = next;
      }
    }
  }
}
