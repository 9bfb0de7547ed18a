import { canonicalJson, deepFreeze, isPlainObject, type Json } from '../world/json.ts';
import { failure, type Refusal } from './errors.ts';
import type { Action, RecordedMove } from './history.ts';

const NO_ARGS = Object.freeze({});

/** A private copy of an action, so that what its sender does to it later changes nothing. */
export function record(action: Action): RecordedMove | Refusal {
  if (typeof action !== 'object' || action === null) {
    return failure('malformed-action', 'An action is an object { player, move, args }.');
  }
  const { player, move, args } = action;
  if (typeof player !== 'string') return failure('malformed-action', 'An action names its player by id.', 'player');
  if (typeof move !== 'string') return failure('malformed-action', 'An action names its move.', 'move');
  if (args === undefined) return { player, move, args: NO_ARGS };
  if (typeof args !== 'object' || args === null || !isPlainObject(args)) {
    return failure('malformed-action', 'The arguments of a move are an object, by name.', 'args');
  }
  const copy: Record<string, Json> = {};
  for (const key of Object.keys(args)) {
    if (key === '__proto__') return failure('malformed-action', 'No argument is called "__proto__".', 'args.__proto__');
    const value: unknown = args[key];
    if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) {
      copy[key] = value as Json;
    } else if (value !== undefined) {
      try {
        copy[key] = deepFreeze(JSON.parse(canonicalJson(value, `args.${key}`)) as Json);
      } catch (error) {
        const reason = error instanceof RangeError ? `args.${key} goes round in circles` : (error as Error).message;
        return failure('malformed-action', `${reason}.`, `args.${key}`);
      }
    }
  }
  return { player, move, args: copy };
}
