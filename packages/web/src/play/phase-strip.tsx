import type { Presentation } from '@cardloom/parts/present';
import { Phases, phasesOf } from '@cardloom/react';
import type { FlowDescription, View } from 'cardloom';

export interface PhaseStripProps {
  readonly flow: FlowDescription;
  readonly view: View;
  readonly presentation: Presentation;
  readonly stops: readonly string[];
  readonly onStop: ((name: string) => void) | undefined;
}

/** The phases of a turn: nobody waits for them, so no table does. */
export function PhaseStrip({ flow, view, presentation, ...stopping }: PhaseStripProps) {
  const strip = phasesOf(flow, view, presentation);
  return strip === null ? null : <Phases {...strip} {...stopping} />;
}
