import type { Work } from 'cardloom';
import { toOblivionTogether } from './deeds.ts';
import { defenseOf, isClashCard } from './field.ts';
import type { Card, Context } from './shape.ts';

/** State-based rules: Clash cards without defense go to oblivion, and who has no health left loses. */

/** Health is looked at only when the Standby is empty. */
export function boardCheck({ G, players, zones }: Context): readonly Work[] | undefined {
  const isOver = zones.standby.length === 0 && (players[0].health <= 0 || players[1].health <= 0);
  if (G.isHurt) return isOver ? BOTH : OBLIVION;
  return isOver ? OUTCOME : undefined;
}
const OBLIVION: readonly Work[] = [{ do: 'sendToOblivion' }];
const OUTCOME: readonly Work[] = [{ do: 'healthOutcome' }];
const BOTH: readonly Work[] = [...OBLIVION, ...OUTCOME];

/** All who are found together go together. */
export function sendToOblivion(context: Context): void {
  context.G.isHurt = false;
  const found: Card[] = [];
  for (const { field } of context.players) {
    for (let i = 0; i < field.length; i++) {
      const card = field.at(i) as Card;
      if (isClashCard(card) && defenseOf(context, card) <= 0) found.push(card);
    }
  }
  toOblivionTogether(context, found);
}

/** Both Contenders down: by clash damage the attacker wins, otherwise nobody does. */
export function healthOutcome({ players, turnPlayer, coreOps, ctx }: Context): void {
  const lost = players.filter(({ health }) => health <= 0);
  for (const { id } of lost) coreOps.emit('contenderDown', { player: id });
  if (lost.length === 1) coreOps.endGame(players[1 - lost[0].seat]);
  else if (lost.length === 2) coreOps.endGame(ctx.currentStep === 'damage' ? turnPlayer : undefined);
}
