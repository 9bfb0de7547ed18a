import {
  applyPatch,
  type ByeReason,
  type HostFrame,
  type NumberedPrompt,
  nextLink,
  type Open,
  type Step,
  VERSION,
  viewChecksum,
} from '@cardloom/protocol';
import type { Game, Json, View } from 'cardloom';
import { ClientError } from './client-error.ts';
import { keepOpen } from './link.ts';
import { requests } from './requests.ts';
import { type Client, type ClientState, FIRST_STATE, type Made } from './state.ts';
import { realTimers, type Timers } from './timers.ts';
import type { ClientView, StepOf } from './typed.ts';

/** How a client comes to a table and comes back to it; all of it may be left out. */
export interface ClientOptions {
  /** Of the seat; without one, one watches. */
  readonly token?: string;
  readonly timers?: Timers;
  /** Milliseconds until the first attempt to come back, and the most between two: each wait is twice as long, and a little by chance. */
  readonly firstWait?: number;
  readonly longestWait?: number;
  /**
   * Milliseconds of silence after which the host is asked whether it is there: without an answer the client is `offline`
   * after half as long again, and opens another connection after as long again. 0, which is usual in one process: never.
   */
  readonly patience?: number;
  /** Calls what it is given whenever the network or the page is back; what comes back ends that. */
  readonly onReturn?: (refresh: () => void) => () => void;
  /** Told when what was seen is not what the host says; the view is fetched anew by itself. */
  readonly onMismatch?: (what: 'gap' | 'chain' | 'sum', seq: number) => void;
}

type Frame<T extends HostFrame['type']> = Extract<HostFrame, { readonly type: T }>;
type Args = Readonly<Record<string, Json>>;

/** Goodbyes until later; after a rematch it is another match. */
const RETURNING: readonly ByeReason[] = ['failed', 'moved', 'rate', 'stopping'];

/** After so many views in a row that were not right either, another connection is tried. */
const MOST_REPAIRS = 2;

/**
 * Sits down at a table, wherever it is.
 *
 * ```ts
 * import { skirmish } from '@cardloom/games/skirmish';
 * const client = createClient<typeof skirmish>(table.open('ann'), { firstWait: 500 } satisfies ClientOptions);
 * client.subscribe(() => console.log(client.state.view?.ctx.currentPhase, client.state.prompt?.moves.length));
 * await client.act('PASS');
 * ```
 */
export function createClient<G = Game>(open: Open, options: ClientOptions = {}): Client<G> {
  const { token, timers = realTimers, firstWait = 250, longestWait = 15_000, patience = 0 } = options;
  const listeners = new Set<() => void>();
  const stepListeners = new Set<(step: StepOf<G>, before: ClientView<G>, after: ClientView<G>) => void>();
  let state: ClientState<G> = FIRST_STATE;
  let chain = '';
  let ahead = 0;
  /** Whether what comes counts; not between asking for what is missing and the welcome. */
  let isFollowing = false;
  /** Where the match has not begun nobody is welcomed yet, but told who is there. */
  let isWaiting = false;
  let repairs = 0;

  const link = keepOpen(
    open,
    {
      up: () => greet(true),
      message: (text) => {
        if ((isFollowing || isWaiting) && state.connection === away()) set({ connection: 'online' });
        hear(text);
      },
      silence: () => link.send(JSON.stringify({ type: 'ping', t: timers.now() })),
      doubt: () => set({ connection: away() }),
      down: () => {
        isFollowing = false;
        isWaiting = false;
        set({ connection: away() });
      },
    },
    { timers, firstWait, longestWait, patience },
  );
  const prefix = [0, 0].map(() => timers.random().toString(36).slice(2, 10)).join('');
  // what is asked for while nobody can hear it goes out after the next welcome
  const asked = requests((text) => isFollowing && link.send(text), prefix);

  const away = () => (state.view === null ? 'connecting' : 'offline');

  function set(changes: Partial<ClientState<G>>): void {
    state = { ...state, ...changes };
    for (const listener of [...listeners]) listener();
  }

  /** Asks for the steps that were missed, or for a whole view. */
  function greet(isKnown: boolean): void {
    isFollowing = false;
    const since = isKnown && chain !== '' ? { since: state.seq, chain } : {};
    link.send(JSON.stringify({ type: 'hello', v: VERSION, ...(token === undefined ? {} : { token }), ...since }));
  }

  function repair(what: 'gap' | 'chain' | 'sum'): void {
    options.onMismatch?.(what, state.seq);
    if (repairs++ < MOST_REPAIRS) greet(what === 'gap');
    else {
      forget();
      link.reopen();
    }
  }

  function isRight(): void {
    repairs = 0;
    link.isGood();
  }

  /** The next hello asks for a view. What is seen stays until it comes. */
  function forget(): void {
    chain = '';
  }

  function end(bye: ClientState<G>['bye'], message: string): void {
    link.close();
    stopReturning?.();
    set({ connection: 'closed', sending: null, ...(bye === null ? {} : { bye }) });
    asked.rejectAll('closed', message);
  }

  function hear(text: string): void {
    let frame: HostFrame;
    try {
      frame = JSON.parse(text) as HostFrame;
    } catch {
      link.reopen();
      return;
    }
    // what a later version says besides is not for this one
    if (typeof frame === 'object' && frame !== null && Object.hasOwn(hearing, frame.type)) {
      (hearing[frame.type] as (frame: HostFrame) => void)(frame);
    }
  }

  const hearing: { readonly [T in HostFrame['type']]: (frame: Frame<T>) => void } = {
    welcome,
    step,
    sum: ({ seq, sum }) => {
      if (!isFollowing || state.view === null || seq < state.seq) return;
      if (seq > state.seq) repair('gap');
      else if (viewChecksum(state.view as unknown as View) !== sum) repair('sum');
      else isRight();
    },
    ok: (frame) => {
      // the step it tells of comes before it; if that is missing, both will come again
      if (frame.seq <= state.seq) asked.answer(frame);
      else if (isFollowing) repair('gap');
    },
    no: (frame) => {
      if (frame.prompt !== undefined) set({ prompt: frame.prompt });
      asked.answer(frame);
    },
    choice: (frame) => asked.answer(frame),
    reason: (frame) => asked.answer(frame),
    previewed: (frame) => asked.answer(frame),
    seats: ({ seats, clock }) => {
      isWaiting = state.view === null;
      if (isWaiting) link.isGood();
      const seat = state.consent?.claim?.seat;
      // the bot that was wished for has sat down
      const isGranted = seats.some(({ player, isStandIn }) => player === seat && isStandIn);
      const online = isWaiting ? ({ connection: 'online', bye: null } as const) : {};
      set({ seats, ...online, ...(isGranted ? { consent: null } : {}), ...clockTold(clock) });
    },
    consent: ({ type: _type, ...consent }) => set({ consent, declined: null }),
    // nobody said no where whoever wished it gave it up
    declined: ({ for: what, by }) =>
      set({ consent: null, declined: by === state.consent?.by ? null : { for: what, by } }),
    pause: ({ isPaused }) => set({ isPaused, consent: null }),
    prefs: ({ prefs }) => set({ prefs }),
    pong: ({ t, now }) => {
      ahead = now - (t + timers.now()) / 2;
    },
    bye,
  };

  const clockTold = (clock: Step['clock']) => (clock === undefined ? {} : { clock, clockAt: timers.now() + ahead });

  function welcome(frame: Frame<'welcome'>): void {
    const { v, seat, seats, game, seq, prefs, clock, consent, isPaused, series = null, now } = frame;
    if (v !== VERSION) {
      end('version', `The host speaks version ${v}, this client ${VERSION}.`);
      return;
    }
    const isKnown = frame.view === undefined;
    if (isKnown && (state.view === null || seq !== state.seq || frame.chain !== chain)) {
      greet(false);
      return;
    }
    // a table that was loaded anew counts its prompts anew: where nothing has happened, it is the same question
    if (!isKnown && seq === state.seq && state.prompt !== null) asked.renumber(state.prompt.n, frame.prompt.n);
    chain = frame.chain;
    ahead = now - timers.now();
    isFollowing = true;
    const seen = isKnown ? {} : { seq, view: frame.view as unknown as ClientView<G>, prompt: frame.prompt };
    set({
      connection: 'online',
      bye: null,
      seat,
      seats,
      game,
      prefs,
      clock,
      clockAt: now,
      consent,
      isPaused,
      series,
      ...seen,
    });
    if (repairs === 0) link.isGood();
    asked.sendAll();
  }

  function step(frame: Step): void {
    const { seq, by, undo, prompt, clock } = frame;
    const { view: before, game } = state;
    if (!isFollowing || before === null || game === null || seq <= state.seq) return;
    if (seq > state.seq + 1) {
      repair('gap');
      return;
    }
    const linked = nextLink(chain, JSON.stringify(frame.patch));
    if (linked !== frame.chain) {
      repair('chain');
      return;
    }
    chain = linked;
    const after = applyPatch(before as unknown as View, frame.patch, game.initial) as unknown as ClientView<G>;
    const asksAnew: { prompt?: NumberedPrompt } = prompt === undefined ? {} : { prompt };
    // an action or an undo settles what was wished
    const settled = by !== null || undo === true ? { consent: null } : {};
    set({ seq, view: after, ...clockTold(clock), ...asksAnew, ...settled });
    isRight();
    for (const listener of [...stepListeners]) listener(frame as unknown as StepOf<G>, before, after);
  }

  function bye({ reason, to }: Frame<'bye'>): void {
    if (reason === 'rematch') {
      forget();
      set({ bye: reason, next: to ?? null, sending: null, consent: null });
      asked.turnOver(state.seq);
      link.reopen(true, to);
    } else if (RETURNING.includes(reason)) {
      set({ bye: reason });
      link.reopen(reason === 'moved', to);
    } else end(reason, `The host ended the connection: ${reason}.`);
  }

  function refresh(): void {
    if (isFollowing) greet(true);
    else link.hurry();
  }
  const stopReturning = options.onReturn?.(refresh);

  const refused = (code: ClientError['code'], message: string) => Promise.reject(new ClientError(code, message));

  /** Of frames that are about the prompt. */
  function about(type: 'act' | 'ask' | 'preview', { move, args }: Required<Made>) {
    const { prompt, connection } = state;
    if (connection === 'closed') return refused('closed', 'This client was closed.');
    if (prompt === null) return refused('offline', 'There is no connection yet: wait for a prompt.');
    return asked.make({ type, prompt: prompt.n, move, args });
  }

  const other: typeof asked.make = (frame) =>
    state.connection === 'closed' ? refused('closed', 'This client was closed.') : asked.make(frame);

  async function act(made: Required<Made>): Promise<{ readonly seq: number }> {
    if (state.sending !== null) return refused('busy', 'Another action waits for its answer.');
    const answered = about('act', made);
    set({ sending: made });
    try {
      return seqOf(await answered);
    } finally {
      if (isSending(made)) set({ sending: null });
    }
  }
  const isSending = (one: ClientState['sending']): boolean => state.sending === one;

  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStep: (listener) => {
      stepListeners.add(listener);
      return () => stepListeners.delete(listener);
    },
    act: (move: string | Made, ...args: readonly unknown[]) => act(madeOf(move, args[0])),
    ask: async (move: string | Made, args?: unknown) => {
      const answer = await about('ask', madeOf(move, args));
      return answer.type === 'choice' ? answer.asks : null;
    },
    why: async (wondering) => {
      const answer = await other({ type: 'why', about: wondering });
      return answer.type === 'reason' ? answer.reasons : [];
    },
    preview: async (move: string | Made, ...args: readonly unknown[]) => {
      const { view, game } = state;
      const answer = await about('preview', madeOf(move, args[0]));
      if (answer.type !== 'previewed') return { events: [], isAll: false, view: null };
      const { events, isAll, patch } = answer;
      // a view that has changed since is none that the patch was made for
      const isOf = patch !== undefined && view !== null && game !== null && view === state.view;
      const after = isOf ? applyPatch(view as unknown as View, patch, game.initial) : null;
      return { events, isAll, view: after as ClientView<G> | null };
    },
    table: async (request, claim) =>
      seqOf(await other({ type: 'table', do: request, ...(claim === undefined ? {} : { claim }) })),
    prefer: async (prefs) => seqOf(await other({ type: 'prefs', prefs })),
    now: () => timers.now() + ahead,
    refresh,
    close: () => {
      if (state.connection !== 'closed') end(null, 'This client was closed.');
    },
  };
}

/** Always another object: it says which action is under way. */
const madeOf = (move: string | Made, args: unknown): Required<Made> =>
  typeof move === 'string' ? { move, args: (args ?? {}) as Args } : { args: {}, ...move };

const seqOf = (answer: HostFrame): { readonly seq: number } => ({ seq: answer.type === 'ok' ? answer.seq : 0 });
