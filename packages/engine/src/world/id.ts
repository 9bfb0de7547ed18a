import { controlCharacterIn } from './control-characters.ts';
import { LONGEST_ID } from './limits.ts';

/** What is wrong with the id of a match, to go on after it; null if nothing is. */
export function faultOfId(id: unknown): string | null {
  if (typeof id !== 'string') return 'is no text';
  if (id === '') return 'is empty';
  if (id.length > LONGEST_ID) return `is longer than the ${LONGEST_ID} characters an id may have`;
  const control = controlCharacterIn(id);
  return control === null ? null : `has the control character ${control}`;
}

/**
 * The same for the id of a player. What is kept by player, such as answers, is gone through in seat order; keys that are
 * whole numbers come in an order of their own, whoever sits where.
 */
export function faultOfPlayer(id: unknown): string | null {
  return faultOfId(id) ?? (WHOLE.test(id as string) ? `is a whole number; call it p${id as string}` : null);
}
const WHOLE = /^(0|[1-9]\d{0,9})$/;
