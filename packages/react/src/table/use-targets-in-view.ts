import { type RefObject, useEffect } from 'react';

// only where the page scrolls, and once there is a table
const load = () => import('./in-view.ts');

/**
 * Where the page scrolls, what a question is about may be out of sight: then the page goes where most of it can be seen. Of
 * others who sit in a row, the one comes whom it is about, or whose turn it is; of a hand that is wider than the page, a card that
 * can be chosen. `about` names the question, `turn` whoever has the turn.
 */
export function useTargetsInView(
  root: RefObject<HTMLElement | null>,
  about: string | null,
  turn: string | null = null,
): void {
  const isScrolled = about !== null;
  // the page itself scrolls, and its style cannot ask what is in it without looking through all of it at every step
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isScrolled) dataset.compactPage = '';
    return () => {
      delete dataset.compactPage;
    };
  }, [isScrolled]);
  useEffect(() => {
    if (!isScrolled || turn === null) return;
    return withTable(root, async (table) => (await load()).followTurn(table));
  }, [root, isScrolled, turn]);
  useEffect(() => {
    if (about === null) return;
    return withTable(root, async (table) => (await load()).followQuestion(table));
  }, [root, about]);
}

/** What is begun with a table is stopped with it, also if it was not yet there to be begun. */
function withTable(
  { current }: RefObject<HTMLElement | null>,
  begin: (table: HTMLElement) => Promise<() => void>,
): (() => void) | undefined {
  if (current === null) return undefined;
  const begun = begin(current).catch(() => () => undefined);
  return () => void begun.then((stop) => stop());
}
