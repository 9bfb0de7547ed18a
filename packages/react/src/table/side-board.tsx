import { type CSSProperties, memo, useMemo } from 'react';
import { Chip } from '../card/chip.tsx';
import { type Arranged, columnsOf, countOf, type Group } from '../layout/arrange.ts';
import { GAP, gapBetween, seenBefore, seenOf } from '../layout/card-width.ts';
import { inLittleRoom } from '../layout/in-little-room.ts';
import { BETWEEN, CHIP, inOneLine, layOut, type Row } from '../layout/lay-out.ts';
import { usePaced } from '../paced.ts';
import { attachedChips, HiddenPile, PlacedCard } from './placed-card.tsx';
import { useTableUi } from './ui.tsx';
import { useSize } from './use-size.ts';
import { Zone } from './zone.tsx';

interface SideBoardProps {
  readonly side: Arranged;
  readonly player: string;
  /** `Your`, `Oskar's`. */
  readonly whose: string;
  readonly isMine: boolean;
  readonly most: number;
  readonly want: number;
  /** In a panel there is room for rows only: what would stand beside them is drawn as chips. */
  readonly isPanel: boolean;
}

/** The space between the rows and what stands beside them. */
const ASIDE = 28;

/** Turned cards and those behind alike ones stick out of their row by this much, at both ends; a panel has an edge. */
const LEANING = 16;

/** What a player has on the table, in rows that shrink together. */
export const SideBoard = memo(function SideBoard(props: SideBoardProps) {
  const { side, player, whose, isMine, most, want, isPanel } = props;
  const ui = useTableUi();
  const { isCompact } = ui;
  const [ref, size] = useSize<HTMLElement>();
  const little = isCompact ? inLittleRoom(side, isMine) : null;
  const parted = little?.lines ?? side.lines;
  const flanks = isPanel || isCompact ? [] : side.flanks;
  const room = size.width - ASIDE * flanks.length - (isPanel ? LEANING : 0);
  const inRow = isCompact ? inARow(size.width, isMine) : Infinity;
  const aloof = (little?.chips ?? (isPanel ? side.flanks : [])).flatMap(({ piles }) => piles);
  const { rows, width, high, aside } = layOut(
    { lines: parted, flanks },
    {
      width: room,
      height: isCompact ? Infinity : size.height,
      taken: aloof.length > 0 ? CHIP : 0,
      most,
      want,
      inRow,
      chipsOn: (card) => attachedChips(card, ui).length,
    },
  );
  const left = flanks.filter((_, i) => i % 2 === 1);
  const right = flanks.filter((_, i) => i % 2 === 0);
  const ordered = isMine ? rows : rows.toReversed();
  const linesRoom = room - aside * (width + GAP);
  if (isPanel && size.width > 0 && size.width < NARROW) {
    const cards = [...parted.flat(), ...side.flanks].flatMap(({ piles }) => piles);
    return (
      <Zone innerRef={ref} name={`${whose} side of the table`} className="cl-board" player={player}>
        <div className="cl-chip-board">
          <Chips piles={cards} />
        </div>
      </Zone>
    );
  }
  const apart = aloof.length > 0 && (
    <div className="cl-aloof">
      <Chips piles={aloof} />
    </div>
  );
  return (
    <Zone innerRef={ref} name={`${whose} side of the table`} className="cl-board" player={player}>
      {left.length > 0 && <Flank groups={left} width={width} high={high} />}
      <div className="cl-lines">
        {!isMine && apart}
        {ordered.map((row) => (
          <RowOf key={row.groups[0].key} row={row} width={width} room={linesRoom} />
        ))}
        {isMine && apart}
      </div>
      {right.length > 0 && <Flank groups={right} width={width} high={high} />}
    </Zone>
  );
});

/** In a panel narrower than this cards would be too small to read. */
const NARROW = 240;
/** Where the page scrolls, rows go on below rather than lap; this is as narrow as cards get there, one's own and others'. */
const LEAST_WIDE = [76, 60];
const inARow = (width: number, isMine: boolean): number =>
  Math.max(1, Math.floor((width + GAP) / (LEAST_WIDE[isMine ? 0 : 1] + GAP)));

function Chips({ piles }: { readonly piles: Group['piles'] }) {
  const ui = useTableUi();
  // what lies on a card is only counted here, unless it can be chosen
  const drawn = piles.flatMap((pile) => {
    const asked = (pile.card.attached ?? []).filter((one) => ui.stateOf(one) !== undefined);
    return [pile, ...asked.map((card) => ({ card, ids: [card.id] }))];
  });
  return drawn.map(({ card, ids }) => (
    <Chip
      key={card.id}
      card={card}
      count={ids.length}
      state={ui.stateOf(card)}
      now={ui.nowOf(card)}
      say={ui.say}
      onPress={ui.press}
      onInspect={ui.inspect}
    />
  ));
}

interface RowProps {
  readonly row: Row;
  readonly width: number;
  readonly room: number;
}

interface Sized {
  readonly width: number;
  /** Where there is more or less room than before, nothing waits: cards would lie outside. */
  readonly room: number;
}

const isSized = (a: Sized, b: Sized): boolean => a.width === b.width && a.room === b.room;

function RowOf({ row, width, room }: RowProps) {
  const { groups, hasLabels } = row;
  const { scale } = groups[0];
  const wanted = useMemo(() => ({ width: Math.round(width * scale), room }), [width, scale, room]);
  const sized = usePaced(wanted, 'line', isSized);
  const w = sized.room === room ? sized.width : wanted.width;
  const { isCompact } = useTableUi();
  const inLine = inOneLine(row);
  const gap = isCompact ? GAP : gapBetween(inLine, w, room - BETWEEN * (groups.length - 1), groups.length);
  return (
    <div className="cl-line">
      {groups.map((group) => (
        <GroupOf key={group.key} group={group} width={w} gap={gap} inLine={inLine} hasLabel={hasLabels} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly width: number;
  /** Between two cards; less than nothing where they lap. */
  readonly gap: number;
  /** No more than these stand side by side. */
  readonly inLine: number;
  readonly hasLabel: boolean;
}

function GroupOf({ group, width, gap, inLine, hasLabel }: GroupProps) {
  const { isCompact } = useTableUi();
  const seen = seenOf(gap, width);
  const columns = Math.min(inLine, countOf([group]));
  // cells as wide as a step, which cards are wider than where they lap: with another gap no card has another style
  const cells = isCompact
    ? undefined
    : { gridTemplateColumns: `repeat(${columns}, ${width + gap}px)`, marginRight: -gap };
  return (
    <div className="cl-group" data-zone={group.zone}>
      {hasLabel && group.name !== '' && <span className="cl-label">{group.name}</span>}
      <div className="cl-cards" style={cells}>
        {group.hidden > 0 && <HiddenPile count={group.hidden} width={width} />}
        {group.piles.map(({ card, ids }, i) => (
          <PlacedCard
            key={card.id}
            card={card}
            width={width}
            count={ids.length}
            seen={seenAt(group, i, columns, seen)}
          />
        ))}
      </div>
    </div>
  );
}

/** The last one of a line is seen whole. */
function seenAt({ piles, hidden }: Group, i: number, columns: number, seen: number | undefined): number | undefined {
  const next = (i + (hidden > 0 ? 2 : 1)) % columns === 0 ? undefined : piles.at(i + 1);
  return next && seenBefore(seen, piles[i].card.turned === true, next.card.turned === true);
}

interface FlankProps {
  readonly groups: readonly Group[];
  readonly width: number;
  readonly high: number;
}

function Flank({ groups, width, high }: FlankProps) {
  return (
    <div className="cl-flank">
      {groups.map((group) => (
        <div key={group.key} className="cl-group" data-zone={group.zone}>
          <div className="cl-cards" style={{ '--columns': columnsOf(group, high) } as CSSProperties}>
            {group.hidden > 0 && <HiddenPile count={group.hidden} width={Math.round(width * group.scale)} />}
            {group.piles.map(({ card, ids }) => (
              <PlacedCard key={card.id} card={card} width={Math.round(width * group.scale)} count={ids.length} />
            ))}
          </div>
          <span className="cl-label">{group.name}</span>
        </div>
      ))}
    </div>
  );
}
