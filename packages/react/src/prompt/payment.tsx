import { waysToPay } from '@cardloom/protocol';
import type { PromptChoice } from 'cardloom';
import { useMemo } from 'react';
import { Die } from '../table/head.tsx';
import { useMenuKeys } from './use-menu-keys.ts';
import type { Prompting } from './use-prompt.ts';

type Pool = Extract<PromptChoice, { pool: unknown }>;
type Purse = Readonly<Record<string, number>>;

/** More than this are not drawn one by one. */
const MOST_PIECES = 16;
/** More ways than this nobody steps through. */
const MOST_WAYS = 99;

interface PaymentProps {
  readonly asked: Pool;
  readonly prompting: Prompting;
  readonly nameOf: (kind: string) => string;
}

/** Dice as toggles, what usually pays is preset; a whole that is divided has counters. */
export function Payment({ asked, prompting, nameOf }: PaymentProps) {
  const { pool, size } = asked;
  const kinds = Object.entries(pool).filter(([, count]) => count > 0);
  const draft = (prompting.walk.draft ?? {}) as Purse;
  const total = kinds.reduce((sum, [, count]) => sum + count, 0);
  const paid = Object.values(draft).reduce((sum, count) => sum + count, 0);
  // where each kind could take all of it, a whole is divided
  const isDivision = size !== undefined && size > 1 && kinds.every(([, count]) => count === size);
  const toggle = (kind: string, isPaid: boolean): void => {
    const other = kinds.find(([one]) => one !== kind && (draft[one] ?? 0) > 0)?.[0];
    if (!isPaid && paid === size && other === undefined) return;
    // who takes one more than needed means it instead of another
    const instead = !isPaid && paid === size && other !== undefined ? { [other]: draft[other] - 1 } : {};
    prompting.pay({ ...draft, ...instead, [kind]: (draft[kind] ?? 0) + (isPaid ? -1 : 1) });
  };
  if (isDivision || total > MOST_PIECES) {
    return (
      <div className="cl-counters">
        {kinds.map(([kind, count]) => (
          <Counter
            key={kind}
            name={nameOf(kind)}
            value={draft[kind] ?? 0}
            most={Math.min(count, (draft[kind] ?? 0) + (size === undefined ? count : size - paid))}
            set={(value) => prompting.pay({ ...draft, [kind]: value })}
          />
        ))}
        <Chosen paid={paid} size={size} />
      </div>
    );
  }
  return (
    <>
      <div className="cl-dice" data-many={total > 8 || undefined}>
        {kinds.flatMap(([kind, count]) =>
          Array.from({ length: count }, (_, i) => {
            const isPaid = i < (draft[kind] ?? 0);
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of one kind are all alike
                key={`${kind}${i}`}
                type="button"
                className="cl-die-button"
                aria-pressed={isPaid}
                aria-label={nameOf(kind)}
                onClick={() => toggle(kind, isPaid)}
              >
                <Die kind={kind} />
              </button>
            );
          }),
        )}
      </div>
      <Ways asked={asked} draft={draft} {...prompting}>
        <Chosen paid={paid} size={size} />
      </Ways>
    </>
  );
}

const Chosen = ({ paid, size }: { readonly paid: number; readonly size: number | undefined }) => (
  <p className="cl-hint">
    {paid}
    {size === undefined ? '' : ` of ${size}`} chosen
  </p>
);

interface WaysProps extends Pick<Prompting, 'pay' | 'confirm'> {
  readonly asked: Pool;
  readonly draft: Purse;
  /** What is said where there is no other way. */
  readonly children: React.ReactNode;
}

/** From one way to pay to the next. */
function Ways({ asked, draft, pay, confirm, children }: WaysProps) {
  const ways = useMemo(() => (waysToPay(asked, MOST_WAYS) ?? []) as Purse[], [asked]);
  const at = ways.findIndex((way) => Object.keys(asked.pool).every((kind) => (way[kind] ?? 0) === (draft[kind] ?? 0)));
  const step = (by: number) => (): void => pay(ways[(Math.max(at, 0) + by + ways.length) % ways.length]);
  const isChoice = ways.length > 1;
  useMenuKeys({ Enter: confirm, ...(isChoice ? { ArrowLeft: step(-1), ArrowRight: step(1) } : {}) });
  if (!isChoice) return children;
  return (
    <div className="cl-ways">
      <p className="cl-hint" role="status">
        {at > 0 ? `way ${at + 1} of ${ways.length}` : `${ways.length} ways`} to pay
      </p>
      <button type="button" aria-label="the way to pay before" onClick={step(-1)}>
        ←
      </button>
      <button type="button" aria-label="the next way to pay" onClick={step(1)}>
        →
      </button>
    </div>
  );
}

interface CounterProps {
  readonly name: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  set(value: number): void;
}

/** A number with less and more. */
export function Counter({ name, value, least = 0, most, set }: CounterProps) {
  return (
    <div className="cl-counter">
      <span>{name}</span>
      <button type="button" aria-label={`less ${name}`} disabled={value <= least} onClick={() => set(value - 1)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={`more ${name}`} disabled={value >= most} onClick={() => set(value + 1)}>
        +
      </button>
    </div>
  );
}
