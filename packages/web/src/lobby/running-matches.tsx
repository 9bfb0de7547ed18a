import { games } from '@cardloom/games';
import { artUrl } from '@cardloom/react';
import { dropMatch, type SavedMatch } from '../local/saved-matches.ts';
import { playHash } from '../route.ts';

interface RunningMatchesProps {
  readonly matches: readonly SavedMatch[];
  onChange(): void;
}

/** The matches of this browser that can be gone on with. */
export function RunningMatches({ matches, onChange }: RunningMatchesProps) {
  return (
    <section className="panel" aria-label="Running matches">
      <h2>
        Running matches <small>{matches.length}</small>
      </h2>
      {matches.length === 0 && <p className="cl-hint">None yet. Those you begin stay here until you delete them.</p>}
      <ul className="running">
        {matches.map(({ id, game, seats, standing }) => {
          const title = games[game]?.title ?? game;
          return (
            <li key={id}>
              <a href={playHash(id)}>
                <img alt="" src={artUrl(title, undefined, 'weave')} />
                <span>
                  <b>{title}</b>
                  {seats.some(({ bot }) => bot === null) ? 'against ' : ''}
                  {seats
                    .filter(({ bot }) => bot !== null)
                    .map(({ name }) => name)
                    .join(', ')}
                  {' · '}
                  {standing}
                </span>
              </a>
              <button
                type="button"
                className="cl-button"
                data-look="quiet"
                aria-label={`Delete the match of ${title}`}
                onClick={() => {
                  dropMatch(id);
                  onChange();
                }}
              >
                ✕
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
