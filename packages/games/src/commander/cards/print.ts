import { type Ability, type CardDefinition, COLOURS, type Colour, MANA, type Mana } from '../card.ts';
import { readMana, type TypeLine } from './notation.ts';
import type { AbilityData, CardEntryData, TokenEntryData } from './schema.ts';
import { writeMana, writeSymbols } from './writing.ts';

/** From checked data to the card as the rules read it: text, colours and colour identity follow from what it says. */

export function printCard(entry: CardEntryData): CardDefinition {
  const data = withBasicMana(entry);
  const { cost = null, effects, target, enchant = null } = data;
  const lines = [
    keywordLine(data),
    ...(enchant === null ? [] : [`Enchant ${enchant.kind}${WHOSE[enchant.whose ?? 'anybody']}.`]),
    ...(data.text === undefined ? [] : [data.text]),
    ...data.abilities.map(textOf),
  ];
  const text = lines.filter((line) => line !== '').join(' ');
  return {
    ...printShared(data, text),
    cost,
    colours: cost === null ? [] : coloursIn(cost.mana),
    identity: identityOf(data, cost?.mana, text),
    enchant,
    spell: effects === undefined ? null : { target, effects },
    isToken: false,
  };
}

export function printToken(entry: TokenEntryData): CardDefinition {
  const data = withBasicMana(entry);
  const text = [keywordLine(data), ...data.abilities.map(textOf)].filter((line) => line !== '').join(' ');
  const colours = data.colours ?? [];
  const symbols = identityOf(data, undefined, text);
  return {
    ...printShared(data, text),
    cost: null,
    colours,
    identity: COLOURS.filter((colour) => colours.includes(colour) || symbols.includes(colour)),
    enchant: null,
    spell: null,
    isToken: true,
  };
}

const printShared = ({ name, type, pt, keywords, abilities }: TokenEntryData, text: string) => ({
  name,
  ...type,
  power: pt?.power ?? 0,
  toughness: pt?.toughness ?? 0,
  keywords,
  abilities: abilities.map(printAbility),
  text,
});

function printAbility(data: AbilityData): Ability {
  if (data.kind === 'mana') return data;
  if (data.kind !== 'static') return { ...data, text: textOf(data) };
  const { text: _, ...ability } = data;
  return ability;
}

/** `Flying, vigilance.` */
function keywordLine({ keywords }: TokenEntryData): string {
  if (keywords.length === 0) return '';
  const [first, ...rest] = keywords;
  return `${[first[0].toUpperCase() + first.slice(1), ...rest].join(', ')}.`;
}

const WHOSE = { anybody: '', own: ' you control', enemy: ' an opponent controls' };
const TIMING = { any: '', yourTurn: ' Activate only during your turn.', sorcery: ' Activate only as a sorcery.' };

function textOf(ability: AbilityData): string {
  if (ability.kind === 'mana') {
    const symbols = [...writeMana(ability.adds)].map((kind) => `{${kind}}`).join('');
    return `{T}: Add ${symbols}.`;
  }
  if (ability.kind !== 'activated') return ability.text;
  const isFree = ability.cost.generic === 0 && ability.cost.mana.every((n) => n === 0);
  const costs = [...(isFree ? [] : [writeSymbols(ability.cost)]), ...(ability.tap ? ['{T}'] : [])];
  return `${costs.join(', ')}: ${ability.text}${TIMING[ability.timing ?? 'any']}`;
}

const BASIC_LAND_TYPES: Readonly<Record<string, Colour>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};
/** The basic land types of a type line. */
export const basicLandTypes = ({ types, subtypes }: TypeLine): string[] =>
  types.includes('Land') ? subtypes.filter((subtype) => Object.hasOwn(BASIC_LAND_TYPES, subtype)) : [];

/** CR 305.6: a land with a basic land type can be tapped for its colour, without saying so. */
function withBasicMana<T extends TokenEntryData>(data: T): T {
  const [basic] = basicLandTypes(data.type);
  if (basic === undefined || data.abilities.some(({ kind }) => kind === 'mana')) return data;
  return { ...data, abilities: [{ kind: 'mana', adds: readMana(BASIC_LAND_TYPES[basic]) }, ...data.abilities] };
}

const coloursIn = (mana: Mana): Colour[] => COLOURS.filter((_, i) => mana[i] > 0);

/** CR 903.4: the colours of all mana symbols in cost and rules text; CR 305.6, 903.5d: and of basic land types. */
function identityOf({ type }: TokenEntryData, cost: Mana | undefined, text: string): Colour[] {
  const landTypes = type.subtypes.map((subtype) => BASIC_LAND_TYPES[subtype]);
  return COLOURS.filter(
    (colour) =>
      (cost?.[MANA.indexOf(colour)] ?? 0) > 0 ||
      new RegExp(`\\{[^}]*${colour}[^}]*\\}`).test(text) ||
      landTypes.includes(colour),
  );
}
