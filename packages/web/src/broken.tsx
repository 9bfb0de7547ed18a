import { Boundary } from '@cardloom/react';
import type { ReactNode } from 'react';
import { Gone } from './play/gone.tsx';

/** How browsers say that a part of a page could not be loaded. */
const UNLOADED = /dynamically imported module|importing a module script failed|failed to fetch|preload/i;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const isUnloaded = (error: unknown): boolean => UNLOADED.test(messageOf(error));

/** What went wrong, for whoever wants to go on. */
export function mishap(error: unknown): { readonly title: string; readonly text: string } {
  return isUnloaded(error)
    ? {
        title: 'A part of this page could not be loaded.',
        text: 'The connection is gone, or the server has a newer page. Reload it: matches are kept where they are played.',
      }
    : { title: 'This page broke.', text: `Reload it: matches are kept where they are played. (${messageOf(error)})` };
}

/** A page of the app, and what is shown in its place if it breaks; another `address` is another page. */
export const Unbroken = ({ address, children }: { readonly address: string; readonly children: ReactNode }) => (
  <Boundary resetOn={address} fallback={(error) => <Gone {...mishap(error)} canReload />}>
    {children}
  </Boundary>
);
