import {
  capital,
  moveConfirm,
  moveLabels,
  type Names,
  type OptionWords,
  optionsOf,
  type Presentation,
  plain,
  questionText,
  rangeText,
  standing,
  subjectOf,
  topOfStack,
} from '@cardloom/parts/present';
import { type Json, type Naming, turnPlayerOf, type View } from 'cardloom';
import { needsButton } from '../prompt/glow.ts';
import type { BarButton } from '../prompt/prompt-bar.tsx';
import type { Prompting } from '../prompt/use-prompt.ts';
import { entriesOf } from '../prompt/walk.ts';

/** What a prompt bar says and offers. */
export interface Asking {
  readonly question: string;
  readonly hint: string | undefined;
  readonly isAsked: boolean;
  readonly buttons: readonly BarButton[];
  /** What can be chosen and is nowhere to be seen on the table. */
  readonly loose: readonly OptionWords[];
}

interface About {
  readonly prompting: Prompting;
  readonly view: View;
  readonly names: Names;
  /** Whether somebody can click on it on the table. */
  isOnTable(value: Json, of: Naming): boolean;
}

export function askingOf(about: About): Asking {
  const { prompting, view, names } = about;
  const { walk, prompt } = prompting;
  const back: BarButton[] =
    walk.back === null ? [] : [{ key: 'back', label: 'Back', look: 'quiet', hotkey: 'Esc', press: prompting.back }];
  const none = { loose: [], hint: undefined };
  if (view.ctx.gameOver === true || prompt.moves.length === 0) {
    return { ...none, question: plain(standing(view, names)), isAsked: false, buttons: [] };
  }
  if (prompting.isComplete) {
    const label = moveLabels({ moves: [{ move: walk.move ?? '' }] }, view, names)[0].label;
    const sure = walk.move === null ? undefined : moveConfirm(names.presentation, walk.move, view);
    const go: BarButton = {
      key: 'go',
      label: sure === undefined ? 'Do it' : `Yes: ${label.replace(/:.*$/, '').toLowerCase()}`,
      look: 'go',
      hotkey: 'Enter',
      press: prompting.confirm,
    };
    const question = sure === undefined ? withSubject(label, about) : names.text(sure);
    return { ...none, question, isAsked: true, buttons: [...back, go] };
  }
  if (walk.move === null && walk.moves.length > 0) {
    return { ...none, question: withSubject('What do you do?', about), isAsked: true, buttons: back };
  }
  if (walk.asked === 'ask') return { ...none, question: '…', isAsked: true, buttons: back };
  if (walk.asked === null) {
    const buttons = moveButtons(about);
    const turn = turnPlayerOf(view) === view.viewer ? 'Your move' : 'You may act';
    const top = canPass(about) ? topOfStack(names.presentation, view) : null;
    const begun = top === null ? turn : `Respond, or let ${names.cardName(top)} resolve?`;
    const decision = view.decision === null ? begun : capital(names.move(view.decision.name, view));
    const canClick = prompt.moves.length > buttons.length;
    return { ...none, question: decision, hint: canClick ? 'choose what glows' : undefined, isAsked: true, buttons };
  }
  const { asked } = walk;
  const confirm: BarButton[] =
    asked.kind === 'oneOf' || asked.kind === 'player'
      ? []
      : [
          {
            key: 'confirm',
            label: isEmpty(walk.draft) && prompting.isReady ? 'None' : 'Confirm',
            look: 'go',
            hotkey: 'Enter',
            isDisabled: !prompting.isReady,
            press: prompting.confirm,
          },
        ];
  const isPlaced = (option: OptionWords): boolean => about.isOnTable(option.value, asked.of);
  const inWords =
    walk.held === null
      ? optionsOf(asked, view, names)
      : optionsOf({ ...asked, kind: 'oneOf', options: entriesOf(asked, walk.held) } as never, view, names);
  return {
    question: withSubject(questionText(asked, names), about),
    hint: hintOf(about),
    isAsked: true,
    buttons: [...back, ...confirm],
    loose: 'pool' in asked ? [] : inWords.filter((option) => !isPlaced(option)),
  };
}

const canPass = ({ prompting: { prompt }, names }: About): boolean =>
  prompt.moves.some(({ move }) => move === passOf(names.presentation));

const isEmpty = (draft: Json): boolean =>
  typeof draft === 'object' && draft !== null && Object.keys(draft).length === 0;

/** The card everything is about, before the question. */
function withSubject(question: string, { prompting: { walk }, view, names }: About): string {
  const subject = walk.subject ?? subjectOf(view);
  return subject === undefined ? question : `${names.card(subject)}: ${question}`;
}

function hintOf({ prompting: { walk } }: About): string | undefined {
  const { asked, draft } = walk;
  if (asked === null || asked === 'ask') return undefined;
  const count = Array.isArray(draft) ? draft.length : 0;
  if (asked.kind === 'someOf') return `${count} chosen, ${rangeText(asked.min, asked.max)} needed`;
  if (asked.kind === 'order') return `${count} of ${asked.items.length}, in the order you choose them`;
  if (asked.kind === 'payment' && 'from' in asked) {
    const paid = asked.from.reduce(
      (sum, card, i) => ((draft as Json[]).includes(card) ? sum + asked.worth[i] : sum),
      0,
    );
    return `${paid} of ${asked.due} paid`;
  }
  if (asked.kind === 'assignment') return walk.held === null ? 'choose who, then whom' : 'now its target';
  return undefined;
}

/** The moves that no card on the table begins. Space passes, where the game says so. */
function moveButtons({ prompting, view, names, isOnTable }: About): BarButton[] {
  const { moves } = prompting.prompt;
  const shown = moves.filter(({ asks }) => needsButton(asks, isOnTable));
  const labels = moveLabels({ moves: shown }, view, names);
  const passing = passOf(names.presentation);
  return labels.map(({ move, label, key }) => ({
    key: move,
    label,
    look: moves.length === 1 ? 'go' : 'plain',
    hotkey: key === 'space' || move === passing ? 'Space' : undefined,
    points: { move },
    press: () => prompting.choose(move),
  }));
}

const passOf = ({ passing }: Presentation): string | undefined => passing?.move;
