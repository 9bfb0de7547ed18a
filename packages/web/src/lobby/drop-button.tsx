import { useState } from 'react';

interface DropButtonProps {
  /** Which match. */
  readonly match: string;
  /** `Delete it`. */
  readonly does: string;
  /** Nobody gets it back. */
  readonly isFinal: boolean;
  drop(): void;
}

/** Takes a match off its list; where nobody gets it back that is asked once more. */
export function DropButton({ match, does, isFinal, drop }: DropButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const name = isAsked ? `${does}? ${match}` : `${match}: ${does.charAt(0).toLowerCase()}${does.slice(1)}`;
  const press = (row: Element | null): void => {
    if (isFinal && !isAsked) {
      setAsked(true);
      return;
    }
    // whoever uses keys goes on beside it
    (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('a')?.focus();
    drop();
  };
  return (
    <>
      <button
        type="button"
        className="cl-button"
        data-look={isAsked ? 'danger' : 'quiet'}
        aria-label={name}
        title={does}
        onClick={({ currentTarget }) => press(currentTarget.closest('li'))}
        onBlur={() => setAsked(false)}
      >
        {isAsked ? `${does}?` : '✕'}
      </button>
      <span className="cl-sr" role="status">
        {isAsked && 'Once more, and it is gone for good.'}
      </span>
    </>
  );
}
