import type { Client } from '@cardloom/client';
import type { View } from 'cardloom';
import { useEffect } from 'react';
import { useSettings } from '../settings.ts';
import type { Sound } from './sounds.ts';

/** Tells by ear that one is asked, that somebody acted, that it is over; for those who want it. */
export function useSounds(client: Client | null): void {
  const { sounds } = useSettings();
  useEffect(() => {
    if (client === null || !sounds) return;
    let wasAsked = (client.state.prompt?.moves.length ?? 0) > 0;
    return client.onStep((step, _before, after) => {
      const { prompt, seat } = client.state;
      const isAsked = (prompt?.moves.length ?? 0) > 0;
      const { by } = step as { readonly by: string | null };
      const isOver = (after as unknown as View).ctx.gameOver === true;
      const heard: Sound | null = isOver ? 'ended' : isAsked && !wasAsked ? 'asked' : by === seat ? null : 'moved';
      wasAsked = isAsked;
      if (heard !== null) void import('./sounds.ts').then(({ sound }) => sound(heard));
    });
  }, [client, sounds]);
}
