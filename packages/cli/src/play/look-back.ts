import { takeBack } from './beside.ts';
import { saveNow } from './saving.ts';
import { drawScreen, showLog } from './screen.ts';
import { type Session, somethingHappens, viewOf } from './session.ts';
import { showStatistics } from './statistics.ts';

/** The match is over: the last picture stays, with what can still be done. */
export async function lookBack(session: Session): Promise<'left' | 'goOn'> {
  const { asker } = session;
  const isOver = viewOf(session).ctx.gameOver === true;
  let notice = '';
  for (;;) {
    asker.show(drawScreen(session, notice));
    const reply = await asker.one({ message: isOver ? 'The match is over.' : 'Nobody can act any more.', keys: [] }, [
      { value: 'leave', label: 'Leave' },
      { value: 'log', label: 'Read what happened' },
      { value: 'undo', label: 'Take back my last action' },
      ...(isOver ? [{ value: 'again', label: 'Play again' }] : []),
      { value: 'statistics', label: 'Statistics' },
      ...(session.beforeEnd === undefined
        ? []
        : [{ value: 'before', label: 'See the table as it was before the last action' }]),
      ...(session.savePath === undefined && session.table !== null
        ? [{ value: 'save', label: 'Save it, to replay it later' }]
        : []),
    ]);
    if (!('answer' in reply) || reply.answer === 'leave') return 'left';
    if (reply.answer === 'log') await showLog(session);
    else if (reply.answer === 'before') await asker.pause(drawScreen(session, '', session.beforeEnd));
    else if (reply.answer === 'statistics') await showStatistics(session);
    else if (reply.answer === 'save')
      notice = (await saveNow(session)) ? `Saved to ${session.savePath}.` : 'Not saved.';
    else if (reply.answer === 'again') {
      await playAgain(session);
      return 'goOn';
    } else {
      notice = await takeBack(session);
      if (notice === 'changed') return 'goOn';
    }
  }
}

/** The same seats, another first player. What was saved stays as it was: the next match is another one. */
async function playAgain(session: Session): Promise<void> {
  const { client, log } = session;
  const { prefs, series } = client.state;
  // its answer may be lost with the table it was said at
  const isAsked = client.state.consent?.for === 'rematch';
  await client.table(isAsked ? 'agree' : 'rematch').catch(() => undefined);
  // the next match may be over as well: whoever begins it may have won it before it is seen
  const isThis = (): boolean => client.state.series?.number === series?.number;
  while ((isThis() && viewOf(session).ctx.gameOver === true) || client.state.connection !== 'online') {
    await somethingHappens(session);
  }
  log.clear();
  Object.assign(session, { savePath: undefined, beforeEnd: undefined, seen: 0, beganAt: Date.now(), isPassing: false });
  if (prefs !== null) await client.prefer(prefs);
}
