import { answerWords, capital, plain, spoken } from '@cardloom/parts/present';
import { describeGame, type RecordedMove } from 'cardloom';
import { act } from './act.ts';
import { drawScreen } from './screen.ts';
import type { Session } from './session.ts';

/** `t`: conceding and the like. What was done, or a sentence about why nothing was. */
export async function actAtTable(session: Session, me: string): Promise<'acted' | string> {
  const { match, asker, names } = session;
  const undoMoves = new Set(
    describeGame(session.entry.game)
      .moves.filter(({ isUndo }) => isUndo)
      .map(({ name }) => name),
  );
  const view = match.view(me);
  const actions = [...match.tableActions(me)].filter(({ move }) => !undoMoves.has(move));
  if (actions.length === 0) return 'There is nothing to do beside the game.';
  const label = ({ move, args }: RecordedMove): string =>
    [
      capital(spoken(move)),
      ...Object.entries(args).map(([choice, answer]) =>
        plain(answerWords(answer, view, names, { name: choice, kind: 'oneOf' })),
      ),
    ].join(' ');
  asker.show(drawScreen(session));
  const reply = await asker.one<RecordedMove | null>({ message: 'Beside the game', keys: ['back'] }, [
    { value: null, label: 'Go on playing' },
    ...actions.map((action) => ({ value: action, label: label(action) })),
  ]);
  if (!('answer' in reply) || reply.answer === null) return '';
  return act(session, reply.answer) ?? 'acted';
}
