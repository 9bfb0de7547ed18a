import type { Json, MatchEvent, Patch, Prompt, PromptChoice, Reason, View, Wondering } from 'cardloom';
import type { InitialCard } from './apply-patch.ts';
import type { Clock } from './clock.ts';
import type { ErrorCode } from './error-codes.ts';

/** What a client says to a host, and a host to its clients. All of it is plain JSON. */

type Args = Readonly<Record<string, Json>>;

/**
 * The version of what is written here: a client says it in `hello`, a host in `welcome`.
 *
 * ```ts
 * const hello: Hello = { type: 'hello', v: VERSION };
 * ```
 */
export const VERSION = 1;

/**
 * How passes and sole options are made for a player; kept by the host, never part of the match.
 *
 * ```ts
 * const prefs: Preferences = {
 *   fullControl: false,
 *   autoPass: true,
 *   stops: { own: ['main'], others: ['attack'] },
 *   yields: [],
 *   passWhenIdle: true,
 *   takeSole: false,
 * };
 * ```
 */
export interface Preferences {
  /** Always ask: nothing below counts. */
  readonly fullControl: boolean;
  /** Pass by itself wherever no stop is set. It depends on public facts alone. */
  readonly autoPass: boolean;
  /** Names of phases and steps in which to be asked: in one's own turns, and in those of others. */
  readonly stops: { readonly own: readonly string[]; readonly others: readonly string[] };
  /** Names of cards whose abilities on the stack are let through. */
  readonly yields: readonly string[];
  /** Pass when nothing else can be done. That looks at one's hand, so others may learn something from it. */
  readonly passWhenIdle: boolean;
  /** Do what is the only thing that can be done. That looks at one's hand as well. */
  readonly takeSole: boolean;
}

/**
 * Requests as they may stand in a frame.
 *
 * ```ts
 * TABLE_REQUESTS.includes('undo'); // true
 * ```
 */
export const TABLE_REQUESTS = ['concede', 'undo', 'agree', 'decline', 'rematch', 'pause', 'resume', 'claim'] as const;
/**
 * One of `TABLE_REQUESTS`.
 *
 * ```ts
 * const isRequest = (text: string): text is TableRequest => TABLE_REQUESTS.some((request) => request === text);
 * ```
 */
export type TableRequest = (typeof TABLE_REQUESTS)[number];

/**
 * What is to become of the seat of somebody who is absent: they concede, or a bot plays until they come back.
 *
 * ```ts
 * const claim: Claim = { seat: 'p1', outcome: 'bot' };
 * ```
 */
export interface Claim {
  readonly seat: string;
  readonly outcome: 'end' | 'bot';
}

/**
 * The first frame of a connection. Said again later it asks for what is missing: the steps after `since`, or a view if
 * that is left out.
 */
export interface Hello {
  readonly type: 'hello';
  readonly v: number;
  /** Of the seat; whoever has none watches. */
  readonly token?: string;
  /** The last step that was heard, and the chain after it. */
  readonly since?: number;
  readonly chain?: string;
}

/**
 * From a client. `id` is the client's own, another one for each frame that wants an answer.
 *
 * ```ts
 * const hello: Hello = { type: 'hello', v: VERSION, token: 'of-my-seat' };
 * const act: ClientFrame = { type: 'act', id: 'a1', prompt: 7, move: 'lay', args: { card: 12 } };
 * ```
 */
export type ClientFrame =
  | Hello
  | {
      readonly type: 'act';
      readonly id: string;
      /** The number of the prompt that is answered. */
      readonly prompt: number;
      readonly move: string;
      readonly args?: Args;
    }
  | { readonly type: 'ask'; readonly id: string; readonly prompt: number; readonly move: string; readonly args?: Args }
  | { readonly type: 'why'; readonly id: string; readonly about: Wondering }
  | {
      readonly type: 'preview';
      readonly id: string;
      readonly prompt: number;
      readonly move: string;
      readonly args?: Args;
    }
  | {
      readonly type: 'table';
      readonly id: string;
      readonly do: TableRequest;
      /** What is claimed. */
      readonly claim?: Claim;
    }
  | { readonly type: 'prefs'; readonly id: string; readonly prefs: Partial<Preferences> }
  | { readonly type: 'ping'; readonly t: number };

/**
 * Everything a client may say, in the order of the type above.
 *
 * ```ts
 * CLIENT_FRAMES.includes('act'); // true
 * ```
 */
export const CLIENT_FRAMES = ['hello', 'act', 'ask', 'why', 'preview', 'table', 'prefs', 'ping'] as const;

/** A prompt with its number, which changes only when what this seat can do changes. */
export interface NumberedPrompt extends Prompt {
  readonly n: number;
}

/** Who sits where, and whether they are there. */
export interface SeatInfo {
  readonly player: string;
  readonly name: string;
  readonly isBot: boolean;
  readonly isOnline: boolean;
  /** A bot plays for somebody who was absent; the seat is theirs again when they come back. */
  readonly isStandIn?: true;
  /** The match waits for somebody who has been away for so long that others may claim. */
  readonly isAbsent?: true;
}

/** One committed entry as a viewer sees it: what happened, and what makes the view before it the view after it. */
export interface Step {
  readonly type: 'step';
  readonly seq: number;
  /** Who did it; null for the host. */
  readonly by: string | null;
  readonly events: readonly MatchEvent[];
  readonly patch: Patch;
  /** Of this step and all before it: tells a lost, doubled or reordered one. */
  readonly chain: string;
  /** If what this seat can do has changed. */
  readonly prompt?: NumberedPrompt;
  /** It took back the last action that was not taken back yet. */
  readonly undo?: true;
  /**
   * It was done for the player: because their time was up (`late`), because others claimed it (`claimed`), or, which only
   * they are told, because they prefer it so (`automatic`).
   */
  readonly made?: 'late' | 'claimed' | 'automatic';
  /** How the clocks stand, if there are any. */
  readonly clock?: Clock;
}

/**
 * What a client has to know of the game; its rules it need not know.
 *
 * ```ts
 * const info: GameInfo = { name: 'tide', version: '1', initial: { damage: 0 } };
 * ```
 */
export interface GameInfo {
  readonly name: string;
  readonly version: string;
  /** What everybody sees of a card that comes into being: patches leave it out. */
  readonly initial: InitialCard;
}

/**
 * Something that everybody else has to agree to.
 *
 * ```ts
 * const wish: Wish = { for: 'undo', by: 'p0', waiting: ['p1'] };
 * ```
 */
export interface Wish {
  readonly for: 'undo' | 'rematch' | 'pause' | 'claim';
  readonly by: string;
  readonly waiting: readonly string[];
  readonly claim?: Claim;
  /** So many actions would be taken back, if it is more than one. */
  readonly count?: number;
}

/** A row of matches that the same people play. */
export interface Series {
  /** Of this match, from 1. */
  readonly number: number;
  /** How often each player has won before; whoever is missing has not. */
  readonly score: Readonly<Record<string, number>>;
}

/**
 * Why a host ends a connection. After the first five a client comes back, after the others it does not.
 *
 * ```ts
 * const comesBack = (reason: ByeReason): boolean => BYE_REASONS.indexOf(reason) < 5;
 * ```
 */
export const BYE_REASONS = [
  'failed',
  'moved',
  'rate',
  'rematch',
  'stopping',
  'full',
  'kicked',
  'no-match',
  'token',
  'version',
] as const;
/**
 * One of `BYE_REASONS`.
 *
 * ```ts
 * const isFinal = (reason: ByeReason): boolean => BYE_REASONS.includes(reason);
 * ```
 */
export type ByeReason = (typeof BYE_REASONS)[number];

/** What an action would lead to, as far as its player can know. */
export interface Previewed {
  readonly type: 'previewed';
  readonly id: string;
  readonly events: readonly MatchEvent[];
  /** False if more will happen, which depends on what the player cannot know. */
  readonly isAll: boolean;
  /** Where all of it can be known: makes the player's view the one after it. */
  readonly patch?: Patch;
}

/**
 * From a host; `type` tells the frames apart.
 *
 * ```ts
 * function hear(frame: HostFrame): void {
 *   if (frame.type === 'step') console.log((frame satisfies Step).seq);
 *   if (frame.type === 'previewed') console.log((frame satisfies Previewed).isAll);
 *   if (frame.type === 'welcome') {
 *     const prompt: NumberedPrompt = frame.prompt;
 *     const series: Series | undefined = frame.series;
 *     const seats: readonly SeatInfo[] = frame.seats;
 *     console.log(prompt.n, series?.score, seats.length);
 *   }
 * }
 * ```
 */
export type HostFrame =
  | {
      readonly type: 'welcome';
      readonly v: number;
      readonly game: GameInfo;
      /** By the host's clock, in milliseconds. */
      readonly now: number;
      readonly clock: Clock | null;
      readonly seat: string | null;
      readonly seq: number;
      readonly chain: string;
      readonly seats: readonly SeatInfo[];
      readonly prefs: Preferences | null;
      readonly prompt: NumberedPrompt;
      /** The wish that waits for an answer. */
      readonly consent: Wish | null;
      /** All have agreed to a pause: nobody can act before somebody resumes. */
      readonly isPaused: boolean;
      /** If it is not the first match of these people. */
      readonly series?: Series;
      /** The view, unless the steps that were missed follow. */
      readonly view?: View;
    }
  | Step
  /** The checksum of the seat's view after this step: now and then, and for whoever came back. */
  | { readonly type: 'sum'; readonly seq: number; readonly sum: string }
  | { readonly type: 'ok'; readonly id: string; readonly seq: number }
  | {
      readonly type: 'no';
      readonly id: string;
      readonly code: ErrorCode;
      readonly message: string;
      readonly path: string;
      /** The prompt that counts now, if the one that was answered does not. */
      readonly prompt?: NumberedPrompt;
    }
  | { readonly type: 'choice'; readonly id: string; readonly asks: PromptChoice | null }
  | { readonly type: 'reason'; readonly id: string; readonly reasons: readonly Reason[] }
  | Previewed
  /** With `clock` if clocks have just begun to run, because everybody has come. */
  | { readonly type: 'seats'; readonly seats: readonly SeatInfo[]; readonly clock?: Clock }
  | ({ readonly type: 'consent' } & Wish)
  | { readonly type: 'declined'; readonly for: Wish['for']; readonly by: string }
  | { readonly type: 'pause'; readonly isPaused: boolean }
  | { readonly type: 'prefs'; readonly prefs: Preferences }
  | { readonly type: 'pong'; readonly t: number; readonly now: number }
  /** `to`: where it goes on, the address of another node (`moved`) or the id of the next match (`rematch`). */
  | { readonly type: 'bye'; readonly reason: ByeReason; readonly to?: string };

/**
 * Everything a host may say, in the order of the type above.
 *
 * ```ts
 * HOST_FRAMES.includes('step'); // true
 * ```
 */
export const HOST_FRAMES = [
  'welcome',
  'step',
  'sum',
  'ok',
  'no',
  'choice',
  'reason',
  'previewed',
  'seats',
  'consent',
  'declined',
  'pause',
  'prefs',
  'pong',
  'bye',
] as const;
