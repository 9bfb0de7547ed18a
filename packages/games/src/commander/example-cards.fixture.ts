import type { CardDefinition, Mana, ManaCost } from './card.ts';
import { BLANK } from './printed.ts';

/** Cards of each kind, written out: what the loader must make of card data. */

const none: Mana = [0, 0, 0, 0, 0, 0];
const cost = (generic: number, ...mana: number[]): ManaCost => ({
  generic,
  mana: none.map((_, i) => mana[i] ?? 0) as unknown as Mana,
});
export const examples: readonly CardDefinition[] = [
  {
    ...BLANK,
    name: 'Forest',
    cost: null,
    types: ['Land'],
    supertypes: ['Basic'],
    subtypes: ['Forest'],
    identity: ['G'],
    abilities: [{ kind: 'mana', adds: [0, 0, 0, 0, 1, 0] }],
    text: '{T}: Add G.',
  },
  {
    ...BLANK,
    name: 'Vigil Seraph',
    cost: cost(3, 2),
    types: ['Creature'],
    subtypes: ['Angel'],
    colours: ['W'],
    identity: ['W'],
    power: 4,
    toughness: 4,
    keywords: ['flying', 'vigilance'],
    text: 'Flying, vigilance.',
  },
  {
    ...BLANK,
    name: 'Marrow Poet',
    cost: cost(1, 0, 0, 1),
    types: ['Creature'],
    colours: ['B'],
    identity: ['B'],
    toughness: 1,
    abilities: [
      {
        kind: 'triggered',
        on: 'dies',
        subject: 'any',
        creature: true,
        target: { kind: 'player' },
        effects: [
          { op: 'lose', n: 1, who: 'target' },
          { op: 'gain', n: 1, who: 'you' },
        ],
        text: 'Whenever this or another creature dies, target player loses 1 life and you gain 1 life.',
      },
    ],
    text: 'Whenever this or another creature dies, target player loses 1 life and you gain 1 life.',
  },
  {
    ...BLANK,
    name: 'Singing Quarry',
    cost: cost(2),
    types: ['Artifact'],
    abilities: [
      {
        kind: 'triggered',
        on: 'drawStep',
        if: 'this is untapped',
        effects: [{ op: 'draw', n: 1, who: 'that player' }],
        text: "At the beginning of each player's draw step, if this is untapped, that player draws a card.",
      },
    ],
  },
  {
    ...BLANK,
    name: 'Turnstopper Dial',
    cost: cost(2),
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: cost(1),
        tap: true,
        timing: 'yourTurn',
        effects: [{ op: 'endTurn' }],
        text: '{1}, {T}: End the turn. Activate only during your turn.',
      },
    ],
  },
  {
    ...BLANK,
    name: 'Mind Leash',
    cost: cost(3, 0, 2),
    types: ['Enchantment'],
    subtypes: ['Aura'],
    colours: ['U'],
    identity: ['U'],
    enchant: { kind: 'creature' },
    abilities: [{ kind: 'static', static: 'control' }],
    text: 'Enchant creature. You control enchanted creature.',
  },
  {
    ...BLANK,
    name: 'Blades to Fields',
    cost: cost(0, 1),
    types: ['Instant'],
    colours: ['W'],
    identity: ['W'],
    spell: {
      target: { kind: 'creature' },
      effects: [
        { op: 'exile', what: 'target' },
        { op: 'gain', n: "target's power", who: "target's controller" },
      ],
    },
    text: 'Exile target creature. Its controller gains life equal to its power.',
  },
  {
    ...BLANK,
    name: 'Last Wager',
    cost: cost(0, 0, 0, 0, 2),
    types: ['Sorcery'],
    colours: ['R'],
    identity: ['R'],
    spell: { effects: [{ op: 'extraTurn', who: 'you', riders: { loseAtEnd: true } }] },
    text: "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game.",
  },
  {
    ...BLANK,
    name: 'Spirit',
    cost: null,
    types: ['Creature'],
    subtypes: ['Spirit'],
    colours: ['W'],
    identity: ['W'],
    power: 1,
    toughness: 1,
    keywords: ['flying'],
    isToken: true,
    text: 'Flying.',
  },
];
