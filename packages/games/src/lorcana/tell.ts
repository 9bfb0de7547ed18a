import { cardWords, signed, some, tellWith, who } from '@cardloom/parts/present';
import { cards } from './card-set.ts';

const words = cardWords(cards);
const { name, card } = words;

/** Events as sentences. */
export const tell = tellWith(words, {
  firstPlayerChosen: (event) => who(event, 'start'),
  handAltered: (event) =>
    event.count === 0 ? `${who(event, 'keep')} the hand` : `${who(event, 'replace')} ${some(event.count)}`,
  inked: (event, view) => `${who(event, 'put')} ${card(event, view)} into the inkwell`,
  played: (event, view) => `${who(event, 'play')} ${card(event, view)}`,
  sang: (event, view) => `${card(event, view)} sings`,
  quests: (event, view) => `${card(event, view)} quests`,
  loreGained: (event) => `${who(event, 'gain')} ${String(event.amount)} lore (${String(event.lore)} in all)`,
  attacks: (event, view) => `${card(event, view)} challenges ${name(event.target, view)}`,
  healed: (event, view) => `${String(event.amount)} damage is removed from ${card(event, view)}`,
  buffed: (event, view) => `${card(event, view)} gets ${signed(Number(event.amount))} strength this turn`,
  hindered: (event, view) => `${card(event, view)} gets ${signed(-Number(event.amount))} strength for a turn`,
  readied: (event, view) => `${card(event, view)} readies`,
  exerted: (event, view) => `${card(event, view)} exerts`,
  banished: (event, view) => `${card(event, view)} is banished`,
  movedTo: (event, view) => `${card(event, view)} moves to ${name(event.location, view)}`,
  triggered: (event, view) => `${card(event, view)} is triggered`,
  sideboarded: (event) => `${who(event, 'swap')} ${some(event.swaps)}`,
  gamePaused: (event) => `${who(event, 'pause')} the game`,
  gameResumed: (event) => `${who(event, 'resume')} the game`,
  gameWon: (event) => {
    const { player, reason, game } = event;
    const why = reason === 'lore' ? 'with 20 lore' : reason === 'deck' ? 'as a deck has run out' : 'by concession';
    return player === null ? `Game ${String(game)} has no winner` : `${who(event, 'win')} game ${String(game)} ${why}`;
  },
  finalScore: ({ lore }) => `Lore at the end: ${(lore as readonly number[]).join(' to ')}`,
});
