import {
  askedNow,
  capital,
  moveConfirm,
  moveLabels,
  type Names,
  namesSubject,
  type OptionWords,
  optionsOf,
  optionWords,
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
import { confirm as confirmed, entriesOf, isComplete, onlyPays, type Walk } from '../prompt/walk.ts';

/** What a prompt bar says and offers. */
export interface Asking {
  readonly question: string;
  readonly hint: string | undefined;
  readonly isAsked: boolean;
  readonly buttons: readonly BarButton[];
  /** What can be chosen and is nowhere to be seen on the table, and of the same kind what cannot. */
  readonly loose: readonly Loose[];
  /** Where that is asked: now, or before it is paid for. */
  readonly asker: Walk | null;
  /** The button of the menu, where an answer is put together there. */
  readonly go: BarButton | null;
  /** The moves of a card of which one must be chosen, where there are too many for buttons. */
  readonly moves: readonly string[];
}

export interface Loose extends OptionWords {
  readonly isShut?: boolean;
  readonly isChosen?: boolean;
}

export interface About {
  readonly prompting: Prompting;
  readonly view: View;
  readonly names: Names;
  /** Whether somebody can click on it on the table. */
  isOnTable(value: Json, of: Naming): boolean;
  /** Whether it is a card in a pile, into which somebody can look. */
  isInPile?(value: Json): boolean;
  readonly isPaused?: boolean;
  /** What is asked is answered without the viewer: whatever they said would come to the same. */
  readonly isFormality?: boolean;
}

export function askingOf(about: About): Asking {
  const { prompting, view, names, isPaused = false, isFormality = false } = about;
  const { walk, prompt } = prompting;
  const back: BarButton[] =
    walk.back === null ? [] : [{ key: 'back', label: 'Back', look: 'quiet', hotkey: 'Esc', press: prompting.back }];
  const none = { loose: [], moves: [], hint: undefined, asker: null, go: null };
  if (view.ctx.gameOver === true || prompt.moves.length === 0) {
    const said = isFormality ? 'Any order is the same' : plain(standing(view, names));
    const question = isPaused ? 'Paused' : said;
    return { ...none, question, isAsked: false, buttons: [] };
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
    const canClick = prompt.moves.length > buttons.length;
    const canWait = buttons.some(({ hotkey }) => hotkey !== undefined);
    const may = turnPlayerOf(view) === view.viewer ? 'Your move' : 'You may act';
    // whoever has nothing but buttons and none that lets it be must choose
    const turn =
      askedNow(names.presentation, view) ?? (canWait || (canClick && may === 'Your move') ? may : 'What do you do?');
    const top = canPass(about) ? topOfStack(names.presentation, view) : null;
    const begun = top === null ? turn : `Respond, or let ${names.cardName(top)} resolve?`;
    const decision = view.decision === null ? begun : capital(names.move(view.decision.name, view));
    return {
      ...none,
      question: decision,
      hint: canClick && top === null ? 'choose what glows' : undefined,
      isAsked: true,
      buttons,
    };
  }
  const { asked } = walk;
  const isOne = asked.kind === 'oneOf' || asked.kind === 'player';
  const confirm: BarButton | null = isOne
    ? null
    : {
        key: 'confirm',
        label: confirmText(about),
        look: 'go',
        hotkey: 'Enter',
        isDisabled: !prompting.isReady,
        press: prompting.confirm,
      };
  const isInMenu = 'pool' in asked || asked.kind === 'number';
  // what is paid for stays in sight, and can still be changed
  const asker = 'pool' in asked && walk.back?.subject === walk.subject ? walk.back : walk;
  const loose = looseOf(asker, about);
  // what is on the table glows there; the rest are buttons as well
  const isShort = isOne && areFew(loose);
  // players glow where they sit, far from the question
  const players = asked.kind === 'player' ? optionsOf(asked, view, names) : [];
  const inBar = [...(isShort ? loose : []), ...(areFew(players) ? players : [])].map((option) =>
    optionButton(option, prompting),
  );
  return {
    question: questionOf(asked, about),
    hint: hintOf(about),
    isAsked: true,
    buttons: [...back, ...inBar, ...(confirm === null || isInMenu ? [] : [confirm])],
    loose: isShort || (asker !== walk && areFew(loose)) ? [] : loose,
    asker,
    go: isInMenu ? confirm : null,
    moves: [],
  };
}

/** Options that are nowhere to be seen on the table, with those of the same kind that are not offered now. */
function looseOf({ asked, held }: Walk, { prompting: { walk }, view, names, isOnTable }: About): Loose[] {
  if (asked === null || asked === 'ask' || 'pool' in asked) return [];
  const entries = entriesOf(asked, held);
  const words =
    held === null
      ? optionsOf(asked, view, names)
      : optionsOf({ ...asked, kind: 'oneOf', options: entries } as never, view, names);
  const loose = words.filter(({ value }) => !isOnTable(value, asked.of));
  const { presentation } = names;
  const among = presentation.among?.(asked.name, view);
  const chosen = asked === walk.asked ? undefined : walk.answers.at(-1);
  const shut = (among ?? []).filter(
    (value) =>
      !entries.some((entry) => isSame(entry, value)) && presentation.place?.(value, asked.name, view) === undefined,
  );
  const rankOf = ({ value }: Loose): number => among?.findIndex((one) => isSame(one, value)) ?? 0;
  return [...loose, ...optionWords(shut, asked, view, names)]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((row) => ({
      ...row,
      ...(shut.includes(row.value) ? { isShut: true } : {}),
      ...(chosen !== undefined && isSame(chosen.value, row.value) ? { isChosen: true } : {}),
    }));
}

const isSame = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `Pay 3, use`, `Pitch 1`, `Confirm`: what the answer does that was put together. */
function confirmText({ prompting, view, names }: About): string {
  const { walk, isReady } = prompting;
  const { asked, draft, move } = walk;
  if (isEmpty(draft) && isReady) return 'None';
  if (asked === null || asked === 'ask' || asked.kind !== 'payment') return 'Confirm';
  // what nothing is demanded of is no price
  if ('pool' in asked && asked.demands === undefined) return 'Confirm';
  const count = 'pool' in asked ? asked.size : (draft as Json[]).length;
  const verb = capital(names.presentation.pays?.[asked.name] ?? 'pay');
  const isLast = isReady && isComplete(confirmed(walk));
  if (count === 0) return verb;
  return `${verb} ${count}${isLast ? `, ${names.move(move ?? '', view).split(' ')[0]}` : ''}`;
}

/** A few words each, which need no explanation and no picture: buttons in the bar rather than a menu over the table. */
const areFew = (options: readonly Loose[]): boolean =>
  options.every(({ hint, card, isShut }) => hint === '' && card === undefined && isShut !== true) &&
  areShort(options.map(({ label }) => label));

const FEW = 3;
const areShort = (labels: readonly string[]): boolean => labels.length <= FEW && labels.join('').length <= 60;

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
function cardMoves(about: About): BarButton[] {
  const { prompting, view, names } = about;
  const { walk, prompt } = prompting;
  const card = walk.subject === null ? undefined : placedCard(view, walk.subject)?.card;
  const clicked = card === undefined ? undefined : { id: card.id, name: card.name };
  const moves = prompt.moves.filter(({ move }) => walk.moves.includes(move));
  return moveLabels({ moves }, view, names).map(({ move, label }) => ({
    key: move,
    label: withCard(label, move, about),
    look: 'plain',
    points: { move, card: clicked },
    press: () => prompting.choose(move, clicked),
  }));
}

/** What a move would do with the card that was clicked: `Play it`, or `Pitch it to attack with the weapon`. */
export function withCard(
  label: string,
  move: string,
  { prompting, names }: Pick<About, 'prompting' | 'names'>,
): string {
  const { prompt, walk } = prompting;
  if (walk.subject === null || !onlyPays(prompt, move, walk.subject)) return withIt(label);
  const choice = prompt.moves.find((one) => one.move === move)?.asks?.name ?? '';
  const verb = names.presentation.pays?.[choice] ?? 'pay with';
  return `${capital(verb)} it to ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** `Play a card` → `Play it`: the card has been chosen. */
const withIt = (label: string): string =>
  label
    .replace(/[:(].*$/, '')
    .replace(
      /^(\w+(?: with)?) (?:something|an? (?:[\w–]+ )?(?:ability|buff|card(?: or trap)?|character|command|gear|land|reaction|song|spell|trap|unit(?: or base)?))(?= into| as| face| for|$)/i,
      '$1 it',
    );

const aboutCard = ({ prompting: { walk }, view }: About): number | undefined => walk.subject ?? subjectOf(view);

/** The card everything is about, before the question. */
function withSubject(question: string, about: About): string {
  const subject = aboutCard(about);
  if (subject === undefined) return question;
  const title = about.names.card(subject);
  return `${title}${/[!?.]$/.test(title) ? '' : ':'} ${question}`;
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
    return paid > asked.due ? `${paid} paid, ${asked.due} needed` : `${paid} of ${asked.due} paid`;
  }
  if (asked.kind === 'oneOf' && places > 0 && places === options.length)
    return `${places === 1 ? '1 place is' : `${places} places are`} open${walk.subject === null ? '' : ' to it'}`;
  if (asked.kind === 'assignment') {
    if (walk.held !== null) return 'now its target';
    const isOpen = Object.values(asked.targets).some((targets) => targets.length > 1);
    return isOpen ? 'choose who, then whom' : 'choose who';
  }
  if (asked.kind === 'player' && options.length > FEW) return 'choose a player';
  return undefined;
}

/** `choose up to 2`, `1 of 2 chosen`, `2 chosen, up to 4`. */
function chosenText(count: number, { min, max }: { readonly min: number; readonly max: number }): string {
  if (count === 0) return `choose ${rangeText(min, max)}`;
  return min === max ? `${count} of ${max} chosen` : `${count} chosen, ${rangeText(count < min ? min : 0, max)}`;
}

/** The moves that no card on the table begins. Space passes, where the game says so. */
function moveButtons(about: About): BarButton[] {
  const { prompting, view, names, isOnTable, isInPile = () => false } = about;
  const { moves, at = {} } = prompting.prompt;
  const isSomewhere = (value: Json, of: Naming): boolean => isOnTable(value, of) || (of !== 'name' && isInPile(value));
  const isAtCard = (move: string): boolean => at[move] !== undefined && isOnTable(at[move], 'card');
  const shown = moves.filter(({ move, asks }) => !isAtCard(move) && needsButton(asks, isOnTable, isSomewhere));
  const labels = moveLabels({ moves: shown }, view, names);
  const passing = passOf(names.presentation);
  // to pass in one's own turn gives up what one could still do
  const isAnswering = turnPlayerOf(view) !== view.viewer || topOfStack(names.presentation, view) !== null;
  return labels.map(({ move, label, key }) => {
    const isPass = key === 'space' || move === passing;
    const isCheap = isPass && isAnswering && moveConfirm(names.presentation, move, view) === undefined;
    return {
      key: move,
      label,
      look: moves.length === 1 || isCheap ? 'go' : 'plain',
      hotkey: isPass ? 'Space' : undefined,
      points: { move },
      press: () => prompting.choose(move),
    };
  });
}

const passOf = ({ passing }: Presentation): string | undefined => passing?.move;
