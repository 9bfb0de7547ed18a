import type { Ability } from './ability.ts';
import type { Leader } from './card-set.ts';
import { kit, type Player } from './kit.ts';
import { operate } from './operations.ts';
import { hasOption, options, type Source } from './targets.ts';

/** ACTIVATE_LEADER: a quick action. It takes a charge and does not count as acting. */
export function leaderMove(leaders: Readonly<Record<string, Leader>>) {
  const abilityOf = (player: Player): Ability => leaders[player.leaderId].ability;
  return kit
    .move()
    .when((context) => {
      const { player } = context;
      if (player.currentCharges < 1) return 'The leader has no charge left.';
      if (player.isExhausted) return 'The leader is exhausted.';
      const { picks, operations } = abilityOf(player);
      if (operations.length === 0) return 'The leader has no ability.';
      if (picks !== null && !hasOption(context, picks, player.seat, -1)) return 'There is no target.';
      return true;
    })
    .cardOrName(
      'target',
      (context) => {
        const { picks } = abilityOf(context.player);
        return picks === null ? [] : options(context, picks, context.player.seat, -1);
      },
      { if: ({ player }) => abilityOf(player).picks !== null, prompt: 'Which unit?' },
    )
    .run((context, { target }) => {
      const { player, coreOps } = context;
      const { leaderId, abilityName, ability } = leaders[player.leaderId];
      const playerId = player.seat;
      const oldCharges = player.currentCharges;
      player.currentCharges = oldCharges - 1;
      coreOps.emit('LEADER_CHARGES_CHANGED', { playerId, oldCharges, newCharges: oldCharges - 1 });
      const source: Source = { seat: playerId, slot: -1, unit: undefined, amount: 0, about: undefined };
      for (const operation of ability.operations) operate(context, operation, source, target ?? null, null);
      const chargesRemaining = player.currentCharges;
      coreOps.emit('LEADER_ABILITY_ACTIVATED', { playerId, leaderId, abilityName, chargesRemaining });
    });
}
