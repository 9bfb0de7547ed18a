import type { Client } from '@cardloom/client';
import type { Preferences } from '@cardloom/protocol';
import { memo } from 'react';

interface PassingProps {
  readonly client: Client;
  readonly prefs: Preferences;
}

/** How often one is asked: always, or only where there is something to do. */
export const Passing = memo(function Passing({ client, prefs }: PassingProps) {
  const set = (changes: Partial<typeof prefs>): void => {
    client.prefer(changes).catch(() => undefined);
  };
  return (
    <fieldset className="passing">
      <legend>When I am asked</legend>
      <label>
        <input
          type="checkbox"
          checked={prefs.passWhenIdle}
          onChange={(event) => set({ passWhenIdle: event.target.checked })}
        />
        Pass for me when I can do nothing else. Others may learn something from it.
      </label>
      <label>
        <input type="checkbox" checked={prefs.autoPass} onChange={(event) => set({ autoPass: event.target.checked })} />
        Pass for me except in phases I have marked.
      </label>
      <label>
        <input
          type="checkbox"
          checked={prefs.fullControl}
          onChange={(event) => set({ fullControl: event.target.checked })}
        />
        Always ask me.
      </label>
      {prefs.yields.length > 0 && (
        <button type="button" className="cl-button" onClick={() => set({ yields: [] })}>
          Ask me again about {prefs.yields.join(', ')}
        </button>
      )}
    </fieldset>
  );
});
