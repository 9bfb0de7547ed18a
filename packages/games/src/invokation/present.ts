import type { Json, View } from 'cardloom';
import type { Presentation } from '../entry.ts';
import { priceText } from './cost.ts';
import { auraText, cardOf, cardText, diceText, printedOf, type Shown } from './look.ts';
import { Kind } from './printed.ts';
import { render } from './render.ts';
import { tell } from './tell.ts';
import { version33 } from './version-3.3.ts';

const MOVES: Readonly<Record<string, string>> = {
  PLAY_CARD: 'play a card',
  SKILL: 'use a skill: ends your turn',
  SWITCH: 'switch your active character',
  TUNING: 'elemental tuning: a card turns a die into your element',
  END_ROUND: 'end the round for you',
  REROLL: 'throw dice again',
  EXCHANGE: 'exchange cards of your hand',
  CHOOSE_ACTIVE: 'choose who begins',
};

/** What costs what by name: skills and cards are chosen by their names. */
const SKILLS = new Map(
  Object.values(version33.cards).flatMap(({ skills }) => skills.map((skill) => [skill.name, skill] as const)),
);

function label(option: Json, choice: string, view: View): string | undefined {
  if (choice === 'move') return MOVES[String(option)];
  if (choice === 'zone') return String(option).replace(/^attached\d$/, 'characters');
  if (choice === 'skill') {
    const skill = SKILLS.get(String(option));
    if (skill === undefined) return undefined;
    const energy = skill.cost.energy > 0 ? ` + ${skill.cost.energy} energy` : '';
    return `${skill.name} (${skill.type}, ${priceText(skill.price)}${energy})`;
  }
  if (typeof option === 'string') {
    const printed = choice === 'card' ? printedOf(option) : undefined;
    return printed === undefined ? undefined : `${printed.name} (${cardText(printed)})`;
  }
  if (choice === 'dice' && typeof option === 'object' && option !== null) {
    return diceText(option as Shown) || (view.decision?.name === 'REROLL' ? 'keep all dice' : 'no dice');
  }
  return typeof option === 'number' ? characterLabel(option, view) : undefined;
}

function characterLabel(id: number, view: View): string | undefined {
  const card = cardOf(id, view);
  if (card === undefined || printedOf(card.name)?.kind !== Kind.character) return undefined;
  const aura = auraText(card.aura);
  return `${String(card.name)} (${String(card.hp)} hp, ${String(card.energy)} energy${aura === '' ? '' : `, ${aura}`})`;
}

export const presentation: Presentation = {
  render,
  label,
  printed: (name) => {
    const printed = printedOf(name);
    return printed === undefined ? undefined : cardText(printed);
  },
  tell,
};
