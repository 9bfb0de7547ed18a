import type { Json, MatchEvent, View } from 'cardloom';
import { answerWords } from './answers.ts';
import { moveDone } from './moves.ts';
import type { Names } from './names.ts';
import { joined, sentence, type Words } from './pieces.ts';
import { tellPlaces, tellResult } from './result.ts';
import { spoken } from './spoken.ts';
import { together } from './together.ts';

/**
 * What happened, as sentences. The events come as one player (or the host) may know them, so whatever they name may be
 * told. `view` is the view afterwards; cards are called by what was known of them when it happened. What is said several times
 * in a row, or of several cards, is said once.
 *
 * ```ts
 * match.subscribe('p0', (event) => {
 *   for (const words of tellEvents([event], view, names)) console.log(plain(sentence(words)));
 * });
 * ```
 */
export function tellEvents(events: readonly MatchEvent[], view: View, names: Names): Words[] {
  const sentences: Words[] = [];
  names.book.meet(view);
  for (const event of events) {
    names.book.hear(event);
    const words = tellEvent(event, view, names);
    if (words !== null) sentences.push(words);
  }
  names.book.learn(view);
  return together(sentences);
}

/** A step of a match as a viewer is told of it: who made it (null for the host), and what happened. */
export interface ToldStep {
  readonly by: string | null;
  readonly events: readonly MatchEvent[];
}

/**
 * What a step says: its sentences, and who did what where the game has no words for that.
 *
 * ```ts
 * const told: ToldStep = { by: 'p1', events: [{ type: 'passed', player: 'p1' }] };
 * console.log(tellStep(told, view, names).map(plain));
 * ```
 */
export function tellStep({ by, events }: ToldStep, view: View, names: Names): Words[] {
  const sentences = tellEvents(events, view, names);
  const { tell, passing } = names.presentation;
  const move = by === null ? undefined : moveIn(events, by);
  if (by === null || move === undefined || (tell !== undefined && sentences.length > 0)) return sentences;
  if (passing?.idle?.includes(move) === true && by !== view.viewer) return sentences;
  const did = passing?.move === move ? `{${by}:pass}` : moveDone(names.presentation, move, by, view.viewer);
  return [sentence(names.words(did)), ...sentences];
}

/** The move that set the events off: that somebody made it is told to everybody. */
function moveIn(events: readonly MatchEvent[], by: string): string | undefined {
  for (const { cause } of events) {
    if (typeof cause !== 'object' || cause === null || !('move' in cause) || !('player' in cause)) continue;
    if (cause.player === by && typeof cause.move === 'string') return cause.move;
  }
  return undefined;
}

/** One event as a sentence; null for those that only say what a table shows anyway. */
function tellEvent(event: MatchEvent, view: View, names: Names): Words | null {
  const own = names.presentation.tell?.(event, view, names.book.find);
  if (own !== undefined) return own === null ? null : sentence(names.words(own));
  const says = ENGINE_EVENTS[event.type];
  return says === undefined ? tellGameEvent(event, view, names) : says(event, view, names);
}

type Teller = (event: MatchEvent, view: View, names: Names) => Words | null;
const nothing: Teller = () => null;

const ENGINE_EVENTS: Readonly<Record<string, Teller>> = {
  priorityChanged: nothing,
  decisionAsked: nothing,
  phaseBegan: nothing,
  phaseEnded: nothing,
  stepBegan: nothing,
  stepEnded: nothing,
  segmentEnded: nothing,
  turnEnded: nothing,
  STATE_SNAPSHOT: nothing,
  segmentBegan: ({ segment }, _view, names) => sentence(names.words(`${spoken(String(segment))} begins`)),
  turnBegan: ({ player }, _view, names) =>
    typeof player === 'string' ? sentence(names.words(`{${player}}'s turn begins`)) : null,
  gameOver: (_event, view, names) =>
    joined([sentence([{ text: 'The game is over: ' }, ...tellResult(view, names)]), ...tellPlaces(view, names)], ' '),
  playerLeft: ({ player }, _view, names) => sentence(names.words(`{${String(player)}} left the match`)),
  zoneShuffled: ({ at }, view, names) => sentence(names.words(`${placeName(at, view, names)} is shuffled`)),
  cardRevealed: ({ card }, _view, names) => sentence(names.words(`${cardText(card)} is shown`)),
  cardCreated: ({ card, to }, view, names) =>
    sentence(names.words(`${cardText(card)} comes into ${placeName(to, view, names)}`)),
  cardMoved: ({ card, from, to }, view, names) =>
    sentence(
      names.words(`${cardText(card)} goes from ${placeName(from, view, names)} to ${placeName(to, view, names)}`),
    ),
};

function placeName(place: unknown, view: View, names: Names): string {
  const { zone, player } = place as { zone: string; player: string | null };
  return zone === 'gone' ? 'nowhere' : names.zone(zone, player, view);
}

const cardText = (id: unknown): string => (typeof id === 'number' ? `{#${id}}` : 'a card');

/** An event of the game's own: its type, and its fields by name; cards and players are called by theirs. */
function tellGameEvent({ type, ...fields }: MatchEvent, view: View, names: Names): Words {
  const said = Object.entries(fields).flatMap(([key, value]): Words[] => {
    if (value === undefined || value === null || value === false || key === 'cause') return [];
    const words = fieldWords(key, value as Json, view, names);
    return words === null
      ? [[{ text: `${spoken(key)} ` }, ...answerWords(value as Json, view, names, { name: key, kind: 'number' })]]
      : [words];
  });
  const what: Words = [{ text: spoken(type) }];
  return sentence(said.length === 0 ? what : [...what, { text: ': ' }, ...joined(said)]);
}

/** A field that names a card or a player needs no label; null for any other. */
function fieldWords(key: string, value: Json, view: View, names: Names): Words | null {
  if (names.isPlayer(value)) return names.words(`{${value}}`);
  if (typeof value !== 'number') return null;
  if (/player|winner|loser/i.test(key)) {
    const id = Object.keys(view.players)[value];
    return id === undefined ? null : names.words(`{${id}}`);
  }
  if (!/card|unit|source|target|attacker|defender|victim/i.test(key)) return null;
  return names.book.find(value) === undefined ? null : names.words(`{#${value}}`);
}
