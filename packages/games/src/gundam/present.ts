import { calledCard, keywordWords, knownIn, number, present, readyOf, useLabel, words } from '@cardloom/parts/present';
import { cards } from './card-set.ts';
import type { gundam } from './definition.ts';
import { apFrom, hpFrom, links } from './numbers.ts';
import { tell } from './tell.ts';

const NUMBERED = ['repair', 'breach'];

export const presentation = present<typeof gundam>({
  about: `Two players command units; whoever deals battle damage to a player without shields and base wins.
In your turn you draw, get a resource, and have a main phase.
There you deploy units and bases, pair pilots with units and play commands; resources pay for it, and your level is
how many of them you have. An EX Resource pays once.
An active unit may attack the player, or a unit that is rested; units deployed this turn attack only if linked.
The defender may block with a unit that can; then both may play commands until both pass.
Attacks on the player hit the base first, then a shield; a destroyed shield may have a Burst.
Whoever has no deck left loses.`,
  passing: { move: 'pass' },
  facts: cards,
  side: [
    { row: 'units', attach: 'mate', from: 'pilots' },
    { row: 'base' },
    { piles: ['shields', 'deck', 'trash'] },
    { hand: 'hand' },
  ],
  shared: [
    {
      note: ({ view: { G, ctx } }) =>
        G.attacker === 0
          ? null
          : `${calledCard(G.attacker)} attacks ${G.defender === 0 ? 'the player' : calledCard(G.defender)} (${String(ctx.currentStep)})`,
    },
  ],
  hidden: ['resourceDeck', 'resources', 'exResources'],
  player: ({ id, view }) => [
    { name: 'resources', value: readyOf(view.zones.resources[id]) },
    ...(view.zones.exResources[id].length > 0 ? [{ name: 'EX', value: view.zones.exResources[id].length }] : []),
  ],
  card: ({ card, facts, zone, view }) => {
    const isHere = zone === 'units';
    const mate = knownIn(Object.values(view.zones.pilots).flat()).find(({ id }) => isHere && id === card.mate);
    const pilot = mate === undefined ? undefined : cards[mate.name];
    const added = facts.type === 'pilot' ? '+' : '';
    return {
      title: facts.title,
      text: facts.text,
      kind: facts.type,
      cost: `L${facts.lv} ${facts.cost}`,
      numbers:
        facts.type === 'unit'
          ? [
              number('AP', apFrom(facts, pilot, card.buff, card.battleBuff), facts.ap),
              number('HP', hpFrom(facts, pilot) - card.damage, facts.hp),
            ]
          : facts.type === 'pilot'
            ? [facts.ap, facts.hp].map((value, i) => ({ name: ['AP', 'HP'][i], value: `${added}${value}` }))
            : facts.type === 'base'
              ? [number('HP', facts.hp - card.damage, facts.hp)]
              : [],
      marks: words(
        ...keywordWords(facts.keywords, NUMBERED),
        isHere && card.isFresh && 'new',
        pilot !== undefined && links(facts, pilot) && 'linked',
      ),
      turned: card.exerted,
      active: isHere && (card.id === view.G.attacker || card.id === view.G.defender),
    };
  },
  moves: {
    chooseFirst: 'choose who goes first',
    keepHand: 'keep your hand',
    mulligan: 'draw a new hand',
    deploy: { words: 'deploy a unit or base', gesture: 'play' },
    pair: { words: 'pair a pilot with a unit', gesture: 'play' },
    command: { words: 'play a command', gesture: 'play' },
    activate: 'activate an ability',
    pass: { words: 'pass', gesture: 'button', key: 'space' },
    endMainPhase: { words: 'end your main phase', gesture: 'button' },
  },
  label: (option, choice, view) => {
    if (choice === 'use') return useLabel(option, view, ({ name }) => cards[String(name)].title);
    if (choice === 'ex') return option === 0 ? 'no EX Resource' : `${String(option)} EX`;
    return option === null ? 'no target' : undefined;
  },
  tell,
});
