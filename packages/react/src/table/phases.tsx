interface PhasesProps {
  /** The phases of a turn in their order, as people call them. */
  readonly phases: readonly { readonly name: string; readonly title: string }[];
  /** Where the match is. */
  readonly now: string | null;
  readonly stops?: readonly string[];
  onStop?: ((name: string) => void) | undefined;
}

/**
 * Where in the turn the match is; a bar under a name says that one is asked there.
 *
 * ```tsx
 * const bar = <Phases phases={[{ name: 'draw', title: 'Draw' }, { name: 'main', title: 'Main' }]} now="main" />;
 * ```
 */
export function Phases({ phases, now, stops = [], onStop }: PhasesProps) {
  if (phases.length < 2) return null;
  return (
    <ol className="cl-phases" aria-label="Phases">
      {phases.map(({ name, title }) => (
        <li key={name} aria-current={name === now ? 'step' : undefined} data-stop={stops.includes(name) || undefined}>
          {onStop === undefined ? (
            title
          ) : (
            <button type="button" aria-pressed={stops.includes(name)} onClick={() => onStop(name)}>
              {title}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
