import { everySeat } from '../players/priority.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A seat of -1 is the spectator, who knows what every player knows. */
export const SPECTATOR = -1;

/** Whether a seat is among those that know something. */
export const knows = ({ layout }: Runtime, seat: number, known: number): boolean => {
  if (seat !== SPECTATOR) return (known & (1 << seat)) !== 0;
  const everyone = everySeat(layout.seats);
  return (known & everyone) === everyone;
};
