import type { RegisteredGame } from '@cardloom/games';
import type { SpectatorPolicy } from '@cardloom/protocol';
import { isFields, keep, keptValue } from '../kept.ts';
import type { ChosenSettings } from './match-options.ts';

/** What is chosen for a new match. */
export interface Form {
  readonly seats: readonly FormSeat[];
  readonly settings: ChosenSettings;
  readonly minutes: number;
  readonly watching: SpectatorPolicy | 'late';
  readonly isListed: boolean;
}

export interface FormSeat {
  /** `me`, the level of a bot, `invite` or `open`. */
  readonly who: string;
  /** As `deckOf` reads it. */
  readonly deck: string;
}

export const WATCHING: readonly { readonly policy: Form['watching']; readonly title: string }[] = [
  { policy: 'link', title: 'by link' },
  { policy: 'none', title: 'nobody' },
  { policy: 'public', title: 'anybody' },
  { policy: 'late', title: 'anybody, 10 steps later' },
];
/** Minutes for each player; 0 is no clock. */
export const CLOCKS: readonly number[] = [0, 5, 10, 20, 40];

/** Who sits at these seats, as before; who is added is a bot. */
export const seatsFor = (count: number, before: readonly FormSeat[] = []): readonly FormSeat[] =>
  Array.from({ length: count }, (_, i) => before[i] ?? { who: i === 0 ? 'me' : 'medium', deck: '' });

/** One sits at one seat at most: who sat there before sits where one sat. */
export function seatedAt(seats: readonly FormSeat[], at: number, who: string): readonly FormSeat[] {
  const before = seats[at].who;
  return seats.map((seat, i) => {
    if (i === at) return { ...seat, who };
    return who === 'me' && seat.who === 'me' ? { ...seat, who: before } : seat;
  });
}

const usual = ({ players }: RegisteredGame): Form => ({
  seats: seatsFor(players.min),
  settings: {},
  minutes: 0,
  watching: 'link',
  isListed: false,
});

const keyOf = (game: string): string => `cardloom.new.${game}`;

/** What was chosen for this game last. */
export function keptForm(game: RegisteredGame, levels: readonly string[]): Form {
  const kept = keptValue<Form>(keyOf(game.name));
  const asUsual = usual(game);
  if (!Array.isArray(kept?.seats)) return asUsual;
  const { settings, minutes, watching, isListed } = kept;
  const { min, max } = game.players;
  const count = Math.min(max, Math.max(min, kept.seats.length));
  const seats = seatsFor(count, kept.seats).map(({ who, deck }) => ({
    who: who === 'me' || levels.includes(who) ? who : 'medium',
    deck: typeof deck === 'string' ? deck : '',
  }));
  return {
    seats,
    settings: isFields(settings) ? settings : asUsual.settings,
    minutes: CLOCKS.includes(minutes) ? minutes : asUsual.minutes,
    watching: WATCHING.some(({ policy }) => policy === watching) ? watching : asUsual.watching,
    isListed: isListed === true,
  };
}

export const keepForm = (game: RegisteredGame, form: Form): void => void keep(keyOf(game.name), JSON.stringify(form));
