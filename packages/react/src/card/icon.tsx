/** Small signs for numbers and controls, drawn with one path each. */
const PATHS: Readonly<Record<string, string>> = {
  attack: 'M14 1 6.5 8.5 5 7 4 8l1.6 1.6L2 13.2 2.8 14l3.6-3.6L8 12l1-1-1.5-1.5L15 2z',
  defense: 'M8 1 2.5 3v4.5C2.5 11 5 13.6 8 15c3-1.4 5.5-4 5.5-7.5V3z',
  health: 'M8 14 2.2 8.2a3.6 3.6 0 0 1 5-5.1l.8.7.8-.7a3.6 3.6 0 0 1 5 5.1z',
  worth: 'M8 1.5 13.5 8 8 14.5 2.5 8z',
  energy: 'M9.5 1 3 9.2h4L6.2 15 13 6.5H8.7z',
  uses: 'M8 2.5a5.5 5.5 0 1 0 5.4 6.6h-2.1A3.5 3.5 0 1 1 8 4.6V7l4-3.6L8 0z',
};
const NAMES: Readonly<Record<string, string>> = {
  hp: 'health',
  HP: 'health',
  defense: 'defense',
  usages: 'uses',
};

export function Icon({ name }: { readonly name: string }) {
  const d = PATHS[NAMES[name] ?? name];
  if (d === undefined) return null;
  return (
    <svg className="cl-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} fill="currentColor" />
    </svg>
  );
}
