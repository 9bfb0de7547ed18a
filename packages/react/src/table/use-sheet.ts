import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Prompting } from '../prompt/use-prompt.ts';

/** What a small screen shows of a card: `isRead` where somebody wants to read it, whatever is asked meanwhile. */
interface Opened {
  readonly card: number;
  readonly prompt: number;
  readonly isRead: boolean;
}

/**
 * The card that is opened on a small screen; whatever is done closes it: the prompt is another one then, unless just the same
 * can be done once more.
 */
export function useSheet(
  { prompt, walk, acts, back }: Prompting,
  stage: RefObject<HTMLElement | null>,
  isCompact: boolean,
) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (acts > 0) setOpened(null);
  }, [acts]);
  const { subject } = walk;
  // whoever goes back to the beginning does not want to read it, not even for a frame
  useLayoutEffect(() => () => setOpened((before) => (before?.card === subject ? null : before)), [subject]);
  const { n } = prompt;
  const open = useCallback(
    (card: number | null, isRead = false) => setOpened(card === null ? null : { card, prompt: n, isRead }),
    [n],
  );
  const now = opened !== null && opened.prompt === n ? opened : null;
  const card = now?.card ?? null;
  const isShown = isCompact && now !== null && (walk.asked === null || now.isRead);
  const isChosen = isShown && !now.isRead && card === walk.subject && walk.back !== null;
  const close = (): void => {
    open(null);
    if (isChosen) back();
    // back at what opened it
    stage.current?.querySelector<HTMLElement>(`[data-card="${card}"] > .cl-hit`)?.focus({ preventScroll: true });
  };
  return {
    /** The one that was opened, also while something else is asked. */
    card,
    /** The one that is to be seen. */
    shown: isShown ? card : null,
    /** Whether what can be done with it is asked. */
    isChosen,
    open,
    close,
  };
}

export type Sheet = ReturnType<typeof useSheet>;
