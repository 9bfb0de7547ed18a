import { isSure } from './is-sure.ts';
import { setPreferences } from './preferences.ts';
import { refusal } from './refusal.ts';
import { drawScreen } from './screen.ts';
import type { Session } from './session.ts';

/** `t`: what can be done beside the game. */
export async function atTheTable(session: Session): Promise<'changed' | string> {
  const { client, asker } = session;
  asker.show(drawScreen(session));
  const reply = await asker.one({ message: 'At the table', keys: ['back'] }, [
    { value: 'goOn', label: 'Go on playing' },
    { value: 'concede', label: 'Concede' },
    { value: 'prefer', label: 'Set when I am asked and when not' },
  ]);
  if (!('answer' in reply) || reply.answer === 'goOn') return '';
  if (reply.answer === 'prefer') return setPreferences(session);
  if (!(await isSure(session, 'Do you concede?', 'concede'))) return '';
  try {
    session.made = { text: '', notes: [] };
    await client.table('concede');
    return 'changed';
  } catch (error) {
    return refusal(error);
  } finally {
    session.made = undefined;
  }
}
