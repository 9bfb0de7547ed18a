import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { pointing, useTableUi } from '../table/ui.tsx';
import type { Pointed } from './ahead.ts';

export interface MenuOption {
  readonly key: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isChosen?: boolean;
  /** Its place in an order that is being made. */
  readonly place?: number | undefined;
  readonly picture?: ReactNode;
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

const WIDTH = 372;
const GAP = 14;

/** What is asked at a card, beside it; what is asked of nothing in particular, above the prompt. */
export function Menu({ name, subject, options, isCompact, children }: MenuProps) {
  const ui = useTableUi();
  const ref = useRef<HTMLElement>(null);
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  // where the card is, is known only once everything is laid out; it may move with every step
  useLayoutEffect(() => {
    const menu = ref.current;
    const table = menu?.closest('.cl-table');
    if (menu === null || table === null || table === undefined) return;
    const next = isCompact ? {} : placeOf(menu, table, subject);
    setStyle((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  return (
    <section ref={ref} className="cl-menu" aria-label={name} style={style}>
      {options.length > 0 && (
        <ul className="cl-options">
          {options.map((option) => (
            <li key={option.key}>
              <button
                type="button"
                className="cl-option"
                aria-pressed={option.isChosen === undefined ? undefined : option.isChosen}
                onClick={option.press}
                {...(option.points === undefined ? {} : pointing(ui, option.points))}
              >
                {option.picture}
                <span>
                  <b>{option.label}</b>
                  {option.hint !== undefined && option.hint !== '' && <small>{option.hint}</small>}
                </span>
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

/** Beside the card, never over it; else above the prompt. */
function placeOf(menu: HTMLElement, table: Element, subject: number | null): CSSProperties {
  const room = table.getBoundingClientRect();
  const card = subject === null ? null : table.querySelector(`[data-card="${subject}"]`);
  const prompt = table.querySelector('.cl-prompt');
  const bottom = (prompt?.getBoundingClientRect().top ?? room.bottom) - GAP / 2;
  const height = menu.offsetHeight;
  const box = card?.getBoundingClientRect();
  if (box === undefined || card?.closest('.cl-hand') !== null) {
    const middle = box === undefined ? room.left + room.width / 2 : (box.left + box.right) / 2;
    const left = Math.min(Math.max(room.left + GAP, middle - WIDTH / 2), room.right - WIDTH - GAP);
    return { left: left - room.left, top: Math.max(GAP, bottom - height - room.top), width: WIDTH };
  }
  const isLeft = box.left - room.left > WIDTH + 2 * GAP;
  const left = isLeft ? box.left - WIDTH - GAP : Math.min(box.right + GAP, room.right - WIDTH - GAP);
  const top = Math.max(room.top + GAP, Math.min(box.top, bottom - height));
  return { left: left - room.left, top: top - room.top, width: WIDTH };
}
