/** Scenario fixtures and the conformance kit that every Cardloom game runs. */

export { assertConforms, type ConformOptions, conform } from './conform.ts';
export { type FailingMatch, failingMatch } from './failing-match.ts';
export { arrange } from './fixture.ts';
export { FixtureError } from './fixture-names.ts';
export type { Board, CardSpec, Counters, PlayerSpec, ZoneSpec } from './fixture-types.ts';
export { describeReport, type Finding, type FoundLeak, type Law, type Report } from './report.ts';
