import type { Client } from '@cardloom/client';
import { useEffect } from 'react';
import { tableHash } from '../route.ts';
import { ownMatches } from './api.ts';
import { keepSeat, type OwnSeat } from './own-seats.ts';

/** Whoever plays again is at another match: its address is that one's, so that a reload leads there. */
export function useRematch(id: string, seat: OwnSeat | undefined, client: Client | null): void {
  useEffect(() => {
    if (client === null || seat === undefined || seat.token === null) return;
    const { token } = seat;
    let isLooking = false;
    const look = async (): Promise<void> => {
      const own = await ownMatches([token]);
      const next = own.find(({ previous }) => previous === id);
      if (next === undefined) return;
      keepSeat({ ...seat, id: next.id, invites: [] });
      location.replace(tableHash(next.id));
    };
    return client.subscribe(() => {
      if (client.state.bye !== 'rematch' || isLooking) return;
      isLooking = true;
      look().catch(() => {
        isLooking = false;
      });
    });
  }, [id, seat, client]);
}
