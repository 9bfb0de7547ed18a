import type { SavedTable } from '@cardloom/host';
import type { FlowDescription, Json } from 'cardloom';
import type { Fresh } from './blocks.ts';

/** What is needed to play without a server. */
export interface LocalMatch {
  readonly game: string;
  /** Of the seats, in their order; a bot's name where a bot sits. */
  readonly seats: readonly { readonly player: string; readonly name: string; readonly bot: string | null }[];
  readonly options: Json;
  readonly seed?: string | number;
  /** What was played already. */
  readonly saved?: SavedTable;
  /** Milliseconds between two actions of bots. */
  readonly pace: number;
}

/** From the page to its worker. */
export type ToWorker =
  | { readonly type: 'start'; readonly match: LocalMatch }
  | { readonly type: 'open'; readonly id: number; readonly player: string | null }
  | { readonly type: 'send'; readonly id: number; readonly text: string }
  | { readonly type: 'close'; readonly id: number };

/** From the worker to its page. */
export type FromWorker =
  | { readonly type: 'flow'; readonly flow: FlowDescription }
  | { readonly type: 'saved'; readonly fresh: Fresh }
  | { readonly type: 'opened'; readonly id: number }
  | { readonly type: 'message'; readonly id: number; readonly text: string }
  | { readonly type: 'closed'; readonly id: number }
  | { readonly type: 'failed'; readonly message: string };
