import {
  capital,
  keyWords,
  moveLabels,
  type Names,
  type OptionWords,
  placedCard,
  plain,
} from '@cardloom/parts/present';
import type { Json, View } from 'cardloom';
import { CardArt } from '../card/card-art.tsx';
import { Menu, type MenuOption } from '../prompt/menu.tsx';
import { Counter, Payment } from '../prompt/payment.tsx';
import type { Prompting } from '../prompt/use-prompt.ts';
import type { Asking } from './asking.ts';
import { useTableUi } from './ui.tsx';

interface TableMenuProps {
  readonly asking: Asking;
  readonly prompting: Prompting;
  readonly view: View;
  readonly names: Names;
}

/** What a question needs besides the table: moves of a card, options without a place, dice to pay with, a number. */
export function TableMenu({ asking, prompting, view, names }: TableMenuProps) {
  const { isCompact } = useTableUi();
  const { walk, prompt } = prompting;
  const { asked, subject } = walk;
  const common = { name: asking.question, subject, isCompact };
  if (asking.moves.length > 0 && subject !== null) {
    const moves = prompt.moves.filter(({ move }) => asking.moves.includes(move));
    const card = placedCard(view, subject)?.card;
    const clicked = card === undefined ? undefined : { id: card.id, name: card.name };
    const options = moveLabels({ moves }, view, names).map(
      ({ move, label }): MenuOption => ({
        key: move,
        label,
        points: { move, card: clicked },
        press: () => prompting.choose(move, clicked),
      }),
    );
    return <Menu {...common} options={options} />;
  }
  if (asked === null || asked === 'ask' || prompting.isComplete) return null;
  if (asked.kind === 'number') {
    return (
      <Menu {...common} options={[]}>
        <Counter
          name={asking.question}
          value={Number(walk.draft)}
          least={asked.min}
          most={asked.max}
          set={prompting.answer}
        />
      </Menu>
    );
  }
  if ('pool' in asked) {
    return (
      <Menu {...common} options={[]}>
        <Payment asked={asked} prompting={prompting} nameOf={(kind) => capital(plain(keyWords(kind, view, names)))} />
      </Menu>
    );
  }
  if (asking.loose.length === 0) return null;
  const options = asking.loose.map((option, i, all) => {
    const before = all.slice(0, i).filter(({ value }) => isSame(value, option.value)).length;
    return optionOf(option, before, prompting, view, names);
  });
  return <Menu {...common} options={options} />;
}

const isSame = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `before`: so many like it come first. */
function optionOf(
  option: OptionWords,
  before: number,
  { walk, answer }: Prompting,
  view: View,
  names: Names,
): MenuOption {
  const { draft, asked } = walk;
  const isMany = asked !== null && asked !== 'ask' && asked.kind !== 'oneOf' && asked.kind !== 'player';
  const places = Array.isArray(draft)
    ? draft.flatMap((one: Json, place) => (isSame(one, option.value) ? [place] : []))
    : [];
  const at = places[before] ?? -1;
  const placed = option.card === undefined ? undefined : placedCard(view, option.card);
  return {
    key: `${JSON.stringify(option.value)} ${before}`,
    label: option.label,
    hint: option.hint,
    ...(isMany ? { isChosen: at >= 0 } : {}),
    ...(isMany && asked.kind === 'order' && at >= 0 ? { place: at + 1 } : {}),
    ...(placed === undefined ? {} : { picture: <CardArt card={names.shown(placed, view)} /> }),
    points: { option: option.value },
    press: () => answer(option.value),
  };
}
