import type { Finding, FoundLeak, Report } from '@cardloom/testkit';

/** What an audit found: the reports of all its batches, as one. */

/** The fields that are numbers, and what they say to a person when they are not 0. */
const COUNTS = {
  leaks: 'leaks',
  undoMismatches: 'times undo left something behind',
  roundTripMismatches: 'times a restored match went on differently',
  legalRejected: 'listed actions refused',
  illegalAccepted: 'unlisted actions accepted',
  replayMismatches: 'replays that ended elsewhere',
  listMismatches: 'lists that disagree with themselves',
  promptMismatches: 'prompts that disagree with the legal actions',
  indexMismatches: 'wrong trigger indexes',
  zoneMismatches: 'cards in no zone or two',
  outsideWrites: 'writes outside the match',
  undoLeaks: 'times undo told something hidden',
  randomLeaks: 'times random draws told something hidden',
  sampleLeaks: 'samples that tell something hidden',
  impossibleSamples: 'samples that cannot be',
  strayWrites: 'stray writes that were not caught',
  hostileInputs: 'hostile inputs that were not refused',
  patchMismatches: 'patches that lead to another view',
  thrown: 'matches that threw',
} satisfies { readonly [K in keyof Report]?: string };
type Count = keyof typeof COUNTS;

/** What `--json` prints. */
export type AuditResult = {
  readonly game: string;
  readonly games: number;
  readonly states: number;
} & { readonly [K in Count]: number } & {
  readonly unfinished: number;
  /** Prompts with a choice where a rule that cannot be described has the last word. */
  readonly checkedPrompts: number;
  /** How many positions each law that does not look at all of them looked at. */
  readonly looks: Report['looks'];
  readonly declaredLeaks: readonly FoundLeak[];
};

export function resultOf(game: string, reports: readonly Report[]): AuditResult {
  const sum = (key: Count | 'games' | 'states' | 'unfinished' | 'checkedPrompts'): number =>
    reports.reduce((total, report) => total + report[key], 0);
  const counts = Object.fromEntries(Object.keys(COUNTS).map((key) => [key, sum(key as Count)])) as Record<
    Count,
    number
  >;
  const declared = reports[0]?.declaredLeaks ?? [];
  return {
    game,
    games: sum('games'),
    states: sum('states'),
    ...counts,
    unfinished: sum('unfinished'),
    checkedPrompts: sum('checkedPrompts'),
    looks: looksOf(reports),
    declaredLeaks: declared.map((leak, i) => ({
      ...leak,
      found: reports.reduce((total, { declaredLeaks }) => total + declaredLeaks[i].found, 0),
    })),
  };
}

function looksOf(reports: readonly Report[]): Report['looks'] {
  const laws = Object.keys(reports[0]?.looks ?? {}) as (keyof Report['looks'])[];
  const total = (law: keyof Report['looks']): number => reports.reduce((sum, { looks }) => sum + looks[law], 0);
  return Object.fromEntries(laws.map((law) => [law, total(law)])) as Record<keyof Report['looks'], number>;
}

/** What is wrong, in words: how often which law was broken. */
export const brokenLaws = (result: AuditResult): (readonly [count: number, words: string])[] =>
  Object.entries(COUNTS)
    .map(([key, words]) => [result[key as Count], words] as const)
    .filter(([count]) => count > 0);

const KEPT_PER_LAW = 10;

/** One fault is found in every batch; the first findings of a law are enough. */
export function firstFindings(reports: readonly Report[]): Finding[] {
  const kept = new Map<string, number>();
  return reports
    .flatMap((report) => report.findings)
    .filter(({ law }) => {
      kept.set(law, (kept.get(law) ?? 0) + 1);
      return (kept.get(law) ?? 0) <= KEPT_PER_LAW;
    });
}
