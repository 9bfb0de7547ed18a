import type { ReactNode } from 'react';

/**
 * All there is of a page that is still getting ready.
 *
 * ```tsx
 * const wait = <GettingReady>Dealing …</GettingReady>;
 * ```
 */
export const GettingReady = ({ children }: { readonly children: ReactNode }) => (
  <main className="cl-waiting-room">
    <h1>{children}</h1>
  </main>
);
