import { CardloomError } from '../runtime/errors.ts';
import { ForeignError, ForeignReader } from '../world/foreign.ts';
import type { Json } from '../world/json.ts';
import { LIMITS, USUAL_ACTIONS } from '../world/limits.ts';
import { quoted } from '../world/quote.ts';

/**
 * How a snapshot or a replay is read.
 *
 * ```ts
 * const options: ReadOptions = { mostActions: 5_000 };
 * const again = restore(game, match.snapshot(), options);
 * ```
 */
export interface ReadOptions {
  /** How many actions it may have; 50,000 if left out. Reading takes time and memory that grow with them. */
  readonly mostActions?: number;
}

/**
 * Copies what was done in a match, as it comes from outside. Each entry may be as large as an action may be, so whatever a
 * match wrote can be read, however long it went on, by somebody who says so.
 */
export function historyReader({ mostActions = USUAL_ACTIONS }: ReadOptions = {}) {
  if (!Number.isSafeInteger(mostActions) || mostActions < 0) {
    const message = `mostActions is a whole number, not ${quoted(mostActions)}.`;
    throw new CardloomError('bad-options', message, 'mostActions');
  }
  return (value: unknown, path: string): Json => {
    if (!Array.isArray(value)) throw new ForeignError(path, 'is not a list');
    const { length } = value;
    if (length > mostActions) throw new ForeignError(path, `has ${length} entries; ${MORE}`);
    const reader = new ForeignReader(LIMITS.recorded);
    const copy: Json[] = [];
    for (let i = 0; i < length; i++) {
      try {
        reader.startAnew();
        copy.push(reader.copy(value[i], '', 'kept'));
      } catch (error) {
        const { path: place, fault } = error as ForeignError;
        throw new ForeignError(`${path}[${i}]${place === '' ? '' : `.${place}`}`, fault);
      }
    }
    return copy;
  };
}
const MORE = 'where it is trusted, { mostActions } says how many may be read';
