import type { Client } from '@cardloom/client';
import { useEffect } from 'react';
import { tableHash } from '../route.ts';
import { keepSeat, type OwnSeat } from './own-seats.ts';

/**
 * Whoever plays again, or goes on watching, is at another match: its address is that one's, so that a reload and the replay
 * lead there.
 */
export function useRematch(seat: OwnSeat | undefined, watchKey: string | null, client: Client | null): void {
  useEffect(
    () =>
      client?.subscribe(() => {
        const { next } = client.state;
        if (next === null) return;
        if (seat !== undefined) keepSeat({ ...seat, id: next, invites: [] });
        location.replace(tableHash(next, watchKey));
      }),
    [seat, watchKey, client],
  );
}
