import { turnPlayerOf, type View } from 'cardloom';
import type { Clash } from './description.ts';
import type { CardRecord } from './record.ts';
import { calledCard } from './telling.ts';

/**
 * Who fights whom, as games keep it: numbers of cards, 0 for none.
 *
 * ```ts
 * const combat: Combat = { attacker: 3, defender: 0 };
 * ```
 */
export interface Combat {
  readonly attacker: number;
  readonly defender: number;
}

/**
 * What a card attacks and aims at, as far as it does: cards by number, players by id.
 *
 * ```ts
 * console.log(aims(0, 12, false, 'p1')); // [ 12, 'p1' ]
 * ```
 */
export const aims = (...given: readonly (number | string | false | undefined)[]): (number | string)[] =>
  given.filter((aim): aim is number | string => aim !== undefined && aim !== false && aim !== 0 && aim !== -1);

/**
 * That a card attacks or is attacked, and what it aims at; `attacked` is a player, where no card is.
 *
 * ```ts
 * console.log(inCombat({ attacker: 3, defender: 4 }, { id: 3 })); // { active: true, now: 'attacks', points: [ 4 ] }
 * ```
 */
export const inCombat = (
  { attacker, defender }: Combat,
  { id, aim = 0 }: { readonly id: number; readonly aim?: number },
  attacked?: string,
): Pick<CardRecord, 'active' | 'now' | 'points'> => ({
  ...(attacker === 0 || (id !== attacker && id !== defender)
    ? {}
    : { active: true, now: id === attacker ? 'attacks' : 'attacked' }),
  points: aims(aim, id === attacker && (defender === 0 ? attacked : defender)),
});

/**
 * `{#3} attacks {#4}`: who attacks what; the player whose turn it is not, where that is no card. Null if nobody attacks.
 *
 * ```ts
 * console.log(attackClash({ attacker: 3, defender: 4 }, view)); // { text: '{#3} attacks {#4}' }
 * ```
 */
export function attackClash(
  { attacker, defender }: Combat,
  { ctx, players }: Pick<View, 'ctx'> & { readonly players: object },
  more = '',
): Clash | null {
  if (attacker === 0) return null;
  const attacked = Object.keys(players).find((id) => id !== turnPlayerOf({ ctx }));
  return { text: `${calledCard(attacker)} attacks ${defender === 0 ? `{${attacked}}` : calledCard(defender)}${more}` };
}
