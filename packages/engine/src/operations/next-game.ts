import { dropWork } from '../effects/agenda.ts';
import { dropRequests } from '../flow/requests.ts';
import { At } from '../world/header.ts';
import { PlayerAt } from '../world/layout.ts';
import type { World } from '../world/world.ts';

/** A match of several games: one is decided, and nothing of it that waits may reach into the next. */
export function nextGame(world: World): void {
  const { playerStart, playerWords, seats } = world.layout;
  dropWork(world);
  dropRequests(world);
  world.set(At.numGames, world.mem[At.numGames] + 1);
  world.set(At.otp, -1);
  world.set(At.choosingFirstPlayer, -1);
  world.set(At.numTurns, 0);
  world.set(At.numRounds, 0);
  for (let seat = 0; seat < seats; seat++) world.set(playerStart + seat * playerWords + PlayerAt.turnsTaken, 0);
}
