import { showControlCharacters } from 'cardloom';

/**
 * A name as it stands in code, for people: `UNIT_DAMAGED`, `endTurn`, `fire-ball` → `unit damaged`, `end turn`, `fire ball`.
 *
 * ```ts
 * console.log(spoken('UNIT_DAMAGED'), spoken('endTurn')); // unit damaged end turn
 * ```
 */
export function spoken(name: string): string {
  const isShouted = name === name.toUpperCase();
  const spaced = isShouted ? name : name.replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return showControlCharacters(spaced.replace(/[_-]+/g, ' ').trim().toLowerCase());
}
