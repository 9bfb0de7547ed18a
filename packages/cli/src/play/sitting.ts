import { lookBack } from './look-back.ts';
import { confirmLeaving, keep } from './saving.ts';
import { drawScreen } from './screen.ts';
import { type Session, somethingHappens, viewOf } from './session.ts';
import { takeTurn } from './turn.ts';

/** Plays until the match is over or the person leaves. */
export async function sit(session: Session): Promise<'over' | 'left'> {
  const { client, asker } = session;
  while (client.state.view === null) await wait(session);
  asker.onInterrupt(() => {
    session.wantsToLeave = true;
    session.wake();
  });
  for (;;) {
    keep(session);
    if (session.wantsToLeave) {
      session.wantsToLeave = false;
      if (await confirmLeaving(session)) return 'left';
    }
    const { prompt, connection, bye } = client.state;
    if (connection === 'closed') {
      await asker.pause(() => `The table is closed${bye === null ? '' : `: ${bye}`}.`);
      return 'left';
    }
    const { cleared } = session;
    if (cleared !== undefined) {
      session.cleared = undefined;
      await asker.pause(drawScreen(session, 'The table as it was in the end; now it is cleared.', cleared));
    }
    const isOver = viewOf(session).ctx.gameOver === true;
    if (isOver || isStuck(session)) {
      if ((await lookBack(session)) === 'left') return 'over';
    } else if (prompt === null || prompt.moves.length === 0) {
      asker.show(drawScreen(session, '…'));
      await wait(session);
    } else if (session.isPassing && passes(session)) {
      session.made = { text: '', notes: [] };
      await client.act(session.names.presentation.passing?.move ?? '').catch(() => {
        session.isPassing = false;
      });
    } else {
      session.isPassing = false;
      if ((await takeTurn(session, prompt)) === 'left') return 'left';
    }
  }
}

async function wait(session: Session): Promise<void> {
  await somethingHappens(session);
  if (session.failure !== undefined) throw session.failure;
}

const passes = ({ client, names }: Session): boolean =>
  client.state.prompt?.moves.some(({ move }) => move === names.presentation.passing?.move) === true;

/** Nobody can act any more, though the match is not over: a rule leads nowhere. */
const isStuck = ({ table }: Session): boolean => table !== null && table.match.seatToAct < 0;
