import { controlCharacterIn } from './control-characters.ts';
import { LONGEST_ID } from './limits.ts';

/** What is wrong with the id of a player or a match, to go on after it; null if nothing is. */
export function faultOfId(id: unknown): string | null {
  if (typeof id !== 'string') return 'is no text';
  if (id === '') return 'is empty';
  if (id.length > LONGEST_ID) return `is longer than the ${LONGEST_ID} characters an id may have`;
  const control = controlCharacterIn(id);
  return control === null ? null : `has the control character ${control}`;
}
