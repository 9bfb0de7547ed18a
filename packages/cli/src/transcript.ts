import { isMove, openView, type ReplayStep, walkReplay } from '@cardloom/host';
import { capital, Names, plain, spoken, tellEvents } from '@cardloom/parts/present';
import type { CatalogueEntry } from './catalogue.ts';
import type { ReplayFile } from './replay-file.ts';
import { argsText } from './table/action-text.ts';

/**
 * A match as text, everything told: one numbered line per action, and below it what it led to. Cards that a spectator
 * does not see are called by what they are, since whoever has the file can see them too.
 */
export function* transcript(entry: CatalogueEntry, file: ReplayFile): Generator<string> {
  const names = namesOf(entry, file);
  const seats = file.players.map((id, seat) => {
    const who = file.table?.[seat];
    return names.player(id) + (who === undefined ? '' : ` (${who === 'you' ? 'a person' : who})`);
  });
  yield `${entry.title} · seed ${file.seed} · ${seats.join(' against ')}`;
  let number = 0;
  for (const step of walkReplay(entry.game, file)) {
    yield '';
    yield `${String(++number).padStart(4)}. ${headline(step, names)}`;
    for (const sentence of tellStep(step, names)) yield `      ${sentence}`;
  }
  if (file.error !== undefined) yield `\nThe match stopped: ${file.error}`;
}

/** Players go by their ids, as the file has them. */
export const namesOf = (entry: CatalogueEntry, file: ReplayFile): Names =>
  new Names(entry, Object.fromEntries(file.players.map((id) => [id, capital(id)])));

/** What was done, in the words of the position it was done in. */
export function headline({ entry, before, match }: ReplayStep, names: Names): string {
  if (!isMove(entry))
    return 'host' in entry
      ? `The host: ${spoken(entry.host)}`
      : 'undo' in entry
        ? 'The last action is taken back.'
        : 'It is done again.';
  const answers = argsText(match.game, entry, before, names);
  return `${names.player(entry.player)}: ${[spoken(entry.move), ...answers].join(' · ')}`;
}

export const tellStep = ({ events, match, entry }: ReplayStep, names: Names): string[] =>
  tellEvents(events, openView(match, isMove(entry) ? entry.player : match.players[0]), names).map(plain);
