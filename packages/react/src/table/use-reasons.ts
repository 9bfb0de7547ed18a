import type { Client } from '@cardloom/client';
import type { Json, Reason, Wondering } from 'cardloom';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Prompting } from '../prompt/use-prompt.ts';
import { argsOf, type Walk } from '../prompt/walk.ts';
import type { Places } from './places.ts';
import { useLatest } from './use-latest.ts';

/** Why cards cannot be used and options cannot be chosen, as far as somebody asked. */
export interface Reasons {
  of(card: number): readonly Reason[] | undefined;
  ask(card: number): void;
  /** Against an answer to what is asked there. */
  against(at: Walk, answer: Json): readonly Reason[] | undefined;
  askAgainst(at: Walk, answer: Json): void;
}

/** Milliseconds a prompt, or what is pointed at, has to stay before the host is asked about it. */
const LINGERING = 200;

type Known = ReadonlyMap<string, readonly Reason[]>;
const NONE: Known = new Map();

const begunAt = (walk: Walk): Wondering => (walk.move === null ? {} : { move: walk.move, args: argsOf(walk) });
const answerAt = (walk: Walk, answer: Json): string => JSON.stringify({ ...begunAt(walk), answer });

/**
 * Asks about the cards that are wanted, and about the answers that a menu lists though they cannot be chosen, a moment after they
 * are; on the way through a move, why a card cannot be the next answer.
 */
export function useReasons<G>(
  client: Client<G>,
  { prompt, walk }: Prompting,
  { closed }: Places,
  cards: readonly number[],
  shut: { readonly at: Walk | null; readonly answers: readonly Json[] },
  seq: number,
): Reasons {
  const key = `${seq} ${prompt.n}`;
  const [known, setKnown] = useState<{ readonly key: string; readonly all: Known }>({ key, all: NONE });
  const sent = useRef({ key, all: new Set<string>() });
  const ask = useLatest((about: string): void => {
    if (sent.current.key !== key) sent.current = { key, all: new Set() };
    if (sent.current.all.has(about)) return;
    sent.current.all.add(about);
    client.why(JSON.parse(about)).then(
      (reasons) =>
        setKnown((before) => ({ key, all: new Map([...(before.key === key ? before.all : NONE), [about, reasons]]) })),
      // it may be asked again
      () => sent.current.all.delete(about),
    );
  });
  // what lies in a place that is not open is asked about as the place
  const cardAt = (card: number): string => {
    const place = closed.optionOfCard(card);
    return place === undefined ? JSON.stringify({ ...begunAt(walk), card }) : answerAt(walk, place);
  };
  const { at } = shut;
  const list = [...cards.map(cardAt), ...(at === null ? [] : shut.answers.map((one) => answerAt(at, one)))].join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `key` is another question about the same
  useEffect(() => {
    if (list === '') return;
    const timer = setTimeout(() => {
      for (const about of list.split('\n')) ask(about);
    }, LINGERING);
    return () => clearTimeout(timer);
  }, [list, key, ask]);
  const all = known.key === key ? known.all : NONE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `cardAt` is made of the walk and its places
  return useMemo(
    () => ({
      of: (card) => all.get(cardAt(card)),
      ask: (card) => ask(cardAt(card)),
      against: (from, answer) => all.get(answerAt(from, answer)),
      askAgainst: (from, answer) => ask(answerAt(from, answer)),
    }),
    [all, ask, walk, closed],
  );
}
