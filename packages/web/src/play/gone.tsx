interface GoneProps {
  readonly title: string;
  readonly text: string;
}

/** Where there is no table: why, and where to go. */
export function Gone({ title, text }: GoneProps) {
  return (
    <main className="gone">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href="#/">To the lobby</a>
      </p>
    </main>
  );
}
