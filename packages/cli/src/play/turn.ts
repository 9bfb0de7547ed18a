import { answerWords, capital, type Names, placedCard, plain, spoken } from '@cardloom/parts/present';
import { type ActionGenerator, CardloomError, type Json, type View } from 'cardloom';
import { askChoice } from '../prompts/answer.ts';
import type { Key } from '../prompts/asker.ts';
import { openOptions } from '../prompts/complete.ts';
import { act, passOn, takeBack } from './act.ts';
import { showHelp } from './help.ts';
import { confirmLeaving, saveNow } from './saving.ts';
import { drawScreen, showLog } from './screen.ts';
import type { Session } from './session.ts';
import { actAtTable } from './table-moves.ts';
import { explainWhyNot } from './why-not.ts';

/** A choice that was made: the generator after it, and how it reads. */
interface Step {
  readonly generator: ActionGenerator;
  readonly name: string;
  readonly answer: Json;
  readonly label: string;
  /** Nobody was asked, so `back` does not stop here. */
  readonly isAutomatic: boolean;
}

export type TurnEnd = 'acted' | 'undone' | 'left';

/** The person acts: one choice after the other, until the action is complete or they leave. */
export async function takeTurn(session: Session, me: string): Promise<TurnEnd> {
  const { match, asker, names } = session;
  const start = match.choosing(me);
  const steps: Step[] = [];
  let notice = '';
  for (;;) {
    const generator = steps.at(-1)?.generator ?? start;
    if (generator.filled()) {
      const refused = act(session, generator.generateAction());
      if (refused === null) return 'acted';
      notice = refused;
      steps.length = 0;
      continue;
    }
    const view = match.view(me);
    const choice = generator.choices();
    const only = choice.name === 'move' ? onlyQuestion(generator) : undefined;
    if (only !== undefined) {
      steps.push({
        generator: generator.choose(only),
        name: 'move',
        answer: only,
        label: subjectOf(view, names) ?? capital(spoken(String(only))),
        isAutomatic: true,
      });
      continue;
    }
    const isFirst = steps.every((step) => step.isAutomatic);
    const keys: Key[] = ['help', ...(isFirst ? passKey(session) : (['back'] as const)), ...ALWAYS];
    asker.show(drawScreen(session, notice));
    notice = '';
    const path = steps.map((step) => step.label).join(' › ');
    const reply = await askChoice(generator, { asker, view, names, keys, path });
    if ('answer' in reply) {
      try {
        const label =
          choice.name === 'move'
            ? capital(spoken(String(reply.answer)))
            : capital(plain(answerWords(reply.answer, view, names, { name: choice.name, kind: choice.kind })));
        steps.push({
          generator: generator.choose(reply.answer),
          name: choice.name,
          answer: reply.answer,
          label,
          isAutomatic: false,
        });
      } catch (error) {
        if (!(error instanceof CardloomError)) throw error;
        notice = error.message;
      }
      continue;
    }
    if (reply.key === 'back') back(steps);
    else if (reply.key === 'undo') {
      if (takeBack(session)) return 'undone';
      notice = 'There is nothing of yours to take back.';
    } else if (reply.key === 'quit') {
      if (await confirmLeaving(session)) return 'left';
    } else if (reply.key === 'help') await showHelp(session);
    else if (reply.key === 'pass') {
      session.passes?.set(match, me, 'untilSomething');
      if (passOn(session, true)) return 'acted';
      notice = 'You cannot pass now.';
    } else if (reply.key === 'table') {
      const outcome = await actAtTable(session, me);
      if (outcome === 'acted') return 'acted';
      notice = outcome;
    } else if (reply.key === 'log') await showLog(session);
    else if (reply.key === 'save') notice = (await saveNow(session)) ? `Saved to ${session.savePath}.` : 'Not saved.';
    else await explainWhyNot(session, generator, answersOf(steps), moveOf(steps));
  }
}

const passKey = ({ passes }: Session): readonly Key[] => (passes === null ? [] : ['pass']);
const ALWAYS: readonly Key[] = ['undo', 'why', 'table', 'log', 'save', 'quit'];

/** A single move that goes on to ask something needs no question of its own. */
function onlyQuestion(generator: ActionGenerator): Json | undefined {
  const open = openOptions(generator);
  return open.length === 1 && !generator.choose(open[0]).filled() ? open[0] : undefined;
}

/** The card a decision is about, if it names one. */
function subjectOf(view: View, names: Names): string | undefined {
  const data = view.decision?.data;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  for (const [key, value] of Object.entries(data)) {
    if (!/^(card|unit|source|by)(Id)?$/.test(key)) continue;
    const found = placedCard(view, value);
    if (found !== undefined) return names.cardName(found.card.name);
  }
  return undefined;
}

function back(steps: Step[]): void {
  while (steps.length > 0) {
    const step = steps.pop();
    if (step?.isAutomatic === false) return;
  }
}

const moveOf = (steps: readonly Step[]): string | null => {
  const step = steps.find(({ name }) => name === 'move');
  return step === undefined ? null : String(step.answer);
};
const answersOf = (steps: readonly Step[]): Record<string, Json> =>
  Object.fromEntries(steps.filter(({ name }) => name !== 'move').map(({ name, answer }) => [name, answer]));
