import { useTableUi } from '@cardloom/react';
import type { Eyes } from './film.ts';

interface WhoseEyesProps {
  readonly choices: readonly { readonly label: string; readonly eyes: Eyes }[];
  readonly now: Eyes;
  onEyes(eyes: Eyes): void;
}

const isSame = (a: Eyes, b: Eyes): boolean => JSON.stringify(a) === JSON.stringify(b);

/** With whose eyes a match is seen: buttons, or where they have no room a list. */
export function WhoseEyes({ choices, now, onEyes }: WhoseEyesProps) {
  const { isCompact, isRoomy } = useTableUi();
  if (isCompact && !isRoomy) {
    return (
      <select
        className="eyes-list"
        aria-label="Whose eyes"
        value={choices.findIndex(({ eyes }) => isSame(eyes, now))}
        onChange={({ target }) => onEyes(choices[Number(target.value)].eyes)}
      >
        {choices.map(({ label }, i) => (
          <option key={label} value={i}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <section className="eyes" aria-label="Whose eyes">
      {choices.map(({ label, eyes }) => (
        <button key={label} type="button" aria-pressed={isSame(eyes, now)} onClick={() => onEyes(eyes)}>
          {label}
        </button>
      ))}
    </section>
  );
}
