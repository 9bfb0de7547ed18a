import type { MoveDefinition } from 'cardloom';
import { type Invokation, PlayerPhase } from '../shape.ts';

/** Takes no more actions in this round. Whoever ends first begins the next one. */
export const endRound: MoveDefinition<Invokation> = {
  choices: {},
  run: (context) => {
    const { player, G, coreOps } = context;
    player.phase = PlayerPhase.end;
    if (G.endedFirst < 0) G.endedFirst = player.seat;
    coreOps.emit('ROUND_ENDED_BY', { player: player.id });
    coreOps.interrupt({ do: 'turnEnd' });
  },
};
