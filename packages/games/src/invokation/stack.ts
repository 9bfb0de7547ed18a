import { activeOf, isFrozen, placeOf } from './board.ts';
import { buryDefeated, switchActive } from './defeat.ts';
import { listensTo } from './entities.ts';
import type { Card, Carried, Context, Work } from './kit.ts';
import { Moment } from './moment.ts';
import { PlayerPhase } from './player-phase.ts';
import { type Body, Hook, type Skill } from './printed.ts';
import { finishBody, isReplacementDue, settleDeaths, tellHappenings, wake } from './triggers.ts';

/**
 * The effect stack: what an action puts on the agenda, in the order it is done, and what each piece
 * does when it is taken off. `play` gives the works of a card, `skillWorks` those of a skill.
 */

const SWAP_CHECK: Work = { do: 'swapCheck' };
const DEATH_CHECK: Work = { do: 'deathCheck' };
const TURN_END: Work = { do: 'turnEnd' };

/** A body as works: what is to be done, by whom, to what. */
export function works(moment: Moment, body: Body): Work[] {
  const ops = typeof body === 'function' ? body(moment) : body;
  if (ops === undefined) return [];
  const { me: by, target, second } = moment;
  if (target === undefined) return ops.map((op) => ({ ...op, by }));
  if (second === undefined) return ops.map((op) => ({ ...op, by, target }));
  return ops.map((op) => ({ ...op, by, target, second }));
}

/** A skill of this character, what waits for it, and the end of the turn. */
export function skillWorks(context: Context, user: Card, skill: number): Work[] {
  const list = castWorks(context, user, skill);
  list.push(TURN_END);
  return list;
}

/** A skill, and what waits for it. */
export function castWorks({ players }: Context, user: Card, skill: number, mark = 0): Work[] {
  const list: Work[] = [
    mark === 0 ? { do: 'castSkill', by: user, skill } : { do: 'castSkill', by: user, skill, mark },
    { do: 'triggerAll', player: user.owner, signal: 'combatAction' },
  ];
  const isAwaited = listensTo(players[0], Hook.beforeSkill) || listensTo(players[1], Hook.beforeSkill);
  return isAwaited ? [{ do: 'beforeSkill', by: user, skill }, ...list] : list;
}

/** The effects of a skill: its body, and what every skill brings. */
function castList(context: Context, user: Card, skill: Skill): Work[] {
  const list = works(new Moment(context, user), skill.does);
  if (skill.type !== 'burst') list.push({ do: 'recharge', by: user, amount: 1 });
  list.push({ do: 'broadcastSkill', by: user, skill: skill.index });
  list.push(SWAP_CHECK);
  list.push(DEATH_CHECK);
  return list;
}

function startSkill({ G }: Context, user: number, skill: number): void {
  G.skillBy = user;
  G.skillIndex = skill;
  G.hasSkillReacted = false;
  G.dealtSince = 0;
  G.hasReactedSince = false;
}

/** Those who act before a skill. */
function beforeSkill(context: Context, { by, skill }: Carried<'beforeSkill'>): void {
  startSkill(context, by.id, skill);
  wake(context, Hook.beforeSkill, 0);
}

/** The effects of a skill, if its user can still use it. */
function castSkill(context: Context, { by: user, skill: index, mark }: Carried<'castSkill'>): void {
  const { G, coreOps } = context;
  const skill = user.def.skills[index];
  startSkill(context, user.id, skill.index);
  if (user.isDefeated || isFrozen(user)) {
    // nobody used a skill
    G.skillBy = 0;
    return;
  }
  coreOps.emit('SKILL_USED', { card: user, name: user.name, player: user.owner, skill: skill.name });
  if (mark !== undefined) user.mark = mark;
  coreOps.sequence(castList(context, user, skill));
  user.mark = 0;
}

function recharge(_context: Context, { by: user, amount }: Carried<'recharge'>): void {
  if (user.hp > 0) user.energy = Math.min(user.def.maxEnergy, user.energy + amount);
}

/** The skill counts as used. */
function broadcastSkill(_context: Context, { by: user, skill }: Carried<'broadcastSkill'>): void {
  user.used += 1 << (4 * skill);
  user.everUsed |= 1 << skill;
}

/** "After a skill": everything that waits for it, in order. */
function triggerAll(context: Context): void {
  if (context.G.skillBy !== 0) wake(context, Hook.afterSkill, 0);
}

/** The body is done: the dead are marked, and what it set off (switches, reactions, damage, defeats) wakes triggers. */
function swapCheck(context: Context): void {
  settleDeaths(context);
  if (!context.ctx.gameOver) tellHappenings(context);
}

function fall(context: Context): void {
  buryDefeated(context);
  finishBody(context);
}

/** Whoever has lost their active character chooses another one, and then goes on where it stopped. */
function deathCheck(context: Context): void {
  if (!isReplacementDue(context)) return;
  const { players, coreOps } = context;
  coreOps.sequence([
    { do: 'deathSwapStart', players: players.filter((player) => activeOf(player).isDefeated) },
    { do: 'deathSwapEnd', phases: players.map(({ phase }) => phase) },
  ]);
}

function deathSwapStart(
  { players, coreOps, turnPlayer }: Context,
  { players: choosing }: Carried<'deathSwapStart'>,
): void {
  for (const player of players) {
    if (choosing.includes(player)) player.phase = PlayerPhase.action;
    else player.phase = player === turnPlayer ? PlayerPhase.activeWait : PlayerPhase.passiveWait;
  }
  coreOps.sequence([{ ask: 'SWITCH', player: choosing }, { do: 'replaced' }]);
}

function comeIn(context: Context, { character }: Carried<'comeIn'>): void {
  switchActive(context, character.owner, placeOf(character));
}

function deathSwapEnd({ players }: Context, { phases }: Carried<'deathSwapEnd'>): void {
  for (const player of players) player.phase = phases[player.seat];
}

/** The turn passes, unless the other player has ended the round. */
function turnEnd(context: Context): void {
  startSkill(context, 0, -1);
  context.coreOps.endTurn();
}

export const stackEffects = {
  beforeSkill,
  castSkill,
  recharge,
  broadcastSkill,
  triggerAll,
  swapCheck,
  fall,
  deathCheck,
  deathSwapStart,
  comeIn,
  /** Those who were chosen have come in. */
  replaced: finishBody,
  deathSwapEnd,
  turnEnd,
};
