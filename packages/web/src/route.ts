import { useSyncExternalStore } from 'react';

/** Where in the app somebody is: it stands behind the `#`, so that the page can lie anywhere, and no server reads it. */
export type Route =
  | { readonly page: 'lobby' }
  /** A match of this browser. */
  | { readonly page: 'play'; readonly id: string }
  /** A match on the server. */
  | { readonly page: 'table'; readonly id: string }
  /** A match of this browser again, from a move on. */
  | { readonly page: 'replay'; readonly id: string; readonly place: number }
  | { readonly page: 'join'; readonly id: string; readonly invite: string | null };

export function routeOf(hash: string): Route {
  const [, page, id, more] = /^#\/(play|table|join|replay)\/([\w-]+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  if (page === 'play' || page === 'table') return { page, id };
  if (page === 'replay') return { page, id, place: Number.parseInt(more ?? '0', 10) || 0 };
  return page === 'join' ? { page, id, invite: more ?? null } : { page: 'lobby' };
}

export const playHash = (id: string): string => `#/play/${id}`;
export const replayHash = (id: string, place = 0): string => `#/replay/${id}/${place}`;
export const tableHash = (id: string): string => `#/table/${id}`;
export const joinHash = (id: string, invite?: string): string =>
  `#/join/${id}${invite === undefined ? '' : `/${invite}`}`;

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
