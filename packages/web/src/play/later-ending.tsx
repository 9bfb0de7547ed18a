import { onceReachable } from '@cardloom/react';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { Ending } from './ending.tsx';

/** Nobody needs it before a match is over. */
export const loadEnding = () => onceReachable(async () => ({ default: (await import('./ending.tsx')).Ending }));

const Loaded = lazy(loadEnding);

export const LaterEnding = (props: ComponentProps<typeof Ending>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
