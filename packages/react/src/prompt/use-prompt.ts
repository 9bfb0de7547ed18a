import { type Client, ClientError } from '@cardloom/client';
import type { NumberedPrompt } from '@cardloom/protocol';
import type { Json, PromptChoice } from 'cardloom';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { CardState } from '../card/card.tsx';
import { useMatch } from '../use-match.ts';
import { stateOfCard, stateOfOption } from './glow.ts';
import { isHeard, NOTHING } from './is-heard.ts';
import {
  answerPart,
  argsOf,
  begin,
  type Clicked,
  chooseMove,
  chooseMoveOf,
  clickCard,
  confirm,
  goOn,
  inAnyOrder,
  isComplete,
  isReady,
  NOWHERE,
  type Offered,
  payWith,
  preset,
  takes,
  type Walk,
  withoutFormalities,
} from './walk.ts';

/**
 * Somebody answers a prompt by clicking.
 *
 * ```ts
 * const goBack = ({ walk, back }: Prompting) => <button type="button" onClick={back}>{walk.move}</button>;
 * ```
 */
export interface Prompting {
  readonly prompt: NumberedPrompt & Offered;
  readonly walk: Walk;
  /** All is said, and one more click or Enter does it. */
  readonly isComplete: boolean;
  /** What was put together is an answer. */
  readonly isReady: boolean;
  /** How often something was done. */
  readonly acts: number;
  /** Why the last action was refused. */
  readonly failure: string | null;
  /** How a card glows; undefined if a click on it means nothing. */
  stateOf(card: Clicked): CardState | undefined;
  /** How a player, or any other option that is to be seen, glows. */
  stateOfOption(value: Json): CardState | undefined;
  clickCard(card: Clicked): void;
  /** An option, or a bit of an answer. */
  answer(value: Json): void;
  /** A move by its name; of a card, if one was clicked that can begin several. */
  choose(move: string, card?: Clicked): void;
  /** Another answer to what was asked before. */
  answerInstead(value: Json): void;
  /** So many of each kind. */
  pay(purse: Readonly<Record<string, number>>): void;
  confirm(): void;
  back(): void;
}

interface Held {
  readonly prompt: NumberedPrompt & Offered;
  readonly walk: Walk;
}

/**
 * Walks the prompt of a client: what glows, what a click means, what is asked next. Nothing is sent before it is complete; moves
 * that `asksFirst` names wait to be confirmed even then. `cardOf` says with which card a move is made that asks for none,
 * `areAlike` whether nobody can tell apart what is put in order.
 *
 * ```tsx
 * const prompting = usePrompt(client);
 * const pearl = { id: 12, name: 'pearl' };
 * <button type="button" data-glow={prompting.stateOf(pearl)} onClick={() => prompting.clickCard(pearl)} />;
 * ```
 */
export function usePrompt<G>(
  client: Client<G>,
  asksFirst: (move: string) => boolean = never,
  cardOf: (move: string) => number | undefined = nothing,
  areAlike: (asked: PromptChoice) => boolean = never,
): Prompting {
  const isCostly = useRef(asksFirst);
  isCostly.current = asksFirst;
  const state = useMatch(client);
  // whoever is asked nothing is asked the same nothing at every step
  const asked = state.prompt === null || state.prompt.moves.length === 0 ? NOTHING : state.prompt;
  const at = JSON.stringify(Object.fromEntries(asked.moves.map(({ move }) => [move, cardOf(move)])));
  const prompt = useMemo(() => (at === '{}' ? asked : { ...asked, at: JSON.parse(at) }), [asked, at]);
  const alike = useRef(areAlike);
  alike.current = areAlike;
  const first = useMemo(() => inAnyOrder(begin(prompt), alike.current), [prompt]);
  const [held, setHeld] = useState<Held>({ prompt, walk: first });
  const [failed, setFailed] = useState<{ readonly text: string | null; readonly prompt: number } | null>(null);
  const [acts, setActs] = useState(0);
  // an answer to a prompt that has changed since is no answer
  const walk = held.prompt === prompt ? held.walk : first;
  const now = useRef({ asked, prompt, walk });
  now.current = { asked, prompt, walk };

  // a refusal is of what was asked then
  const failure = failed?.prompt === prompt.n ? failed.text : null;
  const setFailure = useCallback((text: string | null) => setFailed({ text, prompt: now.current.prompt.n }), []);

  const hold = useCallback((next: Walk) => {
    now.current = { ...now.current, walk: next };
    setHeld({ prompt: now.current.prompt, walk: next });
  }, []);

  const act = useCallback(
    async (done: Walk) => {
      if (!isHeard(client.state, now.current.asked)) return;
      setFailure(null);
      setActs((n) => n + 1);
      const { prompt: answered, asked: before } = now.current;
      try {
        await client.act(done.move as never, ...([argsOf(done)] as never));
      } catch (error) {
        setFailed({ text: messageOf(error), prompt: answered.n });
      }
      // what was drawn last may be of before the answer
      if (client.state.prompt === before && now.current.prompt === answered) hold(begin(answered));
    },
    [client, hold, setFailure],
  );

  /** Goes as far as nobody has to be asked. `isFirst`: a card was clicked, and nothing else yet. */
  const go = useCallback(
    async (next: Walk | null, isFirst = false) => {
      if (next === null || !isHeard(client.state, now.current.asked)) return;
      setFailure(null);
      let walked = preset(withoutFormalities(next));
      // a single click on a card never does anything that cannot be seen before, and what costs more than it seems is asked
      const isDone = (): boolean => isComplete(walked) && !isFirst && !isCostly.current(walked.move ?? '');
      // until it is answered all stays as it was: nobody is asked again what they have just said
      if (isDone()) return act(walked);
      hold(walked);
      if (walked.asked === 'ask' && walked.move !== null) {
        try {
          const asked = await client.ask(walked.move as never, argsOf(walked) as never);
          if (now.current.walk !== walked) return;
          walked = withoutFormalities(goOn(walked, asked));
          if (isDone()) return act(walked);
          hold(walked);
        } catch (error) {
          // somebody who goes another way, or is asked something else, is not told
          if (now.current.walk !== walked) return;
          setFailure(messageOf(error));
          if (walked.back !== null) hold(walked.back);
        }
      }
    },
    [client, hold, act, setFailure],
  );

  return useMemo(
    () => ({
      prompt,
      walk,
      isComplete: isComplete(walk),
      isReady: isReady(walk),
      acts,
      failure,
      stateOf: (card) => stateOfCard(prompt, walk, card),
      stateOfOption: (value) => stateOfOption(walk, value),
      clickCard: (card) => {
        const { prompt: on, walk: at } = now.current;
        if (isComplete(at) && at.subject === card.id) void act(at);
        else void go(clickCard(on, at, card), at.asked === null || at.asked === 'ask' || !takes(at.asked, card));
      },
      answer: (value) => void go(answerPart(now.current.walk, value)),
      choose: (move, card) => {
        const { prompt: on, walk: at } = now.current;
        void go(card === undefined ? chooseMove(on, at, move) : chooseMoveOf(on, at, move, card));
      },
      answerInstead: (value) => void go(answerPart(now.current.walk.back ?? now.current.walk, value)),
      pay: (purse) => hold(payWith(now.current.walk, purse)),
      confirm: () => {
        const { walk: at } = now.current;
        if (isComplete(at)) void act(at);
        else if (isReady(at)) void go(confirm(at));
      },
      back: () => {
        const { walk: at } = now.current;
        setFailure(null);
        if (at.back !== null) hold(at.back);
      },
    }),
    [prompt, walk, acts, failure, act, go, hold, setFailure],
  );
}

const nobody = (): void => undefined;

/** Nobody is asked for now, and nothing that is clicked is heard. */
export const unheard = (prompting: Prompting): Prompting => ({
  ...prompting,
  prompt: NOTHING,
  walk: NOWHERE,
  isComplete: false,
  isReady: false,
  failure: null,
  stateOf: nothing,
  stateOfOption: nothing,
  clickCard: nobody,
  answer: nobody,
  choose: nobody,
  answerInstead: nobody,
  pay: nobody,
  confirm: nobody,
  back: nobody,
});

const never = (): boolean => false;
const nothing = (): undefined => undefined;

/** What the host says of these names the player by an id, and the page knows better who is meant. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'not-your-priority': 'It is no longer your turn to act.',
  stale: 'Something else has happened meanwhile: choose again.',
};

const messageOf = (error: unknown): string =>
  error instanceof ClientError ? (OWN_WORDS[error.code] ?? error.message) : 'Something went wrong: try again.';
