import type { MatchOptions, Snapshot } from 'cardloom';
import type { PassRules, TopOfStack } from './preferences.ts';
import type { SeatSetup } from './seats.ts';

export interface HostOptions extends Omit<MatchOptions, 'players'> {
  readonly seats: readonly SeatSetup[];
  /** Where it begins, if not at the beginning: somebody goes on from there. */
  readonly start?: Snapshot;
  /** How the game passes, for those who prefer not to be asked. */
  readonly passing?: PassRules;
  readonly topOfStack?: TopOfStack;
}
