import type { Client } from '@cardloom/client';
import { type Names, type Presentation, plain, tellEvents } from '@cardloom/parts/present';
import type { Step } from '@cardloom/protocol';
import type { MatchEvent, View } from 'cardloom';
import { useEffect, useMemo, useState } from 'react';
import type { Asking } from './asking.ts';
import { said } from './told.ts';

/** The table as it was before it was cleared in the middle of a match, until whoever plays goes on. */
export interface Cleared {
  readonly view: View;
  readonly after: View;
  /** What cleared it. */
  readonly events: readonly MatchEvent[];
  goOn(): void;
}

const NONE: readonly string[] = [];

/** Null where nothing was cleared, or where somebody only watches: they cannot keep the others waiting. */
export function useCleared<G>(client: Client<G>, { clears = NONE }: Presentation): Cleared | null {
  const [cleared, setCleared] = useState<Omit<Cleared, 'goOn'> | null>(null);
  useEffect(
    () =>
      client.onStep((said, before, after) => {
        const step = said as unknown as Step;
        const seen = after as unknown as View;
        const events = step.events.filter(({ type }) => clears.includes(type));
        const { seat, prefs } = client.state;
        if (step.undo === true || seen.ctx.gameOver === true) setCleared(null);
        else if (seat !== null && prefs !== null && events.length > 0)
          setCleared({ view: before as unknown as View, after: seen, events });
      }),
    [client, clears],
  );
  return useMemo(() => (cleared === null ? null : { ...cleared, goOn: () => setCleared(null) }), [cleared]);
}

/** What the bar says meanwhile. */
export function goingOn({ after, events, goOn }: Cleared, names: Names): Asking {
  const sentences = said(() => tellEvents(events, after, names)).map(plain);
  return {
    question: sentences.at(-1) ?? 'The table is cleared.',
    hint: 'the table is cleared next',
    isAsked: true,
    loose: [],
    moves: [],
    asker: null,
    go: null,
    buttons: [{ key: 'go-on', label: 'Go on', look: 'go', hotkey: 'Space', press: goOn }],
  };
}
