import { useEffect, useSyncExternalStore } from 'react';
import { keep, kept } from './kept.ts';

export type Theme = 'dark' | 'light';
const KEY = 'cardloom.theme';
const listeners = new Set<() => void>();

const ofSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)');

function theme(): Theme {
  const chosen = kept(KEY);
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return ofSystem().matches ? 'light' : 'dark';
}

function subscribe(listener: () => void): () => void {
  const system = ofSystem();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

function toggle(): void {
  keep(KEY, theme() === 'dark' ? 'light' : 'dark');
  for (const listener of listeners) listener();
}

/** The theme, as the system has it until somebody says otherwise. */
export function useTheme(): [Theme, () => void] {
  const now = useSyncExternalStore(subscribe, theme);
  useEffect(() => {
    document.documentElement.dataset.theme = now;
  }, [now]);
  return [now, toggle];
}
