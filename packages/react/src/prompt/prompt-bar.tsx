import type { ReactNode } from 'react';
import { pointing, useTableUi } from '../table/ui.tsx';
import type { Pointed } from './ahead.ts';

/**
 * A button in the bar of the prompt.
 *
 * ```tsx
 * const pass: BarButton = { key: 'pass', label: 'Pass', look: 'plain', hotkey: 'space', press: () => {} };
 * ```
 */
export interface BarButton {
  readonly key: string;
  readonly label: string;
  /** `go`: what Space or Enter does; `plain`: something that can be done; `quiet`: the rest. */
  readonly look: 'go' | 'plain' | 'quiet';
  readonly hotkey?: string | undefined;
  readonly isDisabled?: boolean;
  /** What it would do, for whoever points at it. */
  readonly points?: Pointed | undefined;
  press(): void;
}

interface PromptBarProps {
  readonly question: string;
  readonly hint?: string | undefined;
  readonly isAsked: boolean;
  readonly failure?: string | null;
  readonly buttons: readonly BarButton[];
  readonly children?: ReactNode;
}

/**
 * Between board and hand, in every game: who must do what, with the buttons in it.
 *
 * ```tsx
 * const bar = <PromptBar question="Which card?" isAsked buttons={[]} failure={null} />;
 * ```
 */
export function PromptBar({ question, hint, isAsked, failure, buttons, children }: PromptBarProps) {
  return (
    <section className="cl-prompt" data-asked={isAsked || undefined} aria-label="What can be done">
      {children}
      <div className="cl-say">
        {/* whoever listens hears when they are asked */}
        <p className="cl-question" role="status">
          {question}
        </p>
        {failure === null || failure === undefined ? (
          hint !== undefined && <p className="cl-hint">{hint}</p>
        ) : (
          <p className="cl-failure" role="alert">
            {failure}
          </p>
        )}
      </div>
      {buttons.length > 0 && (
        <div className="cl-buttons">
          {buttons.map(({ key, ...button }) => (
            <PromptButton key={key} {...button} />
          ))}
        </div>
      )}
    </section>
  );
}

export function PromptButton({ label, look, hotkey, isDisabled, points, press }: Omit<BarButton, 'key'>) {
  const ui = useTableUi();
  return (
    <button
      type="button"
      className="cl-button"
      data-look={look}
      disabled={isDisabled}
      aria-keyshortcuts={hotkey === 'Esc' ? 'Escape' : hotkey}
      onClick={press}
      {...(points === undefined ? {} : pointing(ui, points))}
    >
      {label}
      {hotkey !== undefined && (
        <span aria-hidden="true">
          <kbd>{hotkey}</kbd>
        </span>
      )}
    </button>
  );
}
