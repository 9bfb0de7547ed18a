import { calledCard, knownIn, number, present, words } from '@cardloom/parts/present';
import { turnPlayerOf, type ViewOf } from 'cardloom';
import { standardSet } from './card-set.ts';
import { defenseFrom } from './defense.ts';
import type { fleshAndBlood } from './definition.ts';
import type { Printed } from './printed.ts';
import { tell } from './tell.ts';
import { keywordNames } from './words.ts';

type FabView = ViewOf<typeof fleshAndBlood>;
const PITCH_TONES = ['steel', 'ember', 'gold', 'sky'];
const SAID = ['go again', 'dominate', 'overpower'];

/** The same move means different things in different steps. */
const PASSES: Readonly<Record<string, string>> = {
  IDLE: 'pass: end the action phase',
  LAYER: 'pass',
  ATTACK: 'do not block',
  REACTION: 'pass: no reaction',
};

/** The attack that is pending, and what stands against it. */
function combatNote({ G, players, zones, ctx }: FabView): string | null {
  if (G.attack === 0) return null;
  const attacker = turnPlayerOf({ ctx });
  const defenders = Object.keys(players)
    .filter((id) => id !== attacker)
    .flatMap((id) => knownIn([...zones.graveyard[id], ...zones.equipment[id]]))
    .filter(({ chain, link }) => chain === G.chain && link === G.links)
    .map(({ id }) => calledCard(id));
  const keywords = keywordNames(G.attackKeywords).filter((word) => SAID.includes(word));
  const said = keywords.length === 0 ? '' : ` (${keywords.join(', ')})`;
  const against = defenders.length === 0 ? '' : `, defended by ${defenders.join(', ')}`;
  return `${calledCard(G.attack)} attacks for ${G.pendingAttack}${said} against ${G.reactionBlock}${against}`;
}

const kindOf = ({ kind, isAttack, isAttackReaction, isDefenseReaction }: Printed): string => {
  if (kind !== 'card') return kind;
  if (isAttackReaction) return 'attack reaction';
  return isDefenseReaction ? 'defense reaction' : isAttack ? 'attack' : 'action';
};

export const presentation = present<typeof fleshAndBlood>({
  about: `Two heroes fight; whoever brings the other's life to nothing wins.
You have one action point in your turn: an attack or another action takes it, and go again gives one back.
Cards are paid for by pitching others from your hand: each gives as many resources as it has dots.
Every attack is a link of the combat chain. The defender blocks with cards from hand and equipment.
Then both may play reactions, the attacker passing first; what power is left beyond the defense is damage.
A weapon attacks once a turn. Equipment defends too, and wears.
At the end of your turn you may put a card into your arsenal, to be played later.
Pitched cards go under your deck, and you draw up to your hero's intellect.`,
  passing: { move: 'PASS' },
  facts: standardSet.cards,
  side: [
    { row: 'weapons' },
    { row: 'equipment' },
    { row: 'hero' },
    { row: 'pitched' },
    { piles: ['deck', 'graveyard'] },
    { hand: 'arsenal' },
    { hand: 'hand' },
  ],
  shared: [{ row: 'chain' }, { note: ({ view }) => combatNote(view) }],
  hidden: ['effects', 'bottoming', 'box'],
  player: ({ player, id, view }) => [
    { name: 'life', value: player.life, isLow: player.life <= 5 },
    ...(player.floating > 0 ? [{ name: 'resources', value: player.floating }] : []),
    ...(turnPlayerOf(view) === id ? [{ name: 'action points', value: view.G.actionPoints }] : []),
  ],
  card: ({ card, facts, zone, view }) => {
    const isOver = zone === 'chain' && !(view.G.attack !== 0 && card.link === view.G.links);
    const defense = zone === 'equipment' ? defenseFrom(facts.defense, card.counters) : facts.defense;
    return {
      title: zone === 'chain' ? `${card.link} ${calledCard(card.attack)}` : facts.title,
      text: facts.text,
      kind: kindOf(facts),
      tone: PITCH_TONES[facts.pitch],
      ...(facts.cost < 0 ? {} : { cost: String(facts.cost) }),
      numbers: [
        ...(facts.power < 0 ? [] : [number('power', facts.power)]),
        ...(facts.defense < 0 ? [] : [number('defense', defense, facts.defense)]),
      ],
      marks: words(
        facts.kind === 'card' && facts.pitch > 0 && '●'.repeat(facts.pitch),
        (facts.isAttackReaction || facts.isDefenseReaction) && 'reaction',
        zone === 'weapons' && card.attacks > card.extraAttacks && 'used',
        isOver && (card.isHit ? `hit ${card.damage}` : 'blocked'),
      ),
      active: zone === 'weapons' && card.id === view.G.attack,
    };
  },
  moves: {
    CONTINUE: { words: 'begin the action phase', gesture: 'button', key: 'space' },
    PLAY_ATTACK: { words: 'attack with a card', gesture: 'play' },
    PLAY_ARSENAL_ATTACK: { words: 'attack from the arsenal', gesture: 'play' },
    WEAPON_ATTACK: { words: 'attack with the weapon', gesture: 'play' },
    PLAY_ACTION: { words: 'play an action', gesture: 'play' },
    ACTIVATE: 'activate something',
    PLAY_ATTACK_REACTION: { words: 'play an attack reaction', gesture: 'play' },
    SET_ARSENAL: { words: 'put a card into the arsenal', gesture: 'play' },
    DEFEND: ({ ctx }) => (ctx.currentStep === 'ATTACK' ? 'block' : 'play defense reactions'),
    PASS: {
      words: ({ ctx }) => (ctx.currentPhase === 'END' ? 'leave the arsenal empty' : PASSES[String(ctx.currentStep)]),
      gesture: 'button',
      key: 'space',
    },
  },
  label: (option, choice) => {
    if (choice === 'card' && option === null) return 'none';
    if (choice === 'use' || choice === 'additional')
      return option === true ? 'yes' : option === false ? 'no' : undefined;
    if (choice === 'mode') return `mode ${Number(option) + 1}`;
    return choice === 'ability' ? `ability ${Number(option) + 1}` : undefined;
  },
  tell,
});
