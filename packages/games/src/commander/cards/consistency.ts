import type { Path } from '@cardloom/cards';
import { meant } from '@cardloom/parts';
import type { Instruction, Target } from '../card.ts';
import { basicLandTypes } from './print.ts';
import type { AbilityData, CardEntryData, TokenEntryData } from './schema.ts';

/** What a card says must make sense together: nobody aims without a target, an Aura enchants something, and so on. */

export interface Checking {
  /** The names of all tokens; null if they are not known for certain. */
  readonly tokens: ReadonlySet<string> | null;
  report(path: Path, message: string): void;
}

export function checkCard(card: CardEntryData, checking: Checking): void {
  const { report } = checking;
  const { types, supertypes, subtypes } = card.type;
  const isSpell = types.includes('Instant') || types.includes('Sorcery');
  const isAura = subtypes.includes('Aura');
  if (isSpell && types.length > 1) report(['type'], 'an instant or sorcery has no other type');
  if (types.includes('Land') ? card.cost !== undefined : card.cost === undefined) {
    report(['cost'], types.includes('Land') ? 'a land has no cost' : 'is missing: only lands have none');
  }
  if (isSpell) {
    if (card.effects === undefined) report(['effects'], 'is missing: an instant or sorcery does something');
    if (card.text === undefined) report(['text'], 'is missing: players want to read what it does');
    if (card.abilities.length > 0) report(['abilities'], 'an instant or sorcery has effects instead');
    if (card.keywords.length > 0) report(['keywords'], 'an instant or sorcery has none');
  } else {
    for (const field of ['effects', 'target', 'text'] as const) {
      if (card[field] !== undefined) report([field], 'is for instants and sorceries; a permanent has abilities');
    }
  }
  if (isAura && types.join() !== 'Enchantment') report(['type'], 'an Aura is an enchantment and nothing else');
  if (isAura && card.enchant === undefined) report(['enchant'], 'is missing: an Aura says what it can be put on');
  if (!isAura && card.enchant !== undefined) report(['enchant'], 'is for Auras');
  if (card.enchant !== undefined && ['any', 'player', 'spell'].includes(card.enchant.kind)) {
    report(['enchant', 'kind'], 'an Aura can be put on a creature or a permanent');
  }
  if (supertypes.includes('Basic') && !types.includes('Land')) report(['type'], 'only lands are basic');
  checkPermanent(card, isAura, checking);
  checkEffects(card.effects ?? [], { target: card.target, isSpell: true, isTriggered: false }, ['effects'], checking);
}

export function checkToken(token: TokenEntryData, checking: Checking): void {
  const { report } = checking;
  const { types } = token.type;
  if (types.includes('Instant') || types.includes('Sorcery')) report(['type'], 'a token is a permanent');
  checkPermanent(token, false, checking);
}

function checkPermanent({ type, pt, abilities }: TokenEntryData, isAura: boolean, checking: Checking): void {
  const { report } = checking;
  const isCreature = type.types.includes('Creature');
  if (isCreature && pt === undefined) report(['pt'], 'is missing: a creature has power and toughness, such as 2/2');
  if (!isCreature && pt !== undefined) report(['pt'], 'is for creatures');
  if (basicLandTypes(type).length > 1) {
    report(['type'], 'has several basic land types, and a mana ability for each; a permanent has at most one here');
  }
  for (const [i, ability] of abilities.entries()) {
    checkAbility(ability, isAura, ['abilities', i], checking);
    if (ability.kind === 'mana' && abilities.findIndex(({ kind }) => kind === 'mana') < i) {
      report(['abilities', i], 'is a second mana ability; a permanent has at most one here');
    }
  }
}

function checkAbility(ability: AbilityData, isAura: boolean, path: Path, checking: Checking): void {
  const { report } = checking;
  if (ability.kind === 'static') {
    const needsAura =
      ability.static === 'control' ||
      ability.static === 'pacify' ||
      ('affects' in ability && ability.affects === 'enchanted');
    if (needsAura && !isAura) report([...path, 'static'], 'only an Aura does that: it is about what is enchanted');
    return;
  }
  if (ability.kind === 'mana') return;
  const isTriggered = ability.kind === 'triggered';
  if (isTriggered && !ABOUT_PERMANENTS.has(ability.on)) {
    for (const field of ['subject', 'creature'] as const) {
      if (ability[field] !== undefined) report([...path, field], `"${ability.on}" is about a player, not a permanent`);
    }
  }
  if (isTriggered && ability.first !== undefined && !STEPS.has(ability.on)) {
    report([...path, 'first'], `"${ability.on}" is no step; only the beginning of a step is the first of a turn`);
  }
  if (isTriggered && ability.against !== undefined && !AGAINST_PLAYERS.has(ability.on)) {
    report(
      [...path, 'against'],
      `"${ability.on}" is against nobody; "whose" says whose turn, permanent or doing it is`,
    );
  }
  if (!isTriggered && !ability.tap && ability.cost.generic === 0 && ability.cost.mana.every((n) => n === 0)) {
    report([...path, 'cost'], 'is missing: an activated ability costs mana, or {T} (tap: true), or both');
  }
  const { target, effects } = ability;
  if (!isTriggered && target === undefined && effects.some((effect) => effect.op === 'addMana')) {
    report([...path, 'kind'], 'adds mana without a target, so it does not use the stack; write kind: mana');
  }
  checkEffects(effects, { target, isSpell: false, isTriggered }, [...path, 'effects'], checking);
}

const STEPS: ReadonlySet<string> = new Set(['upkeep', 'drawStep', 'beginCombat', 'endOfCombat', 'endStep']);
const AGAINST_PLAYERS: ReadonlySet<string> = new Set(['attacks', 'combatDamageToPlayer']);
const ABOUT_PERMANENTS: ReadonlySet<string> = new Set(['enters', 'dies', 'untaps', ...AGAINST_PLAYERS]);

interface Place {
  readonly target: Target | undefined;
  readonly isSpell: boolean;
  readonly isTriggered: boolean;
}

function checkEffects(effects: readonly Instruction[], place: Place, path: Path, checking: Checking): void {
  const { report, tokens } = checking;
  const { target, isSpell, isTriggered } = place;
  let isAimed = false;
  for (const [i, effect] of effects.entries()) {
    if (effect.op === 'counter') {
      isAimed = true;
      if (target?.kind !== 'spell') report([...path, i, 'op'], 'counters a spell: the target must be a spell');
    }
    if (effect.op === 'addPhases' && effect.phases.includes('precombat')) {
      report(
        [...path, i, 'phases'],
        'only the first main phase of a turn is "precombat"; an added one is "postcombat"',
      );
    }
    if (effect.op === 'token' && tokens?.has(effect.token) === false) {
      report([...path, i, 'token'], `there is no token "${effect.token}"; ${meant(effect.token, tokens)}`);
    }
    for (const [field, value] of Object.entries(effect)) {
      const say = (message: string): void => report([...path, i, field], `says "${value}", but ${message}`);
      if (field !== 'token' && typeof value === 'string' && /^target\b/.test(value)) {
        isAimed = true;
        const wrong = wrongTarget(field, value, target?.kind);
        if (wrong !== null) say(wrong);
      }
      if (value === 'that player' && !isTriggered) say('only a triggered ability is about a player');
      if (value === 'self' && isSpell) say('an instant or sorcery is no permanent');
    }
  }
  if (target !== undefined && !isAimed) report(path, 'does nothing to the target');
}

/** Why the target cannot be what the field says, or null. */
function wrongTarget(field: string, value: string, kind: Target['kind'] | undefined): string | null {
  if (kind === undefined) return 'nothing is targeted: add a target';
  const isPermanent = kind === 'creature' || kind === 'permanent';
  if (field === 'what' || value !== 'target') return isPermanent ? null : 'the target is no creature or permanent';
  if (field === 'to') return kind === 'spell' ? 'a spell cannot be dealt damage' : null;
  return kind === 'player' ? null : 'the target is no player';
}
