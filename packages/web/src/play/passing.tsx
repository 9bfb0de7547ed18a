import type { Client } from '@cardloom/client';
import { useMatch } from '@cardloom/react';

/** How often one is asked: always, or only where there is something to do. */
export function Passing({ client }: { readonly client: Client }) {
  const { prefs } = useMatch(client);
  if (prefs === null) return null;
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
}
