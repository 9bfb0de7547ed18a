import { inWords, isolated } from '@cardloom/parts/present';

interface Sitting {
  readonly name: string;
  readonly isTaken?: boolean;
  readonly needsInvite?: boolean;
  readonly isMine: boolean;
}

/** `against Oskar`, `with Lin and Tomás`, `Ada against Kofi`, `with Ada · 2 seats free`. */
export function withWhom(seats: readonly Sitting[]): string {
  const others = seats.filter(({ isMine, isTaken }) => !isMine && isTaken !== false).map(({ name }) => isolated(name));
  const isMine = seats.some((seat) => seat.isMine);
  // a seat that is kept for a friend is free to nobody else
  const free = seats.filter(({ isTaken, needsInvite }) => isTaken === false && (isMine || needsInvite !== true)).length;
  return [people(others, isMine, seats.length), free > 0 && `${free} ${free === 1 ? 'seat' : 'seats'} free`]
    .filter(Boolean)
    .join(' · ');
}

function people(others: readonly string[], isMine: boolean, seats: number): string {
  if (others.length === 0) return '';
  if (isMine) return `${seats === 2 ? 'against' : 'with'} ${inWords(others)}`;
  return others.length === 2 && seats === 2 ? others.join(' against ') : inWords(others);
}
