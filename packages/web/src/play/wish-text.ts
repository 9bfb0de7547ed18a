import type { Wish } from '@cardloom/protocol';

const WISHES: Readonly<Record<Wish['for'], string>> = {
  undo: 'to take back the last action',
  rematch: 'to play again',
  pause: 'to pause',
  claim: 'the table to decide about somebody who is away',
};

type NameOf = (player: string) => string;

/**
 * What somebody wishes that the others have to agree to: `Bob would like a bot to play for Ann, who is away`. `isLast`: the
 * match is over without whoever is away.
 */
export function wishText({ for: what, by, claim, count = 1 }: Wish, nameOf: NameOf, isLast: boolean): string {
  // those of others since then are taken back with it
  if (what === 'undo' && count > 1) return `${nameOf(by)} would like to take back the last ${count} actions`;
  return `${nameOf(by)} would like ${claim === undefined ? WISHES[what] : claimText(claim, nameOf, isLast)}`;
}

function claimText({ seat, outcome }: NonNullable<Wish['claim']>, nameOf: NameOf, isLast: boolean): string {
  if (outcome === 'bot') return `a bot to play for ${nameOf(seat)}, who is away`;
  return isLast ? `to end the match, as ${nameOf(seat)} is away` : `to play on without ${nameOf(seat)}, who is away`;
}
