import { type RefObject, useEffect } from 'react';

/** Whoever goes on while cards still move sees them at their places at once. */
export function useSkipping(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const skip = (): void => {
      for (const animation of root.current?.getAnimations({ subtree: true }) ?? []) {
        // one that never ends has no end to go to
        const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        if (!(animation instanceof CSSTransition) && !isEndless) animation.finish();
      }
    };
    addEventListener('keydown', skip, { capture: true });
    addEventListener('pointerdown', skip, { capture: true });
    return () => {
      removeEventListener('keydown', skip, { capture: true });
      removeEventListener('pointerdown', skip, { capture: true });
    };
  }, [root]);
}
