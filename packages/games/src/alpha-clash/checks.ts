import { toOblivionTogether } from './deeds.ts';
import { defenseOf, isClashCard } from './field.ts';
import type { Card, Context, Player, Work } from './kit.ts';

/** State-based rules: Clash cards without defense go to oblivion, and who has no health left loses. */

/** Health is looked at only when the Standby is empty. */
export function boardCheck(context: Context): readonly Work[] | undefined {
  const { players, zones } = context;
  const isOver = zones.standby.length === 0 && (players[0].health <= 0 || players[1].health <= 0);
  if (isAnyLost(context, players[0]) || isAnyLost(context, players[1])) return isOver ? BOTH : OBLIVION;
  return isOver ? OUTCOME : undefined;
}
const OBLIVION: readonly Work[] = [{ do: 'sendToOblivion' }];
const OUTCOME: readonly Work[] = [{ do: 'healthOutcome' }];
const BOTH: readonly Work[] = [...OBLIVION, ...OUTCOME];

const isLost = (context: Context, card: Card): boolean => isClashCard(card) && defenseOf(context, card) <= 0;

const isAnyLost = (context: Context, { field }: Player): boolean => field.some((card) => isLost(context, card));

/** All who are found together go together. */
export function sendToOblivion(context: Context): void {
  const found: Card[] = [];
  for (const { field } of context.players) for (const card of field) if (isLost(context, card)) found.push(card);
  toOblivionTogether(context, found);
}

/** Both Contenders down: by clash damage the attacker wins, otherwise nobody does. */
export function healthOutcome({ players, turnPlayer, coreOps, ctx }: Context): void {
  const lost = players.filter(({ health }) => health <= 0);
  for (const player of lost) coreOps.emit('contenderDown', { player });
  if (lost.length === 1) coreOps.endGame(players[1 - lost[0].seat]);
  else if (lost.length === 2) coreOps.endGame(ctx.currentStep === 'damage' ? turnPlayer : undefined);
}
