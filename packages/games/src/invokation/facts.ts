import { type Cost, priceText } from './cost.ts';
import { titleOf } from './look.ts';
import type { Printed, SkillType } from './printed.ts';
import { MADE_TEXTS, SKILL_TEXTS } from './texts.ts';
import { version33 } from './version-3.3.ts';

/**
 * What the table shows of the cards, without what they do: scripts/cards.mjs writes it down as facts.generated.ts, so that
 * a page that draws a table loads no rules.
 */
export interface Facts {
  /** What people call it. */
  readonly title: string;
  readonly kind: string;
  readonly text: string;
  /** Its own, or that of the dice it costs; -1 for none. */
  readonly element: number;
  readonly maxHp: number;
  readonly maxEnergy: number;
  /** Empty for what is not played. */
  readonly cost: string;
  readonly skills: readonly SkillFacts[];
}

export interface SkillFacts {
  readonly name: string;
  readonly type: SkillType;
  readonly cost: string;
  readonly text: string;
}

const KINDS = ['character', 'status', 'combat status', 'summon', 'support', 'weapon', 'artifact', 'talent', 'event'];

const costText = (price: number, { energy }: Cost): string =>
  `${priceText(price)}${energy > 0 ? ` + ${energy} energy` : ''}`;

function factsOf({
  name,
  kind,
  text,
  element,
  maxHp,
  maxEnergy,
  isCard,
  cost,
  price,
  infuses,
  skills,
}: Printed): Facts {
  const shown = skills.map(
    (skill): SkillFacts => ({
      name: skill.name,
      type: skill.type,
      cost: costText(skill.price, skill.cost),
      text: SKILL_TEXTS[skill.name] ?? '',
    }),
  );
  const title = titleOf(name);
  // what was eaten or played does what the card says
  const said = text || (MADE_TEXTS[name] ?? version33.cards[title]?.text ?? '');
  return {
    title,
    kind: KINDS[kind],
    text: shown.length === 0 ? said : shown.map(skillText).join('\n'),
    element: element >= 0 ? element : cost.element >= 0 ? cost.element : infuses,
    maxHp,
    maxEnergy,
    cost: isCard ? costText(price, cost) : '',
    skills: shown,
  };
}

const skillText = ({ name, type, cost, text }: SkillFacts): string => `${name} (${type}, ${cost}): ${text}`;

export default Object.fromEntries(Object.entries(version33.cards).map(([name, card]) => [name, factsOf(card)]));
