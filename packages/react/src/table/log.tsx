import type { Piece, Words } from '@cardloom/parts/present';
import { type KeyboardEvent, memo } from 'react';
import { Avatar } from '../card/card-art.tsx';
import { useInTurns } from '../use-in-turns.ts';
import { someLines } from './some-lines.ts';
import type { LogLine, Telling, Told } from './told.ts';
import { isOfBrowser } from './use-keys.ts';
import { useLogEnd, useRecent } from './use-log-end.ts';
import { useHeard } from './use-told.ts';

interface LogProps {
  readonly told: Told;
  readonly nameOf: (player: string) => string;
  /** A card that is named was pointed at; null when it is not any more. */
  onCard(card: number | null): void;
}

/**
 * What happened, in sentences; what is new since the viewer's last move stands under a line of its own.
 *
 * ```tsx
 * function Story() {
 *   const told = useTold(client, presentation);
 *   return <Log told={told} nameOf={(player) => player} onCard={() => {}} />;
 * }
 * ```
 */
export const Log = memo(function Log({ told, nameOf, onCard }: LogProps) {
  const { since } = told;
  const { drawn: lines } = useInTurns(told.lines, told.lines, 'text', someLines);
  const { list, isAtEnd } = useLogEnd<HTMLDivElement>(lines);
  const { from, earlier } = useRecent(lines, list.ref, isAtEnd);
  return (
    <section className="cl-log" aria-label="What happened">
      <h2>What happened</h2>
      {lines.length === 0 && <p className="cl-hint">Nothing since you came.</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this only scrolls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div {...list} className="cl-said" role="group" tabIndex={0} aria-label="Sentences" onKeyDown={toName}>
        <ol>
          {from > 0 && (
            <li className="cl-turn">
              <button type="button" className="cl-earlier" onClick={earlier}>
                Earlier
              </button>
            </li>
          )}
          {lines.slice(from).map((line, i) => (
            <Line key={line.key} line={line} isNew={from + i === since && since > 0} nameOf={nameOf} onCard={onCard} />
          ))}
        </ol>
      </div>
    </section>
  );
});

export interface LogOfProps extends Omit<LogProps, 'told'> {
  readonly telling: Telling;
}

/** The log of a table that is told at this moment. */
export const LogOf = memo(function LogOf({ telling, ...rest }: LogOfProps) {
  return <Log told={useHeard(telling, 'later')} {...rest} />;
});

/** Arrows to the side lead from one named card to the next, first to the last of all; those up and down scroll. */
function toName(event: KeyboardEvent<HTMLElement>): void {
  if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || isOfBrowser(event)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.cl-name')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? all.at(-1) : all[at + (event.key === 'ArrowLeft' ? -1 : 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface LineProps extends Pick<LogProps, 'nameOf' | 'onCard'> {
  readonly line: LogLine;
  readonly isNew: boolean;
}

const Line = memo(function Line({ line, isNew, nameOf, onCard }: LineProps) {
  return (
    <>
      {isNew && <li className="cl-turn new">Since your last move</li>}
      {line.isTurn ? (
        <li className="cl-turn">
          <Pieces words={line.words} onCard={onCard} />
        </li>
      ) : (
        <li>
          {line.by === null ? <i className="cl-dot" /> : <Avatar name={nameOf(line.by)} />}
          <span>
            <Pieces words={line.words} onCard={onCard} />
          </span>
        </li>
      )}
    </>
  );
});

/** Words with the cards in them to point at. */
export function Pieces({ words, onCard }: { readonly words: Words; onCard?(card: number | null): void }) {
  let at = 0;
  return words.map((piece) => {
    const key = String(at);
    at += piece.text.length;
    return <One key={key} piece={piece} onCard={onCard} />;
  });
}

function One({ piece, onCard }: { readonly piece: Piece; onCard: ((card: number | null) => void) | undefined }) {
  if ('name' in piece) return <b>{piece.text}</b>;
  if (!('card' in piece)) return piece.text;
  if (onCard === undefined) return <b>{piece.text}</b>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button does not wrap, and what follows it may stand alone on the next line
    // biome-ignore lint/a11y/useKeyWithClickEvents: whoever comes to it by keys has it shown already
    <span
      role="button"
      className="cl-name"
      tabIndex={-1}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onCard(piece.card)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onCard(null)}
      onFocus={() => onCard(piece.card)}
      onBlur={() => onCard(null)}
      onClick={() => onCard(piece.card)}
    >
      {piece.text}
    </span>
  );
}
