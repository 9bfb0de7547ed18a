import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Drawn in the place of what could not be; `again` tries it once more. */
  fallback(error: unknown, again: () => void): ReactNode;
  /** With another value it is tried again by itself. */
  readonly resetOn?: unknown;
  readonly children: ReactNode;
}

interface Broken {
  readonly error: unknown;
}

/**
 * Keeps what breaks inside to itself: the rest of the page stays.
 *
 * ```tsx
 * const log = (
 *   <Boundary fallback={(_error, again) => <BrokenPart what="The log" again={again} />}>
 *     <p>What happened</p>
 *   </Boundary>
 * );
 * ```
 */
export class Boundary extends Component<BoundaryProps, { readonly broken: Broken | null }> {
  override state = { broken: null as Broken | null };

  static getDerivedStateFromError(error: unknown): { readonly broken: Broken } {
    return { broken: { error } };
  }

  override componentDidUpdate({ resetOn }: BoundaryProps): void {
    if (this.state.broken !== null && !Object.is(resetOn, this.props.resetOn)) this.#again();
  }

  readonly #again = (): void => this.setState({ broken: null });

  override render(): ReactNode {
    const { broken } = this.state;
    return broken === null ? this.props.children : this.props.fallback(broken.error, this.#again);
  }
}

interface BrokenPartProps {
  /** `The log`. */
  readonly what: string;
  readonly error?: unknown;
  again(): void;
}

/**
 * Says that a part of a page cannot be drawn, and what can be done about it.
 *
 * ```tsx
 * const part = <BrokenPart what="The log" again={() => location.reload()} />;
 * ```
 */
export function BrokenPart({ what, error, again }: BrokenPartProps) {
  return (
    <div className="cl-broken" role="alert">
      <p>
        <b>{what} cannot be drawn.</b> Nothing is lost: the match goes on. Try again, or reload the page.
      </p>
      {error !== undefined && <p className="cl-hint">{wordsOf(error)}</p>}
      <div className="cl-buttons">
        <button type="button" className="cl-button" onClick={again}>
          Try again
        </button>
        <button type="button" className="cl-button" onClick={() => location.reload()}>
          Reload
        </button>
      </div>
    </div>
  );
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
