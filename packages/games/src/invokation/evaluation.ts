import { CHARACTERS, characterAt, foeOf } from './board.ts';
import type { Context, Player, Zone } from './kit.ts';
import { PlayerPhase } from './player-phase.ts';

/** How bots judge a position: about the chance to win, from what lies on both sides. In points of hp. */
const ALIVE = 6;
const HP = 1;
const ENERGY = 0.7;
const AURA = -0.3;
const ATTACHED = 1.2;
const STATUS_USAGE = 0.6;
const SUMMON_USAGE = 1.6;
const SUPPORT = 1.5;
const CARD = 0.8;
const DIE = 0.45;
/** So many points ahead is a chance of three in four. */
const STEADY = 9;

export function evaluate(context: Context, player: Player): number {
  const lead = worth(player) - worth(foeOf(context, player));
  return 1 / (1 + Math.exp(-lead / STEADY));
}

function worth(player: Player): number {
  let sum = 0;
  for (let place = 0; place < CHARACTERS; place++) {
    const character = characterAt(player, place);
    if (character.isDefeated) continue;
    sum += ALIVE + HP * character.hp + ENERGY * character.energy + (character.aura === 0 ? 0 : AURA);
  }
  sum += ATTACHED * (player.attached0.length + player.attached1.length + player.attached2.length);
  sum += STATUS_USAGE * usagesIn(player.statuses) + SUMMON_USAGE * usagesIn(player.summons);
  sum += SUPPORT * player.supports.length + CARD * player.hand.length;
  // dice are lost with the round
  return player.phase === PlayerPhase.end ? sum : sum + DIE * player.dice;
}

function usagesIn(zone: Zone): number {
  let sum = 0;
  for (const { usages } of zone) sum += Math.max(1, usages);
  return sum;
}
