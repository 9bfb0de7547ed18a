import { type Args, type Choice, type Json, type MoveDefinition, oneOf, payment } from 'cardloom';
import { aimsOf, canPlay, playObjection, playWorks } from './cards.ts';
import { type Purse, payments, priceSize, priceText, pursePays } from './cost.ts';
import { switchActive } from './defeat.ts';
import * as dice from './dice.ts';
import { damageName, FACES, OMNI } from './elements.ts';
import { findIn } from './moment.ts';
import { cardPrice, isFastSwitch, skillPrice, switchPrice } from './price.ts';
import type { Printed, Skill } from './printed.ts';
import {
  activeOf,
  type Card,
  CHARACTERS,
  type Context,
  characterAt,
  foeOf,
  type Invokation,
  type Player,
  PlayerPhase,
  placeOf,
} from './shape.ts';
import { isFrozen, skillWorks } from './stack.ts';
import { finishBody } from './triggers.ts';

/** What a player may do in the action phase (rules 4.2). Choices list exactly what is legal. */

/** Dice that pay a price which depends on the answers so far. */
function paysFor(price: (context: Context, args: Args) => number): Choice<Invokation> {
  return payment<Invokation>({
    prompt: 'Which dice?',
    pool: ({ player }) => dice.purse(player),
    size: (context, args) => priceSize(price(context, args)),
    pays: (context, spent, args) =>
      pursePays(price(context, args), spent) || `does not pay ${priceText(price(context, args))}`,
    list: (context, args) => payments(dice.packed(context.player), price(context, args)),
  });
}

/** A skill by its name. */
export function skillNamed(user: Card, name: Json): Skill | undefined {
  const { skills } = user.def;
  for (let i = 0; i < skills.length; i++) if (skills[i].name === name) return skills[i];
  return undefined;
}

const canUse = (player: Player, user: Card, skill: Skill): boolean =>
  user.energy >= skill.cost.energy && dice.canPay(player, skillPrice(player, user, skill));

/** Why the active character cannot use this skill. */
function skillObjection(player: Player, user: Card, skill: Skill): string {
  if (user.energy < skill.cost.energy) return `needs ${skill.cost.energy} energy, and ${user.name} has ${user.energy}`;
  return `costs ${priceText(skillPrice(player, user, skill))}, which your dice cannot pay`;
}

const useSkill: MoveDefinition<Invokation> = {
  when: ({ player }) => {
    const user = activeOf(player);
    if (isFrozen(user)) return `${user.name} is frozen and cannot use skills this round.`;
    const { skills } = user.def;
    for (let i = 0; i < skills.length; i++) if (canUse(player, user, skills[i])) return true;
    return `Your dice and energy pay for no skill of ${user.name}.`;
  },
  choices: {
    skill: oneOf(
      ({ player }) => {
        const user = activeOf(player);
        const { skills } = user.def;
        const usable: string[] = [];
        for (let i = 0; i < skills.length; i++) {
          if (canUse(player, user, skills[i])) usable.push(skills[i].name);
        }
        return usable;
      },
      {
        has: ({ player }, answer) => {
          const skill = skillNamed(activeOf(player), answer);
          if (skill === undefined) return `is no skill of ${activeOf(player).name}`;
          return canUse(player, activeOf(player), skill) || skillObjection(player, activeOf(player), skill);
        },
        prompt: 'Which skill?',
      },
    ),
    dice: paysFor(({ player }, { skill }) =>
      skillPrice(player, activeOf(player), skillNamed(activeOf(player), skill) as Skill),
    ),
  },
  run: (context, { skill: name, dice: paid }) => {
    const { player, coreOps } = context;
    const user = activeOf(player);
    const skill = skillNamed(user, name) as Skill;
    skillPrice(player, user, skill, context);
    dice.spend(player, paid as Purse);
    user.energy -= skill.cost.energy;
    coreOps.sequence(skillWorks(context, user, skill.index));
  },
};

const isStandby = (player: Player, place: number): boolean =>
  place !== player.active && !characterAt(player, place).isDefeated;

export function standbys(player: Player): Card[] {
  const found: Card[] = [];
  for (let place = 0; place < CHARACTERS; place++) if (isStandby(player, place)) found.push(characterAt(player, place));
  return found;
}

/** One's living standby characters: for a switch, and for the choice after a defeat. */
export const standbyChoice: Choice<Invokation> = oneOf<Invokation>(({ player }) => standbys(player), {
  has: ({ player, coreOps }, answer) => {
    const card = typeof answer === 'number' ? coreOps.card(answer) : undefined;
    if (card === undefined || !player.characters.has(card)) return 'is no character of yours';
    if (card.isDefeated) return `names ${card.name}, who is defeated`;
    return isStandby(player, placeOf(card)) || `names ${card.name}, who is active already`;
  },
  prompt: 'Who comes in?',
});

const switchCharacter: MoveDefinition<Invokation> = {
  when: ({ player }) => {
    if (!dice.canPay(player, switchPrice(player))) return `A switch costs ${priceText(switchPrice(player))}.`;
    for (let place = 0; place < CHARACTERS; place++) if (isStandby(player, place)) return true;
    return 'There is nobody left to switch to.';
  },
  choices: {
    character: standbyChoice,
    dice: paysFor(({ player }) => switchPrice(player)),
  },
  run: (context, { character, dice: paid }) => {
    const { player, coreOps } = context;
    switchPrice(player, context);
    dice.spend(player, paid as Purse);
    const isFast = isFastSwitch(player, context);
    switchActive(context, player, placeOf(coreOps.card(character as number) as Card));
    if (!isFast) coreOps.interrupt({ do: 'turnEnd' });
    finishBody(context);
  },
};

const heldCard = (player: Player, name: Json): Card | undefined => findIn(player.hand, name as string);

/** The different cards of the hand that can be played now. */
function playableCards(context: Context): string[] {
  const { player } = context;
  const { cards } = player.hand;
  const names: string[] = [];
  for (let i = 0; i < cards.length; i++) {
    const { name, def } = cards[i];
    if (!names.includes(name) && canPlay(context, player, def)) names.push(name);
  }
  return names;
}

/** What the card chosen is aimed at, first or second. */
const aimChoice = (which: 0 | 1): Choice<Invokation> =>
  oneOf<Invokation>(
    (context, args) => {
      const { player, coreOps } = context;
      const aim = aimsOf(context, player, defOf(player, args))[which];
      return aim.list(player, foeOf(context, player), which === 0 ? undefined : coreOps.card(args.target as number));
    },
    {
      if: (context, args) => aimsOf(context, context.player, defOf(context.player, args)).length > which,
      has: (context, answer, args) => {
        const { player, coreOps } = context;
        const aim = aimsOf(context, player, defOf(player, args))[which];
        const card = typeof answer === 'number' ? coreOps.card(answer) : undefined;
        const first = which === 0 ? undefined : coreOps.card(args.target as number);
        if (card !== undefined && aim.list(player, foeOf(context, player), first).includes(card)) return true;
        // what lies hidden has no say: only cards on the table are talked about
        return (card?.inPlay === true ? aim.why?.(card, player) : undefined) ?? false;
      },
      prompt: 'Which target?',
    },
  );
const defOf = (player: Player, { card }: Args): Printed => (heldCard(player, card) as Card).def;

const playCard: MoveDefinition<Invokation> = {
  when: (context) => {
    const { player } = context;
    const { cards } = player.hand;
    for (let i = 0; i < cards.length; i++) if (canPlay(context, player, cards[i].def)) return true;
    if (cards.length === 0) return 'Your hand is empty.';
    const { name, def } = cards[cards.length - 1];
    return `No card in your hand can be played now: ${name} ${playObjection(context, player, def)}.`;
  },
  choices: {
    card: oneOf((context) => playableCards(context), {
      has: (context, answer) => {
        const { player } = context;
        const card = typeof answer === 'string' ? heldCard(player, answer) : undefined;
        if (card === undefined) return 'is not in your hand';
        return canPlay(context, player, card.def) || playObjection(context, player, card.def);
      },
      prompt: 'Which card?',
    }),
    target: aimChoice(0),
    second: aimChoice(1),
    dice: paysFor(({ player }, args) => cardPrice(player, defOf(player, args))),
  },
  run: (context, { card: name, target, second, dice: paid }) => {
    const { player, coreOps } = context;
    const card = heldCard(player, name) as Card;
    cardPrice(player, card.def, context);
    dice.spend(player, paid as Purse);
    activeOf(player).energy -= card.def.cost.energy;
    coreOps.emit('CARD_PLAYED', { player: player.id, card: card.id, name: card.name });
    const at = (id: Json | undefined): Card | undefined => (id === undefined ? undefined : coreOps.card(id as number));
    coreOps.sequence(playWorks(context, card, at(target), at(second)));
  },
};

/** Whether a die of this face can be tuned: not Omni, and not what it would become. */
const isTunable = (player: Player, face: number): boolean =>
  face !== OMNI && face !== activeOf(player).def.element && dice.count(player, face) > 0;

const tune: MoveDefinition<Invokation> = {
  when: ({ player }) => {
    if (player.hand.length === 0) return 'Elemental tuning takes a card from your hand, and it is empty.';
    for (let face = 0; face < OMNI; face++) if (isTunable(player, face)) return true;
    return `Every die of yours is Omni or ${damageName(activeOf(player).def.element)} already.`;
  },
  choices: {
    card: oneOf(
      ({ player }) => {
        const { cards } = player.hand;
        const names: string[] = [];
        for (let i = 0; i < cards.length; i++) if (!names.includes(cards[i].name)) names.push(cards[i].name);
        return names;
      },
      {
        has: ({ player }, answer) => heldCard(player, answer) !== undefined || 'is not in your hand',
        prompt: 'Which card goes?',
      },
    ),
    die: oneOf(({ player }) => FACES.filter((_, face) => isTunable(player, face)), { prompt: 'Which die is turned?' }),
  },
  run: (context, { card: name, die }) => {
    const { player, coreOps } = context;
    const { element } = activeOf(player).def;
    // face down: the opponent sees that a card goes, not which
    coreOps.removeCard(heldCard(player, name) as Card);
    dice.turn(player, FACES.indexOf(die as (typeof FACES)[number]), element);
    coreOps.emit('TUNED', { player: player.id, die, to: damageName(element) }, [player], { player: player.id });
  },
};

/** Whoever ends first begins the next round. */
const endRound: MoveDefinition<Invokation> = {
  choices: {},
  run: (context) => {
    const { player, G, coreOps } = context;
    player.phase = PlayerPhase.end;
    if (G.endedFirst < 0) G.endedFirst = player.seat;
    coreOps.emit('ROUND_ENDED_BY', { player: player.id });
    coreOps.interrupt({ do: 'turnEnd' });
  },
};

export const moves = {
  PLAY_CARD: playCard,
  SKILL: useSkill,
  SWITCH: switchCharacter,
  TUNING: tune,
  END_ROUND: endRound,
};
