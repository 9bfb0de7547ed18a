import type { Client, ClientState } from '@cardloom/client';
import { useSyncExternalStore } from 'react';
import { inFrames, type Urgency } from './in-frames.ts';

/**
 * What a client knows, kept up to date; `later`: a frame after what moves, for what is only read.
 *
 * ```tsx
 * const { view, prompt, connection } = useMatch(client);
 * ```
 */
export const useMatch = <G>(client: Client<G>, urgency: Urgency = 'now'): ClientState<G> =>
  useSyncExternalStore(inFrames(client.subscribe, urgency), () => client.state);
