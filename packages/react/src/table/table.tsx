import type { Client } from '@cardloom/client';
import type { Presentation } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import type { ReactNode } from 'react';
import type { Skin } from '../skin.ts';
import { useMatch } from '../use-match.ts';
import { Boundary, BrokenPart } from './boundary.tsx';
import { useCleared } from './cleared.ts';
import { GettingReady } from './getting-ready.tsx';
import { LaidTable } from './laid-table.tsx';
import { Part } from './part.tsx';

/**
 * What a table is drawn with.
 *
 * ```tsx
 * const props: TableProps<Game> = { client, presentation, header: <h1>Our table</h1> };
 * ```
 */
export interface TableProps<G> {
  readonly client: Client<G>;
  readonly presentation: Presentation;
  /** On top of the table: a title, phases, controls. */
  readonly header?: ReactNode;
  /** Shown over the board once the match is over. */
  readonly ending?: ReactNode;
  /** On top of what stands beside the table. */
  readonly aside?: ReactNode;
  /** How the game draws some of it in its own way. */
  readonly skin?: Skin | undefined;
}

/**
 * A whole table: everything that can be seen and done at one seat, or watched, in any game.
 *
 * ```tsx
 * const seat = <Table client={client} presentation={presentation} />;
 * ```
 */
export function Table<G>(props: TableProps<G>) {
  const { client } = props;
  const state = useMatch(client);
  const view = state.view as View | null;
  const cleared = useCleared(client, props.presentation);
  if (view === null) return <GettingReady>{waitingFor(state.connection)}</GettingReady>;
  const broken = (error: unknown, again: () => void): ReactNode => (
    <div className="cl-app">
      <div className="cl-header">
        <Part what="The bar above the table">{props.header}</Part>
      </div>
      <main className="cl-table">
        <BrokenPart what="The table" error={error} again={again} />
      </main>
    </div>
  );
  return (
    <Boundary fallback={broken} resetOn={state.seq}>
      <LaidTable {...props} view={view} cleared={cleared} />
    </Boundary>
  );
}

const waitingFor = (connection: string): string =>
  connection === 'closed' ? 'This table is closed.' : 'Sitting down at the table …';
