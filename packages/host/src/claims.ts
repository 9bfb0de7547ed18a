import type { Claim } from '@cardloom/protocol';
import { absentees } from './absence.ts';
import { concession } from './acting.ts';
import { actOf, commit } from './commit.ts';
import { isAgreed } from './consent.ts';
import { othersIn } from './others.ts';
import { refuse, type Table } from './table.ts';

/**
 * Somebody who is here will not wait for an absent one any longer; whoever else is here has to agree. What waits for the
 * absent one's answer must not stand in the way.
 */
export function claim(table: Table, to: string, player: string, id: string, wanted: Claim | undefined): void {
  const away = absentees(table);
  const { wish } = table;
  if (wish !== null && !away.some((seat) => wish.waiting.includes(seat))) {
    refuse(table, to, id, 'consent-needed', 'Another wish waits for an answer.', 'do');
  } else if (wanted === undefined || !away.includes(wanted.seat)) {
    refuse(table, to, id, 'not-absent', 'Name a seat that is absent: the match waits for it and nobody came.', 'claim');
  } else {
    const { seat, outcome } = wanted;
    const waiting = othersIn(table, player).filter((other) => other !== seat && table.seats.isHere(other));
    commit(table, player, id, { type: 'wish', for: 'claim', claim: { seat, outcome }, waiting }, null);
    if (isAgreed(table.wish)) grantClaim(table, { seat, outcome });
  }
}

/** All who are here agree. */
export function grantClaim(table: Table, { seat, outcome }: Claim): void {
  const leaving = outcome === 'end' ? concession(table.match, seat) : undefined;
  const result = leaving === undefined ? null : table.match.act(leaving);
  if (result?.ok === true) {
    commit(table, seat, undefined, { ...actOf(result), isAutomatic: true, because: 'claimed' }, result);
  } else commit(table, null, undefined, { type: 'stand-in', seat, plays: true }, null);
}

/** Somebody is back: nobody can claim their seat any more, and it is theirs again. */
export function takeBackSeat(table: Table, player: string): void {
  const { wish, seats } = table;
  if (wish?.claim?.seat === player) commit(table, player, undefined, { type: 'decline' }, null);
  if (seats.standIns.has(player))
    commit(table, null, undefined, { type: 'stand-in', seat: player, plays: false }, null);
}
