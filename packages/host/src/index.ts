export type { Did, Entry } from './entry.ts';
export { Host, type Received } from './host.ts';
export type { Since } from './joining.ts';
export type { HostOptions } from './options.ts';
export type { Addressed } from './outbox.ts';
export { NO_PREFERENCES, type PassRules, type TopOfStack } from './preferences.ts';
export type { SeatSetup } from './seats.ts';
