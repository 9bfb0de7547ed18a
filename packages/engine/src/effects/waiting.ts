import type { Codec } from '../definition/compiled.ts';
import type { Effect } from '../definition/work.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Unread } from '../world/boxes.ts';
import type { Json } from '../world/json.ts';
import { encodePayload } from './payload.ts';

/** An effect on the agenda as its rule wrote it. Its handles are those of one match: a fork reads it as JSON. */
export class Waiting extends Unread {
  readonly runtime: Runtime;
  readonly effect: Effect;
  readonly #codec: Codec;
  #json: Json | undefined;

  constructor(runtime: Runtime, effect: Effect, codec: Codec) {
    super();
    this.runtime = runtime;
    this.effect = effect;
    this.#codec = codec;
  }

  get json(): Json {
    this.#json ??= encodePayload(this.#codec, this.effect);
    return this.#json;
  }
}
