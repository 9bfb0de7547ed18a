import { capital, type Inspection, type NumberRecord, type Words } from '@cardloom/parts/present';
import { Card } from '../card/card.tsx';
import { WithPips } from '../card/card-face.tsx';
import { Chip } from '../card/chip.tsx';
import { Pieces } from './log.tsx';
import { useTableUi } from './ui.tsx';

interface InspectorProps {
  readonly inspection: Inspection;
  /** `in your hand`. */
  readonly place: string;
  readonly reasons: readonly Words[] | null;
  /** Something else stands above it. */
  readonly isLow?: boolean;
  /** Asks why nothing can be done with it; left out where something can. */
  onWhy?: (() => void) | undefined;
}

const LONG = 140;

/** All there is to know of one card. */
export function Inspector({ inspection, place, reasons, isLow = false, onWhy }: InspectorProps) {
  const { say, isCompact, isRoomy } = useTableUi();
  const { card } = inspection;
  const { numbers = [], attached = [] } = card;
  // what does not fit on the card stands below it
  const isLong = (card.text ?? '').length > LONG;
  const { cost, kind } = card;
  const isDear = cost !== undefined;
  const facts = [kind, isDear && !isCompact ? `cost ${cost}` : undefined, place].filter((fact) => fact !== undefined);
  return (
    <section className="cl-inspector" aria-label="Card in full">
      {/* another one where its size is another: how a card looks follows its size some frames later */}
      <Card
        key={String(isLow)}
        card={isLong ? { ...card, text: '' } : card}
        say={say}
        width={isCompact ? (isRoomy ? 148 : 116) : isLow ? 150 : 200}
        isPicture
      />
      <div className="cl-inspected">
        {isCompact && <h3 aria-level={2}>{say(card.title)}</h3>}
        <p className="cl-hint">{capital(facts.join(' · '))}</p>
        {(isCompact || isLong) && card.text !== undefined && (
          <p>
            <WithPips text={say(card.text)} />
          </p>
        )}
      </div>
      <div className="cl-inspected">
        <ul className="cl-facts">
          {isCompact && isDear && (
            <li>
              <b>{cost}</b> cost
            </li>
          )}
          {numbers.map((number) => (
            <li key={number.name} data-wide={number.printed !== undefined || undefined}>
              <NumberFact number={number} />
            </li>
          ))}
        </ul>
        {inspection.terms.length > 0 && (
          <dl className="cl-terms">
            {inspection.terms.map(({ word, text }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {attached.length > 0 && (
          <div className="cl-chips">
            {attached.map((one) => (
              <Chip key={one.id} card={one} say={say} />
            ))}
          </div>
        )}
        {reasons !== null && (
          <ul className="cl-reasons">
            {reasons.map((words, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that is replaced as a whole
              <li key={i}>
                <Pieces words={words} />
              </li>
            ))}
          </ul>
        )}
        {onWhy !== undefined && reasons === null && (
          <div className="cl-buttons">
            <button type="button" className="cl-button" data-look="quiet" aria-keyshortcuts="w" onClick={onWhy}>
              Why can’t I use it?{' '}
              <span aria-hidden="true">
                <kbd>w</kbd>
              </span>
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

function NumberFact({ number: { name, value, printed, because = [] } }: { readonly number: NumberRecord }) {
  return (
    <>
      <b>{value}</b> {name}
      {printed !== undefined && `, printed ${printed}`}
      {because.length > 0 && ` (${because.join(', ')})`}
    </>
  );
}
