import type { Client } from '@cardloom/client';
import type { Reason } from 'cardloom';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Prompting } from '../prompt/use-prompt.ts';
import { argsOf } from '../prompt/walk.ts';
import { useLatest } from './use-latest.ts';

/** Why cards cannot be used, as far as somebody asked. */
export interface Reasons {
  of(card: number): readonly Reason[] | undefined;
  ask(card: number): void;
}

/** Milliseconds a prompt, or what is pointed at, has to stay before the host is asked about it. */
const LINGERING = 200;

type Known = ReadonlyMap<number, readonly Reason[]>;
const NONE: Known = new Map();

/** Asks about the cards that are `wanted`, a moment after they are; on the way through a move, why they cannot be the next answer. */
export function useReasons<G>(
  client: Client<G>,
  { prompt, walk }: Prompting,
  wanted: readonly number[],
  seq: number,
): Reasons {
  const about = walk.move === null ? {} : { move: walk.move, args: argsOf(walk) };
  const key = JSON.stringify([seq, prompt.n, about]);
  const [known, setKnown] = useState<{ readonly key: string; readonly all: Known }>({ key, all: NONE });
  const sent = useRef({ key, cards: new Set<number>() });
  const ask = useLatest((card: number): void => {
    if (sent.current.key !== key) sent.current = { key, cards: new Set() };
    if (sent.current.cards.has(card)) return;
    sent.current.cards.add(card);
    client.why({ ...about, card }).then(
      (reasons) =>
        setKnown((before) => ({ key, all: new Map([...(before.key === key ? before.all : NONE), [card, reasons]]) })),
      () => undefined,
    );
  });
  const list = wanted.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `key` is another question about the same cards
  useEffect(() => {
    if (list === '') return;
    const timer = setTimeout(() => {
      for (const card of list.split(' ')) ask(Number(card));
    }, LINGERING);
    return () => clearTimeout(timer);
  }, [list, key, ask]);
  const all = known.key === key ? known.all : NONE;
  return useMemo(() => ({ of: (card) => all.get(card), ask }), [all, ask]);
}
