import { games } from '@cardloom/games';
import type { MatchSummary } from '@cardloom/protocol';
import { useEffect, useState } from 'react';
import { joinHash, replayHash, tableHash } from '../route.ts';
import { matchOf } from '../server/api.ts';
import { giveUp, waysOut } from '../server/giving-up.ts';
import { listMatches, type OwnMatch, ownMatches } from '../server/lobby-api.ts';
import { type OwnSeat, ownSeat } from '../server/own-seats.ts';
import { seatName } from '../server/seat-name.ts';
import { hideSeat, tokensHere, watchedHere } from '../server/shown-seats.ts';
import type { ListedMatch } from './match-list.tsx';
import { endText, stateOf, turnText } from './standing.ts';
import { clockText } from './terms-text.ts';
import { withWhom } from './with-whom.ts';

const EVERY = 5000;
/** So many of those that were begun only to be watched are asked for. */
const MOST_WATCHED = 3;

/** The matches on the server: one's own first, then those one can join or watch; and what was wrong as it was asked last. */
export function useServedMatches(isServed: boolean): readonly [matches: readonly ListedMatch[], failure: string] {
  const [matches, setMatches] = useState<readonly ServedMatch[]>([]);
  const [failure, setFailure] = useState('');
  const [dropped, setDropped] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken out of the list is there no more
  useEffect(() => {
    if (!isServed) return;
    let isHere = true;
    const look = (): void => {
      allMatches().then(
        (found) => {
          if (!isHere) return;
          setMatches(found);
          setFailure('');
        },
        (error: Error) => isHere && setFailure(error.message),
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [isServed, dropped]);
  const droppable = ({ leave, ...match }: ServedMatch): ListedMatch => {
    if (leave === undefined) return match;
    const drop = (): void =>
      void leave()
        .catch(() => undefined)
        .then(() => setDropped((count) => count + 1));
    return { ...match, drop };
  };
  return [matches.map(droppable), failure];
}

/** `leave`: takes it out of the list. */
type ServedMatch = Omit<ListedMatch, 'drop'> & { leave?(): Promise<void> };

async function allMatches(): Promise<readonly ServedMatch[]> {
  const seen = watchedHere().slice(0, MOST_WATCHED);
  const [all, open, playing, ...watched] = await Promise.all([
    ownMatches(tokensHere()),
    listMatches('open'),
    listMatches('playing'),
    ...seen.map(watchedMatch),
  ]);
  const own = all.filter(({ id }) => ownSeat(id)?.isHidden !== true);
  const known = new Set([...all, ...seen].map(({ id }) => id));
  const others = (list: readonly MatchSummary[]) => list.filter(({ id }) => !known.has(id));
  const running = own.filter(({ status }) => status !== 'over').map((match) => mine(match, tableHash(match.id)));
  const over = own
    .filter(({ status }) => status === 'over')
    .map((match) => mine(match, stateOf(match, match.player).isAsked ? tableHash(match.id) : replayHash(match.id)));
  return Promise.all([
    ...running,
    ...others(open).map((match) => listed(match, 'open', joinHash(match.id), 'Join')),
    ...others(playing).map((match) => listed(match, 'watched', tableHash(match.id), 'Watch')),
    ...watched.filter((match) => match !== null),
    ...over,
  ]);
}

/** Null if it is no more. */
async function watchedMatch({ id, watch }: OwnSeat): Promise<ServedMatch | null> {
  try {
    const match = await matchOf(id);
    const isOver = match.status === 'over';
    const shown = isOver
      ? listed(match, 'over', replayHash(id, 0, watch), 'Replay')
      : listed(match, 'own', tableHash(id), 'Watch');
    return { ...(await shown), ...hiding(id) };
  } catch {
    return null;
  }
}

const mine = async (match: OwnMatch, href: string): Promise<ServedMatch> => {
  const { does, isAsked } = stateOf(match, match.player);
  const kind = match.status === 'over' ? 'over' : 'own';
  return { ...(await listed(match, kind, href, does, match.player)), isAsked, ...leaving(match) };
};

function leaving({ id, status, seats }: OwnMatch): Pick<ServedMatch, 'drops' | 'leave' | 'isFinal'> {
  if (status === 'over') return hiding(id);
  const seat = ownSeat(id);
  const sitting = seats.map(({ player, bot, isTaken }) => ({ player, isBot: bot !== null, isTaken }));
  const drops = status === 'waiting' ? waysOut(sitting, seat) : null;
  return seat === undefined || drops === null ? {} : { drops, leave: () => giveUp(seat) };
}

const hiding = (id: string): Pick<ServedMatch, 'drops' | 'leave' | 'isFinal'> => ({
  drops: 'Take it off the list',
  isFinal: false,
  leave: async () => hideSeat(id),
});

async function listed(
  match: MatchSummary,
  kind: 'own' | 'open' | 'watched' | 'over',
  href: string,
  does: string,
  player?: string,
): Promise<ServedMatch> {
  const { id, game, seats, turn = 0 } = match;
  const whom = withWhom(seats.map((seat) => ({ ...seat, name: seatName(seat), isMine: seat.player === player })));
  const end = match.status === 'over' ? endText(match, player) : '';
  const far = end === '' && turn > 0 ? turnText(await games[game]?.present(), turn) : end;
  // whoever may sit down should know before
  const time = match.status === 'waiting' ? clockText(match.clock) : '';
  return { id, kind, href, game, does, text: [whom, time, far].filter(Boolean).join(' · ') };
}
