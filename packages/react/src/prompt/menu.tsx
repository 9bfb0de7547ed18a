import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CostPips } from '../card/cost-pips.tsx';
import { Die } from '../table/head.tsx';
import { pointing, useTableUi } from '../table/ui.tsx';
import type { Pointed } from './ahead.ts';
import { NARROW, placeOf } from './menu-place.ts';

export interface MenuOption {
  readonly key: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly cost?: string | undefined;
  /** How much it costs now, where that is not as printed. */
  readonly price?: string | undefined;
  readonly isChosen?: boolean | undefined;
  /** It cannot be chosen; the hint says why. */
  readonly isShut?: boolean | undefined;
  /** Its place in an order that is being made. */
  readonly place?: number | undefined;
  readonly picture?: ReactNode;
  /** It is a kind of die. */
  readonly die?: string | undefined;
  /** What it would do, for whoever points at it. */
  readonly points?: Pointed;
  press(): void;
}

interface MenuProps {
  readonly name: string;
  /** The card it belongs to; beside it, if there is room. */
  readonly subject: number | null;
  readonly options: readonly MenuOption[];
  readonly isCompact: boolean;
  readonly children?: ReactNode;
}

/** Milliseconds after which all cards lie where they stay. */
const SETTLED = 300;

const isShort = ({ label, hint = '', cost, picture }: MenuOption): boolean =>
  label.length < 18 && hint === '' && cost === undefined && picture === undefined;

/** What is asked at a card, beside it; what is asked of nothing in particular, above the prompt. */
export function Menu({ name, subject, options, isCompact, children }: MenuProps) {
  const ui = useTableUi();
  const ref = useRef<HTMLElement>(null);
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  const [isCut, setIsCut] = useState(false);
  const place = (): void => {
    const menu = ref.current;
    const table = menu?.closest('.cl-table');
    if (menu === null || table === null || table === undefined) return;
    const { isCut: cut = false, ...next } = isCompact ? {} : placeOf(menu, table, subject);
    setStyle((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    setIsCut(cut);
  };
  // where the card is, is known only once everything is laid out; it may move with every step
  useLayoutEffect(place);
  // the sides of a step that has just come are laid out some frames later
  useEffect(() => {
    const timer = setTimeout(place, SETTLED);
    return () => clearTimeout(timer);
  });
  const isNarrow = Number(style.width) < NARROW;
  return (
    <section
      ref={ref}
      className="cl-menu"
      aria-label={name}
      style={style}
      data-narrow={isNarrow || undefined}
      data-cut={isCut || undefined}
    >
      {options.length > 0 && (
        <ul className="cl-options" data-short={options.every(isShort) || undefined}>
          {options.map((option) => (
            <li key={option.key}>
              <button
                type="button"
                className="cl-option"
                aria-pressed={option.isChosen}
                disabled={option.isShut}
                onClick={option.press}
                {...(option.points === undefined ? {} : pointing(ui, option.points))}
              >
                {option.picture}
                {option.die !== undefined && <Die kind={option.die} />}
                <span>
                  <b>{option.label}</b>
                  {option.hint !== undefined && option.hint !== '' && <small>{option.hint}</small>}
                </span>
                {option.cost !== undefined && <CostPips cost={option.cost} price={option.price} />}
                {option.place !== undefined && <i>{option.place}</i>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
