import { CardDataError, readCardFiles } from '@cardloom/cards';
import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../card.ts';
import { standardCards, standardDecks } from '../card-set.ts';
import { examples } from '../example-cards.fixture.ts';
import format from './format.ts';
import { writeCost } from './writing.ts';

/** Cost, power/toughness, keywords; `-` where there is none. */
const FACTS = `
Plains                    -    -    -
Island                    -    -    -
Swamp                     -    -    -
Mountain                  -    -    -
Forest                    -    -    -
Meadow Cub                1G   2/2  -
Ridge Ogre                3R   3/3  -
Gust Drake                2U   2/2  flying
Canopy Weaver             3G   2/4  reach
Lance Squire              1W   2/1  first strike
Twinblade Adept           1W   1/1  double strike
Spark Runner              R    1/1  haste
Vigil Seraph              3WW  4/4  flying, vigilance
Plague Vole               B    1/1  deathtouch
Dusk Sipper               1B   2/1  lifelink
Trampling Behemoth        4GG  6/6  trample
Alley Bruiser             2R   3/2  menace
Venomtusk Boar            2BG  3/3  trample, deathtouch
Stone Rampart             1W   0/6  defender
Sprout Tender             G    1/1  -
Hearth Sister             W    1/1  -
Marrow Poet               1B   0/1  -
Wayworn Pilgrim           W    1/1  -
Grove Seer                1G   1/1  -
Devourer of Hours         4    9/8  flying, trample
Unbreakable Sentry        2WW  3/4  indestructible
Ambush Lynx               2G   3/2  flash
Ring of Plenty            1    -    -
Singing Quarry            2    -    -
Closing Bell              2    -    -
Dawn Drum                 2    -    -
Turnstopper Dial          2    -    -
Banner of Courage         1WW  -    -
Frozen Hour               1U   -    -
Sleepless Hub             5    -    -
Clockbinder's Edict       3R   -    -
Alms Ledger               1W   -    -
Mind Leash                3UU  -    -
Calming Ward              1W   -    -
One Word Law              2W   -    -
Spark Lance               R    -    -
Deny                      UU   -    -
Recall Denial             1U   -    -
Snuff Out                 1BB  -    -
Blades to Fields          W    -    -
Beast Surge               G    -    -
Kindle                    R    -    -
Twin Strike               1R   -    -
Send Back                 U    -    -
Searing Balm              WR   -    -
Muster                    1W   -    -
Quiet Study               2U   -    -
Stop the Hour             4UU  -    -
Day of Reckoning          2WW  -    -
Twofold Insight           2U   -    -
Stolen Hour               1U   -    -
Gifted Hour               3UU  -    -
Borrowed Moment           1UU  -    -
Last Wager                RR   -    -
Truce                     W    -    -
Second Charge             2RR  -    -
Seize the Reins           2R   -    -
Empty Thoughts            2B   -    -
Aldra, Dawn Marshal       2WW  3/4  vigilance, lifelink
Tessel of the Turned Hour 1UU  2/3  flying
Morrak, Rot Sovereign     2BG  4/4  deathtouch
Orrun, Hill Breaker       4RR  7/6  trample, haste
`
  .trim()
  .split('\n')
  .map((line) =>
    line
      .match(/^(.{26})(\S+) +(\S+) +(.+)$/)
      ?.slice(1)
      .map((part) => part.trim()),
  );

const factsOf = ({ cost, types, power, toughness, keywords }: CardDefinition): string[] => [
  cost === null ? '-' : writeCost(cost),
  types.includes('Creature') ? `${power}/${toughness}` : '-',
  keywords.join(', ') || '-',
];

describe('the cards that come with Commander', () => {
  it('67 cards and two tokens have these costs, bodies and keywords', () => {
    const cards = Object.values(standardCards);
    const printed = cards.filter(({ isToken }) => !isToken).map((card) => [card.name, ...factsOf(card)]);
    const byName = (a: string[] = [], b: string[] = []): number => a[0].localeCompare(b[0]);
    expect(printed.sort(byName)).toEqual(FACTS.sort(byName));
    expect(printed).toHaveLength(67);
    expect(cards.filter(({ isToken }) => isToken).map((card) => [card.name, ...factsOf(card), card.colours])).toEqual([
      ['Spirit', '-', '1/1', 'flying', ['W']],
      ['Soldier', '-', '1/1', '-', ['W']],
    ]);
  });

  it('what the data means to the rules is what was written out by hand', () => {
    for (const { subtypes: _, text: _text, ...example } of examples) {
      expect(standardCards[example.name]).toMatchObject(example);
    }
  });

  it('every card says what it does, and its text names what it costs and makes', () => {
    for (const card of Object.values(standardCards)) {
      const isBlank = card.abilities.length === 0 && card.spell === null && card.keywords.length === 0;
      expect([card.name, card.text === '']).toEqual([card.name, isBlank]);
      expect(card.text).toMatch(/^$|\.$/);
    }
    expect(standardCards['Turnstopper Dial'].text).toBe('{1}, {T}: End the turn. Activate only during your turn.');
    expect(standardCards['Ring of Plenty'].text).toBe('{T}: Add {C}{C}.');
    expect(standardCards['Calming Ward'].text).toBe("Enchant creature. Enchanted creature can't attack or block.");
    expect(standardCards['Morrak, Rot Sovereign'].text).toBe(
      'Deathtouch. Whenever another creature dies, each opponent loses 1 life.',
    );
  });

  it('CR 105.2, 903.4 colours follow from the cost, colour identity from cost and text', () => {
    const both = (name: string): string[] => [
      standardCards[name].colours.join(''),
      standardCards[name].identity.join(''),
    ];
    expect(both('Searing Balm')).toEqual(['WR', 'WR']);
    expect(both('Forest')).toEqual(['', 'G']);
    expect(both('Sprout Tender')).toEqual(['G', 'G']);
    expect(both('Ring of Plenty')).toEqual(['', '']);
    expect(both('Devourer of Hours')).toEqual(['', '']);
    expect(both('Morrak, Rot Sovereign')).toEqual(['BG', 'BG']);
    expect(both('Spirit')).toEqual(['W', 'W']);
  });

  it('every card that fits some commander is in a deck', () => {
    const played = new Set(
      Object.values(standardDecks).flatMap(({ commander, cards }) => [commander, ...Object.keys(cards)]),
    );
    const unused = Object.keys(standardCards).filter((name) => !standardCards[name].isToken && !played.has(name));
    // red and white: no commander here is both
    expect(unused).toEqual(['Searing Balm']);
  });
});

const standard = readCardFiles(new URL('./', import.meta.url));
const withCard = (text: string) => format.read([...standard, { name: 'mine.yaml', text }]).cards;

describe('a new card', () => {
  it('is written in YAML alone', () => {
    const set = withCard(`
cards:
  - id: ember-shaman
    name: Ember Shaman
    cost: 1
    type: Artifact Creature — Goblin Shaman
    pt: 2/1
    keywords: [haste]
    abilities:
      - {kind: mana, adds: RG}
      - {kind: activated, cost: 1U, timing: sorcery, target: {kind: creature, whose: own}, text: Pump target creature of yours., effects: [{op: pump, power: 2, toughness: 0, what: target}]}
tokens:
  - {id: imp, name: Imp, colours: BR, type: Creature — Imp, pt: 1/1}
`);
    expect(set['Ember Shaman']).toEqual({
      name: 'Ember Shaman',
      cost: { generic: 1, mana: [0, 0, 0, 0, 0, 0] },
      types: ['Artifact', 'Creature'],
      supertypes: [],
      subtypes: ['Goblin', 'Shaman'],
      colours: [],
      identity: ['U', 'R', 'G'],
      power: 2,
      toughness: 1,
      keywords: ['haste'],
      enchant: null,
      spell: null,
      abilities: [
        { kind: 'mana', adds: [0, 0, 0, 1, 1, 0] },
        {
          kind: 'activated',
          cost: { generic: 1, mana: [0, 1, 0, 0, 0, 0] },
          tap: false,
          timing: 'sorcery',
          target: { kind: 'creature', whose: 'own' },
          effects: [{ op: 'pump', power: 2, toughness: 0, what: 'target', until: 'EOT' }],
          text: '{1}{U}: Pump target creature of yours. Activate only as a sorcery.',
        },
      ],
      isToken: false,
      text: 'Haste. {T}: Add {R}{G}. {1}{U}: Pump target creature of yours. Activate only as a sorcery.',
    });
    expect(set.Imp).toMatchObject({ isToken: true, colours: ['B', 'R'], identity: ['B', 'R'], cost: null });
  });

  it('CR 305.6 a basic land type brings its mana ability along, in text and identity too', () => {
    const set = withCard(`
cards:
  - {id: arbor, name: Arbor, type: Land Creature — Forest Dryad, pt: 1/1}
  - {id: mire, name: Mire, type: Legendary Land — Swamp, abilities: [{kind: mana, adds: BB}]}
  - {id: oak, name: Oak, cost: 2, type: Creature — Forest, pt: 1/1}
`);
    expect(set.Arbor).toMatchObject({
      abilities: [{ kind: 'mana', adds: [0, 0, 0, 0, 1, 0] }],
      identity: ['G'],
      text: '{T}: Add {G}.',
    });
    expect(set.Mire.abilities).toEqual([{ kind: 'mana', adds: [0, 0, 2, 0, 0, 0] }]);
    expect(set.Oak.abilities).toEqual([]);
  });

  const problemsOf = (text: string): string[] => {
    try {
      withCard(text);
    } catch (error) {
      if (error instanceof CardDataError) return error.message.split('\n');
      throw error;
    }
    return [];
  };
  const card = (fields: string): string => `cards:\n  - {id: x, name: X, ${fields}}`;

  it.each([
    [
      'cost: 2X, type: Creature, pt: 1/1',
      'cost: "2X" is no cost; write a number, then symbols (W U B R G C), such as 2WW',
    ],
    ['cost: 2, type: Creatrue, pt: 1/1', 'type: "Creatrue" is no card type; did you mean "Creature"?'],
    [
      'cost: 2, type: Legendary, pt: 1/1',
      'type: "Legendary" names no card type; there are Land, Creature, Artifact, Enchantment, Instant, Sorcery',
    ],
    ['cost: 2, type: Creature, pt: 1-1', 'pt: "1-1" is no power and toughness; write them as 2/3'],
    ['cost: 2, type: Creature', 'pt: is missing: a creature has power and toughness, such as 2/2'],
    ['cost: 2, type: Artifact, pt: 1/1', 'pt: is for creatures'],
    ['type: Artifact', 'cost: is missing: only lands have none'],
    ['cost: 2, type: Land', 'cost: a land has no cost'],
    [
      'cost: 2, type: Creature, pt: 1/1, keywords: [fliyng]',
      'keywords[0]: "fliyng" is not known here; did you mean "flying"?',
    ],
    ['cost: 2, type: Instant, text: Hm.', 'effects: is missing: an instant or sorcery does something'],
    ['cost: 2, type: Instant, effects: [{op: endTurn}]', 'text: is missing: players want to read what it does'],
    [
      'cost: 2, type: Artifact, effects: [{op: endTurn}]',
      'effects: is for instants and sorceries; a permanent has abilities',
    ],
    [
      'cost: 2, type: Instant, text: Hm., effects: [{op: drew, n: 1}]',
      'effects[0].op: "drew" is not known here; did you mean "draw"?',
    ],
    [
      'cost: 2, type: Instant, text: Hm., effects: [{op: destroy, what: target}]',
      'effects[0].what: says "target", but nothing is targeted: add a target',
    ],
    [
      'cost: 2, type: Instant, text: Hm., target: player, effects: [{op: destroy, what: target}]',
      'effects[0].what: says "target", but the target is no creature or permanent',
    ],
    [
      'cost: 2, type: Instant, text: Hm., target: any, effects: [{op: lose, n: 1, who: target}]',
      'effects[0].who: says "target", but the target is no player',
    ],
    [
      'cost: 2, type: Instant, text: Hm., target: creature, effects: [{op: counter}]',
      'effects[0].op: counters a spell: the target must be a spell',
    ],
    [
      'cost: 2, type: Instant, text: Hm., target: creature, effects: [{op: endTurn}]',
      'effects: does nothing to the target',
    ],
    [
      'cost: 2, type: Instant, text: Hm., effects: [{op: draw, n: 1, who: that player}]',
      'effects[0].who: says "that player", but only a triggered ability is about a player',
    ],
    [
      'cost: 2, type: Instant, text: Hm., effects: [{op: token, n: 1, token: Soldeir}]',
      'effects[0].token: there is no token "Soldeir"; did you mean "Soldier"?',
    ],
    ['cost: 2, type: Enchantment — Aura', 'enchant: is missing: an Aura says what it can be put on'],
    [
      'cost: 2, type: Enchantment, abilities: [{kind: static, static: pacify, text: Hm.}]',
      'abilities[0].static: only an Aura does that: it is about what is enchanted',
    ],
    [
      'cost: 2, type: Artifact, abilities: [{kind: triggered, on: upkeep, subject: self, effects: [{op: endTurn}], text: Hm.}]',
      'abilities[0].subject: "upkeep" is about a player, not a permanent',
    ],
    [
      'cost: 2, type: Artifact, abilities: [{kind: triggered, on: dies, against: you, effects: [{op: endTurn}], text: Hm.}]',
      'abilities[0].against: "dies" is against nobody; "whose" says whose turn, permanent or doing it is',
    ],
    [
      'cost: 2, type: Artifact, abilities: [{kind: triggered, on: attacks, agianst: you, effects: [{op: endTurn}], text: Hm.}]',
      'abilities[0].agianst: "agianst" is not known here; did you mean "against"?',
    ],
    [
      'cost: 2, type: Artifact, abilities: [{kind: triggered, on: attacks, against: an oponent, effects: [{op: endTurn}], text: Hm.}]',
      'abilities[0].against: "an oponent" is not known here; did you mean "an opponent"?',
    ],
    [
      'cost: 2, type: Artifact, abilities: [{kind: triggered, on: dies, first: true, effects: [{op: endTurn}], text: Hm.}]',
      'abilities[0].first: "dies" is no step; only the beginning of a step is the first of a turn',
    ],
    [
      'cost: 2, type: Instant, text: Hm., effects: [{op: addStep, steps: [upkeep]}]',
      'effects[0].op: "addStep" is not known here; did you mean "addSteps"?',
    ],
    [
      'cost: 2, type: Instant, text: Hm., effects: [{op: addSteps, steps: [upkep]}]',
      'effects[0].steps[0]: "upkep" is not known here; did you mean "upkeep"?',
    ],
    [
      'cost: 2, type: Instant, text: Hm., effects: [{op: addSteps, steps: [upkeep], who: target}]',
      'effects[0].who: says "target", but nothing is targeted: add a target',
    ],
    [
      'cost: 2, type: Instant, text: Hm., effects: [{op: addPhases, phases: [combat, precombat]}]',
      'effects[0].phases: only the first main phase of a turn is "precombat"; an added one is "postcombat"',
    ],
    [
      'cost: 2, type: Artifact, abilities: [{kind: activated, tap: true, effects: [{op: addMana, mana: G}], text: Hm.}]',
      'abilities[0].kind: adds mana without a target, so it does not use the stack; write kind: mana',
    ],
    [
      'type: Land — Forest Island',
      'type: has several basic land types, and a mana ability for each; a permanent has at most one here',
    ],
    [
      'cost: 2, type: Enchantment Creature — Aura, pt: 1/1, enchant: creature',
      'type: an Aura is an enchantment and nothing else',
    ],
    [
      'cost: 2, type: Enchantment — Aura, enchant: {kind: creature, whose: ownn}',
      'enchant.whose: "ownn" is not known here; did you mean "own"?',
    ],
    [
      'cost: 2, type: Artifact, abilities: [{kind: statik}]',
      'abilities[0].kind: "statik" is not known here; did you mean "static"?',
    ],
    [
      'cost: 2, type: Artifact, abilities: [{kind: static, static: pimp}]',
      'abilities[0].static: "pimp" is not known here; did you mean "pump"?',
    ],
    [
      'cost: 2, type: Artifact, abilities: [{kind: activated, effects: [{op: endTurn}], text: Hm.}]',
      'abilities[0].cost: is missing: an activated ability costs mana, or {T} (tap: true), or both',
    ],
    [
      'cost: 2, type: Artifact, abilities: [{kind: mana, adds: 2}]',
      'abilities[0].adds: "2" is no mana; write symbols (W U B R G C), such as CC',
    ],
  ])('%s', (fields, problem) => {
    expect(problemsOf(card(fields))).toEqual([`mine.yaml:2: x: ${problem}`]);
  });

  it('has a name of its own', () => {
    expect(problemsOf('cards:\n  - {id: x, name: Deny, cost: 2, type: Artifact}')).toEqual([
      'mine.yaml:2: x: name: another card is called "Deny" already',
    ]);
  });

  it('a deck in the data is checked as well', () => {
    expect(problemsOf('decks:\n  mine: {commander: Deny, cards: {Plains: 99}}')).toEqual([
      'mine.yaml:2: mine: "Deny" cannot be a commander: it is no legendary creature',
      'mine.yaml:2: mine: "Plains" makes white, and the deck of Deny is blue only',
    ]);
  });
});
