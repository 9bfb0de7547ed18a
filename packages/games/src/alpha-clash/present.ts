import { calledCard, knownIn, number, present, readyOf, useLabel, words } from '@cardloom/parts/present';
import { cards } from './card-set.ts';
import type { alphaClash } from './definition.ts';
import { attackFrom, defenseFrom } from './numbers.ts';
import { tell } from './tell.ts';

export const presentation = present<typeof alphaClash>({
  about: `Two Contenders fight; whoever brings the other's health to nothing wins.
In your turn you draw, may place a card as a resource, and have a main phase.
There you play cards with your ready resources, and may set traps face down.
What is played waits in the Standby, where the other may answer it; the newest resolves first.
A ready card may initiate a clash against the other Contender or an engaged Clash card.
The defender may counter or obstruct with ready Clash cards; both may play Clash Buffs.
Then both sides deal their attack; a Clash card without defense left goes to oblivion, and what hits a Contender
costs health. Whoever must draw from an empty deck loses.`,
  passing: { move: 'pass' },
  facts: cards,
  side: [
    { row: 'field', attach: 'mate', from: 'weapons' },
    { piles: ['deck', 'oblivion'] },
    { hand: 'traps' },
    { hand: 'hand' },
  ],
  shared: [
    { row: 'clashground' },
    {
      note: ({ view: { G, ctx } }) =>
        G.attacker === 0
          ? null
          : `${calledCard(G.attacker)} attacks ${calledCard(G.defender)} (${String(ctx.currentStep)})`,
    },
    { stack: 'standby' },
  ],
  hidden: ['resources', 'setAside'],
  player: ({ player, id, view }) => [
    { name: 'health', value: player.health, isLow: player.health <= 5 },
    { name: 'resources', value: readyOf(view.zones.resources[id]) },
  ],
  card: ({ card, facts, zone, view }) => {
    const isHere = zone === 'field';
    const isClash = facts.type === 'clash';
    const mate = knownIn(Object.values(view.zones.weapons).flat()).find(({ id }) => isHere && id === card.mate);
    const weapon = mate === undefined ? undefined : cards[mate.name];
    const ground = knownIn(view.zones.clashground).find(({ owner }) => isHere && isClash && owner === card.owner);
    const added = ground === undefined ? undefined : cards[ground.name];
    const fights = isClash || facts.type === 'contender';
    return {
      title: facts.title,
      text: facts.text,
      kind: facts.type,
      ...(facts.type === 'contender' ? {} : { cost: String(facts.cost) }),
      numbers: fights
        ? [
            number('attack', attackFrom(facts, card, weapon, added), facts.attack),
            number('defense', defenseFrom(facts, card, weapon, added), facts.defense),
          ]
        : facts.attack + facts.defense === 0
          ? []
          : [
              { name: 'attack', value: `+${facts.attack}` },
              { name: 'defense', value: `+${facts.defense}` },
            ],
      marks: words(
        !isClash && facts.type,
        card.isObstructing && 'obstructs',
        zone === 'clashground' && `of {${card.owner}}`,
      ),
      turned: card.exerted,
      active: isHere && (card.id === view.G.attacker || card.id === view.G.defender),
      points: card.aim === 0 ? [] : [card.aim],
    };
  },
  moves: {
    chooseFirst: 'choose who goes first',
    mulligan: 'declare your mulligan',
    placeResource: { words: 'place a card as a resource', gesture: 'play' },
    skipResource: { words: 'place no resource', gesture: 'button' },
    play: { words: 'play a card', gesture: 'play' },
    setTrap: { words: 'set a trap face down', gesture: 'play' },
    initiateClash: 'initiate a clash',
    endTurn: { words: 'end your turn', gesture: 'button' },
    counter: 'use a Counter–Attack card or trap',
    obstruct: 'obstruct with ready Clash cards',
    buff: 'play a Clash Buff',
    answer: 'answer the card in the Standby',
    pass: { words: 'pass', gesture: 'button', key: 'space' },
  },
  label: (option, choice, view) => {
    if (choice === 'use') return useLabel(option, view, ({ name }) => cards[String(name)].title);
    return option === null ? (choice === 'card' ? 'no answer' : 'no target') : undefined;
  },
  tell,
});
