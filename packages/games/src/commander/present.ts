import { calledCard, number, present, words } from '@cardloom/parts/present';
import { MANA } from './card.ts';
import { standardCards } from './card-set.ts';
import type { commander } from './definition.ts';
import { label, MOVES } from './label.ts';
import { ABILITY, type Printed, print } from './printed.ts';
import { tell } from './tell.ts';
import { costFromCommand, costOf, keywordsIn } from './words.ts';

const LOW_LIFE = 10;
const POOL = ['white', 'blue', 'black', 'red', 'green', 'colourless'] as const;
const TONES = { W: 'bone', U: 'sky', B: 'ink', R: 'ember', G: 'moss' } as const;

const groupOf = ({ isLand, isCreature }: Printed): string => (isCreature ? 'creatures' : isLand ? 'lands' : 'others');

export const presentation = present<typeof commander>({
  about: `Two to six players, each with forty life, a commander and a deck of its colours; the last one left wins.
In your turn you untap, draw a card, and have two main phases with a combat between them.
In a main phase you play one land and cast spells with the mana your lands give.
Your commander waits in the command zone. You can cast it from there, for two more each time.
In combat each of your untapped creatures may attack one of the others, who may block with theirs.
Everything that is cast waits on the stack while all may respond; what came last resolves first.
You pass when you have nothing to add; when all have passed, the top of the stack resolves or the game goes on.
You are out at no life, with 21 combat damage from one commander, or if you must draw from an empty library.`,
  // tapping a land changes nothing for anybody while there is nothing to pay for
  passing: { move: 'pass', idle: ['tapForMana'] },
  facts: print(standardCards),
  side: [
    {
      row: 'battlefield',
      group: ({ facts }) => groupOf(facts),
      groups: ['creatures', 'others', 'lands'],
      small: ['lands'],
      attach: 'attachedTo',
    },
    { row: 'command', name: 'command zone' },
    { piles: ['library', 'graveyard'] },
    { hand: 'hand' },
  ],
  shared: [{ stack: 'stack' }, { piles: ['exile'] }],
  hidden: ['spent'],
  player: ({ player, view }) => {
    const mana = POOL.map((kind, i) => MANA[i].repeat(player[kind])).join('');
    const damage = Object.keys(view.players).map((id, i) => ({ id, value: Number(player[`damage${i}`]) }));
    return [
      { name: 'life', value: player.life, isLow: player.life <= LOW_LIFE },
      ...(mana === '' ? [] : [{ name: 'mana', value: mana }]),
      ...damage
        .filter(({ value }) => value > 0)
        .map(({ id, value }) => ({ name: `from {${id}}'s commander`, value: `${value} of 21`, isLow: value > 10 })),
    ];
  },
  card: ({ card, facts, zone, player, view }) => {
    const ids = Object.keys(view.players);
    const isHere = zone === 'battlefield';
    const controller = view.players[ids[card.controller]];
    const isNew = isHere && facts.isCreature && card.since >= controller.turnStarted && view.G.turn > 0;
    const keywords = keywordsIn(isHere ? card.keywords : facts.bits);
    const aims = zone === 'stack' ? [ids[card.targetSeat], card.targetCard] : [ids[card.attacking], card.blocking];
    const cost = zone === 'command' ? costFromCommand(card.name, view.players[card.owner].casts) : costOf(card.name);
    return {
      title: card.name === ABILITY ? `ability of ${calledCard(card.source)}` : facts.name,
      kind: facts.types.join(' '),
      text: facts.text,
      ...(cost === '' ? {} : { cost }),
      ...(facts.colours.length === 1 ? { tone: TONES[facts.colours[0]] } : {}),
      numbers: facts.isCreature
        ? [
            number('power', isHere ? card.power : facts.power, facts.power),
            number('toughness', isHere ? card.toughness : facts.toughness, facts.toughness),
          ]
        : [],
      marks: words(
        card.isCommander && '★',
        ...(facts.isCreature ? keywords : []),
        zone === 'command' && `cost ${cost}`,
        isNew && !card.tapped && !keywords.includes('haste') && 'new',
        card.damage > 0 && `${card.damage} damage`,
        card.blocked && 'blocked',
        isHere && card.owner !== player && `of {${card.owner}}`,
        zone === 'stack' && `of {${ids[card.controller]}}`,
      ),
      turned: card.tapped,
      points: aims.filter((aim) => aim !== undefined && aim !== 0 && aim !== -1),
    };
  },
  moves: MOVES,
  label,
  tell,
});
