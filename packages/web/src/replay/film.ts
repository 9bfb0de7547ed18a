import type { InitialCard } from '@cardloom/protocol';
import type { FlowDescription, MatchEvent, Patch, View } from 'cardloom';
import type { LocalMatch } from '../local/messages.ts';

/** A match as one viewer saw it, from its beginning: what made each view the next one. */
export interface Film {
  readonly flow: FlowDescription;
  readonly initial: InitialCard;
  readonly view: View;
  readonly steps: readonly FilmStep[];
}

export interface FilmStep {
  readonly by: string;
  readonly move: string;
  readonly events: readonly MatchEvent[];
  readonly patch: Patch;
  /** The number of the entry it comes from. */
  readonly entry: number;
}

export interface FilmRequest {
  readonly match: LocalMatch;
  readonly viewer: string | null;
}

/** Plays a match again, away from the page. */
export function filmOf(request: FilmRequest): Promise<Film> {
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Film>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Film | { readonly failure: string }>) => {
      if ('failure' in data) reject(new Error(data.failure));
      else resolve(data);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
