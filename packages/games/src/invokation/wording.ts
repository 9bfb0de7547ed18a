import { knownIn, type Wording } from '@cardloom/parts/present';
import type { Json } from 'cardloom';
import type { invokation } from './definition.ts';
import { facts } from './facts.generated.ts';
import { diceText, type Shown } from './look.ts';
import { tell } from './tell.ts';

/** Skills are chosen by their names. */
const SKILLS = new Map(
  Object.values(facts).flatMap(({ skills }) => skills.map((skill) => [skill.name, skill] as const)),
);

/** A skill or a card that is chosen by its name. */
function namedFacts(option: Json, choice: string): { readonly cost: string } | undefined {
  if (choice === 'skill') return SKILLS.get(String(option));
  return choice === 'card' && typeof option === 'string' && Object.hasOwn(facts, option) ? facts[option] : undefined;
}

function label(option: Json, choice: string, decision: string | undefined): string | undefined {
  if (choice === 'zone') return String(option).replace(/^attached\d$/, 'characters');
  if (choice === 'skill') {
    const skill = SKILLS.get(String(option));
    return skill === undefined ? undefined : `${skill.name} · ${skill.type}: ${skill.text}`;
  }
  if (typeof option === 'string') {
    const card = choice === 'card' && Object.hasOwn(facts, option) ? facts[option] : undefined;
    return card === undefined ? undefined : `${card.title} · ${card.text}`;
  }
  if (choice !== 'dice' || typeof option !== 'object' || option === null) return undefined;
  return diceText(option as Shown) || (decision === 'REROLL' ? 'keep all dice' : 'no dice');
}

export const wording: Wording<typeof invokation> = {
  about: `Two teams of three characters fight; whoever's characters are all defeated loses.
Each round both throw eight dice and draw two cards; then players take turns.
In your turn you play cards or tune dice as often as you like, and then do one thing that ends it:
use a skill of your active character, switch to another, or end the round for you.
Dice pay for everything: of the same kind, of an element, or any; Omni stands for all.
Skills give energy; a burst needs it full. Elements stay on who is hit, and two of them react.
Summons, supports and statuses act by themselves, many of them at the end of the round.
When a character is defeated, its player chooses who is active next.`,
  moves: {
    PLAY_CARD: 'play a card',
    SKILL: {
      words: 'use a skill: ends your turn',
      card: ({ viewer, players, zones }) =>
        viewer === null ? undefined : knownIn(zones.characters[viewer])[players[viewer].active]?.id,
    },
    SWITCH: 'switch your active character',
    TUNING: 'elemental tuning: a card turns a die into your element',
    END_ROUND: { words: 'end the round for you', key: 'space' },
    REROLL: 'throw dice again',
    EXCHANGE: 'exchange cards of your hand',
    CHOOSE_ACTIVE: 'choose who begins',
  },
  label: (option, choice, { decision }) => label(option, choice, decision?.name),
  cost: (option, choice) => namedFacts(option, choice)?.cost,
  tell,
};
