import { FIRST_LINK, nextLink } from '@cardloom/protocol';
import type { Table } from './table.ts';

/** What leads to entries is done once, however often it is sent: a player's id stands for one thing. */
export const answerKey = ({ match }: Table, player: string, id: string): string =>
  `${match.players.indexOf(player)} ${id}`;

/** What was sent, in few characters: whether it is the same again. */
export const sumOf = (sent: unknown): string =>
  nextLink(FIRST_LINK, typeof sent === 'string' ? sent : JSON.stringify(sent));
