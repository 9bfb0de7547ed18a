import type { Element } from './elements.ts';
import type { Context } from './kit.ts';
import { Hook, type Kind } from './printed.ts';

/** What one skill or trigger has set off and nobody was told yet: numbers as below, zero at rest. */
export const happeningState = {
  happening0: 0,
  happening1: 0,
  happening2: 0,
  happening3: 0,
  happening4: 0,
  happening5: 0,
  happening6: 0,
  happening7: 0,
  happening8: 0,
  happening9: 0,
  happening10: 0,
  happening11: 0,
};
const HAPPENING_KEYS = Object.keys(happeningState) as readonly (keyof typeof happeningState)[];

/**
 * What a skill's or trigger's body sets off: it waits until the body is done, and then wakes triggers. One happening is
 * one number, so that writing it down costs little; the character it is about stands in it as seat and place, who did it as the
 * kind of card, its side, and whether it was a character's skill directly.
 */
export const happeningOf = (
  hook: Hook,
  seat: number,
  place: number,
  element: number,
  reaction: number,
  byKind: number,
  bySeat: number,
  isSkill: boolean,
  value: number,
): number =>
  hook |
  (seat << 5) |
  (place << 6) |
  ((element + 1) << 8) |
  (reaction << 12) |
  (byKind << 16) |
  (bySeat << 20) |
  ((isSkill ? 1 : 0) << 21) |
  (Math.min(value, 127) << 22);

export const hookIn = (happening: number): Hook => happening & 31;
export const seatIn = (happening: number): number => (happening >> 5) & 1;
export const placeIn = (happening: number): number => (happening >> 6) & 3;
export const elementIn = (happening: number): Element => ((happening >> 8) & 15) - 1;
export const reactionIn = (happening: number): number => (happening >> 12) & 15;
export const byKindIn = (happening: number): Kind => (happening >> 16) & 15;
export const bySeatIn = (happening: number): number => (happening >> 20) & 1;
export const isSkillIn = (happening: number): boolean => ((happening >> 21) & 1) === 1;
export const valueIn = (happening: number): number => (happening >> 22) & 127;

/** Both players have room for some, turn by turn. */
const MOST = 2 * HAPPENING_KEYS.length;

/** Writes down what happened. */
export function note({ G, players }: Context, happening: number): void {
  const count = G.happenings;
  if (count === MOST) throw new RangeError(`more than ${MOST} things happened in one body`);
  players[count & 1][HAPPENING_KEYS[count >> 1]] = happening;
  G.happenings = count + 1;
}

/** Order of the groups: what is no damage, damage that was survived, damage that was not, defeats. */
function groupOf({ players }: Context, happening: number): number {
  const hook = hookIn(happening);
  if (hook === Hook.afterDefeat) return 3;
  if (hook !== Hook.afterDamage) return 0;
  return players[seatIn(happening)].characters.at(placeIn(happening))?.isDefeated === true ? 2 : 1;
}

const NOTHING: readonly number[] = [];

/** Takes what was written down, in the order it is told about; what nobody listens to is left out. */
export function takeHappenings(context: Context): readonly number[] {
  const { G, players } = context;
  const count = G.happenings;
  if (count === 0) return NOTHING;
  const listens = players[0].listens | players[1].listens;
  let taken: number[] | undefined;
  for (let i = 0; i < count; i++) {
    const happening = players[i & 1][HAPPENING_KEYS[i >> 1]];
    players[i & 1][HAPPENING_KEYS[i >> 1]] = 0;
    if ((listens & (1 << hookIn(happening))) === 0) continue;
    taken ??= [];
    taken.push(happening);
  }
  G.happenings = 0;
  if (taken === undefined) return NOTHING;
  if (taken.length > 1) taken.sort((one, other) => groupOf(context, one) - groupOf(context, other));
  return taken;
}

/** Forgets it all: nobody is told. */
export function forgetHappenings({ G, players }: Context): void {
  for (let i = 0; i < G.happenings; i++) players[i & 1][HAPPENING_KEYS[i >> 1]] = 0;
  G.happenings = 0;
}
