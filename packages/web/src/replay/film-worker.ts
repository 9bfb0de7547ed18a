import { games } from '@cardloom/games';
import { initialCard } from '@cardloom/protocol';
import { createMatch, describeGame, type Match, type MatchOptions } from 'cardloom';
import type { Film, FilmRequest, FilmStep } from './film.ts';

addEventListener('message', ({ data }: MessageEvent<FilmRequest>) => {
  film(data).then(
    (made) => postMessage(made),
    (error: unknown) => postMessage({ failure: String(error) }),
  );
});

async function film({ match: { game: name, saved }, viewer }: FilmRequest): Promise<Film> {
  if (saved === undefined) throw new Error('Nothing of this match was kept.');
  const game = await games[name].load();
  const { seats, entries, ...made } = saved;
  const options: MatchOptions = { seed: made.seed, options: made.options, players: seats.map(({ player }) => player) };
  const match = createMatch(game, options) as Match;
  const description = describeGame(game);
  const view = match.view(viewer);
  const steps: FilmStep[] = [];
  for (const { seq, by, did } of entries) {
    if (did.type === 'undo') {
      const undone = match.undo();
      if (undone.ok)
        steps.push({
          by: '',
          move: 'undo',
          entry: seq,
          events: undone.eventsFor(viewer),
          patch: undone.patchFor(viewer),
        });
    }
    if (did.type !== 'act' || by === null) continue;
    const result = match.act({ player: by, move: did.move, args: did.args });
    if (!result.ok) throw new Error(`The match cannot be played again: ${result.error.message}`);
    steps.push({ by, move: did.move, entry: seq, events: result.eventsFor(viewer), patch: result.patchFor(viewer) });
  }
  return { flow: description.flow, initial: initialCard(description), view, steps };
}
