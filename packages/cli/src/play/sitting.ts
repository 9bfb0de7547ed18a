import { setImmediate } from 'node:timers/promises';
import { answerNothing, letBotAct, passOn, takeBack } from './act.ts';
import { confirmLeaving, keep, saveNow } from './saving.ts';
import { drawScreen, showLog } from './screen.ts';
import type { Session } from './session.ts';
import { takeTurn } from './turn.ts';

/** Plays until the match is over or the person leaves. */
export async function sit(session: Session): Promise<'over' | 'left'> {
  const { match, me, asker, log } = session;
  for (;;) {
    const seat = match.seatToAct;
    if (seat < 0) {
      keep(session);
      if ((await lookBack(session)) === 'left') return 'over';
      continue;
    }
    if (match.players[seat] !== me) {
      await waitFor(session, seat);
      if (session.wantsToLeave && (await confirmLeaving(session))) return 'left';
      session.wantsToLeave = false;
      continue;
    }
    if (passOn(session) || answerNothing(session)) {
      keep(session);
      continue;
    }
    const end = await takeTurn(session, me);
    if (end === 'left') return 'left';
    if (end === 'acted') {
      // what the person did themselves is news too, until they act again
      session.seen = log.length - 1;
      keep(session);
      const next = match.seatToAct;
      if (next >= 0 && match.players[next] !== me) asker.show(drawScreen(session, '…'));
    } else {
      // whoever takes something back wants to be asked again
      session.passes?.set(match, me, 'whenIdle');
      session.seen = Math.max(0, log.length - 1);
    }
  }
}

/** A bot acts. Signals are only heard when the event loop turns, which a bot that thinks does not let it do. */
async function waitFor(session: Session, seat: number): Promise<void> {
  session.isThinking = true;
  try {
    await letBotAct(session, seat);
    await setImmediate();
  } finally {
    session.isThinking = false;
  }
}

/** The match is over: the last picture, and what can still be done. */
async function lookBack(session: Session): Promise<'left' | 'goOn'> {
  const { asker } = session;
  for (;;) {
    asker.show(drawScreen(session));
    const isStuck = session.match.view(null).ctx.gameOver !== true;
    const reply = await asker.one({ message: isStuck ? 'Nobody can act any more.' : 'The match is over.', keys: [] }, [
      { value: 'leave', label: 'Leave' },
      { value: 'events', label: 'Read what happened' },
      { value: 'undo', label: 'Take back my last action' },
      ...(session.savePath === undefined ? [{ value: 'save', label: 'Save it, to replay it later' }] : []),
    ]);
    if (!('answer' in reply) || reply.answer === 'leave') return 'left';
    if (reply.answer === 'events') await showLog(session);
    else if (reply.answer === 'save') await saveNow(session);
    else if (takeBack(session)) return 'goOn';
  }
}
