import type { Json, MatchEvent, Patch, Prompt, PromptChoice, Reason, View, Wondering } from 'cardloom';

/** What a client says to a host, and a host to its clients. All of it is plain JSON. */

type Args = Readonly<Record<string, Json>>;

/** How passes and sole options are made for a player; kept by the host, never part of the match. */
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
}

export type TableRequest = 'concede' | 'undo' | 'agree' | 'decline' | 'rematch';

/** From a client. `id` is the client's own, another one for each frame that wants an answer. */
export type ClientFrame =
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
  | { readonly type: 'table'; readonly id: string; readonly do: TableRequest }
  | { readonly type: 'prefs'; readonly id: string; readonly prefs: Partial<Preferences> }
  | { readonly type: 'ping'; readonly t: number };

/** Everything a client may say, in the order of the type above. */
export const CLIENT_FRAMES = ['act', 'ask', 'why', 'table', 'prefs', 'ping'] as const;

/** A prompt with its number, which changes only when what this seat can do changes. */
export interface NumberedPrompt extends Prompt {
  readonly n: number;
}

export interface SeatInfo {
  readonly player: string;
  readonly name: string;
  readonly isBot: boolean;
  readonly isOnline: boolean;
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
}

export type HostFrame =
  | {
      readonly type: 'welcome';
      readonly seat: string | null;
      readonly seq: number;
      readonly chain: string;
      readonly seats: readonly SeatInfo[];
      readonly prefs: Preferences | null;
      readonly prompt: NumberedPrompt;
      /** The view, unless the steps that were missed follow. */
      readonly view?: View;
    }
  | Step
  | { readonly type: 'ok'; readonly id: string; readonly seq: number }
  | {
      readonly type: 'no';
      readonly id: string;
      readonly code: string;
      readonly message: string;
      readonly path: string;
      /** The prompt that counts now, if the one that was answered does not. */
      readonly prompt?: NumberedPrompt;
    }
  | { readonly type: 'choice'; readonly id: string; readonly asks: PromptChoice | null }
  | { readonly type: 'reason'; readonly id: string; readonly reasons: readonly Reason[] }
  | { readonly type: 'seats'; readonly seats: readonly SeatInfo[] }
  | {
      readonly type: 'consent';
      readonly for: 'undo' | 'rematch';
      readonly by: string;
      readonly waiting: readonly string[];
    }
  | { readonly type: 'declined'; readonly for: 'undo' | 'rematch'; readonly by: string }
  | { readonly type: 'prefs'; readonly prefs: Preferences }
  | { readonly type: 'pong'; readonly t: number; readonly now: number }
  | { readonly type: 'bye'; readonly reason: 'rematch' | 'failed' };
