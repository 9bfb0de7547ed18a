import type { LaneRecord, NumberRecord } from '@cardloom/parts/present';
import { CardFace, type FaceProps, type LaneNamesProps, type Skin, useTableUi } from '@cardloom/react';
import type { CSSProperties } from 'react';

/** How a skirmish looks on a page: power on a shield, orders under a seal, and the ground that is fought over. */

const SHIELD = 'M20 1.5C26 5 32 6 38.5 6v16c0 11-8 18-18.5 22.5C9.5 40 1.5 33 1.5 22V6C8 6 14 5 20 1.5Z';

const over: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' };

function Shield({ power }: { readonly power: NumberRecord }) {
  const { value, change } = power;
  const sign = change === undefined ? '' : change === 'raised' ? '▲' : '▼';
  return (
    <svg
      viewBox="0 0 40 46"
      style={{ width: 'clamp(26px, 33cqw, 52px)', display: 'block', marginLeft: 2 }}
      aria-hidden="true"
    >
      <path d={SHIELD} fill="var(--plate)" stroke="var(--tone)" strokeWidth={2.5} strokeLinejoin="round" />
      <path d="M6 12h28" stroke="var(--tone)" strokeWidth={1.2} opacity={0.6} />
      <text
        x={20}
        y={sign === '' ? 33 : 30}
        textAnchor="middle"
        fontSize={22}
        fontWeight={800}
        fill={change === 'lowered' ? 'var(--danger)' : 'var(--plate-ink)'}
      >
        {value}
      </text>
      {sign !== '' && (
        <text
          x={20}
          y={39}
          textAnchor="middle"
          fontSize={8}
          fill={change === 'lowered' ? 'var(--danger)' : 'var(--plate-ink)'}
        >
          {sign}
        </text>
      )}
    </svg>
  );
}

/** An order is sealed: notches like those of wax, and a mark that is the card's own. */
function Seal({ name }: { readonly name: string }) {
  const turns = name.length % 5;
  return (
    <svg
      viewBox="0 0 40 40"
      style={{ width: 'clamp(22px, 28cqw, 44px)', display: 'block', marginLeft: 2 }}
      aria-hidden="true"
    >
      <circle
        cx={20}
        cy={20}
        r={17.5}
        fill="var(--plate)"
        stroke="var(--tone)"
        strokeWidth={3}
        strokeDasharray="7 2.2"
      />
      <g fill="none" stroke="var(--tone)" strokeWidth={2.5} transform={`rotate(${turns * 36} 20 20)`}>
        {Array.from({ length: 3 + turns }, (_, i) => (
          <path key={`${name}${String(i)}`} d="M20 20V9" transform={`rotate(${(i * 360) / (3 + turns)} 20 20)`} />
        ))}
      </g>
    </svg>
  );
}

function Face(props: FaceProps) {
  const { card } = props;
  const [power] = card.numbers ?? [];
  return <CardFace {...props} numbers={power === undefined ? <Seal name={card.title} /> : <Shield power={power} />} />;
}

/** Hills, wood, river, keep, marsh: no two terrains look alike. */
const GROUNDS = [
  'M0 30Q14 8 28 22T58 14T86 24T120 16V40H0Z',
  'M0 40V28l8-16 8 16 7-20 9 20 8-14 9 14 8-18 9 18 9-12 9 12 8-20 9 20 9-10 10 12V40Z',
  'M0 26Q20 18 40 26T80 26T120 26V31Q100 39 80 31T40 31T0 31ZM0 36Q20 30 40 36T80 36T120 36V40H0Z',
  'M0 40V30h34V14h5v4h5v-4h6v4h5v-4h5v16h8V8h5v4h6V8h5v22h26V40Z',
  'M0 40V33Q16 28 30 33T62 31T96 33T120 30V40ZM24 30V18M28 31V14M32 31V20M84 30V16M88 31V21M92 31V12',
];

function Ground({
  lane,
  at,
  viewer,
}: {
  readonly lane: LaneRecord;
  readonly at: number;
  readonly viewer: string | null;
}) {
  const { say, isCompact, isRoomy } = useTableUi();
  const isShort = isCompact && !isRoomy;
  const { name, holder, text = 'open' } = lane;
  const isMine = holder !== null && holder === viewer;
  const ahead = holder === null ? '' : `${isMine ? '▼' : '▲'} ${say(`{${holder}}`)}`;
  const said = isShort ? ahead.slice(0, 1) : [ahead, text].filter((part) => part !== '').join(' ');
  return (
    <div style={{ position: 'relative', height: 44, display: 'grid', placeItems: 'center', overflow: 'hidden' }}>
      <svg viewBox="0 0 120 40" preserveAspectRatio="none" style={over} aria-hidden="true">
        <path
          d={GROUNDS[at % GROUNDS.length]}
          fill="var(--raised)"
          stroke="var(--line-2)"
          strokeWidth={1.2}
          vectorEffect="non-scaling-stroke"
          // whoever is ahead stands on top of it
          transform={isMine ? 'matrix(1 0 0 -1 0 40)' : undefined}
        />
      </svg>
      <span
        style={{
          position: 'relative',
          fontSize: 12.5,
          color: 'var(--ink-2)',
          background: 'var(--felt)',
          border: '1px solid var(--line)',
          borderRadius: 10,
          padding: '0 8px',
          whiteSpace: 'nowrap',
          maxWidth: '100%',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        <b style={{ color: 'var(--ink)' }}>{name}</b> {said}
        {isShort && <span className="cl-sr">{[ahead.slice(2), text].join(' ')}</span>}
      </span>
    </div>
  );
}

function LaneNames({ lanes, viewer }: LaneNamesProps) {
  return (
    <div className="cl-lane-names">
      {lanes.map((lane, at) => (
        <Ground key={lane.name} lane={lane} at={at} viewer={viewer} />
      ))}
    </div>
  );
}

export const skin: Skin = { Face, LaneNames };
