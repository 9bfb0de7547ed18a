import type { ReactNode } from 'react';
import { Brand } from '../brand.tsx';
import { Title } from '../title.tsx';

interface GoneProps {
  readonly title: string;
  readonly text: string;
  /** Where the page may be mended by loading it anew. */
  readonly canReload?: boolean;
  /** Somewhere else to go. */
  readonly children?: ReactNode;
}

/** Where there is no table: why, and where to go. */
export function Gone({ title, text, canReload = false, children }: GoneProps) {
  return (
    <>
      <Title words={title} />
      <header className="cl-topbar">
        <Brand />
      </header>
      <main className="gone">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="cl-buttons">
          {canReload && (
            <button type="button" className="cl-button" data-look="go" onClick={() => location.reload()}>
              Reload
            </button>
          )}
          {children}
          <a href="#/">To the lobby</a>
        </p>
      </main>
    </>
  );
}
