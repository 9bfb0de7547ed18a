import { show } from '../report.ts';
import { type Position, some } from './position.ts';

/** Where several are asked at once, nobody can tell what another has answered until the last answer is in. */
export function checkSealed({ match, dice, recorder }: Position): void {
  const waiting = match.view(null).decision?.waiting ?? [];
  if (waiting.length < 2) return;
  const player = dice.pick(waiting);
  const list = match.listActions(player);
  if (list.size < 2) return;
  const [first, second] = some([...Array(Math.min(list.size, 1000)).keys()], 2, dice).map((k) => list.at(k));
  const here = match.fork();
  const there = match.fork();
  const done = here.act(first);
  const also = there.act(second);
  if (!done.ok || !also.ok) return;
  for (const other of [...match.players.filter((id) => id !== player), null]) {
    const seen = JSON.stringify([
      here.view(other),
      done.eventsFor(other),
      other === null ? [] : [...here.legalActions(other)],
    ]);
    const seenThere = JSON.stringify([
      there.view(other),
      also.eventsFor(other),
      other === null ? [] : [...there.legalActions(other)],
    ]);
    if (seen === seenThere) continue;
    const who = other ?? 'a spectator';
    recorder.found(
      'non-interference',
      'leaks',
      `${who} can tell ${show(first)} from ${show(second)} before the last answer is in`,
    );
  }
}
