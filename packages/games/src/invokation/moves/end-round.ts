import { kit } from '../kit.ts';
import { PlayerPhase } from '../player-phase.ts';

/** Takes no more actions in this round. Whoever ends first begins the next one. */
export const endRound = kit.move().run(({ player, G, coreOps }) => {
  player.phase = PlayerPhase.end;
  if (G.endedFirst < 0) G.endedFirst = player.seat;
  coreOps.emit('ROUND_ENDED_BY', { player });
  coreOps.interrupt({ do: 'turnEnd' });
});
