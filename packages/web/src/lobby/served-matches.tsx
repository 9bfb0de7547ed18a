import { inWords } from '@cardloom/parts/present';
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
  return <MatchList name="Running matches" matches={matches} empty="Nobody plays here just now: begin." />;
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
      listed(match, tableHash(match.id), match.status === 'waiting' ? 'waiting' : 'Go on', true, match.player),
    ),
    ...others(open).map((match) => listed(match, joinHash(match.id), 'Join', false)),
    ...others(playing).map((match) => listed(match, tableHash(match.id), 'Watch', false)),
    ...over.map((match) => listed(match, replayHash(match.id), 'Replay', false, match.player)),
  ];
}

const listed = (
  { id, game, seats, status }: MatchSummary,
  href: string,
  does: string,
  isMine: boolean,
  player: string | null = null,
): ListedMatch => ({ id, href, game, does, isMine, text: withWhom(seats, player, status === 'over') });

/** `against Oskar`, `with Lin and Tomás`, `Ada against Kofi`; seats nobody has taken are free. */
function withWhom(seats: MatchSummary['seats'], player: string | null, isOver: boolean): string {
  const names = seats
    .filter((seat) => seat.player !== player)
    .map(({ name, isTaken }) => (isTaken ? name : 'a free seat'));
  const isMine = names.length < seats.length;
  const over = isOver ? ' · over' : '';
  if (names.length === 1 && isMine) return `against ${names[0]}${over}`;
  if (names.length === 2 && !isMine) return `${names[0]} against ${names[1]}${over}`;
  return `${isMine ? 'with ' : ''}${inWords(names)}${over}`;
}
