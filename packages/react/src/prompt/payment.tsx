import type { PromptChoice } from 'cardloom';
import { Die } from '../table/head.tsx';
import type { Prompting } from './use-prompt.ts';

type Pool = Extract<PromptChoice, { pool: unknown }>;

/** More than this are not drawn one by one. */
const MOST_PIECES = 16;

interface PaymentProps {
  readonly asked: Pool;
  readonly prompting: Prompting;
  readonly nameOf: (kind: string) => string;
}

/** Dice as toggles, what usually pays is preset; a whole that is divided has counters. */
export function Payment({ asked, prompting, nameOf }: PaymentProps) {
  const { pool, size } = asked;
  const kinds = Object.entries(pool).filter(([, count]) => count > 0);
  const draft = (prompting.walk.draft ?? {}) as Readonly<Record<string, number>>;
  const total = kinds.reduce((sum, [, count]) => sum + count, 0);
  const paid = Object.values(draft).reduce((sum, count) => sum + count, 0);
  // where each kind could take all of it, a whole is divided
  const isDivision = size !== undefined && size > 1 && kinds.every(([, count]) => count === size);
  const toggle = (kind: string, isPaid: boolean): void => {
    const mine = draft[kind] ?? 0;
    const other = kinds.find(([one]) => one !== kind && (draft[one] ?? 0) > 0)?.[0];
    // who takes one more than needed means it instead of another
    if (!isPaid && paid === size && other !== undefined) prompting.pay(other, draft[other] - 1);
    prompting.pay(kind, mine + (isPaid ? -1 : 1));
  };
  const left = size === undefined ? '' : ` of ${size}`;
  return (
    <div className="cl-payment">
      {isDivision || total > MOST_PIECES ? (
        <div className="cl-counters">
          {kinds.map(([kind, count]) => (
            <Counter
              key={kind}
              name={nameOf(kind)}
              value={draft[kind] ?? 0}
              most={Math.min(count, (draft[kind] ?? 0) + (size === undefined ? count : size - paid))}
              set={(value) => prompting.pay(kind, value)}
            />
          ))}
        </div>
      ) : (
        <div className="cl-dice">
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
      )}
      <p className="cl-hint">
        {paid}
        {left} chosen
      </p>
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
