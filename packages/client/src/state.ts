import type {
  ByeReason,
  Claim,
  Clock,
  GameInfo,
  NumberedPrompt,
  Preferences,
  SeatInfo,
  Series,
  TableRequest,
  Wish,
} from '@cardloom/protocol';
import type { Game, Json, MatchEvent, PromptChoice, Reason, Wondering } from 'cardloom';
import type { ArgsOf, ClientView, MoveOf, SomeArgsOf, StepOf } from './typed.ts';

/**
 * Everything a client knows. Never changed: whenever something is new, there is another one.
 *
 * ```ts
 * const isMine = ({ seat, prompt }: ClientState): boolean => seat !== null && (prompt?.moves.length ?? 0) > 0;
 * ```
 */
export interface ClientState<G = Game> {
  /**
   * `online` also where one waits for others and sees nothing yet. `offline` once it was lost: it comes back by itself. `closed`
   * for good.
   */
  readonly connection: 'connecting' | 'online' | 'offline' | 'closed';
  /** Whose seat this is; null for whoever watches. */
  readonly seat: string | null;
  readonly seats: readonly SeatInfo[];
  readonly game: GameInfo | null;
  /** The number of the last step. */
  readonly seq: number;
  readonly view: ClientView<G> | null;
  readonly prompt: NumberedPrompt | null;
  readonly prefs: Preferences | null;
  /** As it was told last, at the time `clockAt` of `client.now()`: since then those that run have less. */
  readonly clock: Clock | null;
  readonly clockAt: number;
  /** All have agreed to a pause. */
  readonly isPaused: boolean;
  /** Which match in a row it is, and how it stands; null in the first. */
  readonly series: Series | null;
  /** What somebody wishes and others have to agree to. */
  readonly consent: Wish | null;
  /** The last wish that was declined, and by whom. */
  readonly declined: { readonly for: Wish['for']; readonly by: string } | null;
  /** The action that has no answer yet: it shows as under way, nothing else changes before its step comes. */
  readonly sending: { readonly move: string; readonly args: Readonly<Record<string, Json>> } | null;
  /** Why the host said goodbye, until it welcomes again. */
  readonly bye: ByeReason | null;
  /** The id of the match it goes on with, once all want to play again and where matches have ids. */
  readonly next: string | null;
}

/**
 * A seat at a table, or a place to watch from. What is asked for is answered, or rejected with a `ClientError`.
 *
 * ```ts
 * async function passAlways(client: Client): Promise<void> {
 *   const made: Made = { move: 'pass' };
 *   const { events, isAll }: Preview = await client.preview('pass');
 *   if (isAll) console.log(events.length, await client.act(made));
 * }
 * ```
 */
export interface Client<G = Game> {
  readonly state: ClientState<G>;
  /** Called whenever `state` is another one; what comes back ends it. */
  subscribe(listener: () => void): () => void;
  /** Called for each step, with the views before and after it, once `state` has the latter. */
  onStep(listener: (step: StepOf<G>, before: ClientView<G>, after: ClientView<G>) => void): () => void;
  /** Answers the prompt. It is done once, though it may be sent again after a connection was lost. */
  act<M extends MoveOf<G>>(move: M, ...args: ArgsOf<G, M>): Promise<{ readonly seq: number }>;
  /** The same for what was made from the prompt, where names are data. */
  act(made: Made): Promise<{ readonly seq: number }>;
  /** What is asked next where the prompt ends with `ask`; null if nothing is. */
  ask<M extends MoveOf<G>>(move: M, args?: SomeArgsOf<G, M>): Promise<PromptChoice | null>;
  ask(made: Made): Promise<PromptChoice | null>;
  /** Why something is not offered. */
  why(about: Wondering): Promise<readonly Reason[]>;
  /** What an action would lead to, as far as one can know. */
  preview<M extends MoveOf<G>>(move: M, ...args: ArgsOf<G, M>): Promise<Preview<G>>;
  preview(made: Made): Promise<Preview<G>>;
  /** A claim says whose seat it is about. */
  table(request: TableRequest, claim?: Claim): Promise<{ readonly seq: number }>;
  prefer(prefs: Partial<Preferences>): Promise<{ readonly seq: number }>;
  /** The time by the host's clock. */
  now(): number;
  /** Looks whether everything is still as it should be: when a tab comes back, or the network does. */
  refresh(): void;
  close(): void;
}

/** A move with its answers as they were chosen, all or some. */
export interface Made {
  readonly move: string;
  readonly args?: Readonly<Record<string, Json>>;
}

/** What an action would do, as far as the player can know it. */
export interface Preview<G = Game> {
  readonly events: readonly MatchEvent[];
  /** False if more will happen, which depends on what one cannot know. */
  readonly isAll: boolean;
  /** What one would see then; null unless all of it can be known. */
  readonly view: ClientView<G> | null;
}

export const FIRST_STATE: ClientState<never> = {
  connection: 'connecting',
  seat: null,
  seats: [],
  game: null,
  seq: 0,
  view: null,
  prompt: null,
  prefs: null,
  clock: null,
  clockAt: 0,
  isPaused: false,
  series: null,
  consent: null,
  declined: null,
  sending: null,
  bye: null,
  next: null,
};
