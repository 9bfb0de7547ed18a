import type { Json } from '../world/json.ts';

/** Arguments of an action, by the names of their choices. */
export type Args = Readonly<Record<string, Json>>;
