import { inspect, type Names, reasonWords, subjectOf } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import { useMemo } from 'react';
import { Inspector } from './inspector.tsx';
import { Part } from './part.tsx';
import { useTableUi } from './ui.tsx';
import type { Reasons } from './use-reasons.ts';

interface InspectedProps {
  readonly card: number;
  readonly view: View;
  readonly names: Names;
  /** Who could use it; null for whoever watches, and where nobody can. */
  readonly seat: string | null;
  readonly reasons: Reasons;
  /** The stack stands above it: then it is smaller, or nothing would be left of the log. */
  readonly isLow?: boolean;
}

/** A card of the table in full, with why it cannot be used; nothing where the viewer does not see it. */
export function Inspected({ card: id, view, names, seat, reasons, isLow = false }: InspectedProps) {
  const { stateOf } = useTableUi();
  const inspection = useMemo(() => inspect(view, id, names), [view, id, names]);
  if (inspection === undefined) return null;
  const { card, zone, holder } = inspection;
  // what a card asks can be done with it
  const isUsable = stateOf(card) !== undefined || subjectOf(view) === id;
  const given = isUsable ? undefined : reasons.of(id);
  return (
    <Part what="This card" on={inspection}>
      <Inspector
        inspection={inspection}
        place={names.zone(zone, holder, view)}
        reasons={given === undefined ? null : reasonWords(given, view, names)}
        onWhy={isUsable || seat === null || holder !== seat ? undefined : () => reasons.ask(id)}
        isLow={isLow}
      />
    </Part>
  );
}
