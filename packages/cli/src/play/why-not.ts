import { capital, cardsIn, type Names, optionWords, placedCard, spoken } from '@cardloom/parts/present';
import { type ActionGenerator, describeGame, type Json, type Match } from 'cardloom';
import type { Offer } from '../prompts/asker.ts';
import { openOptions } from '../prompts/complete.ts';
import { wrap } from '../table/text.ts';
import { drawScreen } from './screen.ts';
import type { Session } from './session.ts';

/** A move or a card that is not offered now, with the engine's reasons. */
interface Refused {
  readonly label: string;
  readonly hint: string;
  readonly reasons: () => string[];
}

/** `w`: a person picks something that is not offered and is told why. */
export async function explainWhyNot(
  session: Session,
  generator: ActionGenerator,
  answered: Readonly<Record<string, Json>>,
  move: string | null,
): Promise<void> {
  const { asker, match, names } = session;
  const refused =
    move === null ? refusedFirst(match, generator, names) : refusedNext(match, generator, answered, move, names);
  if (refused.length === 0) {
    await asker.pause(() => 'Everything there is can be chosen here.');
    return;
  }
  asker.show(drawScreen(session));
  const offers: Offer<Refused>[] = refused.map((value) => ({ value, label: value.label, hint: value.hint }));
  const reply = await asker.one({ message: "What can't you do?", keys: ['back'] }, offers);
  if (!('answer' in reply)) return;
  const { label, reasons } = reply.answer;
  const against = reasons();
  await asker.pause(({ columns }) => {
    const lines = against.flatMap((reason) =>
      wrap(reason, columns - 2).map((line, i) => `${i === 0 ? '• ' : '  '}${line}`),
    );
    return `Why not ${label}?\n\n${lines.join('\n')}\n`;
  });
}

/** Nothing is chosen yet: the game's moves that cannot be made, and the cards no move can begin with. */
function refusedFirst(match: Match, generator: ActionGenerator, names: Names): Refused[] {
  const me = generator.player;
  const open = new Set(openOptions(generator));
  const starts = [...open].map((move) => ({ move: String(move), next: afterMove(generator, move) }));
  const offered = new Set(starts.flatMap(({ next }) => (next === null ? [] : openOptions(next))));
  const moves = ruleMoves(match).filter((move) => !open.has(move));
  const view = match.view(me);
  return [
    ...moves.map((move) => ({
      label: capital(spoken(move)),
      hint: '',
      reasons: () => [whyNoMove(match, me, move, generator)],
    })),
    ...cardsIn(view)
      .filter(({ card }) => !offered.has(card.id))
      .map((placed) => ({
        label: names.cardName(placed.card.name),
        hint: names.zone(placed.zone, placed.player, view),
        reasons: () => whyNoCard(match, me, placed.card.id, names),
      })),
  ];
}

/** In the middle of a move: what the choice could be elsewhere, and is not here. */
function refusedNext(
  match: Match,
  generator: ActionGenerator,
  answered: Readonly<Record<string, Json>>,
  move: string,
  names: Names,
): Refused[] {
  const me = generator.player;
  const view = match.view(me);
  const { name } = generator.choices();
  const open = openOptions(generator).map((option) => JSON.stringify(option));
  const elsewhere = new Map<string, Json>();
  for (const { card } of cardsIn(view)) elsewhere.set(JSON.stringify(card.id), card.id);
  for (const option of siblings(match, me, move, name)) elsewhere.set(JSON.stringify(option), option);
  const isAboutCards = openOptions(generator).some((option) => placedCard(view, option) !== undefined);
  const refused = [...elsewhere]
    .filter(([key, option]) => !open.includes(key) && (typeof option === 'number') === isAboutCards)
    .map(([, option]) => option);
  return optionWords(refused, { name, kind: '' }, view, names).map(({ value: option, label, hint }) => ({
    label,
    hint,
    reasons: () => [
      reasonFor(match, me, move, { ...answered, [name]: option }, name) +
        (typeof option === 'number' ? whereFrom(match, me, openOptions(generator), option, names) : ''),
    ],
  }));
}

/** What the choice of this name offers after any other beginning of the same move. */
function siblings(match: Match, me: string, move: string, name: string): Json[] {
  const found: Json[] = [];
  const walk = (generator: ActionGenerator, depth: number): void => {
    if (generator.filled() || found.length > 200 || depth > 4) return;
    const choice = generator.choices();
    if (choice.name === name) found.push(...(choice.options ?? []));
    else for (const option of choice.options ?? []) walk(generator.choose(option), depth + 1);
  };
  const start = match.choosing(me);
  if (start.choices().options?.includes(move) === true) walk(start.choose(move), 0);
  return found;
}

/** The moves of the rules: not those of the table, and none that only manual mode opens. */
const ruleMoves = (match: Match): string[] => [
  ...new Set(
    describeGame(match.game)
      .moves.filter(({ isTable, isManual }) => !isTable && !isManual)
      .map(({ name }) => name),
  ),
];

/** The generator after the move, or null if the move asks nothing. */
function afterMove(generator: ActionGenerator, move: Json): ActionGenerator | null {
  const next = generator.choose(move);
  return next.filled() ? null : next;
}

function whyNoMove(match: Match, me: string, move: string, generator: ActionGenerator): string {
  const failure = match.whyNot({ player: me, move, args: {} });
  if (failure === null) return 'It can be done.';
  // open, but what it asks for is not there
  const isOpen = generator.choices().options?.includes(move) === true;
  if (!isOpen) return failure.message;
  const { name } = generator.choose(move).choices();
  return `There is nothing to choose for "${spoken(name)}".`;
}

function whyNoCard(match: Match, me: string, card: number, names: Names): string[] {
  const start = match.choosing(me);
  const open = start.choices().options ?? [];
  const reasons = ruleMoves(match).flatMap((move) => {
    // what the rules of a move itself say against it; moves of another phase say nothing about a card
    const against = open.includes(move) ? null : match.whyNot({ player: me, move, args: {} });
    if (against !== null)
      return against.code === 'illegal-move' ? [`${capital(spoken(move))}: ${against.message}`] : [];
    const next = afterMove(start, move);
    if (next === null) return [];
    const choice = next.choices();
    if (choice.kind !== 'oneOf' && choice.kind !== 'someOf') return [];
    const answer = choice.kind === 'someOf' ? [card] : card;
    return [
      `${capital(spoken(move))}: ${reasonFor(match, me, move, { [choice.name]: answer }, choice.name)}${whereFrom(match, me, choice.options ?? [], card, names)}`,
    ];
  });
  return reasons.length > 0 ? reasons : ['No move that you can make now takes a card.'];
}

/** The engine's reason; where that is only that a later choice is missing, the card leads nowhere. */
function reasonFor(
  match: Match,
  me: string,
  move: string,
  args: Readonly<Record<string, Json>>,
  asked: string,
): string {
  const failure = match.whyNot({ player: me, move, args });
  if (failure === null) return 'It can be done.';
  const missing = /^args\.(\w+)/.exec(failure.path)?.[1];
  if (missing !== undefined && missing !== asked && failure.message.endsWith('is missing.')) {
    return `Nothing could be chosen for "${spoken(missing)}" then.`;
  }
  // the person has just named what the choice is about
  return failure.message.replace(/^The choice "(\w+)(?:\[\d+\])?" /, (whole, name) => (name === asked ? 'It ' : whole));
}

/** Where the cards come from that are offered, if this one lies elsewhere. */
function whereFrom(match: Match, me: string, options: readonly Json[], card: number, names: Names): string {
  const view = match.view(me);
  const placed = cardsIn(view);
  const lies = placed.find((candidate) => candidate.card.id === card);
  const zones = new Set(
    placed
      .filter((candidate) => options.includes(candidate.card.id))
      .map(({ zone, player }) => names.zone(zone, player, view)),
  );
  const here = lies === undefined ? '' : names.zone(lies.zone, lies.player, view);
  return lies === undefined || zones.size === 0 || zones.has(here)
    ? ''
    : ` It lies in ${here}; the choice is among ${[...zones].join(', ')}.`;
}
