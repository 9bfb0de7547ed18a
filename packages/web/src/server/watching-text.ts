import type { MatchSummary } from '@cardloom/protocol';

/** That one only watches, and how much later than it happens. */
export function watchingText({ delay, delaySeconds }: Pick<MatchSummary, 'delay' | 'delaySeconds'>): string {
  const later = [delay > 0 && (delay === 1 ? '1 step' : `${delay} steps`), delaySeconds > 0 && `${delaySeconds} s`].filter(Boolean).join(' and ');
  return later === '' ? 'you watch' : `you watch ${later} later`;
}
