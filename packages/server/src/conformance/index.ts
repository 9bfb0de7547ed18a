/**
 * What every store must do, as cases for any test runner: each is given a store that is empty.
 * @module @cardloom/server/conformance
 */

import { holdingCases } from './holding.ts';
import { lobbyCases } from './lobby.ts';
import { logCases } from './log.ts';
import type { StoreCase } from './samples.ts';

export type { StoreCase, StorePlace } from './samples.ts';

/**
 * What every store must do: run each case on a store of your own.
 *
 * ```ts
 * import { test } from 'vitest';
 * const place: StorePlace = { open: async (now) => memoryStore({ now }), isLasting: false };
 * for (const { name, run } of storeCases satisfies readonly StoreCase[]) test(name, () => run(place));
 * ```
 */
export const storeCases: readonly StoreCase[] = [...logCases, ...holdingCases, ...lobbyCases];
