import { knownIn, number, present, words } from '@cardloom/parts/present';
import type { Json } from 'cardloom';
import { priceText } from './cost.ts';
import type { invokation } from './definition.ts';
import { ELEMENT_NAMES, FACES } from './elements.ts';
import { auraText, diceText, type Shown, titleOf } from './look.ts';
import { PlayerPhase } from './player-phase.ts';
import { Kind, type Printed, type Skill } from './printed.ts';
import { tell } from './tell.ts';
import { version33 } from './version-3.3.ts';

const { cards } = version33;
const TONES = ['sky', 'teal', 'ember', 'violet', 'steel', 'gold', 'moss'];

/** Skills are chosen by their names. */
const SKILLS = new Map(
  Object.values(cards).flatMap(({ skills }) => skills.map((skill) => [skill.name, skill] as const)),
);

const costOf = ({ price, cost }: Pick<Skill, 'price' | 'cost'>): string =>
  `${priceText(price)}${cost.energy > 0 ? ` + ${cost.energy} energy` : ''}`;

function textOf({ kind, skills, text }: Printed): string {
  if (kind !== Kind.character) return text;
  return skills.map((skill) => `${skill.name} (${skill.type}, ${costOf(skill)})`).join(', ');
}

function label(option: Json, choice: string, decision: string | undefined): string | undefined {
  if (choice === 'zone') return String(option).replace(/^attached\d$/, 'characters');
  if (choice === 'skill') {
    const skill = SKILLS.get(String(option));
    return skill === undefined ? undefined : `${skill.name} (${skill.type}, ${costOf(skill)})`;
  }
  if (typeof option === 'string') {
    const printed = choice === 'card' && Object.hasOwn(cards, option) ? cards[option] : undefined;
    return printed === undefined ? undefined : `${printed.name} (${costOf(printed)}) · ${printed.text}`;
  }
  if (choice !== 'dice' || typeof option !== 'object' || option === null) return undefined;
  return diceText(option as Shown) || (decision === 'REROLL' ? 'keep all dice' : 'no dice');
}

export const presentation = present<typeof invokation>({
  about: `Two teams of three characters fight; whoever's characters are all defeated loses.
Each round both throw eight dice and draw two cards; then players take turns.
In your turn you play cards or tune dice as often as you like, and then do one thing that ends it:
use a skill of your active character, switch to another, or end the round for you.
Dice pay for everything: of the same kind, of an element, or any; Omni stands for all.
Skills give energy; a burst needs it full. Elements stay on who is hit, and two of them react.
Summons, supports and statuses act by themselves, many of them at the end of the round.
When a character is defeated, its player chooses who is active next.`,
  facts: cards,
  side: [
    { slots: 'characters', under: ['attached0', 'attached1', 'attached2'] },
    { row: 'statuses' },
    { row: 'summons' },
    { row: 'supports' },
    { piles: ['pile'] },
    {
      name: 'dice',
      // those of others are only counted
      dice: ({ player, id, view }) =>
        id === view.viewer
          ? FACES.filter((face) => player[face] > 0).map((face) => ({ name: face, value: player[face] }))
          : [],
    },
    { hand: 'hand' },
  ],
  hidden: ['discard'],
  player: ({ player, view }) => [
    { name: 'round', value: view.G.round },
    { name: 'dice', value: player.dice },
  ],
  marks: ({ player, view }) =>
    words(player.phase === PlayerPhase.end && view.ctx.currentSegment === 'action' && 'ended the round'),
  card: ({ card, facts, zone, player, view }) => {
    const isCharacter = facts.kind === Kind.character;
    const place = player === null ? -1 : view.players[player].active;
    const active = player === null ? undefined : knownIn(view.zones.characters[player])[place];
    const energy = `${'●'.repeat(card.energy)}${'○'.repeat(Math.max(0, facts.maxEnergy - card.energy))}`;
    const element = isCharacter ? facts.element : card.element;
    return {
      title: titleOf(facts.name),
      text: textOf(facts),
      kind: isCharacter ? 'character' : zone,
      ...(element < 0 ? {} : { tone: TONES[element] }),
      ...(facts.isCard && zone === 'hand' ? { cost: costOf(facts) } : {}),
      numbers: isCharacter
        ? [number('hp', card.hp, facts.maxHp)]
        : words(card.usages > 0 && String(card.usages)).map((value) => ({ name: 'usages', value })),
      marks: words(
        isCharacter && energy,
        isCharacter && auraText(card.aura),
        card.isDefeated && 'defeated',
        !isCharacter && card.usages === 0 && card.rounds > 1 && `${card.rounds} rounds`,
        !isCharacter && card.element >= 0 && ELEMENT_NAMES[card.element],
      ),
      faded: card.isDefeated,
      active: isCharacter && active?.id === card.id,
    };
  },
  moves: {
    PLAY_CARD: { words: 'play a card', gesture: 'play' },
    SKILL: { words: 'use a skill: ends your turn', gesture: 'button' },
    SWITCH: 'switch your active character',
    TUNING: 'elemental tuning: a card turns a die into your element',
    END_ROUND: { words: 'end the round for you', gesture: 'button' },
    REROLL: 'throw dice again',
    EXCHANGE: 'exchange cards of your hand',
    CHOOSE_ACTIVE: 'choose who begins',
  },
  label: (option, choice, { decision }) => label(option, choice, decision?.name),
  tell,
});
