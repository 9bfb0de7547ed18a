/** Scenario fixtures and the conformance kit that every Cardloom game runs. */
export { arrange } from './fixture.ts';
export { FixtureError } from './fixture-names.ts';
export type { Board, CardSpec, Counters, PlayerSpec, ZoneSpec } from './fixture-types.ts';
