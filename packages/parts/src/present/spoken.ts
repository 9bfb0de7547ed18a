import { showControlCharacters } from 'cardloom';

/** A name as it stands in code, for people: `UNIT_DAMAGED`, `endTurn`, `fire-ball` → `unit damaged`, `end turn`, `fire ball`. */
export function spoken(name: string): string {
  const isShouted = name === name.toUpperCase();
  const spaced = isShouted ? name : name.replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return showControlCharacters(spaced.replace(/[_-]+/g, ' ').trim().toLowerCase());
}
