import type { Client } from '@cardloom/client';
import { type Names, type Presentation, type ShownCard, type TableRecord, tableOf } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import { useMemo } from 'react';
import { type Pointed, restingWalk } from '../prompt/ahead.ts';
import { usePreview } from '../prompt/use-preview.ts';
import type { Prompting } from '../prompt/use-prompt.ts';
import { isComplete, type Walk } from '../prompt/walk.ts';
import { type Forecast, NO_FORECAST } from './forecast-record.ts';
import type { Places } from './places.ts';
import { walkAhead } from './walk-ahead.ts';

/** What would come of what somebody points at, or of what only waits to be confirmed. */
export interface Outlook {
  /** Where a click would lead on what is pointed at. */
  readonly ahead: Walk | null;
  /** As the table shows it. */
  readonly forecast: Forecast;
  /** In words. */
  readonly text: string;
  /** Whether the words are about what only waits to be confirmed. */
  readonly isAboutToBe: boolean;
}

interface Looking<G> {
  readonly client: Client<G>;
  readonly presentation: Presentation;
  readonly prompting: Prompting;
  readonly places: Places;
  readonly table: TableRecord;
  readonly view: View;
  readonly names: Names;
  /** A place or a button that is pointed at, and a card. */
  readonly aimed: Pointed | null;
  readonly card: ShownCard | undefined;
}

export function useOutlook<G>(looking: Looking<G>): Outlook {
  const { client, presentation, prompting, places, table, view, names, aimed, card } = looking;
  const { walk } = prompting;
  const ahead = walkAhead(prompting, places, aimed, card);
  const whole = ahead !== null && isComplete(ahead) ? ahead : restingWalk(walk);
  const foreseen = usePreview(client, whole, view, names);
  const forecast = useMemo(
    () =>
      foreseen === null || foreseen.view === null
        ? NO_FORECAST
        : foreseen.forecastOf(table, tableOf(presentation, foreseen.view), walk.subject),
    [foreseen, table, presentation, walk.subject],
  );
  return { ahead, forecast, text: foreseen?.text ?? '', isAboutToBe: prompting.isComplete && whole === walk };
}
