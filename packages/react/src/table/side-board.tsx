import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { Chip } from '../card/chip.tsx';
import { type Arranged, columnsOf, countOf, type Group } from '../layout/arrange.ts';
import { GAP, gapBetween, seenBefore, seenOf } from '../layout/card-width.ts';
import { flankWidth } from '../layout/flank-width.ts';
import { inLittleRoom } from '../layout/in-little-room.ts';
import { BETWEEN, CHIP, inOneLine, layOut, type Row, type Way } from '../layout/lay-out.ts';
import { NOTHING_KEPT, pileKeys } from '../layout/pile-keys.ts';
import { useInTurns } from '../use-in-turns.ts';
import { attachedChips, HiddenPile, PlacedCard } from './placed-card.tsx';
import { towardWidths } from './row-widths.ts';
import { useTableUi } from './ui.tsx';
import { useSize } from './use-size.ts';
import { Zone } from './zone.tsx';

interface SideBoardProps extends Pick<Arranged, 'lines' | 'flanks'> {
  readonly player: string;
  /** `Your`, `Oskar's`. */
  readonly whose: string;
  readonly isMine: boolean;
  readonly most: number;
  readonly want: number;
  /** In a panel there is room for rows only: what would stand beside them is drawn as chips. */
  readonly isPanel: boolean;
  /** In a column there is room for all as cards. */
  readonly isRoomy: boolean;
}

/** The space between the rows and what stands beside them. */
const ASIDE = 28;

/** Turned cards and those behind alike ones stick out of their row by this much, at both ends; a panel has an edge. */
const LEANING = 16;

/** What a player has on the table, in rows that shrink together. */
export const SideBoard = memo(function SideBoard(props: SideBoardProps) {
  const { lines, player, whose, isMine, most, want, isPanel, isRoomy } = props;
  const ui = useTableUi();
  const { isCompact } = ui;
  const [ref, size] = useSize<HTMLElement>();
  const little = isCompact ? inLittleRoom(props, isMine, isRoomy) : null;
  const parted = little?.lines ?? lines;
  const flanks = isPanel || isCompact ? [] : props.flanks;
  const room = size.width - ASIDE * flanks.length - (isPanel ? LEANING : 0);
  const inRow = isCompact ? inARow(size.width, isMine) : Infinity;
  const aloof = (little?.chips ?? (isPanel ? props.flanks : [])).flatMap(({ piles }) => piles);
  const last = useRef<Way>('parted');
  const { rows, width, high, aside, way } = layOut(
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
    last.current,
  );
  useEffect(() => {
    last.current = way;
  });
  const left = flanks.filter((_, i) => i % 2 === 1);
  const right = flanks.filter((_, i) => i % 2 === 0);
  // the front row is nearest the middle of the table; what parts two of them stands between
  const placeOf = (row: number): number => 2 * (isMine ? row : rows.length - 1 - row);
  const linesRoom = room - aside * (width + GAP);
  const wanted = { of: new Map(rows.map((row) => [keyOf(row), Math.round(width * scaleOf(row))])), room: linesRoom };
  const widths = useInTurns(wanted, wanted, 'side', towardWidths).drawn.of;
  const standing = rows.map((row) => standingIn(row, widths.get(keyOf(row)) ?? 0, linesRoom, isCompact));
  const widest = Math.max(0, ...standing.map(wideOf));
  const flank = { width: flankWidth(flanks, { width, free: room - widest, height: size.height, high }), high };
  if (isPanel && size.width > 0 && size.width < NARROW) {
    const cards = [...parted.flat(), ...props.flanks].flatMap(({ piles }) => piles);
    return (
      <Zone innerRef={ref} name={`${whose} side of the table`} className="cl-board" player={player}>
        <div className="cl-chip-board">
          <Chips piles={cards} />
        </div>
      </Zone>
    );
  }
  return (
    <Zone innerRef={ref} name={`${whose} side of the table`} className="cl-board" player={player}>
      {left.length > 0 && <Flank groups={left} {...flank} />}
      <div className="cl-lines" style={isCompact ? undefined : unbroken(widest)}>
        {/* all of them side by side, in an order that stays: one that goes to another row is neither drawn anew nor moved */}
        {standing.flatMap(({ row, ...how }, i) =>
          row.groups.map((group) => (
            <GroupOf key={group.key} group={group} place={placeOf(i)} hasLabel={row.hasLabels} {...how} />
          )),
        )}
        {rows.slice(1).map((row, i) => (
          <i key={`below ${keyOf(row)}`} className="cl-break" style={{ order: (placeOf(i) + placeOf(i + 1)) / 2 }} />
        ))}
        {aloof.length > 0 && (
          <div className="cl-aloof" style={{ order: isMine ? 2 * rows.length : -1 }}>
            <Chips piles={aloof} />
          </div>
        )}
      </div>
      {right.length > 0 && <Flank groups={right} {...flank} />}
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

/** How the cards of a row stand. */
interface Standing {
  readonly row: Row;
  readonly width: number;
  /** Between two cards; less than nothing where they lap. */
  readonly gap: number;
  /** No more than these stand side by side. */
  readonly inLine: number;
}

/** As wide as its widest row, whatever stands beside it: with less room, a row would be two. */
const unbroken = (width: number): CSSProperties => ({ width, flexShrink: 0 });

const keyOf = ({ groups }: Row): string => groups[0].key;
const scaleOf = ({ groups }: Row): number => groups[0].scale;

function standingIn(row: Row, width: number, room: number, isCompact: boolean): Standing {
  const inLine = inOneLine(row);
  const { length } = row.groups;
  return {
    row,
    width,
    inLine,
    gap: isCompact ? GAP : gapBetween(inLine, width, room - BETWEEN * (length - 1), length),
  };
}

const wideOf = ({ row: { groups }, ...standing }: Standing): number =>
  groups.reduce((sum, group) => sum + groupWidth(group, standing), BETWEEN * (groups.length - 1));

const columnsIn = (group: Group, { inLine }: Pick<Standing, 'inLine'>): number => Math.min(inLine, countOf([group]));

/** As many cards as stand side by side, the last of them whole. */
const groupWidth = (group: Group, standing: Omit<Standing, 'row'>): number =>
  columnsIn(group, standing) * (standing.width + standing.gap) - standing.gap;

interface GroupProps extends Omit<Standing, 'row'> {
  readonly group: Group;
  readonly place: number;
  readonly hasLabel: boolean;
}

const GroupOf = memo(function GroupOf({ group, place, hasLabel, ...standing }: GroupProps) {
  const { isCompact } = useTableUi();
  const { width, gap } = standing;
  const seen = seenOf(gap, width);
  const columns = columnsIn(group, standing);
  const keys = usePileKeys(group.piles);
  // cells as wide as a step, which cards are wider than where they lap: with another gap no card has another style
  const cells = isCompact
    ? undefined
    : { gridTemplateColumns: `repeat(${columns}, ${width + gap}px)`, marginRight: -gap };
  return (
    <div
      {...heardAs(group)}
      className="cl-group"
      data-zone={group.zone}
      style={{ order: place, ...(isCompact ? {} : { width: groupWidth(group, standing) }) }}
    >
      {hasLabel && group.name !== '' && <Label>{group.name}</Label>}
      <div className="cl-cards" style={cells}>
        {group.hidden > 0 && <HiddenPile count={group.hidden} width={width} />}
        {group.piles.map(({ card, ids }, i) => (
          <PlacedCard
            key={keys[i]}
            card={card}
            width={width}
            count={ids.length}
            seen={seenAt(group, i, columns, seen)}
          />
        ))}
      </div>
    </div>
  );
});

/** Whoever listens hears where cards lie, whether there is room to write it or not. */
const heardAs = ({ name }: Group): { role?: 'group'; 'aria-label'?: string } =>
  name === '' ? {} : { role: 'group', 'aria-label': name };

const Label = ({ children }: { readonly children: string }) => (
  <span className="cl-label" aria-hidden="true">
    {children}
  </span>
);

function usePileKeys(piles: Group['piles']): readonly string[] {
  const kept = useRef(NOTHING_KEPT);
  const next = pileKeys(kept.current, piles);
  useEffect(() => {
    kept.current = next.kept;
  });
  return next.keys;
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
        <div key={group.key} {...heardAs(group)} className="cl-group" data-zone={group.zone}>
          <div className="cl-cards" style={{ '--columns': columnsOf(group, high) } as CSSProperties}>
            {group.hidden > 0 && <HiddenPile count={group.hidden} width={width} />}
            {group.piles.map(({ card, ids }) => (
              <PlacedCard key={card.id} card={card} width={width} count={ids.length} />
            ))}
          </div>
          <Label>{group.name}</Label>
        </div>
      ))}
    </div>
  );
}
