import type { ReactNode } from 'react';
import { Boundary, BrokenPart } from './boundary.tsx';

interface PartProps {
  /** `The log`. */
  readonly what: string;
  /** It is tried again with another one. */
  readonly on?: unknown;
  readonly children: ReactNode;
}

/** A part of a table that may break without the others. */
export const Part = ({ what, on, children }: PartProps) => (
  <Boundary resetOn={on} fallback={(error, again) => <BrokenPart what={what} error={error} again={again} />}>
    {children}
  </Boundary>
);
