import type { Printed } from './card-set.ts';

/** What a unit is worth with its pilot, for the rules and for the table. */
type Body = Pick<Printed, 'ap' | 'hp'>;

export const apFrom = (unit: Body, pilot: Body | undefined, buff: number, battleBuff: number): number =>
  Math.max(0, unit.ap + (pilot?.ap ?? 0) + buff + battleBuff);

export const hpFrom = (unit: Body, pilot: Body | undefined): number => unit.hp + (pilot?.hp ?? 0);

export const links = (unit: Pick<Printed, 'link'>, pilot: Pick<Printed, 'traits'>): boolean =>
  pilot.traits.includes(unit.link);
