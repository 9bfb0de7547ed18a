// Clover: whoever has picked three leaves wins; both pick in turn until both have passed in a row.
import {
  outcomeEffects,
  outcomeEvents,
  outcomePayloads,
  pass,
  passEvents,
  passWindow,
  winCheck,
} from '@cardloom/parts';
import { createMatch, declareGame, turnPlayerOf } from 'cardloom';

// what the parts tell and put on the agenda is declared with the rest
const kit = declareGame({
  name: 'clover',
  state: { player: { leaves: 0 } },
  events: { ...passEvents, ...outcomeEvents },
  effects: outcomePayloads,
});

const pick = kit.move().run(({ player, coreOps }) => {
  player.leaves += 1;
  coreOps.setPriority(coreOps.nextPlayer(player) ?? null);
});

const clover = kit.define({
  effects: outcomeEffects,
  checks: [winCheck(({ leaves }) => leaves >= 3, 'leaves')],
  segments: {
    meadow: { turn: { phases: { picking: { start: true, next: null, ...passWindow(), moves: { pick, pass } } } } },
  },
});

const match = createMatch(clover, { players: ['ann', 'bo'] });
for (const player of ['ann', 'bo']) match.act({ player, move: 'pass', args: {} });
console.log(turnPlayerOf(match.view(null))); // bo
for (const player of ['bo', 'ann', 'bo', 'ann', 'bo']) match.act({ player, move: 'pick', args: {} });
console.log(match.state.ctx.winner); // bo
