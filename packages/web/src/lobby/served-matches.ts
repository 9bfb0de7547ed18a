import { games } from '@cardloom/games';
import type { MatchSummary } from '@cardloom/protocol';
import { useEffect, useState } from 'react';
import { joinHash, replayHash, tableHash } from '../route.ts';
import { listMatches, matchOf, type OwnMatch, ownMatches } from '../server/api.ts';
import { type OwnSeat, tokensHere, watchedHere } from '../server/own-seats.ts';
import type { ListedMatch } from './match-list.tsx';
import { stateOf, turnText } from './standing.ts';
import { withWhom } from './with-whom.ts';

const EVERY = 5000;
/** So many of those that were begun only to be watched are asked for. */
const MOST_WATCHED = 3;

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
  const seen = watchedHere().slice(0, MOST_WATCHED);
  const [own, open, playing, ...watched] = await Promise.all([
    ownMatches(tokensHere()),
    listMatches('open'),
    listMatches('playing'),
    ...seen.map(watchedMatch),
  ]);
  const known = new Set([...own, ...seen].map(({ id }) => id));
  const others = (list: readonly MatchSummary[]) => list.filter(({ id }) => !known.has(id));
  const running = own.filter(({ status }) => status !== 'over').map((match) => mine(match, tableHash(match.id)));
  const over = own.filter(({ status }) => status === 'over').map((match) => mine(match, replayHash(match.id)));
  return Promise.all([
    ...running,
    ...others(open).map((match) => listed(match, joinHash(match.id), 'Join')),
    ...others(playing).map((match) => listed(match, tableHash(match.id), 'Watch')),
    ...watched.filter((match) => match !== null),
    ...over,
  ]);
}

/** Null if it is no more. */
async function watchedMatch({ id, watch }: OwnSeat): Promise<ListedMatch | null> {
  try {
    const match = await matchOf(id);
    const isOver = match.status === 'over';
    return await listed(match, isOver ? replayHash(id, 0, watch) : tableHash(id), isOver ? 'Replay' : 'Watch');
  } catch {
    return null;
  }
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
