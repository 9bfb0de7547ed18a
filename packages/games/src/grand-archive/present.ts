import { calledCard, keywordWords, knownIn, number, present, words } from '@cardloom/parts/present';
import type { ViewOf } from 'cardloom';
import { cards, type Printed } from './card-set.ts';
import type { grandArchive } from './definition.ts';
import { powerFrom } from './numbers.ts';
import { tell } from './tell.ts';

/** What a champion strikes with: its attack card, else its newest weapon. */
function armOf(view: ViewOf<typeof grandArchive>, champion: number, owner: string): Printed | undefined {
  const { G, zones } = view;
  const intent = knownIn(zones.intents).find(({ id }) => id === G.intent);
  if (G.attacker === champion && intent !== undefined) return cards[intent.name];
  const facts = knownIn(zones.field[owner]).map(({ name }) => cards[name]);
  return facts.findLast(({ type }) => type === 'weapon');
}

export const presentation = present<typeof grandArchive>({
  about: `Two champions fight; whoever's champion dies loses.
In your turn you wake your cards, may materialize a card from your material deck, get your memory back into your hand
and draw a card.
Materializing is paid with cards from your memory, at random: a champion levels up, or you get regalia.
Everything else costs cards from your hand, which go to your memory face down.
Cards you play wait on the stack, where both may answer; the newest resolves first.
Allies and your champion may attack; the champion needs a weapon or an attack card.
What is attacked may retaliate. A unit with as much damage as life dies.
Whoever must draw from an empty deck loses.`,
  passing: { move: 'pass' },
  facts: cards,
  side: [
    { row: 'field' },
    { piles: ['deck', 'material', 'lineage', 'graveyard', 'banishment'] },
    { hand: 'memory' },
    { hand: 'hand' },
  ],
  shared: [
    {
      note: ({ view: { G, ctx } }) =>
        G.attacker === 0 || G.defender === 0
          ? null
          : `${calledCard(G.attacker)} attacks ${calledCard(G.defender)}${G.isRetaliating ? ', who retaliates' : ''} (${String(ctx.currentStep)})`,
    },
    { row: 'intents', name: 'attack card' },
    { stack: 'stack' },
  ],
  card: ({ card, facts, zone, view }) => {
    const isHere = zone === 'field';
    const { type, power, life, durability } = facts;
    const arm = isHere && type === 'champion' ? armOf(view, card.id, card.owner) : undefined;
    return {
      title: facts.title,
      text: facts.text,
      kind: type,
      cost: facts.isMaterial ? `memory ${facts.memory}` : String(facts.cost),
      numbers: [
        ...(power > 0 || life > 0
          ? [number('power', isHere ? powerFrom(facts, card.buff, arm) : power, arm?.power ?? power)]
          : []),
        ...(life > 0 ? [number('life', life - card.damage, life)] : []),
        ...(type === 'weapon' ? [number('uses', durability - card.uses, durability)] : []),
      ],
      marks: words(
        type === 'champion' ? `level ${facts.level}` : type !== 'ally' && (facts.isFast ? `fast ${type}` : type),
        ...keywordWords(facts.keywords),
      ),
      turned: card.exerted,
      active: isHere && (card.id === view.G.attacker || card.id === view.G.defender),
      points: card.aim === 0 ? [] : [card.aim],
    };
  },
  moves: {
    chooseFirst: 'choose who goes first',
    chooseChampion: 'choose your champion',
    keepHand: 'keep your hand',
    mulligan: 'draw a new hand',
    materialize: { words: 'materialize a card', gesture: 'play' },
    skipMaterialize: { words: 'materialize nothing', gesture: 'button' },
    play: { words: 'play a card', gesture: 'play' },
    activate: 'use an ability',
    pass: { words: 'pass', gesture: 'button', key: 'space' },
  },
  label: (option) => (option === null ? 'no target' : undefined),
  tell,
});
