import { answerWords, capital, type Names, plain, spoken } from '@cardloom/parts/present';
import { describeGame, type Game, type Json, type RecordedMove, type View } from 'cardloom';

/** The answers of an action or decision, each in a few words. */
export function argsText(
  game: Game,
  { move, args }: Pick<RecordedMove, 'move' | 'args'>,
  view: View,
  names: Names,
): string[] {
  const { moves, decisions } = describeGame(game);
  const choices = [...moves, ...decisions].filter(({ name }) => name === move).flatMap((asking) => asking.choices);
  return Object.entries(args).map(([name, answer]) => {
    const kind = choices.find((choice) => choice.name === name)?.kind ?? '';
    return plain(answerWords(answer as Json, view, names, { name, kind }));
  });
}

/** An action in a few words: `You: play card Archer, slot 3`. */
export function actionText(game: Game, action: RecordedMove, view: View, names: Names): string {
  const answers = argsText(game, action, view, names);
  const rest = answers.length === 0 ? '' : ` ${answers.join(', ')}`;
  return `${capital(names.player(action.player))}: ${spoken(action.move)}${rest}`;
}
