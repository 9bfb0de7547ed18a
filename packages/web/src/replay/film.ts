import type { ReplayFile } from '@cardloom/host';
import type { FlowDescription, MatchEvent, View } from 'cardloom';
import type { Change } from './change.ts';
import type { Recorded } from './recorded.ts';

/** Whose eyes one looks with: those of a player, of whoever only watches (null), or of somebody who sees all hands. */
export type Eyes = { readonly player: string | null } | 'everything';

/** A match as somebody sees it, from its beginning: what made each view the next one. */
export interface Film {
  readonly eyes: Eyes;
  readonly flow: FlowDescription;
  readonly view: View;
  readonly steps: readonly FilmStep[];
}

export interface FilmStep {
  /** Null if it was taken back, or done by nobody at the table. */
  readonly by: string | null;
  readonly move: string | null;
  readonly isUndo: boolean;
  readonly events: readonly MatchEvent[];
  readonly change: Change | null;
}

/** What is asked of the worker that has the rules. */
export type FilmRequest =
  | {
      readonly wants: 'film';
      readonly recorded: Recorded;
      readonly eyes: Eyes;
      /** About so many are looked at; all if left out. */
      readonly places?: number;
    }
  /** The place after so many actions as the source of a test. */
  | { readonly wants: 'test'; readonly recorded: Recorded; readonly place: number; readonly name: string }
  | { readonly wants: 'file'; readonly recorded: Recorded }
  /** Whether all that stands in a file can be played. */
  | { readonly wants: 'check'; readonly file: ReplayFile };

export interface FilmAnswers {
  readonly film: Film;
  readonly test: string;
  readonly file: ReplayFile;
  readonly check: true;
}

/** Plays a match again, away from the page. */
export function ask<R extends FilmRequest>(request: R): Promise<FilmAnswers[R['wants']]> {
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<FilmAnswers[R['wants']]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FilmAnswer>) => {
      if ('failure' in data) reject(new Error(data.failure));
      else resolve(data.answer as FilmAnswers[R['wants']]);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

export type FilmAnswer = { readonly answer: FilmAnswers[keyof FilmAnswers] } | { readonly failure: string };
