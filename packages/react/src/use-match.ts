import type { Client, ClientState } from '@cardloom/client';
import { useSyncExternalStore } from 'react';
import { inFrames } from './in-frames.ts';

/**
 * What a client knows, kept up to date.
 *
 * ```tsx
 * const { view, prompt, connection } = useMatch(client);
 * ```
 */
export const useMatch = <G>(client: Client<G>): ClientState<G> =>
  useSyncExternalStore(inFrames(client.subscribe), () => client.state);
