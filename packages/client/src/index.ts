/**
 * Plays at a Cardloom table without knowing any rules.
 * @module @cardloom/client
 */

export type { Connection, Hearing, Open } from '@cardloom/protocol';
export { type ClientOptions, createClient } from './client.ts';
export { ClientError } from './client-error.ts';
export { type ConnectOptions, connect } from './connect.ts';
export { openPort } from './open-port.ts';
export { openSocket, type Socket, type SocketClass } from './open-socket.ts';
export type { Client, ClientState, Made, Preview } from './state.ts';
export type { Timers } from './timers.ts';
export type { ArgsOf, ClientView, MoveOf, SomeArgsOf, StepOf } from './typed.ts';
