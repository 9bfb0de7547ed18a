// Hearts in a terminal: who has played what, and one's own hand by suits.
import type { Paint, Presentation } from '@cardloom/games';
import { actor, cardWords, some, tellWith, zoneOf } from '@cardloom/parts/present';
import type { View, ViewCard } from 'cardloom';

const nameOf = (card: ViewCard | undefined): string => (card !== undefined && 'name' in card ? String(card.name) : '');

function render(view: View, paint: Paint): string {
  const seats = Object.keys(view.players);
  const first = seats.indexOf(String(view.G.leader));
  const trick = view.zones.trick as readonly ViewCard[];
  const lines = seats.map((id, seat) => {
    const { score, points } = view.players[id];
    const played = nameOf(trick[(seat - first + seats.length) % seats.length]).padEnd(4);
    const name = (id === view.viewer ? paint.mine : paint.theirs)(`{${id}}`);
    const count = `${zoneOf(view, 'hand', id).length} cards`;
    return `  ${paint.strong(played)} ${name}  ${paint.dim('score')} ${score} ${paint.dim('+')} ${points}  ${paint.dim(count)}`;
  });
  const broken = view.G.heartsBroken === true ? 'hearts are broken' : 'hearts are not broken';
  const rules = `hand ${view.G.hand}, until ${view.G.limit} points · cards pass to: ${view.G.passing} · ${broken}`;
  return [paint.dim(rules), '', ...lines, ...(view.viewer === null ? [] : ['', `  ${handOf(view, view.viewer)}`])].join(
    '\n',
  );
}

function handOf(view: View, player: string): string {
  const names = zoneOf(view, 'hand', player).map(nameOf);
  const order = (name: string): number => '234567891JQKA'.indexOf(name[0]);
  const suits = ['♣', '♦', '♠', '♥'].map((suit) => names.filter((name) => name.endsWith(suit)));
  return suits
    .filter(({ length }) => length > 0)
    .map((suit) => suit.sort((a, b) => order(a) - order(b)).join(' '))
    .join('   ');
}

export function atTheTable(cards: Readonly<Record<string, { readonly title: string }>>): Presentation {
  const words = cardWords(cards);
  const tell = tellWith(words, {
    passed: (event, view) => `${actor(event.by, 'pass')} ${words.names(event, view)} to ${actor(event.to)}`,
    played: (event, view) => `${actor(event.by, 'play')} ${words.card(event, view)}`,
    trickTaken: ({ by, points }) => `${actor(by, 'take')} the trick${points === 0 ? '' : `: ${some(points, 'point')}`}`,
    moonShot: ({ by }) => `${actor(by, 'shoot')} the moon`,
    handScored: ({ player, points, score }) =>
      `${actor(player, 'get')} ${some(points, 'point')} and ${actor(player, 'have')} ${score}`,
  });
  return { render, tell, printed: () => '' };
}
