/**
 * One table without I/O: seats, numbered steps, prompts, preferences, clocks.
 * @module @cardloom/host
 */

export type { Did, Entry } from './entry.ts';
export type { Delay } from './gallery.ts';
export { Host, type Received } from './host.ts';
export { sinceOf } from './joining.ts';
export { type Chooser, LocalTable, type LocalTableOptions, type SavedTable } from './local-table.ts';
export { openView } from './open-view.ts';
export type { HostOptions } from './options.ts';
export type { Addressed } from './outbox.ts';
export { NO_PREFERENCES, type PassRules } from './preferences.ts';
export { readFrame } from './read-frame.ts';
export { rematchOf } from './rematch.ts';
export { REPLAY_FORMAT, type ReplayFile, readReplayFile } from './replay-file.ts';
export { automaticIn, loggedIn, type SavedReplay, savedEntries } from './saved-entries.ts';
export type { SeatSetup } from './seats.ts';
export { servePort } from './serve-port.ts';
export type { Place } from './viewer.ts';
export { beginAgain, isMove, type Recording, type ReplayStep, walkReplay } from './walk-replay.ts';
