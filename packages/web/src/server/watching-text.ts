import type { MatchSummary } from '@cardloom/protocol';

type Delays = Pick<MatchSummary, 'delay' | 'delaySeconds'>;

/** `10 steps`, `60 s`, both; empty if those who watch see it as it happens. */
export const laterText = ({ delay, delaySeconds }: Delays): string =>
  [delay > 0 && (delay === 1 ? '1 step' : `${delay} steps`), delaySeconds > 0 && `${delaySeconds} s`]
    .filter(Boolean)
    .join(' and ');

/** That one only watches, and how much later than it happens. */
export function watchingText(delays: Delays): string {
  const later = laterText(delays);
  return later === '' ? 'you watch' : `you watch ${later} later`;
}
