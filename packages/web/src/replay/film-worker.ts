import { games } from '@cardloom/games';
import { beginAgain, isMove, openView, REPLAY_FORMAT, walkReplay } from '@cardloom/host';
import { testOf } from '@cardloom/testkit/writing';
import { describeFlow, type Game, type Match, playReplay, type View } from 'cardloom';
import { changeOf } from './change.ts';
import type { Eyes, Film, FilmAnswer, FilmAnswers, FilmRequest, FilmStep } from './film.ts';
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
  if (request.wants === 'film') return film(game, recorded, request.eyes);
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

function film(game: Game, { recording }: Recorded, eyes: Eyes): Film {
  const look = (match: Match): View =>
    eyes === 'everything' ? openView(match, recording.players[0]) : match.view(eyes.player);
  const viewer = eyes === 'everything' ? undefined : eyes.player;
  const view = look(beginAgain(game, recording));
  const steps: FilmStep[] = [];
  let last = view;
  for (const { entry, match, events } of walkReplay(game, recording, viewer)) {
    const next = look(match);
    const [by, move] = isMove(entry) ? [entry.player, entry.move] : [null, null];
    steps.push({ by, move, isUndo: 'undo' in entry, events, change: changeOf(last, next) });
    last = next;
  }
  return { eyes, flow: describeFlow(game), view, steps };
}
