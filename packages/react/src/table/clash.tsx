import type { ClashRecord, ShownCard } from '@cardloom/parts/present';
import { Card } from '../card/card.tsx';
import { Chip } from '../card/chip.tsx';
import { isPlain } from './is-plain.ts';
import { useTableUi } from './ui.tsx';
import { Zone } from './zone.tsx';

/** A fight: what attacks on the left, what defends on the right, what would come of it between them. */
export function Clash({ clash }: { readonly clash: ClashRecord }) {
  const { say } = useTableUi();
  const { label, before, attack, defense, numbers, text } = clash;
  const fighters = attack.length + defense.length;
  return (
    <Zone name="The fight" className={isPlain(clash) ? 'cl-clash cl-clash-plain' : 'cl-clash'}>
      <Earlier cards={before} />
      <Fighters cards={attack} among={fighters} isAttacking />
      <div className="cl-clash-words">
        {label !== '' && <span className="cl-label">{label}</span>}
        {numbers !== null && (
          <strong>
            {numbers[0]} <span aria-hidden="true">–</span> <span className="cl-sr">against</span> {numbers[1]}
          </strong>
        )}
        <p data-hurts={(numbers !== null && numbers[0] > numbers[1]) || undefined}>{say(text)}</p>
      </div>
      <Fighters cards={defense} among={fighters} />
    </Zone>
  );
}

interface FightersProps {
  readonly cards: readonly ShownCard[];
  /** How many there are on both sides. */
  readonly among: number;
  readonly isAttacking?: boolean;
}

/** Some of them lie on the table as well: here they are only looked at, and have numbers of their own. */
function Fighters({ cards, among, isAttacking = false }: FightersProps) {
  const { say, inspect, isCompact, isRoomy, scale } = useTableUi();
  if (cards.length === 0) return null;
  const width = isRoomy ? 96 : isCompact ? (among > 2 ? 72 : 84) : Math.round(64 * scale);
  return (
    <div className="cl-fighters">
      {cards.map((card) => (
        <Card
          key={card.id}
          card={{ ...card, id: -card.id, turned: false }}
          width={width}
          now={isAttacking ? 'attacks' : undefined}
          say={say}
          onInspect={(pointed) => inspect(pointed === null ? null : card)}
        />
      ))}
    </div>
  );
}

function Earlier({ cards }: { readonly cards: readonly ShownCard[] }) {
  const { say, inspect } = useTableUi();
  if (cards.length === 0) return null;
  return (
    <div className="cl-clash-before">
      {cards.map((card) => (
        <Chip
          key={card.id}
          card={{ ...card, id: -card.id, numbers: [], title: [card.title, ...(card.marks ?? [])].join(' · ') }}
          say={say}
          onInspect={(pointed) => inspect(pointed === null ? null : card)}
        />
      ))}
    </div>
  );
}
