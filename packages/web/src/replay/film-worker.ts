import { games } from '@cardloom/games';
import { REPLAY_FORMAT, walkReplay } from '@cardloom/host';
import { testOf } from '@cardloom/testkit/writing';
import { type Game, type Match, playReplay } from 'cardloom';
import type { FilmAnswer, FilmAnswers, FilmRequest } from './film.ts';
import { filmOf } from './film-of.ts';
import type { Recorded } from './recorded.ts';

addEventListener('message', ({ data }: MessageEvent<FilmRequest>) => {
  answer(data).then(
    (made) => postMessage({ answer: made } satisfies FilmAnswer),
    (error: unknown) =>
      postMessage({ failure: error instanceof Error ? error.message : String(error) } satisfies FilmAnswer),
  );
});

async function answer(request: FilmRequest): Promise<FilmAnswers[keyof FilmAnswers]> {
  const name = request.wants === 'check' ? request.file.game : request.recorded.game;
  const listing = games[name];
  if (listing === undefined) throw new Error(`This page does not know the game ${name}.`);
  const game = await listing.load();
  if (request.wants === 'check') {
    playReplay(game, request.file);
    return true;
  }
  const { recorded } = request;
  if (request.wants === 'film') return filmOf(game, recorded, request.eyes, request.places);
  if (request.wants === 'test') {
    return testOf(playedTo(game, recorded, request.place), { game: recorded.game, name: request.name });
  }
  const table = recorded.seats.map(({ isMine, bot }) => (isMine ? 'you' : (bot ?? 'greedy')));
  const { actions } = recorded.recording;
  return { format: REPLAY_FORMAT, ...playedTo(game, recorded, actions.length).replay(), table };
}

function playedTo(game: Game, { recording }: Recorded, place: number): Match {
  const before = { ...recording, actions: recording.actions.slice(0, place) };
  const walk = walkReplay(game, before);
  for (;;) {
    const { done, value } = walk.next();
    if (done === true) return value;
  }
}
