import { CardHandle, PlayerHandle, Zone } from './handles.ts';
import { quoted } from './quote.ts';

/**
 * What rules hand to operations, and what they answer. The wrong kind of thing is said in a sentence: who wanted it, what
 * was wanted, and what came.
 */
export function wrong(who: string, wanted: string, given: unknown): never {
  throw new TypeError(`${who} takes ${wanted}, not ${shown(given)}`);
}

/** A card is wanted. */
export const noCard = (who: string, given: unknown): never =>
  wrong(who, typeof given === 'number' ? `a card (coreOps.card(${given}) gives it)` : 'a card', given);

/** A zone is wanted. */
export const noZone = (who: string, given: unknown): never =>
  wrong(who, typeof given === 'string' ? 'a zone (from `zones`, or of a player)' : 'a zone', given);

function shown(given: unknown): string {
  if (given instanceof CardHandle) return `the card "${given.name}"`;
  if (given instanceof PlayerHandle) return `the player "${given.id}"`;
  return given instanceof Zone ? `the zone "${given.name}"` : quoted(given);
}

/** A rule must have given a list. */
export function mustBeList(given: unknown, what: string): void {
  if (!Array.isArray(given)) throw new TypeError(`must give ${what}, not ${shown(given)}`);
}

/** The options of a choice can be gone through: a list, a zone, a set. */
export function mustBeOptions(
  given: unknown,
  { place, kind }: { readonly place: string; readonly kind: string },
): void {
  const isMany = typeof given === 'object' && given !== null && Symbol.iterator in given;
  if (!isMany) throw new TypeError(`${place || kind} must give its options as a list, not ${shown(given)}`);
}

/** The bounds of a choice are numbers. */
export function noBounds(
  { min, max }: { readonly min: unknown; readonly max: unknown },
  { place, kind }: { readonly place: string; readonly kind: string },
): never {
  throw new TypeError(`${place || kind} must give its bounds as numbers, not from ${shown(min)} to ${shown(max)}`);
}

/** A choice has its bounds, or what there is to pay with, as an object. */
export function mustBeObject(
  given: unknown,
  { place, kind }: { readonly place: string; readonly kind: string },
  what: string,
): void {
  if (typeof given !== 'object' || given === null)
    throw new TypeError(`${place || kind} must give ${what}, not ${shown(given)}`);
}
