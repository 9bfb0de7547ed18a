import type { Json } from '../world/json.ts';

/**
 * Arguments of an action, by the names of their choices.
 *
 * ```ts
 * const args: Args = { card: 12, slot: 'left' };
 * ```
 */
export type Args = Readonly<Record<string, Json>>;
