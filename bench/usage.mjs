// Command-line options of the benchmarks: bad input is one clear line and exit code 2.
import { parseArgs } from 'node:util';

export class UsageError extends Error {}

/** `parseArgs` for options only, with its complaints as usage errors. */
export function readOptions(args, options) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error.message);
  }
}

/** The value of `--name` as a number of at least `min`. */
export function readNumber(name, text, min) {
  const value = Number(text);
  if (text.trim() === '' || !(value >= min && value < Infinity))
    throw new UsageError(`--${name} takes a number of at least ${min}, not "${text}"`);
  return value;
}
