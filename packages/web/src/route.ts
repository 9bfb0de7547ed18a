import { useSyncExternalStore } from 'react';

/** Where in the app somebody is: it stands behind the `#`, so that the page can lie anywhere, and no server reads it. */
export type Route =
  | { readonly page: 'lobby' }
  /** A match of this browser. */
  | { readonly page: 'play'; readonly id: string }
  /** A match on the server; `key` lets somebody watch it. */
  | { readonly page: 'table'; readonly id: string; readonly key: string | null }
  /** A match again, from a move on, whether of this browser or of the server. */
  | { readonly page: 'replay'; readonly id: string; readonly place: number; readonly key: string | null }
  | { readonly page: 'join'; readonly id: string; readonly invite: string | null };

const ADDRESS = /^#\/(play|table|join|replay)\/([\w-]+)(?:\/([\w-]+))?\/?(?:\?(.*))?$/;

export function routeOf(hash: string): Route {
  const [, page, id, more, asked] = ADDRESS.exec(hash) ?? [];
  const key = new URLSearchParams(asked).get('key');
  if (page === 'play') return { page, id };
  if (page === 'table') return { page, id, key };
  if (page === 'replay') return { page, id, place: Math.max(0, Number.parseInt(more ?? '', 10) || 0), key };
  return page === 'join' ? { page, id, invite: more ?? null } : { page: 'lobby' };
}

/** Whether the page stands inside another one, without the way to the lobby. */
export const isEmbedded = (hash = location.hash): boolean => /[?&]embed=1\b/.test(hash);

const withKey = (hash: string, key: string | null): string => (key === null ? hash : `${hash}?key=${key}`);
/** Whoever goes on inside another page stays inside it. */
const inside = (hash: string): string => (isEmbedded() ? `${hash}${hash.includes('?') ? '&' : '?'}embed=1` : hash);

export const playHash = (id: string): string => inside(`#/play/${id}`);
export const replayHash = (id: string, place = 0, key: string | null = null): string =>
  inside(withKey(`#/replay/${id}/${place}`, key));
export const tableHash = (id: string, key: string | null = null): string => withKey(`#/table/${id}`, key);
export const joinHash = (id: string, invite?: string): string =>
  `#/join/${id}${invite === undefined ? '' : `/${invite}`}`;

/** An address of this page for somebody else. */
export const linkTo = (hash: string): string => `${location.href.split('#')[0]}${hash.replace(/[?&]embed=1$/, '')}`;

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
