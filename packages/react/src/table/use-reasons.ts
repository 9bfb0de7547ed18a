import type { Client } from '@cardloom/client';
import type { Reason } from 'cardloom';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Prompting } from '../prompt/use-prompt.ts';
import { argsOf } from '../prompt/walk.ts';

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
  const ask = useCallback(
    (card: number): void => {
      if (sent.current.key !== key) sent.current = { key, cards: new Set() };
      if (sent.current.cards.has(card)) return;
      sent.current.cards.add(card);
      const [, , what] = JSON.parse(key) as [number, number, object];
      client.why({ ...what, card }).then(
        (reasons) =>
          setKnown((before) => ({ key, all: new Map([...(before.key === key ? before.all : NONE), [card, reasons]]) })),
        () => undefined,
      );
    },
    [client, key],
  );
  const list = wanted.join(' ');
  useEffect(() => {
    if (list === '') return;
    const timer = setTimeout(() => {
      for (const card of list.split(' ')) ask(Number(card));
    }, LINGERING);
    return () => clearTimeout(timer);
  }, [list, ask]);
  const all = known.key === key ? known.all : NONE;
  return useMemo(() => ({ of: (card) => all.get(card), ask }), [all, ask]);
}
