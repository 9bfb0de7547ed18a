import { ClientError } from '@cardloom/client';
import {
  answersText,
  capital,
  moveLabels,
  type Names,
  placedCard,
  spoken,
  subjectOf,
  topOfStack,
} from '@cardloom/parts/present';
import { follow, type NumberedPrompt } from '@cardloom/protocol';
import type { Json, PromptChoice, View } from 'cardloom';
import { askChoice, askMove } from '../prompts/answer.ts';
import type { Key, Reply } from '../prompts/asker.ts';
import { soleAnswer } from '../prompts/sole.ts';
import { beside } from './beside.ts';
import { isMeant } from './is-sure.ts';
import { drawScreen } from './screen.ts';
import { type Session, viewOf } from './session.ts';

/** A question that was answered, and what is asked after it. */
interface Answered {
  /** Null for the move itself. */
  readonly asked: PromptChoice | null;
  readonly answer: Json;
  readonly label: string;
  /** Null if nothing is asked any more. */
  readonly next: PromptChoice | null;
  /** Nobody was asked, so `back` does not stop here. */
  readonly isAutomatic: boolean;
}

export type TurnEnd = 'acted' | 'changed' | 'left';

/** The person acts: one question after the other, until the action is complete, the match goes on, or they leave. */
export async function takeTurn(session: Session, prompt: NumberedPrompt): Promise<TurnEnd> {
  const { client, asker } = session;
  const isOld = (): boolean => client.state.prompt?.n !== prompt.n;
  const stop = client.subscribe(() => {
    if (isOld()) asker.cancel();
  });
  try {
    return await answerAll(session, prompt, isOld);
  } finally {
    stop();
  }
}

async function answerAll(session: Session, prompt: NumberedPrompt, isOld: () => boolean): Promise<TurnEnd> {
  const { asker } = session;
  const steps: Answered[] = [];
  let { notice } = session;
  session.notice = '';
  const refused = (error: unknown): void => {
    if (!(error instanceof ClientError)) throw error;
    notice = session.names.text(error.message);
  };
  for (;;) {
    if (isOld()) return 'changed';
    const last = steps.at(-1);
    if (last !== undefined && last.next === null) {
      try {
        await act(session, steps);
        return 'acted';
      } catch (error) {
        refused(error);
        back(steps);
        continue;
      }
    }
    const view = viewOf(session);
    const only = soleStep(session, prompt, last);
    if (only !== undefined) {
      try {
        steps.push(await answered(session, prompt, steps, only.asked, only.answer, true));
      } catch (error) {
        refused(error);
        back(steps);
      }
      continue;
    }
    const isFirst = steps.every((step) => step.isAutomatic);
    const keys: Key[] = ['help', ...(isFirst ? passKey(session, prompt) : (['back'] as const)), ...ALWAYS];
    asker.show(drawScreen(session, notice));
    notice = '';
    const path = steps.map((step) => step.label).join(' › ');
    const about = textOf(cardIn(steps) ?? subjectOf(view), view, session.names);
    const asking = { asker, view, names: session.names, keys, path, ...(about === '' ? {} : { about }) };
    const asked = last?.next ?? null;
    const reply: Reply<Json> = asked === null ? await askMove(prompt, asking) : await askChoice(asked, asking);
    if ('answer' in reply) {
      if (asked === null && !(await isMeant(session, prompt, String(reply.answer)))) continue;
      try {
        steps.push(await answered(session, prompt, steps, asked, reply.answer, false));
      } catch (error) {
        refused(error);
      }
      continue;
    }
    if (reply.key === 'changed') return 'changed';
    if (reply.key === 'back') back(steps);
    else {
      const so = { move: moveOf(steps), args: argsOf(steps), asked };
      const outcome = await beside(session, reply.key, prompt, so);
      if (outcome === 'left' || outcome === 'changed') return outcome;
      notice = outcome;
    }
  }
}

const passKey = (session: Session, { moves }: NumberedPrompt): readonly Key[] => {
  const { presentation } = session.names;
  if (!moves.some(({ move }) => move === presentation.passing?.move)) return [];
  return topOfStack(presentation, viewOf(session)) === null ? ['pass'] : ['pass', 'yield'];
};
const ALWAYS: readonly Key[] = ['undo', 'inspect', 'why', 'news', 'coming', 'game', 'log', 'table', 'save', 'quit'];

/** What needs no question: a single move that goes on to ask something, and answers there is no choice about. */
function soleStep(
  { client, names }: Session,
  { moves }: NumberedPrompt,
  last: Answered | undefined,
): { readonly asked: PromptChoice | null; readonly answer: Json } | undefined {
  if (last === undefined)
    return moves.length === 1 && moves[0].asks !== undefined ? { asked: null, answer: moves[0].move } : undefined;
  const { prefs } = client.state;
  if (last.next === null || prefs?.takeSole !== true || prefs.fullControl) return undefined;
  const answer = soleAnswer(last.next, viewOf({ client }), names);
  return answer === undefined ? undefined : { asked: last.next, answer };
}

async function answered(
  { client, names }: Session,
  prompt: NumberedPrompt,
  steps: readonly Answered[],
  asked: PromptChoice | null,
  answer: Json,
  isAutomatic: boolean,
): Promise<Answered> {
  const view = viewOf({ client });
  if (asked === null) {
    const begun = prompt.moves.find(({ move }) => move === answer);
    const label = isAutomatic ? subject(view, names) : undefined;
    return {
      asked,
      answer,
      label: label ?? moveLabel(String(answer), prompt, view, names),
      next: begun?.asks ?? null,
      isAutomatic,
    };
  }
  const [label] = answersText([{ asked, answer }], view, names);
  const after = follow(asked, answer);
  const args = { ...argsOf(steps), [asked.name]: answer };
  const next = after === 'ask' ? await client.ask(moveOf(steps) ?? '', args) : after;
  return { asked, answer, label, next, isAutomatic };
}

/** What the move is called, without what is added to it for those who have not chosen it yet. */
const moveLabel = (move: string, prompt: NumberedPrompt, view: View, names: Names): string =>
  moveLabels(prompt, view, names)
    .find((label) => label.move === move)
    ?.label.replace(/: .*$/, '') ?? capital(spoken(move));

/** The card a decision is about, if it names one. */
function subject(view: View, names: Names): string | undefined {
  const card = placedCard(view, subjectOf(view));
  return card === undefined ? undefined : names.cardName(card.card.name);
}

/** The card that was chosen for what goes on to ask more. */
const cardIn = (steps: readonly Answered[]): Json | undefined =>
  steps.find(({ asked }) => asked?.kind === 'oneOf' && asked.of === 'card')?.answer;

function textOf(id: Json | undefined, view: View, names: Names): string {
  const placed = placedCard(view, id);
  return placed === undefined ? '' : (names.shown(placed, view).text ?? '');
}

/** What costs nothing is paid without a word. */
const isNothing = (answer: Json): boolean =>
  typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0;

async function act(session: Session, steps: readonly Answered[]): Promise<void> {
  const { client, names, log } = session;
  const move = moveOf(steps) ?? '';
  const said = steps.filter(({ asked }) => asked !== null).map(({ label }) => label);
  const first = steps[0].label;
  const notes = steps.flatMap(({ asked, answer, label, isAutomatic }) =>
    isAutomatic && asked !== null && !isNothing(answer) ? [`${label} was the only choice.`] : [],
  );
  const words = `${first.slice(0, 1).toLowerCase()}${first.slice(1)}`;
  session.made = {
    text: `${capital(names.player(client.state.seat ?? ''))}: ${[words, said.join(', ')].join(' ').trim()}`,
    notes,
  };
  const before = log.length;
  try {
    await client.act(move, argsOf(steps));
    // what the person did themselves is news too, until they act again
    session.seen = before;
  } finally {
    session.made = undefined;
  }
}

function back(steps: Answered[]): void {
  while (steps.length > 0) {
    const step = steps.pop();
    if (step?.isAutomatic === false) return;
  }
}

const moveOf = (steps: readonly Answered[]): string | null => {
  const step = steps.find(({ asked }) => asked === null);
  return step === undefined ? null : String(step.answer);
};
const argsOf = (steps: readonly Answered[]): Record<string, Json> =>
  Object.fromEntries(steps.flatMap(({ asked, answer }) => (asked === null ? [] : [[asked.name, answer]])));
