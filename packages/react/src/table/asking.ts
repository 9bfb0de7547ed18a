import {
  capital,
  moveConfirm,
  moveLabels,
  type Names,
  namesSubject,
  type OptionWords,
  optionsOf,
  type Presentation,
  placedCard,
  plain,
  questionText,
  rangeText,
  standing,
  subjectOf,
  topOfStack,
} from '@cardloom/parts/present';
import { type Json, type Naming, type PromptChoice, turnPlayerOf, type View } from 'cardloom';
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
  /** The moves of a card of which one must be chosen, where there are too many for buttons. */
  readonly moves: readonly string[];
}

export interface About {
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
  const none = { loose: [], moves: [], hint: undefined };
  if (view.ctx.gameOver === true || prompt.moves.length === 0) {
    return { ...none, question: plain(standing(view, names)), isAsked: false, buttons: [] };
  }
  if (prompting.isComplete) {
    const label = moveLabels({ moves: [{ move: walk.move ?? '' }] }, view, names)[0].label;
    const sure = walk.move === null ? undefined : moveConfirm(names.presentation, walk.move, view);
    const go: BarButton = {
      key: 'go',
      label: sure === undefined ? withIt(label) : `Yes: ${label.replace(/:.*$/, '').toLowerCase()}`,
      look: 'go',
      hotkey: 'Enter',
      press: prompting.confirm,
    };
    const subject = aboutCard(about);
    const done = subject === undefined ? label : names.card(subject);
    const question = sure === undefined ? done : names.text(sure);
    return { ...none, question, isAsked: true, buttons: [...back, go] };
  }
  if (walk.move === null && walk.moves.length > 0) {
    const offered = cardMoves(about);
    const isShort = areShort(offered.map(({ label }) => label));
    const question = withSubject('What do you do?', about);
    return isShort
      ? { ...none, question, isAsked: true, buttons: [...back, ...offered] }
      : { ...none, question, isAsked: true, buttons: back, moves: walk.moves };
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
  const loose = 'pool' in asked ? [] : inWords.filter((option) => !isPlaced(option));
  const isShort =
    (asked.kind === 'oneOf' || asked.kind === 'player') && loose.length === inWords.length && areFew(loose);
  return {
    question: questionOf(asked, about),
    hint: hintOf(about),
    isAsked: true,
    buttons: [...back, ...(isShort ? loose.map((option) => optionButton(option, prompting)) : confirm)],
    loose: isShort ? [] : loose,
    moves: [],
  };
}

/** A few words each, which need no explanation and no picture: buttons in the bar rather than a menu over the table. */
const areFew = (options: readonly OptionWords[]): boolean =>
  options.every(({ hint, card }) => hint === '' && card === undefined) && areShort(options.map(({ label }) => label));

const areShort = (labels: readonly string[]): boolean => labels.length <= 3 && labels.join('').length <= 60;

const optionButton = ({ value, label }: OptionWords, prompting: Prompting): BarButton => ({
  key: JSON.stringify(value),
  label,
  look: 'plain',
  points: { option: value },
  press: () => prompting.answer(value),
});

const canPass = ({ prompting: { prompt }, names }: About): boolean =>
  prompt.moves.some(({ move }) => move === passOf(names.presentation));

const isEmpty = (draft: Json): boolean =>
  typeof draft === 'object' && draft !== null && Object.keys(draft).length === 0;

/** What can be done with the card that was clicked. */
function cardMoves({ prompting, view, names }: About): BarButton[] {
  const { walk, prompt } = prompting;
  const card = walk.subject === null ? undefined : placedCard(view, walk.subject)?.card;
  const clicked = card === undefined ? undefined : { id: card.id, name: card.name };
  const moves = prompt.moves.filter(({ move }) => walk.moves.includes(move));
  return moveLabels({ moves }, view, names).map(({ move, label }) => ({
    key: move,
    label: withIt(label),
    look: 'plain',
    points: { move, card: clicked },
    press: () => prompting.choose(move, clicked),
  }));
}

/** `Play a card` → `Play it`: the card has been chosen. */
const withIt = (label: string): string =>
  label
    .replace(/[:(].*$/, '')
    .replace(/^(\w+(?: with)?) a (?:card|character|command|gear|land|spell|trap|unit)(?= into| as| face|$)/, '$1 it');

const aboutCard = ({ prompting: { walk }, view }: About): number | undefined => walk.subject ?? subjectOf(view);

/** The card everything is about, before the question. */
function withSubject(question: string, about: About): string {
  const subject = aboutCard(about);
  return subject === undefined ? question : `${about.names.card(subject)}: ${question}`;
}

function questionOf(asked: PromptChoice, about: About): string {
  const question = questionText(asked, about.names, aboutCard(about));
  return namesSubject(asked) ? question : withSubject(question, about);
}

function hintOf({ prompting: { walk }, view, names: { presentation } }: About): string | undefined {
  const { asked, draft } = walk;
  if (asked === null || asked === 'ask') return undefined;
  const options = 'options' in asked ? asked.options : [];
  const places = options.filter((option) => presentation.place?.(option, asked.name, view) !== undefined).length;
  const count = Array.isArray(draft) ? draft.length : 0;
  if (asked.kind === 'someOf') return chosenText(count, asked);
  if (asked.kind === 'order') return `${count} of ${asked.items.length}, in the order you choose them`;
  if (asked.kind === 'payment' && 'from' in asked) {
    const paid = asked.from.reduce(
      (sum, card, i) => ((draft as Json[]).includes(card) ? sum + asked.worth[i] : sum),
      0,
    );
    return `${paid} of ${asked.due} paid`;
  }
  if (asked.kind === 'oneOf' && places > 1) return `${places} places are open to it`;
  if (asked.kind === 'assignment') return walk.held === null ? 'choose who, then whom' : 'now its target';
  return undefined;
}

/** `choose up to 2`, `1 of 2 chosen`, `2 chosen, up to 4`. */
function chosenText(count: number, { min, max }: { readonly min: number; readonly max: number }): string {
  if (count === 0) return `choose ${rangeText(min, max)}`;
  return min === max ? `${count} of ${max} chosen` : `${count} chosen, ${rangeText(min, max)}`;
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
