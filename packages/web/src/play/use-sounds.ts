import type { Client } from '@cardloom/client';
import { onceReachable } from '@cardloom/react';
import { useEffect } from 'react';
import { useSettings } from '../settings.ts';

/** What happens is to be heard, for those who want it. */
export function useSounds(client: Client | null): void {
  const { sounds } = useSettings();
  useEffect(() => {
    if (client === null || !sounds) return;
    let isHere = true;
    let stop = (): void => undefined;
    onceReachable(() => import('./hear.ts')).then(
      ({ hear }) => {
        if (isHere) stop = hear(client);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      stop();
    };
  }, [client, sounds]);
}
