import { topOfStack } from '@cardloom/parts/present';
import type { NumberedPrompt } from '@cardloom/protocol';
import { type Key, letterOf } from '../prompts/asker.ts';
import { showComing } from './coming.ts';
import { showGame, showHelp } from './help.ts';
import { inspectCard } from './inspect.ts';
import { isMeant } from './is-sure.ts';
import { refusal } from './refusal.ts';
import { confirmLeaving, saveNow } from './saving.ts';
import { showLog, showNews } from './screen.ts';
import { type Session, viewOf } from './session.ts';
import { atTheTable } from './table-moves.ts';
import { explainWhyNot, type Wanted } from './why-not.ts';

/** What a key leads to that answers no question: the table has changed, the person has left, or a notice. */
export async function beside(
  session: Session,
  key: Key,
  prompt: NumberedPrompt,
  wanted: Wanted,
): Promise<'changed' | 'left' | string> {
  switch (key) {
    case 'undo':
      return takeBack(session);
    case 'pass':
      return passOn(session, prompt);
    case 'yield':
      return letThrough(session);
    case 'quit':
      return (await confirmLeaving(session)) ? 'left' : '';
    case 'save':
      return (await saveNow(session)) ? `Saved to ${session.savePath}.` : 'Not saved.';
    case 'table':
      return atTheTable(session);
    default:
      await (READING[key] ?? showHelp)(session, prompt, wanted);
      return '';
  }
}

const READING: Partial<Record<Key, (session: Session, prompt: NumberedPrompt, wanted: Wanted) => Promise<void>>> = {
  inspect: inspectCard,
  why: explainWhyNot,
  news: showNews,
  coming: showComing,
  game: showGame,
  log: showLog,
};

/** Back to before the last action the person chose themselves. */
export async function takeBack(session: Session): Promise<'changed' | string> {
  session.isPassing = false;
  try {
    await session.client.table('undo');
    session.seen = Math.max(0, session.log.length - 1);
    return 'changed';
  } catch (error) {
    return refusal(error);
  }
}

/** What resolves next, now and whenever it comes again. */
async function letThrough(session: Session): Promise<'changed' | string> {
  const { client, names, log } = session;
  const { prefs, prompt } = client.state;
  const top = topOfStack(names.presentation, viewOf(session));
  if (prefs === null || top === null) return 'There is nothing to let through.';
  const before = log.length;
  try {
    await client.prefer({ yields: [...new Set([...prefs.yields, top])] });
  } catch (error) {
    return refusal(error);
  }
  session.notice = `${names.cardName(top)} is let through from now on; ${letterOf('table')} takes that back.`;
  if (client.state.prompt?.n === prompt?.n) return session.notice;
  session.seen = before;
  return 'changed';
}

async function passOn(session: Session, prompt: NumberedPrompt): Promise<'changed' | string> {
  const { client, names, log } = session;
  const { passing } = names.presentation;
  if (passing === undefined || !prompt.moves.some(({ move }) => move === passing.move)) return 'You cannot pass now.';
  if (!(await isMeant(session, prompt, passing.move))) return '';
  session.isPassing = true;
  session.made = { text: '', notes: [] };
  const before = log.length;
  try {
    await client.act(passing.move);
    session.seen = before;
    return 'changed';
  } catch (error) {
    session.isPassing = false;
    return refusal(error);
  }
}
