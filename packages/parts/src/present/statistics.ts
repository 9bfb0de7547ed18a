import type { View } from 'cardloom';
import type { Names } from './names.ts';
import { capital } from './pieces.ts';
import type { NumberRecord } from './record.ts';
import { tableOf } from './table.ts';

/** How often somebody acted; passes are counted apart. */
export interface Tally {
  readonly actions: number;
  readonly passes: number;
}

/** What is told of a match once it is over. */
export interface Statistics {
  /** `14 turns and 92 actions in 12 min 5 s`. */
  readonly summary: string;
  readonly players: readonly PlayerStatistics[];
}

/** What one player did in a match, in words and numbers. */
export interface PlayerStatistics {
  readonly player: string;
  readonly name: string;
  /** `31 actions, 4 passes`. */
  readonly did: string;
  /** What they have in the end. */
  readonly numbers: readonly NumberRecord[];
}

/**
 * How long a match took, and what everybody did and has in the end; `ms` is null where nobody knows.
 *
 * ```ts
 * const tally: Tally = { actions: 12, passes: 3 };
 * const { summary, players }: Statistics = statisticsOf(view, names, new Map([['p0', tally]]), 90_000);
 * console.log(summary, players.map(({ name, did }: PlayerStatistics) => `${name}: ${did}`));
 * ```
 */
export function statisticsOf(
  view: View,
  names: Names,
  tallies: ReadonlyMap<string, Tally>,
  ms: number | null,
): Statistics {
  const all = [...tallies.values()].reduce((sum, { actions }) => sum + actions, 0);
  const time = ms === null ? '' : ` in ${timeText(ms)}`;
  const { sides } = tableOf(names.presentation, view);
  const counts = names.presentation.passing !== undefined;
  return {
    summary: `${several(Number(view.ctx.numTurns) + 1, 'turn')} and ${several(all, 'action')}${time}`,
    players: Object.keys(view.players).map((player) => {
      const { actions, passes } = tallies.get(player) ?? { actions: 0, passes: 0 };
      return {
        player,
        name: capital(names.player(player)),
        did: `${several(actions, 'action')}${counts ? `, ${several(passes, 'pass', 'passes')}` : ''}`,
        numbers: sides.find((side) => side.player === player)?.numbers ?? [],
      };
    }),
  };
}

const several = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
