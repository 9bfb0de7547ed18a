import type { ActivatedAbility } from './card.ts';
import { writeCost } from './cards/writing.ts';
import { type Card, type Context, kit, type Player } from './kit.ts';
import { availableMana, canTap, pay, pays } from './mana.ts';
import { isSorceryTime, targets } from './moves.ts';
import { abilityObject } from './objects.ts';
import { somebodyActed } from './resolve.ts';
import { aim, hasTarget } from './targets.ts';

/** Activated abilities (CR 602): cast like a spell, but what goes on the stack is no card. */

function canActivate(context: Context, card: Card, ability: ActivatedAbility, available: readonly number[]): boolean {
  const { player, turnPlayer } = context;
  if (ability.timing === 'yourTurn' && turnPlayer !== player) return false;
  if (ability.timing === 'sorcery' && !isSorceryTime(context)) return false;
  if (ability.tap && !canTap(card, player)) return false;
  // what the cost taps cannot be tapped for mana as well
  if (!pays(available, ability.cost, 0, ability.tap ? card : undefined)) return false;
  return ability.target === undefined || hasTarget(context, ability.target, player.seat);
}

function activatable(context: Context): Card[] {
  const { player } = context;
  const found: Card[] = [];
  if (player.activators === 0) return found;
  const available = availableMana(player);
  for (const card of player.battlefield) {
    if (card.def.activated.some(({ ability }) => canActivate(context, card, ability, available))) found.push(card);
  }
  return found;
}

/** Why this cannot be tapped, or that there is nothing to do with it but that. */
function whyUntappable(card: Card, player: Player): string {
  if (card.tapped) return 'is tapped';
  return canTap(card, player) ? 'only gives mana' : 'came this turn: it can tap from your next one on';
}

/** Whether an ability of this can be activated, or what speaks against the first. */
function isActivatable(context: Context, card: Card): boolean | string {
  const { player, turnPlayer } = context;
  const [first] = card.def.activated;
  if (!player.battlefield.has(card)) return false;
  if (first === undefined) return card.def.mana === null ? 'has no ability to activate' : whyUntappable(card, player);
  const available = availableMana(player);
  if (card.def.activated.some(({ ability }) => canActivate(context, card, ability, available))) return true;
  const { timing, tap, cost } = first.ability;
  if (timing === 'yourTurn' && turnPlayer !== player) return 'is only used in your own turn';
  if (timing === 'sorcery' && !isSorceryTime(context))
    return 'is used in your own main phase, while nothing is on the stack';
  if (tap && !canTap(card, player)) return whyUntappable(card, player);
  const isPaid = pays(available, cost, 0, tap ? card : undefined);
  return isPaid ? 'has nothing to aim at' : `asks for ${writeCost(cost)}, which you cannot pay`;
}

/** The abilities of a permanent that can be activated now, by their place on the card. */
function abilitiesOf(context: Context, card: Card): number[] {
  const available = availableMana(context.player);
  return card.def.activated
    .filter(({ ability }) => canActivate(context, card, ability, available))
    .map(({ index }) => index);
}

function activated(
  { def: { activated: all } }: Card,
  index: number | undefined,
): { readonly index: number; readonly ability: ActivatedAbility } {
  return index === undefined ? all[0] : (all.find((one) => one.index === index) ?? all[0]);
}

export const activate = kit
  .move()
  .when((context) => activatable(context).length > 0 || 'There is no ability you could activate now.')
  .card('card', activatable, { has: isActivatable, prompt: 'Whose ability?' })
  .value('ability', (context, { card }) => abilitiesOf(context, card), {
    if: (_context, { card }) => card.def.activated.length > 1,
    prompt: 'Which ability of {it}?',
  })
  .target('target', (context, { card, ability }) => targets(context, activated(card, ability).ability.target), {
    if: (_context, { card, ability }) => activated(card, ability).ability.target !== undefined,
    prompt: 'What is {it} aimed at?',
  })
  .run((context, { card, ability: chosen, target }) => {
    const { player, coreOps } = context;
    const { index, ability } = activated(card, chosen);
    somebodyActed(context);
    const object = abilityObject(context, player);
    object.source = card.id;
    object.sourceObject = card.object;
    object.ability = index;
    object.about = -1;
    aim(object, target);
    if (ability.tap) card.tapped = true;
    pay(context, player, ability.cost, 0);
    coreOps.emit('ACTIVATED', { player: player.seat, source: card.id, ability: index, target: target?.id ?? null });
  });
