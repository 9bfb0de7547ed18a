import type { Clock } from '@cardloom/protocol';
import type { ReactNode } from 'react';
import { type Skin, SkinProvider } from '../skin.ts';
import { ClockProvider } from './clock-face.tsx';
import type { Telling } from './told.ts';
import { type TableUi, TableUiProvider } from './ui.tsx';
import { TellingProvider } from './use-told.ts';

interface ProvidedProps {
  readonly ui: TableUi;
  readonly skin: Skin;
  readonly telling: Telling;
  readonly clock: Clock | null;
  readonly children: ReactNode;
}

/** What the parts of a table read, each by itself: who reads one is not drawn anew for another. */
export const Provided = ({ ui, skin, telling, clock, children }: ProvidedProps) => (
  <SkinProvider value={skin}>
    <TableUiProvider value={ui}>
      <TellingProvider value={telling}>
        <ClockProvider value={clock}>{children}</ClockProvider>
      </TellingProvider>
    </TableUiProvider>
  </SkinProvider>
);
