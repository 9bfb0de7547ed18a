import { moveConfirm } from '@cardloom/parts/present';
import type { NumberedPrompt } from '@cardloom/protocol';
import { drawScreen } from './screen.ts';
import { type Session, viewOf } from './session.ts';

/** Whether the person means what they are about to do. */
export async function isSure(session: Session, question: string, yes: string): Promise<boolean> {
  session.asker.show(drawScreen(session));
  const reply = await session.asker.one({ message: question, keys: ['back'] }, [
    { value: false, label: 'No, go back' },
    { value: true, label: `Yes: ${yes}` },
  ]);
  return 'answer' in reply && reply.answer;
}

/** Some moves cost more than they seem; where there is no other, nothing is asked. */
export async function isMeant(session: Session, { moves }: NumberedPrompt, move: string): Promise<boolean> {
  const { names } = session;
  const view = viewOf(session);
  const question = moveConfirm(names.presentation, move, view);
  return question === undefined || moves.length < 2 || isSure(session, question, names.move(move, view));
}
