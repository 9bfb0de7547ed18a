import { capital, keyWords, moveLabels, type Names, placedCard, plain, reasonInShort } from '@cardloom/parts/present';
import type { Json, View } from 'cardloom';
import { CardArt } from '../card/card-art.tsx';
import { isPicked } from '../prompt/glow.ts';
import { Menu, type MenuOption } from '../prompt/menu.tsx';
import { Counter, Payment } from '../prompt/payment.tsx';
import { priceNow } from '../prompt/price-now.ts';
import { PromptButton } from '../prompt/prompt-bar.tsx';
import type { Prompting } from '../prompt/use-prompt.ts';
import { type Asking, type Loose, withCard } from './asking.ts';
import { useTableUi } from './ui.tsx';
import type { Reasons } from './use-reasons.ts';

interface TableMenuProps {
  readonly asking: Asking;
  readonly prompting: Prompting;
  readonly view: View;
  readonly names: Names;
  readonly reasons: Reasons;
}

/** What a question needs besides the table: moves of a card, options without a place, dice to pay with, a number. */
export function TableMenu({ asking, prompting, view, names, reasons }: TableMenuProps) {
  const { isCompact, toneOf } = useTableUi();
  const { walk, prompt } = prompting;
  const { asked, subject } = walk;
  const { asker, go, loose } = asking;
  const common = { name: asking.question, subject, isCompact };
  if (asking.moves.length > 0 && subject !== null) {
    const moves = prompt.moves.filter(({ move }) => asking.moves.includes(move));
    const card = placedCard(view, subject)?.card;
    const clicked = card === undefined ? undefined : { id: card.id, name: card.name };
    const options = moveLabels({ moves }, view, names).map(
      ({ move, label }): MenuOption => ({
        key: move,
        label: withCard(label, move, { prompting, names }),
        points: { move, card: clicked },
        press: () => prompting.choose(move, clicked),
      }),
    );
    return <Menu {...common} options={options} />;
  }
  if (asked === null || asked === 'ask' || asker === null) return null;
  const options = loose.map((option, i) => {
    const before = loose.slice(0, i).filter(({ value }) => isSame(value, option.value)).length;
    const cost = option.cost;
    const price =
      cost === undefined || option.isShut === true || asker.asked === null || asker.asked === 'ask'
        ? undefined
        : priceNow(asker.asked, option.value, cost, (kind) => toneOf(kind) !== undefined);
    const { value } = option;
    const die = typeof value === 'string' && toneOf(value) !== undefined ? value : undefined;
    const shown = { ...optionOf(option, before, prompting, view, names), price, die };
    if (option.isShut !== true) return shown;
    const found = reasons.against(asker, option.value);
    return { ...shown, isShut: true, hint: found === undefined ? '…' : plain(reasonInShort(found, view, names)) };
  });
  return (
    <Menu {...common} options={options}>
      {go !== null && (
        <div className="cl-payment">
          {'pool' in asked && (
            <Payment
              asked={asked}
              prompting={prompting}
              nameOf={(kind) => capital(plain(keyWords(kind, view, names)))}
            />
          )}
          {asked.kind === 'number' && (
            <Counter
              name={asking.question}
              value={Number(walk.draft)}
              least={asked.min}
              most={asked.max}
              set={prompting.answer}
            />
          )}
          <PromptButton {...{ ...go, key: undefined }} />
        </div>
      )}
    </Menu>
  );
}

const isSame = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `before`: so many like it come first. */
function optionOf(
  option: Loose,
  before: number,
  { walk, answer, answerInstead }: Prompting,
  view: View,
  names: Names,
): MenuOption {
  const { draft, asked } = walk;
  const isPaid = asked !== null && asked !== 'ask' && 'pool' in asked;
  const isMany = asked !== null && asked !== 'ask' && !isPaid && asked.kind !== 'oneOf' && asked.kind !== 'player';
  const places = Array.isArray(draft)
    ? draft.flatMap((one: Json, place) => (isSame(one, option.value) ? [place] : []))
    : [];
  const at = places[before] ?? -1;
  const placed = option.card === undefined ? undefined : placedCard(view, option.card);
  return {
    key: `${JSON.stringify(option.value)} ${before}`,
    label: option.label,
    hint: option.hint,
    cost: option.cost,
    isChosen: isMany ? at >= 0 || (asked.kind === 'assignment' && isPicked(walk, option.value)) : option.isChosen,
    ...(isMany && asked.kind === 'order' && at >= 0 ? { place: at + 1 } : {}),
    ...(placed === undefined ? {} : { picture: <CardArt card={names.shown(placed, view)} /> }),
    ...(isPaid ? {} : { points: { option: option.value } }),
    press: () => (isPaid ? answerInstead(option.value) : answer(option.value)),
  };
}
