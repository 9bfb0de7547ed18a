import { powerOf, slotAt, TERRAINS, unitOf } from './board.ts';
import { leaveBoard } from './checks.ts';
import type { Context, Work } from './kit.ts';
import { draw } from './operations.ts';
import { terrainWinner } from './rules.ts';
import { traitWorks } from './traits.ts';
import { resetTurnFlags } from './turn.ts';

const CARDS_DRAWN_PER_SKIRMISH = 4;
/** Best of three: this many wins, ties counting for both, take the match. */
const WINS_NEEDED = 2;

/** A skirmish begins: every flag as it was at first, and after the first one new cards. */
export function beginSkirmish(context: Context): void {
  const { G, players, coreOps } = context;
  for (const player of players) {
    player.isDone = false;
    player.sp = 0;
    resetTurnFlags(player);
  }
  if (G.currentSkirmish > 1) for (const player of players) draw(context, player, CARDS_DRAWN_PER_SKIRMISH);
  coreOps.emit('SKIRMISH_STARTED', { n: G.currentSkirmish });
}

/** Both are Done: terrains from left to right, then the Conquer abilities, then the result. */
export function resolveTerrains(context: Context): void {
  const { players, coreOps } = context;
  const works: Work[] = [];
  for (let terrain = 0; terrain < TERRAINS; terrain++) {
    const unit0 = unitOf(players[0], terrain);
    const unit1 = unitOf(players[1], terrain);
    const winner = terrainWinner(context, terrain);
    coreOps.emit('TERRAIN_RESOLVED', {
      terrainId: terrain,
      winner: winner < 0 ? null : winner,
      unit0Power: unit0 === undefined ? null : powerOf(unit0),
      unit1Power: unit1 === undefined ? null : powerOf(unit1),
    });
    if (winner < 0) continue;
    const unit = winner === 0 ? unit0 : unit1;
    players[winner].sp += unit?.def.conquers === true ? 2 : 1;
    if (unit === undefined) continue;
    if (unit.def.conquers) works.push({ do: 'conquer', unit, terrain, seat: winner });
    works.push(...traitWorks(unit, 'conquer', 0, slotAt(terrain, winner)));
  }
  coreOps.sequence([...works, { do: 'endSkirmish' }]);
}

/** The result; units go without Death triggers; then the match is over or goes on. */
export function endSkirmish(context: Context): void {
  const { G, players, coreOps } = context;
  const [first, second] = players;
  const winner = first.sp === second.sp ? null : first.sp > second.sp ? first : second;
  if (winner === null) G.tieSkirmishes += 1;
  else winner.skirmishesWon += 1;
  coreOps.emit('SKIRMISH_ENDED', {
    n: G.currentSkirmish,
    winner: winner === null ? null : winner.seat,
    sp: [first.sp, second.sp],
  });
  for (const player of players) {
    for (let terrain = 0; terrain < TERRAINS; terrain++) {
      const unit = unitOf(player, terrain);
      if (unit !== undefined) leaveBoard(context, unit, 'graveyard');
    }
  }
  const [wins0, wins1] = players.map((player) => player.skirmishesWon + G.tieSkirmishes);
  if (Math.max(wins0, wins1) < WINS_NEEDED) G.currentSkirmish += 1;
  else if (wins0 === wins1) coreOps.endGame();
  else coreOps.endGame(wins0 > wins1 ? first : second);
}

/** However it ended, by wins or because somebody conceded. */
export function endMatch({ G, ctx, players, coreOps }: Context): void {
  const winner = players.find((player) => player.id === ctx.winner)?.seat ?? null;
  G.matchOver = true;
  G.matchWinner = winner;
  coreOps.emit('MATCH_ENDED', { winner });
}
