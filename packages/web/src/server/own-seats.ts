import type { Created } from '@cardloom/protocol';
import { keep, kept, keptList } from '../kept.ts';

/** What lets this browser back to its seats; it never leaves it but to the server. */
export interface OwnSeat {
  readonly id: string;
  /** Whose seat it is; null for whoever only watches. */
  readonly player: string | null;
  readonly token: string | null;
  readonly invites: Created['invites'];
  readonly watch: string | null;
  /** The invitation by which one came, null if anybody could. */
  readonly came?: string | null;
  /** It was taken out of the lobby's list; the token may still be that of the next match. */
  readonly isHidden?: true;
}

const KEY = 'cardloom.seats';
const MOST = 100;

export const ownSeats = (): readonly OwnSeat[] => keptList<OwnSeat>(KEY).filter(isSeat);

// somebody else may have written there
const isSeat = ({ id, player, token, invites, watch }: OwnSeat): boolean =>
  typeof id === 'string' && Array.isArray(invites) && [player, token, watch].every(isTextOrNull);
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

export const ownSeat = (id: string): OwnSeat | undefined => ownSeats().find((seat) => seat.id === id);

export function keepSeat(seat: OwnSeat): void {
  const others = ownSeats().filter(({ id }) => id !== seat.id);
  keep(KEY, JSON.stringify([seat, ...others].slice(0, MOST)));
}

export function dropSeat(id: string): void {
  keep(KEY, JSON.stringify(ownSeats().filter((seat) => seat.id !== id)));
}

const NAME = 'cardloom.name';
export const myName = (): string => kept(NAME) ?? '';
export const keepName = (name: string): void => void keep(NAME, name);
