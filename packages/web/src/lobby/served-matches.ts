import { games } from '@cardloom/games';
import type { MatchSummary } from '@cardloom/protocol';
import { useEffect, useState } from 'react';
import { joinHash, replayHash, tableHash } from '../route.ts';
import { listMatches, type OwnMatch, ownMatches } from '../server/api.ts';
import { tokensHere } from '../server/own-seats.ts';
import type { ListedMatch } from './match-list.tsx';
import { stateOf, turnText } from './standing.ts';
import { withWhom } from './with-whom.ts';

const EVERY = 5000;

/** The matches on the server: one's own first, then those one can join or watch. */
export function useServedMatches(isServed: boolean): readonly ListedMatch[] {
  const [matches, setMatches] = useState<readonly ListedMatch[]>([]);
  useEffect(() => {
    if (!isServed) return;
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
  }, [isServed]);
  return matches;
}

async function allMatches(): Promise<readonly ListedMatch[]> {
  const [own, open, playing] = await Promise.all([
    ownMatches(tokensHere()),
    listMatches('open'),
    listMatches('playing'),
  ]);
  const others = (list: readonly MatchSummary[]) => list.filter(({ id }) => own.every((mine) => mine.id !== id));
  const running = own.filter(({ status }) => status !== 'over').map((match) => mine(match, tableHash(match.id)));
  const over = own.filter(({ status }) => status === 'over').map((match) => mine(match, replayHash(match.id)));
  return Promise.all([
    ...running,
    ...others(open).map((match) => listed(match, joinHash(match.id), 'Join')),
    ...others(playing).map((match) => listed(match, tableHash(match.id), 'Watch')),
    ...over,
  ]);
}

const mine = async (match: OwnMatch, href: string): Promise<ListedMatch> => {
  const { does, isAsked } = stateOf(match, match.player);
  return { ...(await listed(match, href, does, match.player)), isAsked };
};

async function listed(match: MatchSummary, href: string, does: string, player?: string): Promise<ListedMatch> {
  const { id, game, seats, turn = 0 } = match;
  const whom = withWhom(seats.map((seat) => ({ ...seat, isMine: seat.player === player })));
  const far = turn > 0 ? turnText(await games[game]?.present(), turn) : '';
  return { id, href, game, does, text: far === '' ? whom : `${whom} · ${far}` };
}
