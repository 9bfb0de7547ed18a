/**
 * Scenario fixtures and the conformance kit that every Cardloom game runs.
 * @module @cardloom/testkit
 */

export { assertConforms, type ConformOptions, conform } from './conform.ts';
export { type FailingMatch, failingMatch } from './failing-match.ts';
export { arrange } from './fixture.ts';
export { FixtureError } from './fixture-names.ts';
export type { Board, CardSpec, Counters, PlayerSpec, ZoneSpec } from './fixture-types.ts';
export { fuzzActions } from './fuzz/actions.ts';
export { type CardReader, fuzzCardFiles } from './fuzz/card-files.ts';
export { type FuzzFinding, type FuzzKind, type FuzzReport, LIMIT_MS, mergeReports } from './fuzz/fuzz-report.ts';
export type { Campaign, FuzzSubject } from './fuzz/random-match.ts';
export { fuzzReplays } from './fuzz/replays.ts';
export { fuzzSnapshots } from './fuzz/snapshots.ts';
export { advance, assertGolden, transcript } from './golden.ts';
export { assertPerft, perft } from './perft.ts';
export { type PresentationOptions, presentationProblems, tableProblems } from './presentation.ts';
export { describeReport, type Finding, type FoundLeak, type Law, type Report } from './report.ts';
export { type NamedArgs, Table, type Who } from './table-fixture.ts';
