import { calledCard, number, present, type Tone, words } from '@cardloom/parts/present';
import { turnPlayerOf } from 'cardloom';
import { standardSet } from './card-set.ts';
import { attackOf, clashNow } from './combat-words.ts';
import { defenseFrom } from './defense.ts';
import type { fleshAndBlood } from './definition.ts';
import type { Printed } from './printed.ts';
import { wording } from './wording.ts';

const PITCH_TONES = ['steel', 'ember', 'gold', 'sky'] as const;
const TONES: Readonly<Record<string, Tone>> = { hero: 'rose', equipment: 'clay' };

const kindOf = ({ kind, isAttack, isAttackReaction, isDefenseReaction }: Printed): string => {
  if (kind !== 'card') return kind === 'link' ? 'attack' : kind;
  if (isAttackReaction) return 'attack reaction';
  return isDefenseReaction ? 'defense reaction' : isAttack ? 'attack' : 'action';
};

export const presentation = present<typeof fleshAndBlood>({
  ...wording,
  passing: { move: 'PASS', attack: ['ATTACK', 'REACTION'] },
  late: ['CONTINUE', 'DEFEND', 'SET_ARSENAL'],
  facts: standardSet.cards,
  side: [
    { row: 'weapons', aside: true },
    { row: 'equipment' },
    { row: 'hero' },
    { row: 'pitched' },
    { piles: ['deck', 'graveyard'] },
    { hand: 'arsenal' },
    { hand: 'hand' },
  ],
  shared: [{ clash: ({ view }) => clashNow(view) }],
  hidden: ['chain', 'effects', 'bottoming', 'box'],
  player: ({ player, id, view }) => [
    { name: 'life', value: player.life, isLow: player.life <= 5 },
    ...(player.floating > 0 ? [{ name: 'resources', value: player.floating }] : []),
    ...(turnPlayerOf(view) === id ? [{ name: 'action points', value: view.G.actionPoints }] : []),
  ],
  card: ({ card, facts, zone, view }) => {
    const isOpen = zone === 'chain' && view.G.attack !== 0 && card.link === view.G.links;
    // a link of the chain looks like what attacked
    const attack = zone === 'chain' ? attackOf(view, card.attack) : undefined;
    const face = attack?.facts ?? facts;
    const defense = zone === 'equipment' ? defenseFrom(facts.defense, card.counters) : facts.defense;
    return {
      title: zone === 'chain' && attack === undefined ? calledCard(card.attack) : face.title,
      ...(attack === undefined ? {} : { owner: attack.owner }),
      text: face.text,
      kind: kindOf(face),
      tone: TONES[face.kind] ?? PITCH_TONES[face.pitch],
      ...(facts.cost < 0 ? {} : { cost: String(facts.cost) }),
      numbers: [
        ...(facts.power < 0 ? [] : [number('power', facts.power)]),
        ...(facts.defense < 0 ? [] : [number('defense', defense, facts.defense, { counters: card.counters })]),
      ],
      marks: words(
        facts.kind === 'card' && facts.pitch > 0 && '●'.repeat(facts.pitch),
        (facts.isAttackReaction || facts.isDefenseReaction) && 'reaction',
        zone === 'weapons' && card.attacks > card.extraAttacks && 'used',
        zone === 'chain' && !isOpen && (card.isHit ? `hit ${card.damage}` : 'blocked'),
      ),
      active: isOpen || (zone === 'weapons' && card.id === view.G.attack),
    };
  },
});
