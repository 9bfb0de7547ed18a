import type { Client, ClientState } from '@cardloom/client';
import type { SeatInfo, Step } from '@cardloom/protocol';
import type { View } from 'cardloom';
import { changed } from './change.ts';
import type { Film } from './film.ts';

/** Shows a film to whatever shows matches: a client at which nothing can be done but look. */
export interface Projector {
  readonly client: Client;
  /** All views, from the beginning to the end. */
  readonly views: readonly View[];
  /** Goes on to a later place, step by step; earlier ones need another projector. */
  forwardTo(place: number): void;
}

type StepListener = Parameters<Client['onStep']>[0];

const refused = (): Promise<never> => Promise.reject(new Error('A replay is only looked at.'));

export function viewsOf({ view, steps }: Film): View[] {
  const views = [view];
  for (const { change } of steps) views.push(changed(views[views.length - 1], change));
  return views;
}

export function projectorOf(
  film: Film,
  views: readonly View[],
  seats: readonly SeatInfo[],
  seat: string | null,
): Projector {
  const listeners = new Set<() => void>();
  const stepListeners = new Set<StepListener>();
  let state = {
    connection: 'online',
    seat,
    seats,
    game: null,
    seq: 0,
    view: views[0],
    prompt: { n: 0, moves: [] },
    prefs: null,
    clock: null,
    consent: null,
    declined: null,
    sending: null,
    bye: null,
  } as unknown as ClientState;
  const client = {
    get state() {
      return state;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStep: (listener: StepListener) => {
      stepListeners.add(listener);
      return () => stepListeners.delete(listener);
    },
    act: refused,
    ask: refused,
    why: refused,
    preview: refused,
    table: refused,
    prefer: refused,
    now: () => Date.now(),
    refresh: () => undefined,
    close: () => undefined,
  } as unknown as Client;
  return {
    client,
    views,
    forwardTo: (place) => {
      for (let at = state.seq + 1; at <= place; at++) {
        const { by, events, isUndo } = film.steps[at - 1];
        const undo = isUndo ? { undo: true } : {};
        state = { ...state, seq: at, view: views[at] as never };
        const step = { type: 'step', seq: at, by, events, chain: '', ...undo } as unknown as Step;
        for (const listener of stepListeners) listener(step as never, views[at - 1] as never, views[at] as never);
      }
      for (const listener of listeners) listener();
    },
  };
}
