import { vi } from 'vitest';

/** Frames that come when a test says so. */
export function stubFrames() {
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  return (): void => {
    for (const run of frames.splice(0)) run();
  };
}
