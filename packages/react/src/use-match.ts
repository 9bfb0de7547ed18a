import type { Client, ClientState } from '@cardloom/client';
import { useSyncExternalStore } from 'react';
import { drawnState } from './drawn-state.ts';
import type { Urgency } from './in-frames.ts';

/**
 * What a client knows, kept up to date; `later`: a frame after what moves, for what is only read.
 *
 * ```tsx
 * const { view, prompt, connection } = useMatch(client);
 * ```
 */
export function useMatch<G>(client: Client<G>, urgency: Urgency = 'now'): ClientState<G> {
  const { subscribe, read } = drawnState<ClientState<G>>(client, urgency);
  return useSyncExternalStore(subscribe, read);
}
