import { type Action, describeGame, type Match, type RecordedMove } from 'cardloom';
import { show } from '../report.ts';
import { fuzzed } from './fuzz.ts';
import { keyOf, type Listed, type Position, some } from './position.ts';

const MOST = 60;
/** How far a list that is not known whole is searched for an accepted action. */
const SEARCHED = 20_000;

/** What is listed is accepted: by the validator, and in earnest on a line of play that is taken back again. */
export function checkListed({ match, dice, recorder }: Position, { actions }: Listed): void {
  const line = match.line();
  const before = line.checksum();
  for (const action of some(actions, MOST, dice)) {
    const reason = match.whyNot(action);
    if (reason !== null) {
      recorder.found('validator', 'legalRejected', `${show(action)} is listed, but not legal: ${reason.message}`);
    }
    const refused = line.make(action);
    if (refused !== null) {
      recorder.found('validator', 'legalRejected', `${show(action)} is listed, but refused: ${refused.message}`);
    } else line.unmake();
    if (line.checksum() !== before) {
      recorder.found('undo', 'undoMismatches', `${show(action)} made and unmade on a line leaves something behind`);
      return;
    }
  }
}

/** What is accepted is listed, in its canonical spelling, and the validator says the same as the match. */
export function checkFuzzed(position: Position, lists: ReadonlyMap<string, Listed>): void {
  const { match, recorder } = position;
  const legal = [...lists.values()].flatMap(({ actions }) => actions);
  const fork = match.fork();
  const before = fork.checksum();
  const keys = new Map([...lists].map(([player, { actions }]) => [player, new Set(actions.map(keyOf))]));
  for (const action of fuzzed(position, legal, 40)) {
    const reason = fork.whyNot(action);
    const result = fork.act(action);
    if (reason === null && !result.ok) {
      recorder.found('validator', 'legalRejected', `${show(action)} is legal, but refused: ${result.error.message}`);
    } else if (reason !== null && result.ok) {
      recorder.found('validator', 'illegalAccepted', `${show(action)} is accepted, but not legal: ${reason.message}`);
    }
    if (result.ok) {
      const accepted = fork.replay().actions.at(-1) as RecordedMove;
      fork.undo();
      const list = lists.get(accepted.player);
      const isListed = keys.get(accepted.player)?.has(keyOf(accepted)) === true;
      if (!isListed && (list === undefined || list.isWhole || !search(match, accepted))) {
        recorder.found(
          'validator',
          'illegalAccepted',
          `${show(accepted)} is accepted, but not listed${hint(position, accepted)}`,
        );
      }
    }
    if (fork.checksum() !== before) {
      const what = result.ok ? 'accepted and undone' : 'refused';
      recorder.found('undo', 'undoMismatches', `${show(action)}, ${what}, leaves something behind`);
      return;
    }
  }
}

function search(match: Match, action: RecordedMove): boolean {
  const key = keyOf(action);
  let looked = 0;
  for (const candidate of match.legalActions(action.player)) {
    if (keyOf(candidate) === key) return true;
    if (++looked === SEARCHED) return true;
  }
  return false;
}

function hint({ game }: Position, { move }: Action): string {
  const moves = describeGame(game).moves.filter(({ name }) => name === move);
  return moves.some(({ isChecked }) => !isChecked) ? '; a move without `choices` takes any arguments' : '';
}
