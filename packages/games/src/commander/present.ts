import { aims, number, present, type Tone, words } from '@cardloom/parts/present';
import { type CardDefinition, type Colour, MANA } from './card.ts';
import { standardCards } from './card-set.ts';
import type { commander } from './definition.ts';
import { passing } from './passing.ts';
import { ABILITY, print } from './printed.ts';
import { wording } from './wording.ts';
import { attackNow, costFromCommand, costOf, keywordsIn, toldOf } from './words.ts';

const POOL = ['white', 'blue', 'black', 'red', 'green', 'colourless'] as const;
const TONES: Readonly<Record<Colour, Tone>> = { W: 'bone', U: 'sky', B: 'ink', R: 'ember', G: 'moss' };

const toneOf = ({ identity: [colour, ...others] }: CardDefinition): Tone =>
  colour === undefined ? 'steel' : others.length > 0 ? 'gold' : TONES[colour];

export const presentation = present<typeof commander>({
  ...wording,
  passing,
  late: ['keep'],
  facts: print(standardCards),
  side: [
    {
      row: 'battlefield',
      group: ({ facts: { isCreature, isLand } }) => (isCreature ? 'creatures' : isLand ? 'lands' : 'others'),
      groups: ['creatures', 'others', 'lands'],
      small: ['lands'],
      attach: 'attachedTo',
    },
    { row: 'command', name: 'command zone' },
    { piles: ['library', 'graveyard'] },
    { hand: 'hand' },
  ],
  shared: [{ clash: ({ view }) => attackNow(view) }, { stack: 'stack' }, { piles: ['exile'] }],
  hidden: ['spent'],
  player: ({ player, view }) => {
    const mana = POOL.map((kind, i) => MANA[i].repeat(player[kind])).join('');
    const damage = Object.keys(view.players).map((id, i) => ({ id, value: Number(player[`damage${i}`]) }));
    return [
      { name: 'life', value: player.life, isLow: player.life <= 10 },
      ...(mana === '' ? [] : [{ name: 'mana', value: mana }]),
      ...damage
        .filter(({ id, value }) => value > 0 && view.players[id].left !== true)
        .map(({ id, value }) => ({ name: `from {${id}}'s commander`, value: `${value} of 21`, isLow: value > 10 })),
    ];
  },
  card: ({ card, facts, zone, player, view }) => {
    const ids = Object.keys(view.players);
    const isHere = zone === 'battlefield';
    const { turnStarted } = view.players[ids[card.controller]];
    const isNew = isHere && facts.isCreature && card.since >= turnStarted && view.G.turn > 0;
    const keywords = keywordsIn(isHere ? card.keywords : facts.bits);
    const cost = zone === 'command' ? costFromCommand(card.name, view.players[card.owner].casts) : costOf(card.name);
    const { of, ...told } = toldOf(view, card, facts);
    return {
      ...told,
      ...(cost === '' ? {} : { cost }),
      tone: toneOf(of),
      numbers: facts.isCreature
        ? (['power', 'toughness'] as const).map((name) => number(name, isHere ? card[name] : facts[name], facts[name]))
        : [],
      marks: words(
        card.isCommander && '★',
        card.name === ABILITY && 'ability',
        ...(facts.isCreature ? keywords : []),
        zone === 'command' && `cost ${cost}`,
        isNew && !card.tapped && !keywords.includes('haste') && 'summoning sick',
        card.damage > 0 && `${card.damage} damage`,
        card.blocked && 'blocked',
        ((isHere && card.owner !== player) || zone === 'stack') &&
          `{${isHere ? card.owner : ids[card.controller]}:own}`,
      ),
      turned: card.tapped,
      ...(isHere && card.attacking >= 0 ? { active: true, now: 'attacks' } : {}),
      ...(isHere && card.blocking > 0 ? { active: true, now: 'blocks' } : {}),
      points: zone === 'stack' ? aims(ids[card.targetSeat], card.targetCard) : aims(ids[card.attacking], card.blocking),
    };
  },
});
