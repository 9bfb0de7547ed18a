import type { HostOptions } from '@cardloom/host';
import type { LoadedGame } from '../games.ts';
import type { NewMatch } from '../store/records.ts';
import { termsOf } from '../terms.ts';

/** What a stored match means to a host. */
export function hostOptions({ seats, seed, options, terms }: NewMatch, { passing, late }: LoadedGame): HostOptions {
  const { clock, delay, delaySeconds = 0, series } = termsOf(terms);
  return {
    seats: seats.map(({ player, name, bot }) => ({ player, name, isBot: bot !== null })),
    seed,
    options,
    ...(passing === undefined ? {} : { passing }),
    late,
    ...(series === undefined ? {} : { series }),
    ...(clock === null ? {} : { clock }),
    ...(delay + delaySeconds === 0 ? {} : { spectatorDelay: { steps: delay, ms: delaySeconds * 1000 } }),
  };
}
