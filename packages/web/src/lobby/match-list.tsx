import { games } from '@cardloom/games';
import { artUrl } from '@cardloom/react';
import { useState } from 'react';
import { DropButton } from './drop-button.tsx';
import { fewOfEach } from './few-of-each.ts';

export interface ListedMatch {
  readonly id: string;
  readonly href: string;
  readonly game: string;
  /** With whom, how far. */
  readonly text: string;
  /** How it stands or what a click does: `Your move`, `Lin to act`, `Watch`. */
  readonly does: string;
  /** It waits for whoever sits here. */
  readonly isAsked?: boolean;
  /** What one is there, or could be: of each kind some are in sight. */
  readonly kind: string;
  drop?(): void;
  /** What that does: it is deleted, if nothing is said. */
  readonly drops?: string;
  /** False where it is only out of sight. */
  readonly isFinal?: boolean;
}

interface MatchListProps {
  readonly name: string;
  readonly matches: readonly ListedMatch[];
  /** What stands there if there are none. */
  readonly empty?: string;
  /** Why it may be old. */
  readonly failure?: string;
}

/** Matches to go to. */
export function MatchList({ name, matches, empty, failure = '' }: MatchListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? matches : fewOfEach(matches);
  return (
    <section className="panel" aria-label={name}>
      <h2>
        {name} <small>{matches.length}</small>
      </h2>
      {failure !== '' && (
        <p className="cl-failure" role="status">
          {failure}
        </p>
      )}
      {matches.length === 0 && failure === '' && <p className="cl-hint">{empty}</p>}
      <ul className="running" hidden={matches.length === 0}>
        {shown.map(({ id, href, game, text, does, isAsked, drop, drops = 'Delete it', isFinal = true }) => {
          const title = games[game]?.title ?? game;
          return (
            <li key={id} data-asked={isAsked || undefined}>
              <a href={href}>
                <img alt="" src={artUrl(title, undefined, 'weave')} />
                <span>
                  <b>{title}</b>
                  {text}
                </span>
                <em>{does}</em>
              </a>
              {drop !== undefined && (
                <DropButton match={`${title} ${text}`} does={drops} isFinal={isFinal} drop={drop} />
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < matches.length && (
        <button type="button" className="cl-button" onClick={() => setWhole(true)}>
          Show all {matches.length}
        </button>
      )}
    </section>
  );
}
