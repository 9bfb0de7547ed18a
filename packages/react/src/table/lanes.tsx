import type { CellRecord, LaneRecord } from '@cardloom/parts/present';
import type { CSSProperties } from 'react';
import { cardWidth } from '../layout/card-width.ts';
import type { LaneNamesProps } from '../skin.ts';
import { PlacedCard } from './placed-card.tsx';
import { pointing, useTableUi } from './ui.tsx';
import { useSize } from './use-size.ts';
import { Zone } from './zone.tsx';

interface LanesProps {
  readonly cells: readonly CellRecord[];
  readonly lanes: readonly LaneRecord[];
  readonly player: string;
  readonly whose: string;
  readonly most: number;
}

/** Places side by side, each opposite to one of the other player. */
export function Lanes({ cells, lanes, player, whose, most }: LanesProps) {
  const { isCompact } = useTableUi();
  const [ref, { width, height }] = useSize<HTMLElement>();
  const w = cardWidth([{ count: cells.length, scale: 1 }], {
    width,
    height: isCompact ? Infinity : height,
    most,
    want: 96,
    laps: false,
  });
  return (
    <Zone innerRef={ref} name={`${whose} lanes`} className="cl-board cl-lanes" player={player}>
      {cells.map((cell, i) => (
        <Place
          key={cell.zone}
          cell={cell}
          name={lanes[i]?.name ?? String(i + 1)}
          player={player}
          whose={whose}
          width={w}
        />
      ))}
    </Zone>
  );
}

interface PlaceProps {
  readonly cell: CellRecord;
  readonly name: string;
  readonly player: string;
  readonly whose: string;
  readonly width: number;
}

function Place({ cell, name, player, whose, width }: PlaceProps) {
  const ui = useTableUi();
  const option = ui.optionAt(cell.zone, player);
  const style = { '--w': `${width}px` } as CSSProperties;
  const label = `${whose} place ${name}`;
  const { card } = cell;
  if (card !== undefined) {
    const marked = { ...card, marks: [...(card.marks ?? []), ...cell.marks] };
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this is a place on the table
      <div role="group" aria-label={label} className="cl-place" data-zone={cell.zone}>
        <PlacedCard card={marked} width={width} />
      </div>
    );
  }
  const marks = cell.marks.length === 0 ? null : <span className="cl-mark">{cell.marks.join(' ')}</span>;
  const closed = ui.closedAt(cell.zone, player);
  if (closed !== undefined) {
    const { why, ask } = closed;
    return (
      <button
        type="button"
        className="cl-slot"
        data-zone={cell.zone}
        data-closed
        style={style}
        aria-label={`${label}, not open${why === undefined ? '' : `: ${why}`}`}
        onClick={ask}
        onFocus={ask}
        onPointerEnter={ask}
      >
        {marks}
        {why !== undefined && <span className="cl-why">{why}</span>}
      </button>
    );
  }
  if (option === undefined) {
    return (
      <div className="cl-slot" data-zone={cell.zone} style={style}>
        {marks}
      </div>
    );
  }
  return (
    <button
      type="button"
      className="cl-slot"
      data-zone={cell.zone}
      data-state="can"
      style={style}
      aria-label={`${label}, free${cell.marks.length === 0 ? '' : `, ${cell.marks.join(', ')}`}`}
      onClick={() => ui.answer(option)}
      {...pointing(ui, { option })}
    >
      <span className="cl-plus" aria-hidden="true">
        +
      </span>
      {marks}
    </button>
  );
}

/** The names of the lanes between the players, and who is ahead there. */
export function LaneNames({ lanes, viewer }: LaneNamesProps) {
  const { say, isCompact } = useTableUi();
  return (
    <div className="cl-lane-names">
      {lanes.map(({ name, holder, text = 'open' }) => {
        const ahead = holder === null ? '' : `${holder === viewer ? '▼' : '▲'} ${say(`{${holder}}`)}`;
        return (
          <div key={name} className="cl-lane-name">
            <b>{name}</b>
            <span>{[ahead, holder === null || !isCompact ? text : ''].filter((part) => part !== '').join(' ')}</span>
          </div>
        );
      })}
    </div>
  );
}
