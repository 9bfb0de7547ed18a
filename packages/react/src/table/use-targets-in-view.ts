import { type RefObject, useEffect } from 'react';

const TARGETS = ':is(.cl-board, .cl-head) [data-state="target"], .cl-board [data-state="can"], .cl-head[data-state]';

/** Where the page scrolls, what a question is about may be out of sight: then the page goes there. `about` names the question. */
export function useTargetsInView(root: RefObject<HTMLElement | null>, about: string | null): void {
  useEffect(() => {
    if (about === null || root.current === null) return;
    const targets = [...root.current.querySelectorAll(TARGETS)];
    const dock = root.current.querySelector('.cl-dock')?.getBoundingClientRect().top ?? innerHeight;
    const isSeen = targets.some((target) => {
      const { top, bottom } = target.getBoundingClientRect();
      return top >= 44 && bottom <= dock;
    });
    if (!isSeen) targets[0]?.scrollIntoView({ block: 'center' });
  }, [root, about]);
}
