import {
  amongAll,
  attackClash,
  facesByDeck,
  inCombat,
  keywordWords,
  number,
  present,
  readyOf,
  words,
} from '@cardloom/parts/present';
import { cards, decks } from './card-set.ts';
import type { gundam } from './definition.ts';
import { apFrom, hpFrom, links } from './numbers.ts';
import { wording } from './wording.ts';

const NUMBERED = ['repair', 'breach'];
const faceOf = facesByDeck(decks, { harbor: 'teal', foundry: 'ember' });

export const presentation = present<typeof gundam>({
  ...wording,
  passing: { move: 'pass', attack: ['battlePhase'] },
  late: ['endMainPhase', 'keepHand', 'chooseFirst', 'discard'],
  facts: cards,
  side: [
    { row: 'units', attach: 'mate', from: 'pilots' },
    { row: 'base' },
    { piles: ['deck', 'trash'] },
    { hand: 'hand' },
  ],
  shared: [{ clash: ({ view }) => attackClash(view.G, view) }],
  hidden: ['shields', 'resourceDeck', 'resources', 'exResources'],
  player: ({ id, view }) => [
    { name: 'shields', value: view.zones.shields[id].length, isLow: view.zones.shields[id].length <= 1 },
    { name: 'resources ready', value: readyOf(view.zones.resources[id]) },
    ...(view.zones.exResources[id].length > 0
      ? [{ name: 'EX resources', value: view.zones.exResources[id].length }]
      : []),
  ],
  card: ({ card, facts, zone, view }) => {
    const isHere = zone === 'units';
    const mate = isHere ? amongAll(view.zones.pilots, card.mate) : undefined;
    const pilot = mate === undefined ? undefined : cards[mate.name];
    const foe = Object.keys(view.players).find((id) => id !== card.owner);
    const damage = { damage: -card.damage };
    return {
      ...faceOf(card.name, facts),
      ...(facts.lv === 0 ? {} : { cost: `L${facts.lv} ${facts.cost}` }),
      numbers:
        facts.type === 'unit'
          ? [
              number('AP', apFrom(facts, pilot, card.buff, card.battleBuff), facts.ap, {
                pilot: pilot?.ap ?? 0,
                effects: card.buff + card.battleBuff,
              }),
              number('HP', hpFrom(facts, pilot) - card.damage, facts.hp, { pilot: pilot?.hp ?? 0, ...damage }),
            ]
          : facts.type === 'pilot'
            ? [facts.ap, facts.hp].map((value, i) => ({ name: ['AP', 'HP'][i], value: `+${value}` }))
            : facts.type === 'base'
              ? [number('HP', facts.hp - card.damage, facts.hp, damage)]
              : [],
      marks: words(
        ...keywordWords(facts.keywords, NUMBERED),
        isHere && card.isFresh && 'deployed',
        pilot !== undefined && links(facts, pilot) && 'linked',
      ),
      turned: card.exerted,
      ...inCombat(view.G, card, foe),
    };
  },
});
