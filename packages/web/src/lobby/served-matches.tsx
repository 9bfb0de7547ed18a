import type { MatchSummary } from '@cardloom/protocol';
import { useEffect, useState } from 'react';
import { joinHash, replayHash, tableHash } from '../route.ts';
import { listMatches, ownMatches } from '../server/api.ts';
import { tokensHere } from '../server/own-seats.ts';
import { type ListedMatch, MatchList } from './match-list.tsx';

const EVERY = 5000;

/** The matches on the server: one's own first, then those one can join or watch. */
export function ServedMatches() {
  const [matches, setMatches] = useState<readonly ListedMatch[]>([]);
  useEffect(() => {
    let isHere = true;
    const look = (): void => {
      allMatches().then(
        (found) => isHere && setMatches(found),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, []);
  return <MatchList name="On this server" matches={matches} empty="Nobody waits for anybody just now." />;
}

async function allMatches(): Promise<ListedMatch[]> {
  const [own, open, playing] = await Promise.all([
    ownMatches(tokensHere()),
    listMatches('open'),
    listMatches('playing'),
  ]);
  const mine = new Set(own.map(({ id }) => id));
  const running = own.filter(({ status }) => status !== 'over');
  const over = own.filter(({ status }) => status === 'over');
  const others = (list: readonly MatchSummary[]) => list.filter(({ id }) => !mine.has(id));
  return [
    ...running.map((match) =>
      listed(match, tableHash(match.id), match.status === 'waiting' ? 'waiting' : 'Go on', true),
    ),
    ...others(open).map((match) => listed(match, joinHash(match.id), 'Join', false)),
    ...others(playing).map((match) => listed(match, tableHash(match.id), 'Watch', false)),
    ...over.map((match) => listed(match, replayHash(match.id), 'Replay', false)),
  ];
}

const listed = ({ id, game, seats }: MatchSummary, href: string, does: string, isMine: boolean): ListedMatch => ({
  id,
  href,
  game,
  does,
  isMine,
  text: seats.map(({ name, isTaken }) => (isTaken ? name : 'free')).join(', '),
});
