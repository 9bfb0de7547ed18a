import type { Json, MatchEvent, RecordedMove, View } from 'cardloom';
import { withNames } from './called.ts';
import { describeAnswer, describeArgs } from './describe.ts';
import type { Names } from './names.ts';
import { tellPlaces, tellResult } from './result.ts';
import { capital, spoken } from './text.ts';

/**
 * What happened, as sentences. The events come as one player (or the host) may know them, so whatever they name may be
 * told. `view` is the view afterwards; cards are called by what was known of them when it happened. What is said several times
 * in a row is said once.
 */
export function tellEvents(events: readonly MatchEvent[], view: View, names: Names): string[] {
  const sentences: { readonly text: string; count: number }[] = [];
  names.book.meet(view);
  for (const event of events) {
    names.book.hear(event);
    const text = tellEvent(event, view, names);
    const last = sentences.at(-1);
    if (last !== undefined && last.text === text) last.count += 1;
    else if (text !== null) sentences.push({ text, count: 1 });
  }
  names.book.learn(view);
  return sentences.map(({ text, count }) => (count === 1 ? text : `${text.replace(/\.$/, '')}, ${count} times.`));
}

/** One event as a sentence; null for those that only say what the heading shows anyway. */
function tellEvent(event: MatchEvent, view: View, names: Names): string | null {
  const own = names.presentation.tell?.(event, view, names.book.find);
  if (own !== undefined) return own === null ? null : capital(dot(withNames(own, names)));
  const says = ENGINE_EVENTS[event.type];
  return says === undefined ? tellGameEvent(event, view, names) : says(event, view, names);
}

type Teller = (event: MatchEvent, view: View, names: Names) => string | null;
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
  segmentBegan: ({ segment }) => `${capital(spoken(String(segment)))} begins.`,
  turnBegan: ({ player }, _view, names) =>
    typeof player === 'string' ? `${capital(names.whose(player))} turn begins.` : null,
  gameOver: (_event, view, names) =>
    [`The game is over: ${tellResult(view, names)}.`, ...tellPlaces(view, names)].join(' '),
  playerLeft: ({ player }, _view, names) => `${capital(names.player(String(player)))} left the match.`,
  zoneShuffled: ({ at }, view, names) => `${capital(placeName(at, view, names))} is shuffled.`,
  cardRevealed: ({ card }, _view, names) => `${cardName(card, names)} is shown.`,
  cardCreated: ({ card, to }, view, names) => `${cardName(card, names)} comes into ${placeName(to, view, names)}.`,
  cardMoved: ({ card, from, to }, view, names) =>
    `${cardName(card, names)} goes from ${placeName(from, view, names)} to ${placeName(to, view, names)}.`,
};

function placeName(place: unknown, view: View, names: Names): string {
  const { zone, player } = place as { zone: string; player: string | null };
  return zone === 'gone' ? 'nowhere' : names.zone(zone, player, view);
}

const cardName = (id: unknown, names: Names): string => capital(typeof id === 'number' ? names.card(id) : 'a card');

/** An event of the game's own: its type, and its fields by name; cards and players are called by theirs. */
function tellGameEvent({ type, ...fields }: MatchEvent, view: View, names: Names): string {
  const said = Object.entries(fields).flatMap(([key, value]) => {
    if (value === undefined || value === null || value === false || key === 'cause') return [];
    const text = fieldText(key, value as Json, view, names);
    return text === null
      ? [`${spoken(key)} ${describeAnswer(value as Json, view, names, { choice: key, kind: 'number' })}`]
      : [text];
  });
  return `${capital(spoken(type))}${said.length === 0 ? '' : `: ${said.join(', ')}`}.`;
}

/** A field that names a card or a player needs no label; null for any other. */
function fieldText(key: string, value: Json, view: View, names: Names): string | null {
  if (names.isPlayer(value)) return names.player(value);
  if (typeof value !== 'number') return null;
  if (/player|winner|loser/i.test(key)) {
    const id = Object.keys(view.players)[value];
    return id === undefined ? null : names.player(id);
  }
  if (!/card|unit|source|target|attacker|defender|victim/i.test(key)) return null;
  return names.book.find(value) === undefined ? null : names.card(value);
}

const dot = (text: string): string => (/[.!?:—]$/.test(text) ? text : `${text}.`);

/** An action in a few words: `you: play card Archer, slot 3`. */
export function tellAction({ player, move, args }: RecordedMove, view: View, names: Names): string {
  const answers = describeArgs(move, args, view, names);
  const rest = answers.length === 0 ? '' : ` ${answers.join(', ')}`;
  return `${capital(names.player(player))}: ${spoken(move)}${rest}`;
}
