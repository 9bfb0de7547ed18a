import { type Action, CardloomError, type Match, priorityPlayerOf } from 'cardloom';
import type { Dice } from '../dice.ts';
import { differs } from './differs.ts';
import { listed, type Position, randomAction } from './position.ts';

/**
 * Somebody keeps a handle and writes outside a move. Whatever is asked of the match next, the write is neither seen nor
 * kept nor built upon: it is taken back, and a request that would change something may be refused.
 */
export function checkStrayWrites({ match, dice, recorder }: Position): void {
  const found = (what: string, detail: string): void =>
    recorder.found('stray-writes', 'strayWrites', `after a write outside a move, ${what} ${detail}`);
  const player = dice.pick(match.players);
  const actions = aheadOf(match, dice);
  if (actions === null) return;
  for (const [what, look] of Object.entries(LOOKS)) {
    const subject = between(match, actions);
    const before = subject.checksum();
    const clean = look(subject, player);
    const write = stray(subject, dice);
    const seen = shown(() => look(subject, player));
    const difference = seen === null ? null : differs(clean, seen);
    if (difference !== null) found(what, `shows it (${write}): ${difference}`);
    else if (subject.checksum() !== before) found(what, `leaves it in the match (${write})`);
  }
  for (const what of ['undo', 'redo'] as const) {
    const subject = between(match, actions);
    const before = subject.checksum();
    const write = stray(subject, dice);
    const isDone = subject[what]().ok;
    if (!isDone && subject.checksum() !== before) found(what, `is refused and leaves it in the match (${write})`);
    else if (!isDone && !subject[what]().ok) found(what, `is refused for good (${write})`);
    else {
      const back = what === 'undo' ? 'redo' : 'undo';
      const straight = between(match, actions);
      straight[what]();
      if (subject.checksum() !== straight.checksum()) found(what, `does not lead where it should (${write})`);
      else if (!subject[back]().ok || subject.checksum() !== before) found(what, `cannot be taken back (${write})`);
    }
  }
}

/** Two actions that can be made here; null if there are none. */
function aheadOf(match: Match, dice: Dice): Action[] | null {
  const ahead = match.fork();
  const actions: Action[] = [];
  while (actions.length < 2) {
    const action = randomAction(ahead, dice);
    if (action === undefined || !ahead.act(action).ok) return null;
    actions.push(action);
  }
  return actions;
}

/** A copy in which something can be taken back, and something done again. */
function between(match: Match, actions: readonly Action[]): Match {
  const copy = match.fork();
  for (const action of actions) copy.act(action);
  copy.undo();
  return copy;
}

const LOOKS: Readonly<Record<string, (match: Match, player: string) => unknown>> = {
  'the view': (match, player) => match.view(player),
  "the spectator's view": (match) => match.view(null),
  'the state': (match) => match.state,
  'the snapshot': (match) => match.snapshot(),
  'a fork': (match) => match.fork().snapshot(),
  'a sample': (match, player) => match.sample(player, 1).snapshot(),
  'a line of play': (match) => match.line().checksum(),
  'the replay': (match) => match.replay(),
  'the list of legal actions': (match, player) => listed(match, player, 20),
  'the checksum': (match) => match.checksum(),
};

/** What is shown; null for a refusal, which shows nothing. */
function shown(look: () => unknown): unknown {
  try {
    return look();
  } catch (error) {
    if (error instanceof CardloomError) return null;
    throw error;
  }
}

/** Ways to write through a handle that was kept. */
const STRAYS: readonly ((match: Match) => string | null)[] = [
  (match) => {
    match.flow.context.coreOps.random(1000);
    return 'a random number was drawn';
  },
  (match) => {
    const { coreOps } = match.flow.context;
    for (let id = 1; coreOps.card(id) !== undefined; id++) {
      const card = coreOps.card(id);
      // within its zone: another one may not hold it
      if (card?.zone === undefined || card.zone.top === card) continue;
      coreOps.moveCard(card, card.zone);
      return 'a card was moved';
    }
    return null;
  },
  (match) => {
    const priority = priorityPlayerOf(match.view(null));
    const other = match.players.find((id) => id !== priority);
    if (other !== undefined) match.flow.context.coreOps.setPriority(other);
    return other === undefined ? null : 'priority was given';
  },
  (match) => {
    const [player] = match.flow.context.players as readonly Record<string, unknown>[];
    const [name, value] = Object.entries(match.snapshot().state.players[0]).find(isNumber) ?? [];
    if (name !== undefined) player[name] = Number(value) + 1;
    return name === undefined ? null : 'an attribute was set';
  },
];

const isNumber = ([, value]: [string, unknown]): boolean => typeof value === 'number';

/** Writes, and says what. The engine may refuse it at once; not every match has a card or a number to change. */
function stray(match: Match, dice: Dice): string {
  try {
    return dice.pick(STRAYS)(match) ?? 'nothing was written';
  } catch (error) {
    if (error instanceof CardloomError) return 'the write was refused';
    throw error;
  }
}
