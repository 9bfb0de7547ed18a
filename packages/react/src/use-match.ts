import type { Client, ClientState } from '@cardloom/client';
import { useSyncExternalStore } from 'react';

/**
 * What a client knows, kept up to date.
 *
 * ```tsx
 * const { view, prompt, connection } = useMatch(client);
 * ```
 */
export const useMatch = <G>(client: Client<G>): ClientState<G> =>
  useSyncExternalStore(client.subscribe, () => client.state);
