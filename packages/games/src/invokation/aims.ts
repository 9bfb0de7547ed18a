import { CHARACTERS, characterAt } from './board.ts';
import type { Card, Player, Zone } from './kit.ts';
import { attachment, hasStatus } from './moment.ts';
import { type Aim, Kind, type Printed, type WeaponType } from './printed.ts';

/** What cards can be aimed at. */

/** Own characters that are not defeated and fit; `why` says what speaks against one that does not. */
export function ownCharacter(
  fits: (character: Card, player: Player, first: Card | undefined) => true | string = () => true,
  prompt = 'Which character?',
  none = 'finds no character of yours that fits',
): Aim {
  return {
    prompt,
    none,
    list: (player, _foe, first) => {
      const found: Card[] = [];
      for (let place = 0; place < CHARACTERS; place++) {
        const character = characterAt(player, place);
        if (!character.isDefeated && fits(character, player, first) === true) found.push(character);
      }
      return found;
    },
    why: (card, player) => {
      if (card.def.kind !== Kind.character || card.owner !== player) return 'is no character of yours';
      if (card.isDefeated) return `names ${card.name}, who is defeated`;
      const reason = fits(card, player, undefined);
      return reason === true ? undefined : `names ${card.name}, who ${reason}`;
    },
  };
}

/** For food: not satiated, and for healing food hurt. */
export const hungry = (character: Card): true | string =>
  !hasStatus(character, 'Satiated') || 'is satiated for this round';
export const hungryAndHurt = (character: Card): true | string =>
  hungry(character) === true ? character.hp < character.def.maxHp || 'is not hurt' : hungry(character);

const inZone = (prompt: string, none: string, zone: (player: Player, foe: Player) => Zone): Aim => ({
  prompt,
  none,
  list: (player, foe) => zone(player, foe).cards,
  why: null,
});
export const ownSummon = inZone('Which summon?', 'needs a summon of yours', (player) => player.summons);
export const theirSummon = inZone('Which summon?', 'needs a summon of your opponent', (_player, foe) => foe.summons);
export const ownSupport = inZone('Which support goes?', 'needs a support of yours', (player) => player.supports);

/** An own standby character. */
export const standby = ownCharacter(
  (character, player) => characterAt(player, player.active) !== character || 'is active already',
  'Who comes in?',
  'needs a standby character',
);

/** Who has equipment of this kind that another own character could take, and then that other one. */
export function passesOn(kind: Kind.weapon | Kind.artifact): readonly [Aim, Aim] {
  const isIt = (def: Printed): boolean => def.kind === kind;
  const canTake = (from: Card, to: Card): boolean =>
    to !== from && !to.isDefeated && (kind === Kind.artifact || to.def.weapon === from.def.weapon);
  const anyone = (player: Player, from: Card): boolean => {
    for (let place = 0; place < CHARACTERS; place++) if (canTake(from, characterAt(player, place))) return true;
    return false;
  };
  return [
    ownCharacter(
      (character, player) =>
        (attachment(character, isIt) !== undefined && anyone(player, character)) ||
        'has nothing another one could take',
      'From whom?',
    ),
    ownCharacter(
      (character, _player, first) => first === undefined || canTake(first, character) || 'cannot take it',
      'To whom?',
    ),
  ];
}

/** Who can carry a weapon of this type. */
export const carriesType = (type: WeaponType): Aim =>
  ownCharacter((character) => character.def.weapon === type || `uses no ${type}`, 'Who carries it?');
export const anyCharacter: Aim = ownCharacter(undefined, 'Who wears it?');
