import { abilities } from './abilities.ts';
import { draw } from './deeds.ts';
import type { Context, Player } from './kit.ts';
import { VICTORY } from './numbers.ts';
import { battlefieldAt, controls, EVERY_PLACE, PLACES } from './places.ts';
import { hasWon, score } from './points.ts';

/** Points: by conquering and by holding, once per battlefield and turn. */

/** Control changes; it is a conquest, and scores, if this player has not scored the battlefield this turn. */
export function conquer(context: Context, player: Player, place: number): void {
  const battlefield = battlefieldAt(context, place);
  battlefield.holder = player.seat + 1;
  const isScored = (player.scored & (1 << place)) !== 0;
  context.coreOps.emit('conquered', { card: battlefield, player, scores: !isScored });
  if (isScored) return;
  player.scored |= 1 << place;
  // the last point takes every battlefield this turn; a card comes instead
  if (player.points < VICTORY - 1 || player.scored === EVERY_PLACE) score(context, player);
  else {
    context.coreOps.emit('pointDenied', { player });
    draw(context, player, 1);
  }
  tellUnits(context, player, place, 'conquers');
  abilities.use(context, battlefield.def.conquer, { player, source: battlefield, target: undefined, about: undefined });
}

/** The scoring step: every battlefield one controls as the turn begins. */
export function holdStep(context: Context): void {
  const { turnPlayer, players } = context;
  for (const place of PLACES) {
    // a card that a battlefield gives may burn out, so it may be the other's last point
    if (!controls(context, turnPlayer, place) || players.some(hasWon)) continue;
    const battlefield = battlefieldAt(context, place);
    turnPlayer.scored |= 1 << place;
    context.coreOps.emit('held', { card: battlefield, player: turnPlayer });
    score(context, turnPlayer);
    tellUnits(context, turnPlayer, place, 'holds');
    const use = { player: turnPlayer, source: battlefield, target: undefined, about: undefined };
    abilities.use(context, battlefield.def.hold, use);
  }
}

/** What they do about it is triggered. */
function tellUnits({ coreOps }: Context, player: Player, place: number, event: 'conquers' | 'holds'): void {
  for (const unit of player.field) if (unit.at === place) coreOps.emit(event, { card: unit, player });
}
