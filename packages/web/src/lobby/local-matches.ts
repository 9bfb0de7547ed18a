import { useState } from 'react';
import { dropMatch, type SavedMatch, savedMatches } from '../local/saved-matches.ts';
import { playHash, replayHash } from '../route.ts';
import type { ListedMatch } from './match-list.tsx';
import { withWhom } from './with-whom.ts';

/** The matches that run in this browser and can be gone on with. */
export function useLocalMatches(): readonly ListedMatch[] {
  const [matches, setMatches] = useState(savedMatches);
  return matches.map((match) => {
    const { id, game, isOver } = match;
    const isAsked = !isOver && match.isAsked === true;
    const drop = (): void => {
      dropMatch(id);
      setMatches(savedMatches());
    };
    const does = isOver ? 'Replay' : isAsked ? 'Your move' : 'Go on';
    const kind = isOver ? 'over' : 'own';
    return { id, game, kind, does, isAsked, drop, href: (isOver ? replayHash : playHash)(id), text: textOf(match) };
  });
}

function textOf({ seats, standing }: SavedMatch): string {
  const whom = withWhom(seats.map(({ name, bot }) => ({ name, isMine: bot === null })));
  return standing === '' ? whom : `${whom} · ${standing.replace(/ (?=\d+$)/, '\u00a0')}`;
}
