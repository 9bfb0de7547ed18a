import { games } from '@cardloom/games';
import { type ReplayFile, readReplayFile, savedEntries } from '@cardloom/host';
import { newId, writeMatch } from '../local/saved-matches.ts';
import { ask } from './film.ts';
import type { Recorded } from './recorded.ts';

/** Gives the match to whoever looks at it, as a file that this page and the terminal open again. */
export async function saveFile(recorded: Recorded): Promise<void> {
  const file = await ask({ wants: 'file', recorded });
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(file, null, 1)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${recorded.game}-${recorded.id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Takes a saved match into this browser; gives its id. What is wrong with it is thrown, in words. */
export async function openFile(text: string): Promise<string> {
  const file = readReplayFile(text);
  if (typeof file === 'string') throw new Error(`This is no saved match: ${file}.`);
  const listing = Object.hasOwn(games, file.game) ? games[file.game] : undefined;
  if (listing === undefined) throw new Error(`This page does not know the game ${file.game}.`);
  const entries = savedEntries(file);
  if (entries === null) throw new Error('Cards were moved by hand in this match: only the terminal shows it.');
  await ask({ wants: 'check', file });
  const id = newId();
  const seats = file.players.map((player, i) => seatFor(file, player, i));
  const { seed, options, teams, undo } = file;
  writeMatch({
    id,
    game: file.game,
    at: Date.now(),
    standing: 'from a file',
    isOver: true,
    options,
    pace: 0,
    seats,
    saved: {
      seed,
      options,
      ...(teams === undefined ? {} : { teams }),
      ...(undo === undefined ? {} : { undo }),
      seats: seats.map(({ player, name }) => ({ player, name })),
      entries,
    },
  });
  return id;
}

function seatFor({ table }: ReplayFile, player: string, i: number) {
  const who = table?.[i];
  return who === 'you' ? { player, name: 'You', bot: null } : { player, name: `Player ${i + 1}`, bot: who ?? 'greedy' };
}
