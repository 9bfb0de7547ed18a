/** A cost as it stands on a card: `2WW` → `2`, `W`, `W`; words stay together. */
export function pipsOf(cost: string | undefined): readonly string[] {
  if (cost === undefined || cost === '') return [];
  const symbols = /^(\d+)?([A-Z]*)$/.exec(cost);
  if (symbols !== null) return [...(symbols[1] === undefined ? [] : [symbols[1]]), ...symbols[2]];
  return cost.split(' ').filter((word) => word !== '+' && word !== '');
}

const TONES: Readonly<Record<string, string>> = { W: 'bone', U: 'sky', B: 'ink', R: 'ember', G: 'moss' };

/** Letters of colours have the tone of theirs; numbers have none. */
export const pipTone = (pip: string): string | undefined => TONES[pip];
