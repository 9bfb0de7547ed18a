import type { ShownCard, SideRecord } from '@cardloom/parts/present';
import { memo } from 'react';
import { toneColour } from '../art/tone.ts';
import { STATES } from '../card/card.tsx';
import { Avatar } from '../card/card-art.tsx';
import { spokenDots } from '../card/sentence.ts';
import type { Arranged, Group } from '../layout/arrange.ts';
import { Chips } from './chips.tsx';
import { ClockOf } from './clock-face.tsx';
import { PileBar, type PilesProps } from './piles.tsx';
import { pointing, useTableUi } from './ui.tsx';
import { Zone } from './zone.tsx';

interface HeadProps extends Pick<SideRecord, 'player' | 'isViewer' | 'hasTurn' | 'hasLeft' | 'numbers' | 'marks'> {
  readonly hands: Arranged['hands'];
  readonly dice: Arranged['dice'];
  readonly name: string;
  /** What others should know of them: `away`, `bot`. */
  readonly flag?: string | undefined;
  /** In a panel of its own. */
  readonly isBar: boolean;
  /** Piles that are not drawn. */
  readonly piles: PilesProps | undefined;
  /** What they have beside their rows, where there is room for it beside their name. */
  readonly aside: readonly Group[];
}

/** A player: who it is, whose turn, the numbers that matter. Drawn anew only when one of them is another. */
export const Head = memo(function Head(props: HeadProps) {
  const { player, isViewer, hasTurn, hasLeft, numbers, marks, hands, dice, name, flag, isBar, piles, aside } = props;
  const ui = useTableUi();
  const [first, ...rest] = numbers;
  const told = rest.filter(({ text }) => text !== undefined);
  const others = rest.filter(({ text }) => text === undefined || isBar);
  const state = ui.stateOfPlayer(player);
  const held = hands.map(({ name: called, cards, hidden }) => ({
    name: called,
    cards,
    count: cards.length + hidden,
  }));
  return (
    <div
      className="cl-head"
      data-bar={isBar || undefined}
      data-turn={hasTurn || undefined}
      data-left={hasLeft || undefined}
      data-state={state}
      data-player-head={player}
    >
      <div className="cl-who">
        <Avatar name={name} />
        <b dir="auto" title={name}>
          {name}
        </b>
        {(hasLeft || flag !== undefined) && <span className="cl-flag off">{hasLeft ? 'out' : flag}</span>}
        {hasTurn && <span className={isBar ? 'cl-flag' : 'cl-sr'}>turn</span>}
        {aside.map((group) => (
          <Zone key={group.key} name={`${name}’s ${group.name}`} className="cl-aside" zone={group.zone} player={player}>
            <Chips cards={group.piles.map(({ card }) => card)} />
          </Zone>
        ))}
        <ClockOf player={player} />
      </div>
      {first !== undefined && (
        <div className="cl-big" data-low={first.isLow || undefined}>
          <Big value={String(first.value)} /> <Becomes player={player} number={first.name} />{' '}
          <span>{ui.say(first.name)}</span>
        </div>
      )}
      <div className="cl-counts">
        {piles !== undefined && <PileBar {...piles} />}
        <dl className="cl-stats">
          {isBar &&
            held.map((hand) => (
              <div key={hand.name}>
                <dt>{hand.name}</dt>
                <dd>{hand.count}</dd>
              </div>
            ))}
          {others.map((number) => (
            <div key={number.name} data-low={number.isLow || undefined}>
              <dt>{ui.say(number.name)}</dt>
              <dd>
                {number.value} <Becomes player={player} number={number.name} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {!isBar &&
        told.map(({ name: called, value, text }) => (
          <div key={called} className="cl-told">
            <p>
              <b>{ui.say(called)}</b> <Dotted>{String(value)}</Dotted>
            </p>
            <p>{text}</p>
          </div>
        ))}
      {marks.length > 0 && (
        <div className="cl-head-marks">
          {marks.map((mark) => (
            <span key={mark} className="cl-flag">
              {ui.say(mark)}
            </span>
          ))}
        </div>
      )}
      {!isBar &&
        !isViewer &&
        held.map((hand) => <Backs key={hand.name} name={hand.name} count={hand.count} known={hand.cards.length} />)}
      {!isViewer && held.map((hand) => <Shown key={hand.name} cards={hand.cards} where={hand.name} name={name} />)}
      {dice.map((block) => (
        <Dice key={block.name} dice={block.dice} name={block.name} />
      ))}
      {state !== undefined && (
        <button
          type="button"
          className="cl-hit"
          aria-label={`${name}, ${STATES[state]}`}
          aria-pressed={state === 'selected' ? true : undefined}
          onClick={() => ui.answer(player)}
          {...pointing(ui, { option: player })}
        />
      )}
    </div>
  );
});

/** What a number would be by what somebody points at. */
function Becomes({ player, number }: { readonly player: string; readonly number: string }) {
  const value = useTableUi().forecastOfPlayer(player, number);
  if (value === undefined) return null;
  return (
    <i className="cl-becomes">
      <span className="cl-sr">would be</span>
      <span aria-hidden="true">→</span> {value.replace(/\s*(of|\/).*$/, '')}
    </i>
  );
}

/** What is shown by dots is said in numbers. */
function Dotted({ children }: { readonly children: string }) {
  const said = spokenDots(children);
  if (said === children) return <span>{children}</span>;
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <i className="cl-sr">{said}</i>
    </>
  );
}

/** `0 of 2` and `4/20`: what counts is large. */
function Big({ value }: { readonly value: string }) {
  const parts = /^(-?\d+)\s*(of|\/)\s*(.+)$/.exec(value);
  if (parts === null) return <strong data-long={value.length > 4 || undefined}>{value}</strong>;
  return (
    <>
      <strong>{parts[1]}</strong> <em>/ {parts[3]}</em>
    </>
  );
}

const MOST_BACKS = 7;

/** What others hold: a few small backs and the number. */
function Backs({ name, count, known }: { readonly name: string; readonly count: number; readonly known: number }) {
  const backs = Array.from({ length: Math.min(MOST_BACKS, count - known) }, (_, i) => `${name}${String(i)}`);
  return (
    <div className="cl-backs" data-zone={name}>
      {backs.map((key) => (
        <i key={key} className="cl-back" />
      ))}
      <b>{count}</b> in {name}
    </div>
  );
}

interface ShownProps {
  readonly cards: readonly ShownCard[];
  readonly where: string;
  readonly name: string;
}

/** Cards in somebody else's hand that one knows. */
function Shown({ cards, where, name }: ShownProps) {
  if (cards.length === 0) return null;
  return (
    <Zone name={`Cards that ${name} shows`} className="cl-shown">
      <span className="cl-label">in {where}</span>
      <Chips cards={cards} />
    </Zone>
  );
}

function Dice({ dice, name }: { readonly dice: Arranged['dice'][number]['dice']; readonly name: string }) {
  const all = dice.flatMap(({ name: kind, value }) =>
    Array.from({ length: Number(value) }, (_, i) => ({ kind, key: `${kind}${String(i)}` })),
  );
  return (
    <div className="cl-dice-box">
      <span className="cl-label">{name}</span>
      <div className="cl-dice">
        {all.map(({ kind, key }) => (
          <Die key={key} kind={kind} />
        ))}
      </div>
      <span className="cl-sr">{dice.map(({ name: kind, value }) => `${value} ${kind}`).join(', ')}</span>
    </div>
  );
}

export function Die({ kind }: { readonly kind: string }) {
  const { toneOf } = useTableUi();
  return (
    <span
      className="cl-die"
      style={{ background: toneColour(toneOf(kind), kind, 0.8) }}
      title={kind}
      aria-hidden="true"
    >
      {kind.charAt(0).toUpperCase()}
    </span>
  );
}
