import { calledCard, capital, itsCard, signed, some, tellWith, who } from '@cardloom/parts/present';

/** Events as sentences. */
export const tell = tellWith({
  firstPlayerChosen: (event) => who(event, 'start'),
  handAltered: (event) =>
    event.count === 0 ? `${who(event, 'keep')} the hand` : `${who(event, 'replace')} ${some(event.count)}`,
  inked: (event) => `${who(event, 'put')} ${itsCard(event)} into the inkwell`,
  played: (event) => `${who(event, 'play')} ${itsCard(event)}`,
  sang: (event) => `${itsCard(event)} sings`,
  quests: (event) => `${itsCard(event)} quests`,
  loreGained: (event) => `${who(event, 'gain')} ${String(event.amount)} lore (${String(event.lore)} in all)`,
  attacks: (event) => `${itsCard(event)} challenges ${calledCard(event.target)}`,
  healed: (event) => `${String(event.amount)} damage is removed from ${itsCard(event)}`,
  buffed: (event) => `${itsCard(event)} gets ${signed(Number(event.amount))} strength this turn`,
  hindered: (event) => `${itsCard(event)} gets ${signed(-Number(event.amount))} strength for a turn`,
  readied: (event) => `${itsCard(event)} readies`,
  exerted: (event) => `${itsCard(event)} exerts`,
  banished: (event) => `${itsCard(event)} is banished`,
  movedTo: (event) => `${itsCard(event)} moves to ${calledCard(event.location)}`,
  sideboarded: (event) =>
    event.swaps === 0
      ? `${who(event, 'keep')} the deck as it is`
      : `${who(event, 'have')} swapped ${some(event.swaps)}`,
  gamePaused: (event) => `${who(event, 'pause')} the game`,
  gameResumed: (event) => `${who(event, 'resume')} the game`,
  gameWon: (event, { G }) => {
    const { player, reason, game } = event;
    const why = reason === 'lore' ? 'by lore' : reason === 'deck' ? 'as a deck has run out' : 'by concession';
    // a single game needs no number
    const which = Number(G.bestOf) > 1 ? `game ${String(game)}` : 'the game';
    return player == null ? `${capital(which)} has no winner` : `${who(event, 'win')} ${which} ${why}`;
  },
  finalScore: ({ lore }, { players }) => {
    const ids = Object.keys(players);
    return `Lore at the end: ${(lore as readonly number[]).map((each, i) => `{${ids[i]}} ${each}`).join(', ')}`;
  },
});
