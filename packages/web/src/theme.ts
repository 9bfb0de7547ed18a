import { useEffect, useState } from 'react';

export type Theme = 'dark' | 'light';
const KEY = 'cardloom.theme';

const first = (): Theme => {
  const kept = localStorage.getItem(KEY);
  if (kept === 'dark' || kept === 'light') return kept;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
};

/** The theme, as the system has it until somebody says otherwise. */
export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState<Theme>(first);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const toggle = (): void => {
    const next = theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem(KEY, next);
    setTheme(next);
  };
  return [theme, toggle];
}
