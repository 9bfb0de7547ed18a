import {
  attackClash,
  facesByDeck,
  inCombat,
  keywordWords,
  knownIn,
  number,
  present,
  words,
} from '@cardloom/parts/present';
import type { ViewOf } from 'cardloom';
import { cards, decks, type Printed } from './card-set.ts';
import type { grandArchive } from './definition.ts';
import { powerFrom } from './numbers.ts';
import { wording } from './wording.ts';

const faceOf = facesByDeck(decks, { cinder: 'ember', quill: 'sky' });

/** What a champion strikes with: its attack card, else its newest weapon. */
function armOf(view: ViewOf<typeof grandArchive>, champion: number, owner: string): Printed | undefined {
  const { G, zones } = view;
  const intent = knownIn(zones.intents).find(({ id }) => id === G.intent);
  if (G.attacker === champion && intent !== undefined) return cards[intent.name];
  const facts = knownIn(zones.field[owner]).map(({ name }) => cards[name]);
  return facts.findLast(({ type }) => type === 'weapon');
}

export const presentation = present<typeof grandArchive>({
  ...wording,
  passing: { move: 'pass', attack: ['combat'], stack: 'stack' },
  late: ['skipMaterialize', 'keepHand', 'retaliate', 'chooseFirst', 'chooseChampion'],
  facts: cards,
  side: [
    { row: 'field' },
    { piles: ['deck', 'material', 'lineage', 'graveyard', 'banishment'] },
    { hand: 'memory' },
    { hand: 'hand' },
  ],
  shared: [
    {
      clash: ({ view: { G }, view }) =>
        G.defender === 0 ? null : attackClash(G, view, G.isRetaliating ? ', who retaliates' : ''),
    },
    { row: 'intents', name: 'attack card' },
    { stack: 'stack' },
  ],
  player: ({ id, view }) => {
    const champion = knownIn(view.zones.field[id]).find(({ name }) => cards[name].type === 'champion');
    if (champion === undefined) return [];
    const left = cards[champion.name].life - champion.damage;
    return [{ ...number('life', left), isLow: left <= 5 }, number('level', cards[champion.name].level)];
  },
  card: ({ card, facts, zone, view }) => {
    const isHere = zone === 'field';
    const { type, power, life, durability } = facts;
    const arm = isHere && type === 'champion' ? armOf(view, card.id, card.owner) : undefined;
    return {
      ...faceOf(card.name, facts),
      cost: facts.isMaterial ? `memory ${facts.memory}` : String(facts.cost),
      numbers: [
        ...(power > 0 || life > 0
          ? [
              number('power', isHere ? powerFrom(facts, card.buff, arm) : power, arm?.power ?? power, {
                effects: card.buff,
              }),
            ]
          : []),
        ...(life > 0 ? [number('life', life - card.damage, life, { damage: -card.damage })] : []),
        ...(type === 'weapon' ? [number('uses', durability - card.uses, durability, { used: -card.uses })] : []),
      ],
      marks: words(
        type === 'champion' ? `level ${facts.level}` : type !== 'ally' && (facts.isFast ? `fast ${type}` : type),
        ...keywordWords(facts.keywords),
        zone === 'stack' && `{${card.owner}:own}`,
      ),
      turned: card.exerted,
      ...inCombat(view.G, card),
    };
  },
});
