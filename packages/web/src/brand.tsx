/** The sign and the name; leads to the lobby. */
export function Brand() {
  return (
    <a className="brand" href="#/" aria-label="Cardloom: to the lobby">
      <svg viewBox="0 0 22 22" aria-hidden="true">
        <path d="M5 2v18M11 2v18M17 2v18" stroke="var(--act)" strokeWidth="2.6" strokeLinecap="round" />
        <path d="M2 8h18M2 14h18" stroke="var(--ink-2)" strokeWidth="2.6" strokeLinecap="round" />
      </svg>
      <span>Cardloom</span>
    </a>
  );
}
