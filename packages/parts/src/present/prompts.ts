import type { Prompt, PromptChoice, View } from 'cardloom';
import { moveKey } from './moves.ts';
import type { Names } from './names.ts';
import { capital } from './pieces.ts';
import { spoken } from './spoken.ts';

/** A move that can be made, for a button or a line of a menu. */
export interface MoveLabel {
  readonly move: string;
  readonly label: string;
  /** `play`: it begins with a card; `button`: it is made at once; `menu`: something else is chosen first. */
  readonly gesture: 'play' | 'button' | 'menu';
  readonly key?: string;
}

/** What can be done now, in words. */
export const moveLabels = ({ moves }: Prompt, view: View, names: Names): MoveLabel[] =>
  moves.map(({ move, asks }) => {
    const key = moveKey(names.presentation, move);
    const label = capital(names.move(move, view));
    return { move, label, gesture: gestureOf(asks), ...(key === undefined ? {} : { key }) };
  });

const gestureOf = (asks: PromptChoice | undefined): MoveLabel['gesture'] =>
  asks === undefined ? 'button' : asks.of === 'card' || asks.of === 'name' ? 'play' : 'menu';

/** What a choice asks, in words: `Which goods?`. */
export const questionText = (asked: Pick<PromptChoice, 'name' | 'prompt'>, names: Names): string =>
  asked.prompt === undefined ? `${capital(spoken(asked.name))}?` : names.text(asked.prompt);

/** `3`, `1 to 3`, `up to 3`: how many may be chosen. */
export const rangeText = (min: number, max: number): string =>
  min === max ? `${min}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;
