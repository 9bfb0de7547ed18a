import { partMoves, type Wording } from '@cardloom/parts/present';
import type { lorcana } from './definition.ts';
import { LORE_TO_WIN } from './numbers.ts';
import { tell } from './tell.ts';

export const wording: Wording<typeof lorcana> = {
  about: `Two players quest for lore; the first to have twenty wins.
In your turn you ready your cards and draw one.
Once a turn you may put a card from your hand into your inkwell, if it shows the mark for it.
Each card in the inkwell pays one of the cost of what you play; it is ready again next turn.
Characters are dry, and can act, from the turn after they were played.
A character that quests is exerted and gives its lore; an exerted one can be challenged.
In a challenge both deal their strength as damage; with as much damage as willpower a character is banished.
Whoever must draw from an empty deck loses.`,
  phases: { chooseFirstPlayer: 'first player', endOfTurn: 'end' },
  asks: { sideboarding: 'Do you change your deck for the next game?' },
  reasons: { lore: `${LORE_TO_WIN} lore`, deck: 'no card left to draw' },
  terms: {
    bodyguard: 'May enter exerted. Challengers must choose it before your other characters.',
    evasive: 'Only characters with evasive can challenge it.',
    reckless: 'Cannot quest, and must challenge each turn if it can.',
    rush: 'Can challenge in the turn it is played.',
    support: 'When it quests, you may add its strength to another character’s this turn.',
    ward: 'Opponents cannot choose it, except to challenge it.',
    challenger: 'Has +N strength while it challenges.',
    lookout: 'Characters here quest for N more lore.',
    resist: 'Takes N less damage.',
    shelter: 'Characters here take N less damage.',
    singer: 'Sings songs as if it cost N.',
    drying: 'Was played this turn: it can quest, challenge and sing from your next turn on.',
    'no ink': 'Cannot be put into the inkwell.',
    song: 'Instead of paying, exert a dry character that costs as much or more.',
  },
  moves: {
    ...partMoves,
    play: 'play a card',
    quest: 'quest with a character',
    challenge: 'challenge a character or location',
    resumeGame: 'resume the game',
    swap: 'swap a card with your sideboard',
    doneSideboarding: 'keep your deck as it is',
    ink: 'put a card into the inkwell',
    moveTo: 'move to a location',
    activate: 'activate an ability',
    sing: 'sing a song',
    passTurn: { words: 'end your turn', key: 'space' },
    alterHand: 'alter your hand',
  },
  label: (option, choice) => {
    if (choice === 'zone') return option === 'play' ? 'cards in play' : undefined;
    return option === null ? 'none' : undefined;
  },
  tell,
};
