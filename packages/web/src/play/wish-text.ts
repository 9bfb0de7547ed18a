import type { Wish } from '@cardloom/protocol';

const WISHES: Readonly<Record<Wish['for'], string>> = {
  undo: 'to take back the last action',
  rematch: 'to play again',
  pause: 'to pause',
  claim: 'the table to decide about somebody who is away',
};

/** What somebody wishes that the others have to agree to: `Bob would like a bot to play for Ann, who is away`. */
export function wishText({ for: what, by, claim }: Wish, nameOf: (player: string) => string): string {
  return `${nameOf(by)} would like ${claim === undefined ? WISHES[what] : claimText(claim, nameOf)}`;
}

const claimText = ({ seat, outcome }: NonNullable<Wish['claim']>, nameOf: (player: string) => string): string =>
  outcome === 'bot' ? `a bot to play for ${nameOf(seat)}, who is away` : `to end the match, as ${nameOf(seat)} is away`;
