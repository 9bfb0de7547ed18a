/** Plays at a Cardloom table without knowing any rules. */

export type { Connection, Hearing, Open } from '@cardloom/protocol';
export { type ClientOptions, createClient } from './client.ts';
export { ClientError } from './client-error.ts';
export type { Client, ClientState, Preview } from './state.ts';
export type { Timers } from './timers.ts';
export type { ArgsOf, ClientView, MoveOf, SomeArgsOf, StepOf } from './typed.ts';
