import { abilityLabel, partMoves, type Wording } from '@cardloom/parts/present';
import { cards } from './card-set.ts';
import type { alphaClash } from './definition.ts';
import { tell } from './tell.ts';

export const wording: Wording<typeof alphaClash> = {
  about: `Two Contenders fight; whoever brings the other's health to nothing wins.
In your turn you draw, may place a card as a resource, and have a main phase.
There you play cards with your ready resources, and may set traps face down.
What is played waits in the Standby, where the other may answer it; the newest resolves first.
A ready card may initiate a clash against the other Contender or an engaged Clash card.
The defender may counter or obstruct with ready Clash cards; both may play Clash Buffs.
Then both sides deal their attack; a Clash card without defense left goes to oblivion, and what hits a Contender
costs health. Whoever must draw from an empty deck loses.`,
  phases: {
    chooseFirstPlayer: 'first player',
    startOfTurn: 'start',
    endOfTurn: 'end',
    attackerBuff: 'attacker’s buffs',
    defenderBuff: 'defender’s buffs',
  },
  asks: {
    resource: 'Do you place a resource?',
    counter: 'Do you answer the attack?',
    obstruct: 'Do you obstruct?',
    attackerBuff: 'Do you play a buff?',
    defenderBuff: 'Do you play a buff?',
  },
  terms: {
    contender: 'Stands for its player: damage to it beyond its defense costs health.',
    obstructs: 'Stands between the attacker and what it attacks.',
    trap: 'Is set face down, and used when what it says happens.',
    buff: 'Is played in a clash, for a card that fights.',
    counter: 'Answers what is played, or an attack.',
    weapon: 'Is carried by a card of yours, and adds to its numbers.',
  },
  moves: {
    ...partMoves,
    pass: { words: ({ zones }) => (zones.standby.length > 0 ? 'let it resolve' : 'pass'), key: 'space' },
    mulligan: 'declare your mulligan',
    placeResource: 'place a card as a resource',
    skipResource: { words: 'place no resource', key: 'space' },
    play: 'play a card',
    setTrap: 'set a trap face down',
    initiateClash: 'initiate a clash',
    endTurn: { words: 'end your turn', key: 'space' },
    counter: 'use a Counter–Attack card or trap',
    obstruct: 'obstruct with ready Clash cards',
    buff: 'play a Clash Buff',
    answer: 'answer the card in the Standby',
  },
  label: (option, choice, view) => {
    if (choice === 'use') return abilityLabel(option, view, ({ name }) => cards[String(name)].title);
    return option === null ? (choice === 'card' ? 'no answer' : 'no target') : undefined;
  },
  tell,
};
