import { createTurn, deriveSeed } from '@cardloom/bots';
import type { Action, RecordedMove } from 'cardloom';
import { fail } from '../usage.ts';
import type { Session } from './session.ts';

/** What acting needs; nobody has to be there to be asked. */
export type Acting = Pick<Session, 'match' | 'me' | 'bots' | 'log'> & { readonly passed?: ReadonlySet<number> };

/** Makes an action and writes it down; what is refused comes back as a sentence. */
export function act({ match, log, me }: Acting, action: Action): string | null {
  const wasDecision = match.view(null).decision !== null;
  const result = match.act(action);
  if (!result.ok) return result.error.message;
  log.add(match, { args: {}, ...action } as RecordedMove, result.eventsFor(me), wasDecision);
  return null;
}

/** The bot in this seat acts. */
export async function letBotAct(acting: Acting, seat: number): Promise<void> {
  const { match, bots } = acting;
  const bot = bots[seat];
  if (bot === null) return;
  const { seed, actions } = match.replay();
  // the same match and the same past give the same thoughts, from which no way leads back to the seed
  const turn = createTurn(match, match.players[seat], deriveSeed(seed, 'turn', actions.length));
  const refused = act(acting, await bot.choose(turn));
  if (refused !== null) fail(`the bot ${bot.name} chose what is not legal: ${refused}`);
}

/** Passes for the person if there is nothing else to do; false if they have to be asked. */
export function passOn(session: Session, isAsked = false): boolean {
  const action = session.passes?.next(session.match) ?? null;
  if (action === null) return false;
  // a pass the person asked for is theirs, and undo goes back to it
  if (!isAsked) session.passed.add(session.match.state.ctx.moveHistory.length);
  return act(session, action) === null;
}

/**
 * Answers for the person where nothing can be chosen: a question that is put to everybody, whatever they hold, so that it
 * tells nothing. False if they have to be asked.
 */
export function answerNothing(session: Session): boolean {
  const { match, me, passed } = session;
  if (me === null || match.view(null).decision === null) return false;
  const actions = match.listActions(me);
  if (actions.size !== 1) return false;
  const action = actions.at(0);
  if (!Object.values(action.args ?? {}).every(isNothing)) return false;
  passed.add(match.state.ctx.moveHistory.length);
  return act(session, action) === null;
}
const isNothing = (answer: unknown): boolean => answer === null || (Array.isArray(answer) && answer.length === 0);

/** Takes back to before the last action the person made themselves; false if there is none. */
export function takeBack({ match, log, me, passed }: Acting): boolean {
  const moves = match.state.ctx.moveHistory;
  const last = moves.findLastIndex((move, i) => move.player === me && passed?.has(i) !== true);
  if (last < 0) return false;
  for (let i = moves.length; i > last; i--) {
    if (!match.undo().ok) return false;
    log.drop(1);
  }
  return true;
}
