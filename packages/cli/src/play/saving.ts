import { existsSync } from 'node:fs';
import { automaticIn } from '@cardloom/host';
import { saveReplay, toReplayFile } from '../replay-file.ts';
import { drawScreen } from './screen.ts';
import type { Session } from './session.ts';

/** Keeps the match in its file, if it has one. */
export function keep({ table, client, seats, savePath, beganAt }: Session): void {
  if (savePath === undefined || table === null) return;
  const automatic = automaticIn(table.entries);
  const { prefs } = client.state;
  // after a rematch they sit in another order
  const sitting = table.match.players.map((player) => seats[player]);
  const extras = { table: sitting, automatic, played: Date.now() - beganAt, ...(prefs === null ? {} : { prefs }) };
  saveReplay(savePath, toReplayFile(table.match, extras));
}

/** Saves now, asking for a file name the first time. False if the person changed their mind. */
export async function saveNow(session: Session): Promise<boolean> {
  if (session.table === null) {
    await session.asker.pause(() => 'The server keeps this match: come back with the same link.');
    return false;
  }
  if (session.savePath === undefined) {
    session.asker.show(drawScreen(session));
    const reply = await session.asker.typed({ message: 'Save to which file?', keys: [] }, freeName(session), (text) => {
      if (text.trim() === '') return 'A file name, please.';
      return existsSync(text.trim()) ? 'There is a file of that name already.' : undefined;
    });
    if (!('answer' in reply)) return false;
    session.savePath = reply.answer.trim();
  }
  try {
    keep(session);
    return true;
  } catch (error) {
    session.savePath = undefined;
    await session.asker.pause(() => (error as Error).message);
    return false;
  }
}

/** A name nothing is saved under yet: `skirmish-7.json`, `skirmish-7-2.json`, …; of a long seed only the beginning. */
function freeName({ table, entry }: Session): string {
  const base = `${entry.name}-${String(table?.match.replay().seed).slice(0, 8)}`;
  for (let i = 1; ; i++) {
    const name = `${base}${i === 1 ? '' : `-${i}`}.json`;
    if (!existsSync(name)) return name;
  }
}

/** Whether the person really leaves; they may save first. A second Ctrl-C, or the end of input, leaves at once. */
export async function confirmLeaving(session: Session): Promise<boolean> {
  if (session.savePath !== undefined) {
    keep(session);
    return true;
  }
  session.asker.show(drawScreen(session));
  const reply = await session.asker.one({ message: 'Leave the match?', keys: ['back'] }, [
    ...(session.table === null ? [] : [{ value: 'save', label: 'Save and leave' }]),
    { value: 'leave', label: session.table === null ? 'Leave; you can come back' : 'Leave without saving' },
    { value: 'stay', label: 'Stay' },
  ]);
  if (!('answer' in reply)) return reply.key === 'quit';
  if (reply.answer === 'save') return saveNow(session);
  return reply.answer === 'leave';
}
