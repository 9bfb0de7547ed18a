import type { Client } from '@cardloom/client';
import { type Presentation, plain, standing } from '@cardloom/parts/present';
import { useMatch, useTableUi, useTold } from '@cardloom/react';
import type { View } from 'cardloom';
import { useState } from 'react';

interface EndingProps {
  readonly client: Client;
  readonly presentation: Presentation;
  onLeave(): void;
  /** To look at it again, where it was kept. */
  onReplay?: (() => void) | undefined;
}

/** How it ended; the board stays until somebody goes on. */
export function Ending({ client, presentation, onLeave, onReplay }: EndingProps) {
  const { view, seat, consent } = useMatch(client);
  const { names } = useTold(client, presentation);
  const [notice, setNotice] = useState('');
  const { isCompact, toggleLog } = useTableUi();
  if (view === null) return null;
  const seen = view as View;
  const again = (): void => {
    client.table('rematch').catch((error: Error) => setNotice(error.message));
  };
  return (
    <section className="cl-prompt" data-asked aria-label="The end">
      <div className="cl-say">
        <p className="cl-question">{plain(standing(seen, names))}</p>
        {notice !== '' && <p className="cl-hint">{notice}</p>}
      </div>
      <div className="cl-buttons">
        <button type="button" className="cl-button" data-lobby onClick={onLeave}>
          To the lobby
        </button>
        {isCompact && (
          <button type="button" className="cl-button" onClick={toggleLog}>
            Statistics
          </button>
        )}
        {onReplay !== undefined && (
          <button type="button" className="cl-button" onClick={onReplay}>
            Replay
          </button>
        )}
        {seat !== null && (
          <button type="button" className="cl-button" data-look="go" disabled={consent !== null} onClick={again}>
            Play again
          </button>
        )}
      </div>
    </section>
  );
}
