import { useSyncExternalStore } from 'react';

/** Where in the app somebody is: it stands behind the `#`, so that the page can lie anywhere. */
export type Route = { readonly page: 'lobby' } | { readonly page: 'play'; readonly id: string };

export const routeOf = (hash: string): Route => {
  const found = /^#\/play\/([\w-]+)$/.exec(hash);
  return found === null ? { page: 'lobby' } : { page: 'play', id: found[1] };
};

export const playHash = (id: string): string => `#/play/${id}`;

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
