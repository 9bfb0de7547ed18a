import { type Action, describeGame, type Json, type Match, type MoveDescription, type RecordedMove } from 'cardloom';
import type { Position } from './laws/position.ts';
import { show } from './report.ts';

/** What people do at the table beside the game: concede, take back, correct by hand. */

export interface TableMoves {
  /** All of them. */
  readonly all: ReadonlySet<string>;
  readonly undo: readonly string[];
  readonly manual: readonly string[];
  /** Those that are complete actions when they are listed, such as conceding. */
  readonly plain: readonly string[];
}

export function tableMovesOf(game: Position['game']): TableMoves {
  const table = describeGame(game).moves.filter(({ isTable }) => isTable);
  const named = (moves: readonly MoveDescription[]): string[] => [...new Set(moves.map(({ name }) => name))];
  const all = named(table);
  const undo = named(table.filter(({ isUndo }) => isUndo));
  const manual = named(table.filter(({ isManual }) => isManual));
  return {
    all: new Set(all),
    undo,
    manual,
    plain: all.filter((name) => !undo.includes(name) && !manual.includes(name)),
  };
}

/** Somebody concedes, or whatever else is listed for the table; true if it was done. */
export function actAtTable({ match, dice, recorder }: Position, names: readonly string[]): boolean {
  const player = dice.pick(match.players);
  const actions: RecordedMove[] = [...match.tableActions(player)].filter(({ move }) => names.includes(move));
  if (actions.length === 0) return false;
  const action = dice.pick(actions);
  const reason = match.whyNot(action);
  if (reason !== null)
    recorder.found('validator', 'legalRejected', `${show(action)} is listed, but not legal: ${reason.message}`);
  const result = match.act(action);
  if (!result.ok)
    recorder.found('validator', 'legalRejected', `${show(action)} is listed, but refused: ${result.error.message}`);
  return result.ok;
}

/** A player takes the last action back; where consent is needed, the others give it. True if it was taken back. */
export function takeBack({ match, dice, recorder }: Position, name: string): boolean {
  const player = dice.pick(match.players);
  const isOffered = [...match.tableActions(player)].some(({ move }) => move === name);
  let result = match.act({ player, move: name });
  if (!isOffered && result.ok)
    recorder.found('validator', 'illegalAccepted', `${player} ${name} is accepted, but not listed`);
  if (isOffered && !result.ok && result.error.code !== 'consent-needed') {
    recorder.found('validator', 'legalRejected', `${player} ${name} is listed, but refused: ${result.error.message}`);
  }
  if (result.ok) return true;
  if (result.error.code !== 'consent-needed') return false;
  for (const other of match.players) {
    if (other === player || result.ok) continue;
    result = match.act({ player: other, move: name, args: { agree: true } });
  }
  return result.ok;
}

/** A correction by hand with arguments that may or may not fit; the match has to stay whole either way. */
export function correction({ match, dice }: Position, name: string): Action {
  const { cards, zones, state } = match.snapshot();
  const player = dice.pick(match.players);
  const attributes = (of: Readonly<Record<string, Json>> | undefined): string[] =>
    Object.keys(of ?? {}).filter((key) => key !== '');
  const args: Record<string, Json> = {
    card: 1 + dice.below(cards.length + 1),
    zone: dice.pick(Object.keys(zones)),
    player: dice.pick(match.players),
    place: dice.pick(['top', 'bottom']),
    name: dice.pick([
      ...attributes(state.game),
      ...attributes(state.players[0]),
      ...attributes(cards[0]?.is),
      'nothing',
    ]),
    value: dice.pick<Json>([0, 1, 2, true, 'text']),
  };
  if (dice.chance(2)) delete args.player;
  return { player, move: name, args: name === 'setPosition' ? {} : args };
}

export const isOver = (match: Match): boolean => match.view(null).ctx.gameOver === true;
