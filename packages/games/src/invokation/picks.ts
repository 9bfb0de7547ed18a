import { activeOf, CHARACTERS, characterAt } from './board.ts';
import type { Card, Player } from './kit.ts';

/** Characters that cards find by themselves, looking in trigger order: from the active one on. */

/** The first own character from `from` places after the active one that fits. */
function first(player: Player, from: number, fits: (character: Card) => boolean): Card | undefined {
  for (let i = from; i < CHARACTERS; i++) {
    const character = characterAt(player, (player.active + i) % CHARACTERS);
    if (!character.isDefeated && fits(character)) return character;
  }
  return undefined;
}

export const hasRoomForEnergy = ({ energy, def }: Card): boolean => energy < def.maxEnergy;
const isHurt = ({ hp, def }: Card): boolean => hp < def.maxHp;

/** Whose energy is not full: the active character first. */
export const firstNotFull = (player: Player): Card | undefined => first(player, 0, hasRoomForEnergy);
export const isAnyoneHurt = (player: Player): boolean => first(player, 0, isHurt) !== undefined;
export const hasStandby = (player: Player): boolean => first(player, 1, () => true) !== undefined;

/** Own standby characters that are not defeated. */
export function standbysOf(player: Player): Card[] {
  const found: Card[] = [];
  first(player, 1, (character) => {
    found.push(character);
    return false;
  });
  return found;
}

/** The standby character that has lost most hp, the earlier one of two; none if nobody is hurt. */
export function mostHurtStandby(player: Player): Card | undefined {
  let most: Card | undefined;
  for (const character of standbysOf(player)) {
    if (isHurt(character) && lost(character) > (most === undefined ? 0 : lost(most))) most = character;
  }
  return most;
}
const lost = ({ hp, def }: Card): number => def.maxHp - hp;

export const isActiveHurt = (player: Player): boolean => isHurt(activeOf(player));
