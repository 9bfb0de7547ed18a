import type { RecordedMove } from '../runtime/action.ts';
import { failure, type Refusal } from '../runtime/errors.ts';
import { ForeignReader } from '../world/foreign.ts';
import { deepFreeze, isPlainObject, type Json } from '../world/json.ts';
import { LIMITS } from '../world/limits.ts';
import { cut, messageOf } from '../world/quote.ts';

const NO_ARGS = Object.freeze({});

/** An action as it came in: what history will remember of it, and what its sender took the match's checksum to be. */
export interface Received {
  readonly recorded: RecordedMove;
  readonly checksum: unknown;
}

/**
 * A private copy of an action, so that what its sender does to it later changes nothing. Each of its parts is read once,
 * whatever it is: reading what somebody else made may run somebody else's code.
 */
export function receive(action: unknown): Received | Refusal {
  try {
    return read(action);
  } catch (error) {
    return malformed(`The action cannot be read: ${messageOf(error)}.`, '');
  }
}

const malformed = (message: string, path: string): Refusal => failure('malformed-action', message, path);

/** What is wrong with the outside of an action, of which nobody makes a copy; null if it looks like one. */
export function faultOf(action: unknown): Refusal | null {
  if (typeof action !== 'object' || action === null) return NO_ACTION;
  const { player, move, args } = action as Readonly<Record<string, unknown>>;
  return faultOfParts(player, move, args);
}

function faultOfParts(player: unknown, move: unknown, args: unknown): Refusal | null {
  if (typeof player !== 'string') return malformed('An action names its player by id.', 'player');
  if (typeof move !== 'string') return malformed('An action names its move.', 'move');
  if (args === undefined || (typeof args === 'object' && args !== null && isPlainObject(args))) return null;
  return malformed('The arguments of a move are an object, by name.', 'args');
}

const NO_ACTION = malformed('An action is an object { player, move, args }.', '');

function read(action: unknown): Received | Refusal {
  if (typeof action !== 'object' || action === null) return NO_ACTION;
  const { player, move, args, checksum } = action as {
    player: string;
    move: string;
    args?: object;
    checksum?: unknown;
  };
  const fault = faultOfParts(player, move, args);
  if (fault !== null) return fault;
  if (args === undefined) return { recorded: { player, move, args: NO_ARGS }, checksum };
  const copy: Record<string, Json> = {};
  const names = Object.keys(args);
  const { values, characters } = LIMITS.action;
  if (names.length > values) return malformed(`A move has at most ${values} arguments, not ${names.length}.`, 'args');
  let length = 0;
  let reader: ForeignReader | null = null;
  for (const name of names) {
    if (name === '__proto__') return malformed('No argument is called "__proto__".', 'args.__proto__');
    const value: unknown = (args as Readonly<Record<string, unknown>>)[name];
    length += name.length;
    if (typeof value === 'string') {
      length += value.length;
      copy[name] = value;
    } else if (typeof value === 'number' && Number.isFinite(value)) copy[name] = value + 0;
    else if (value === null || typeof value === 'boolean') copy[name] = value;
    else if (value !== undefined) {
      reader ??= new ForeignReader(LIMITS.action);
      const path = `args.${cut(name)}`;
      try {
        copy[name] = deepFreeze(reader.copy(value, path));
      } catch (error) {
        return malformed(`${messageOf(error)}.`, path);
      }
    }
    if (length > characters) return malformed(`The arguments have more than ${characters} characters.`, 'args');
  }
  return { recorded: { player, move, args: copy }, checksum };
}
