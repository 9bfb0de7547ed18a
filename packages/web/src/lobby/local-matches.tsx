import { useState } from 'react';
import { dropMatch, type SavedMatch, savedMatches } from '../local/saved-matches.ts';
import { playHash, replayHash } from '../route.ts';
import { MatchList } from './match-list.tsx';

/** The matches that run in this browser and can be gone on with. */
export function LocalMatches() {
  const [matches, setMatches] = useState(savedMatches);
  const listed = matches.map((match) => ({
    id: match.id,
    href: match.isOver ? replayHash(match.id) : playHash(match.id),
    does: match.isOver ? 'Replay' : 'Go on',
    game: match.game,
    text: textOf(match),
    isMine: !match.isOver && match.seats.some(({ bot }) => bot === null),
    drop: () => {
      dropMatch(match.id);
      setMatches(savedMatches());
    },
  }));
  return <MatchList name="In this browser" matches={listed} empty="Those you begin stay here until you delete them." />;
}

function textOf({ seats, standing }: SavedMatch): string {
  const bots = seats.filter(({ bot }) => bot !== null).map(({ name }) => name);
  const against = bots.length < seats.length ? `against ${bots.join(', ')}` : bots.join(' and ');
  return standing === '' ? against : `${against} · ${standing}`;
}
