import type { ClockRules, MatchSummary } from '@cardloom/protocol';
import { laterText } from '../server/watching-text.ts';

/** How much time everybody has: `5 min each`; empty without a clock. */
export function clockText(clock: ClockRules | null): string {
  if (clock === null) return '';
  if (clock.type === 'days') return `${clock.days} ${clock.days === 1 ? 'day' : 'days'} a decision`;
  const first = `${timeText(clock.ms)} ${{ match: 'each', decision: 'a decision', turn: 'a turn' }[clock.type]}`;
  if (clock.type === 'match' && clock.increment) return `${first} and ${timeText(clock.increment)} a move`;
  return clock.type === 'turn' && clock.reserve ? `${first} and ${timeText(clock.reserve)} in reserve` : first;
}

const timeText = (ms: number): string => (ms % 60_000 === 0 ? `${ms / 60_000} min` : `${Math.round(ms / 1000)} s`);

/** What whoever sits down agrees to: `5 min each. Anybody may watch, 10 steps later.` */
export function termsText({ clock, spectators, ...delays }: Terms): string {
  const later = laterText(delays);
  const who = { none: '', link: 'Whoever has a link may watch', public: 'Anybody may watch' }[spectators];
  const watched = who === '' ? '' : ` ${who}${later === '' ? '' : `, ${later} later`}.`;
  return `${clockText(clock) || 'No clock'}.${watched}`;
}

type Terms = Pick<MatchSummary, 'clock' | 'spectators' | 'delay' | 'delaySeconds'>;
