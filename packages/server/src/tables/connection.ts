import type { HostFrame } from '@cardloom/protocol';

/** Somebody at a table, however they are connected. */
export interface Connection {
  readonly id: string;
  /** Where they come from, as limits count it. */
  readonly address: string;
  send(frame: HostFrame): void;
  /** A frame whose text there is already. */
  pass(text: string): void;
  /** After the last frame: nothing more is heard from them. */
  close(): void;
}

/** A frame as it was parsed, and the text it came as. */
export interface Heard {
  readonly frame: unknown;
  readonly text: string;
}

/** What a client heard last. */
export interface Since {
  readonly seq: number;
  readonly chain: string;
}

/** Where a connection sits: at a table that is played, that waits for players, or that can only be looked at. */
export interface Sitting {
  join(connection: Connection, player: string | null, since?: Since): void;
  receive(id: string, heard: Heard, lag?: number): void;
  leave(id: string): void;
}
