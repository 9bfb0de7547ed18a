import type { ClashRecord, ShownCard } from '@cardloom/parts/present';
import { Card } from '../card/card.tsx';
import { Chip } from '../card/chip.tsx';
import { useTableUi } from './ui.tsx';
import { Zone } from './zone.tsx';

/** Only words: the cards show it on the table. */
export const isPlain = ({ numbers, attack, defense, before }: ClashRecord): boolean =>
  numbers === null && attack.length + defense.length + before.length === 0;

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

/** How wide so many are on a small screen: side by side with what comes of it between them. */
const SMALL = [84, 84, 72];

/** Some of them lie on the table as well: here they are only looked at, and have numbers of their own. */
function Fighters({ cards, among, isAttacking = false }: FightersProps) {
  const { say, inspect, isCompact, isRoomy } = useTableUi();
  return cards.map((card) => (
    <Card
      key={card.id}
      card={{ ...card, id: -card.id, turned: false }}
      width={isRoomy ? 96 : isCompact ? (SMALL[among - 1] ?? 52) : 64}
      now={isAttacking ? 'attacks' : undefined}
      say={say}
      onInspect={(pointed) => inspect(pointed === null ? null : card)}
    />
  ));
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
