import type { ClockRules, Series } from '@cardloom/protocol';
import type { MatchOptions, Snapshot } from 'cardloom';
import type { Delay } from './gallery.ts';
import type { PassRules } from './preferences.ts';
import type { SeatSetup } from './seats.ts';

/**
 * What a table is made with: plain data, to be stored with the entries.
 *
 * ```ts
 * const seats: readonly SeatSetup[] = [{ player: 'ann', name: 'Ann' }, { player: 'bo' }];
 * const passing: PassRules = { move: 'pass', idle: ['tapLand'] };
 * const options: HostOptions = { seats, passing, clock: { type: 'turn', ms: 60_000 } };
 * ```
 */
export interface HostOptions extends Omit<MatchOptions, 'players'> {
  readonly seats: readonly SeatSetup[];
  /** Where it begins, if not at the beginning: somebody goes on from there. */
  readonly start?: Snapshot;
  /** How the game passes, for those who prefer not to be asked and those whose time is up. */
  readonly passing?: PassRules;
  /** Between people, so many milliseconds go by before what only a player can know makes them pass; 1,000 if left out. */
  readonly passDelay?: number;
  /**
   * Moves that are made, in the first way there is, for whoever has no time left and cannot pass. A decision is answered in
   * the first way there is; whoever can do none of this concedes.
   */
  readonly late?: readonly string[];
  /** How much time players have; as much as they like if left out. */
  readonly clock?: ClockRules;
  /**
   * For so many milliseconds somebody may be away while the match waits for them before others may claim; null for ever.
   * One minute if left out, and for ever where there are days to a move.
   */
  readonly absence?: number | null;
  /** Spectators see everything so much later than it happens; at once if left out. */
  readonly spectatorDelay?: Delay;
  /** Which match in a row of the same people it is, and how often each has won before. */
  readonly series?: Series;
}
