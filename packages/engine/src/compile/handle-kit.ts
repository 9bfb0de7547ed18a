import type { HandleKit } from '../definition/compiled.ts';
import { Ctx, pendingField } from '../operations/ctx.ts';
import { Operations } from '../operations/operations.ts';
import { readState } from '../operations/state.ts';
import type { Runtime } from '../runtime/runtime.ts';
import {
  accessor,
  BASE,
  CardHandle,
  defineColumns,
  type HandleSource,
  PlayerHandle,
  WORLD,
  type Zone,
} from '../world/handles.ts';
import type { Layout } from '../world/layout.ts';
import type { World } from '../world/world.ts';

/** The handle classes of one game. They exist once, so all its matches share the same shapes. */
export class Kit implements HandleKit {
  readonly Card: typeof CardHandle;
  readonly Player: typeof PlayerHandle;
  readonly #Ctx: typeof Ctx;
  readonly #Operations: typeof Operations;
  readonly #accessors: PropertyDescriptorMap;
  readonly #G = plainConstructor();

  constructor(layout: Layout) {
    this.Card = class extends CardHandle {};
    defineColumns(this.Card.prototype, layout.card);
    // where a zone is depends on how many play
    const ownZones = new Map<number, [name: string, first: number][]>();
    const zonesIn = (layout: Layout): [name: string, first: number][] => {
      let zones = ownZones.get(layout.seats);
      if (zones === undefined) {
        zones = playerZones(layout);
        ownZones.set(layout.seats, zones);
      }
      return zones;
    };
    this.Player = class extends PlayerHandle {
      constructor(source: HandleSource, seat: number) {
        super(source, seat);
        for (const [name, first] of zonesIn(source.world.layout)) this.addZone(name, first + seat);
      }
    };
    defineColumns(this.Player.prototype, layout.player);
    this.#Ctx = class extends Ctx {};
    defineColumns(this.#Ctx.prototype, layout.ctx);
    this.#Operations = class extends Operations {};
    for (const [kind, name] of layout.pending.entries()) {
      const field = pendingField(name);
      Object.defineProperty(this.#Ctx.prototype, field, {
        get(this: Ctx) {
          return this.pendingOf(kind);
        },
      });
      Object.defineProperty(this.#Operations.prototype, `set${field[0].toUpperCase()}${field.slice(1)}`, {
        value(this: Operations, players: readonly string[]) {
          this.setPending(name, players);
        },
      });
    }
    this.#accessors = Object.fromEntries(layout.game.map((column) => [column.name, accessor(column)]));
  }

  /** `G` has its accessors as own, enumerable properties, so `{ ...G, x: 1 }` works. */
  createG(world: World): object {
    const G = Object.defineProperties(new this.#G(), { [WORLD]: { value: world }, [BASE]: { value: 0 } });
    return Object.preventExtensions(Object.defineProperties(G, this.#accessors));
  }

  createCtx(runtime: Runtime): Ctx {
    return Object.preventExtensions(new this.#Ctx(runtime));
  }

  createOps(runtime: Runtime): Operations {
    return new this.#Operations(runtime);
  }

  readState(runtime: Runtime): object {
    return readState(runtime);
  }

  createZones(runtime: Runtime): object {
    const zones: Record<string, Zone> = {};
    for (const place of runtime.layout.zones) {
      if (place.owner === -1 && place.name !== 'gone') zones[place.name] = runtime.zoneHandle(place.id);
    }
    return zones;
  }
}

/**
 * Makes plain objects as `{}` does, but those of one constructor only share shapes with each other. Attributes of the same
 * name in another game have accessors of their own, and V8 makes a slow dictionary of an object that begins like one and
 * goes on like the other.
 */
function plainConstructor(): new () => object {
  // biome-ignore lint/complexity/useArrowFunction: an arrow function cannot be called with `new`
  const Plain = function () {} as unknown as new () => object;
  Plain.prototype = Object.prototype;
  return Plain;
}

/** The players' zones: name, and the number of the first seat's. */
function playerZones(layout: Layout): [name: string, first: number][] {
  return [...layout.zonesByName]
    .filter(([, ids]) => layout.zones[ids[0]].owner >= 0)
    .map(([name, ids]) => [name, ids[0]]);
}
