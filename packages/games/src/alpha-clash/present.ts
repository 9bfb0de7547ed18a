import {
  amongAll,
  attackClash,
  facesByDeck,
  inCombat,
  knownIn,
  number,
  present,
  readyOf,
  words,
} from '@cardloom/parts/present';
import { cards, decks } from './card-set.ts';
import type { alphaClash } from './definition.ts';
import { attackFrom, defenseFrom } from './numbers.ts';
import { wording } from './wording.ts';

const faceOf = facesByDeck(decks, { vanguard: 'gold', umbra: 'violet' });

export const presentation = present<typeof alphaClash>({
  ...wording,
  passing: { move: 'pass', attack: ['clash'], stack: 'standby' },
  late: ['skipResource', 'endTurn', 'chooseFirst', 'mulligan'],
  facts: cards,
  side: [
    { row: 'field', attach: 'mate', from: 'weapons' },
    { piles: ['deck', 'oblivion'] },
    { hand: 'traps' },
    { hand: 'hand' },
  ],
  shared: [{ row: 'clashground' }, { clash: ({ view }) => attackClash(view.G, view) }, { stack: 'standby' }],
  hidden: ['resources', 'setAside'],
  player: ({ player, id, view }) => [
    { name: 'health', value: player.health, isLow: player.health <= 5 },
    { name: 'resources ready', value: readyOf(view.zones.resources[id]) },
  ],
  card: ({ card, facts, zone, view }) => {
    const isHere = zone === 'field';
    const isClash = facts.type === 'clash';
    const mate = isHere ? amongAll(view.zones.weapons, card.mate) : undefined;
    const weapon = mate === undefined ? undefined : cards[mate.name];
    const ground = knownIn(view.zones.clashground).find(({ owner }) => isHere && isClash && owner === card.owner);
    const added = ground === undefined ? undefined : cards[ground.name];
    const fights = isClash || facts.type === 'contender';
    const parts = (of: 'attack' | 'defense') => ({ weapon: weapon?.[of] ?? 0, clashground: added?.[of] ?? 0 });
    const { buff, clashAttack, guard, clashDefense, damage, clashDamage } = card;
    return {
      ...faceOf(card.name, facts),
      ...(facts.type === 'contender' ? {} : { cost: String(facts.cost) }),
      numbers: fights
        ? [
            number('attack', attackFrom(facts, card, weapon, added), facts.attack, {
              ...parts('attack'),
              effects: buff + clashAttack,
            }),
            number('defense', defenseFrom(facts, card, weapon, added), facts.defense, {
              ...parts('defense'),
              effects: guard + clashDefense,
              damage: -damage - clashDamage,
            }),
          ]
        : facts.attack + facts.defense === 0
          ? []
          : (['attack', 'defense'] as const).map((name) => ({ name, value: `+${facts[name]}` })),
      marks: words(
        !isClash && facts.type,
        card.isObstructing && 'obstructs',
        (zone === 'clashground' || zone === 'standby') && `{${card.owner}:own}`,
      ),
      turned: card.exerted,
      ...inCombat(view.G, card),
    };
  },
});
