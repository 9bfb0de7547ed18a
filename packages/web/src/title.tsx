import { useEffect } from 'react';

/** What the browser calls this page, in its tabs and its history: the first words are those one sees of many. */
export function Title({ words }: { readonly words: string }) {
  useEffect(() => {
    document.title = words === '' ? 'Cardloom' : `${words} · Cardloom`;
  }, [words]);
  return null;
}
