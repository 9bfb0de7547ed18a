import type { Demand, Prompt, PromptChoice, View } from 'cardloom';
import { moveKey } from './moves.ts';
import type { Names } from './names.ts';
import { ofOne } from './of-one.ts';
import { capital } from './pieces.ts';
import { placedCard } from './reading.ts';
import { spoken } from './spoken.ts';

/**
 * A move that can be made, for a button or a line of a menu.
 *
 * ```ts
 * const label: MoveLabel = { move: 'pass', label: 'Pass', key: 'space' };
 * ```
 */
export interface MoveLabel {
  readonly move: string;
  readonly label: string;
  readonly key?: string;
}

/**
 * What can be done now, in words.
 *
 * ```ts
 * for (const { label, key } of moveLabels(prompt, view, names)) console.log(key ?? '', label);
 * ```
 */
export const moveLabels = ({ moves }: Prompt, view: View, names: Names): MoveLabel[] =>
  moves.map(({ move }) => {
    const key = moveKey(names.presentation, move);
    return { move, label: capital(names.move(move, view)), ...(key === undefined ? {} : { key }) };
  });

/**
 * What a choice asks, in words: `Which goods?`, `Which dice? (3 in all, at least 1 anemo or omni)`. A game may write `{it}` for
 * the card with which the move began: `Where does {it} go?`
 *
 * ```ts
 * for (const { asks } of prompt.moves) if (asks) console.log(questionText(asks, names, 12));
 * ```
 */
export function questionText(asked: PromptChoice, names: Names, subject?: number): string {
  const { prompt } = asked;
  const it = subject === undefined ? 'it' : `{#${subject}}`;
  const isOne = asked.kind === 'someOf' && asked.max === 1;
  const written = isOne && prompt !== undefined ? ofOne(prompt) : prompt;
  const question = written === undefined ? `${capital(spoken(asked.name))}?` : names.text(written.replace('{it}', it));
  return 'pool' in asked && asked.demands !== undefined && asked.demands.length > 0
    ? `${question} (${needsOf(asked.size, asked.demands)})`
    : question;
}

/**
 * Whether a question says itself which card it is about.
 *
 * ```ts
 * const isNamed = prompt.moves.some(({ asks }) => asks && namesSubject(asks));
 * ```
 */
export const namesSubject = ({ prompt }: PromptChoice): boolean => prompt?.includes('{it}') === true;

/** What a payment must hold; what follows from the rest of it is not said. */
function needsOf(size: number | undefined, demands: readonly Demand[]): string {
  const said = demands.flatMap((demand) => {
    if (!('atLeast' in demand))
      return size === 1 ? [] : [`all alike, ${demand.oneKindBeside.map(spoken).join(' and ')} as any`];
    const kinds = demand.of.map(spoken).join(' or ');
    return [demand.atLeast === size ? `${size} ${kinds}` : `at least ${demand.atLeast} ${kinds}`];
  });
  const isAll = demands.some((demand) => 'atLeast' in demand && demand.atLeast === size);
  return [...(size === undefined || size === 0 || isAll ? [] : [`${size} in all`]), ...said].join(', ');
}

/**
 * The card that a decision is about, as far as those who are asked are told: whose effect it is, or who it is for.
 *
 * ```ts
 * const id = subjectOf(view);
 * if (id !== undefined) console.log(names.card(id));
 * ```
 */
export function subjectOf(view: View): number | undefined {
  const data = view.decision?.data;
  if (!isRecord(data)) return undefined;
  const { entry } = data;
  const said = [...Object.entries(data), ...(isRecord(entry) ? Object.entries(entry) : [])];
  const [, card] = said.find(([key, value]) => ABOUT.has(key) && placedCard(view, value) !== undefined) ?? [];
  return typeof card === 'number' ? card : undefined;
}

const ABOUT: ReadonlySet<string> = new Set([
  'card',
  'unit',
  'source',
  'by',
  'attacker',
  'cardId',
  'unitId',
  'sourceId',
]);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * `3`, `1 to 3`, `up to 3`: how many may be chosen.
 *
 * ```ts
 * console.log(rangeText(3, 3), rangeText(1, 3), rangeText(0, 3)); // 3 1 to 3 up to 3
 * ```
 */
export const rangeText = (min: number, max: number): string =>
  min === max ? `${min}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;
