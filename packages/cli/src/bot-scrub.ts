import type { Json, Snapshot } from 'cardloom';

interface Waiting {
  readonly waiting: readonly number[];
  readonly answers: Readonly<Record<string, Json>>;
}

/**
 * A sample still knows how the match came about: its seed, what others answered, answers that are sealed. None of that
 * is a bot's business. Who answered in secret counts as not having answered; the result is for `restoreEdited`. Work that
 * waits on the agenda behind a decision is sent as it is: it must run on in the sample.
 */
export function scrub(sample: Snapshot, player: string): Snapshot {
  const history = sample.history.map((entry) =>
    'host' in entry || entry.player === player ? entry : { ...entry, args: {} },
  );
  const decision = sample.header.decision as unknown as readonly Waiting[];
  const unsealed = decision.map((asked) => {
    const own = asked.answers[player];
    const others = Object.keys(asked.answers).filter((id) => id !== player);
    const seats = others.map((id) => sample.players.indexOf(id));
    const waiting = [...asked.waiting, ...seats].sort((a, b) => a - b);
    return { ...asked, waiting, answers: own === undefined ? {} : { [player]: own } };
  });
  return { ...sample, seed: 0, history, header: { ...sample.header, decision: unsealed as unknown as Json } };
}
