import type { ClockRules, MatchSummary } from '@cardloom/protocol';
import { laterText } from '../server/watching-text.ts';

/** How much time everybody has: `5 min each`; empty without a clock. */
export function clockText(clock: ClockRules | null): string {
  switch (clock?.type) {
    case undefined:
      return '';
    case 'match':
      return `${timeText(clock.ms)} each${(clock.increment ?? 0) > 0 ? ` and ${timeText(clock.increment ?? 0)} a move` : ''}`;
    case 'decision':
      return `${timeText(clock.ms)} a decision`;
    case 'turn':
      return `${timeText(clock.ms)} a turn${(clock.reserve ?? 0) > 0 ? ` and ${timeText(clock.reserve ?? 0)} in reserve` : ''}`;
    case 'days':
      return clock.days === 1 ? 'a day for each decision' : `${clock.days} days for each decision`;
  }
}

const timeText = (ms: number): string => (ms % 60_000 === 0 ? `${ms / 60_000} min` : `${Math.round(ms / 1000)} s`);

/** What whoever sits down agrees to: `5 min each. Anybody may watch, 10 steps later.` */
export function termsText({ clock, spectators, ...delays }: Terms): string {
  const later = laterText(delays);
  const who = { none: '', link: 'Whoever has a link may watch', public: 'Anybody may watch' }[spectators];
  const time = clockText(clock);
  return [
    time === '' ? 'No clock' : `${time.charAt(0).toUpperCase()}${time.slice(1)}`,
    who === '' || later === '' ? who : `${who}, ${later} later`,
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

type Terms = Pick<MatchSummary, 'clock' | 'spectators' | 'delay' | 'delaySeconds'>;
