interface GoneProps {
  readonly title: string;
  readonly text: string;
  /** Where the page may be mended by loading it anew. */
  readonly canReload?: boolean;
}

/** Where there is no table: why, and where to go. */
export function Gone({ title, text, canReload = false }: GoneProps) {
  return (
    <main className="gone">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="cl-buttons">
        {canReload && (
          <button type="button" className="cl-button" data-look="go" onClick={() => location.reload()}>
            Reload
          </button>
        )}
        <a href="#/">To the lobby</a>
      </p>
    </main>
  );
}
