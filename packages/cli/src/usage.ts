/** What a person got wrong: one clear line on standard error, exit code 2, nothing half-written. */
export class UsageError extends Error {}

export const fail = (message: string): never => {
  throw new UsageError(message);
};

/** A whole number from the command line. */
export function wholeNumber(name: string, text: string | undefined, otherwise: number, min = 0): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min) fail(`--${name} takes a whole number of ${min} or more, not "${text}"`);
  return value;
}
