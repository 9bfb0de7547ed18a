import { declareGame } from 'cardloom';
import { expect, it } from 'vitest';
import { Host } from './host.ts';

/** Two in a row have to pass, of whom the second is ann; what is played counts from the start. */
const kit = declareGame({
  name: 'haggle',
  players: 2,
  state: { game: { passes: 0 }, player: { bids: 0 } },
});
const other = (seat: number): number => 1 - seat;
const haggle = kit.define({
  segments: {
    market: {
      turn: {},
      moves: {
        bid: kit.move().run(({ G, player, players, coreOps }) => {
          G.passes = 0;
          player.bids += 1;
          coreOps.setPriority(players[other(player.seat)]);
        }),
        pass: kit.move().run(({ G, player, players, coreOps }) => {
          if (player.seat === 0 && G.passes === 1) coreOps.endGame(player);
          else {
            G.passes = player.seat === 0 ? 0 : 1;
            coreOps.setPriority(players[other(player.seat)]);
          }
        }),
      },
    },
  },
});

function play(prefs: object): Host {
  const seats = [{ player: 'ann' }, { player: 'bo', isBot: true }];
  const host = new Host(haggle, { seats, seed: 1, passing: { move: 'pass' } });
  host.join('a', 'ann', 0);
  host.receive('a', { type: 'prefs', id: 'p', prefs }, 0);
  host.stored(host.head, 0);
  return host;
}

/** Ann passes, and so does bo. */
function bothPass(host: Host): void {
  for (let prompt = 1; prompt < 9; prompt++)
    host.receive('a', { type: 'act', id: `x${prompt}`, prompt, move: 'pass' }, 0);
  host.stored(host.head, 0);
  host.actAsBot({ player: 'bo', move: 'pass', args: {} }, 0);
  host.stored(host.head, 0);
}

it('whoever has passed is not asked the same again if nothing happened but passes', () => {
  const host = play({ passWhenIdle: true });
  bothPass(host);
  expect(host.match.isOver).toBe(true);
});

it('full control asks again', () => {
  const host = play({ passWhenIdle: true, fullControl: true });
  bothPass(host);
  expect(host.match.isOver).toBe(false);
});

it('something happened: then it is another question', () => {
  const host = play({ passWhenIdle: true });
  host.receive('a', { type: 'act', id: '1', prompt: 1, move: 'pass' }, 0);
  host.stored(host.head, 0);
  host.actAsBot({ player: 'bo', move: 'bid', args: {} }, 0);
  host.stored(host.head, 0);
  expect([host.match.isOver, host.match.players[host.match.seatToAct]]).toEqual([false, 'ann']);
});
