import { useSyncExternalStore } from 'react';
import { keep, keptValue } from './kept.ts';

/** What somebody prefers on this device, whatever they play. */
export interface Settings {
  readonly sounds: boolean;
  readonly motion: boolean;
  /** Games may draw some things in their own way. */
  readonly skins: boolean;
}

const KEY = 'cardloom.settings';
const USUAL: Settings = { sounds: false, motion: true, skins: true };

let current: Settings | null = null;
const listeners = new Set<() => void>();

function settings(): Settings {
  current ??= { ...USUAL, ...keptValue<Partial<Settings>>(KEY) };
  return current;
}

export function prefer(changes: Partial<Settings>): void {
  current = { ...settings(), ...changes };
  keep(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);
