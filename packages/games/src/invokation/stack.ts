import type { Effect, Json } from 'cardloom';
import { buryDefeated, switchActive } from './defeat.ts';
import { perform } from './effects.ts';
import { listensTo } from './entities.ts';
import { Moment } from './moment.ts';
import type { Op } from './ops.ts';
import { type Body, Hook, type Skill } from './printed.ts';
import { activeOf, attachedTo, type Card, type Context, foeOf, type Player, PlayerPhase, placeOf } from './shape.ts';
import { finishBody, isReplacementDue, settleDeaths, tellHappenings, wake } from './triggers.ts';

/**
 * The effect stack: what an action puts on the agenda, in the order it is done, and what each piece
 * does when it is taken off. `play` gives the works of a card, `skillWorks` those of a skill.
 */

const cardOf = ({ coreOps }: Context, id: Json): Card => coreOps.card(id as number) as Card;

const SWAP_CHECK: Effect = { do: 'swapCheck' };
const DEATH_CHECK: Effect = { do: 'deathCheck' };
const TURN_END: Effect = { do: 'turnEnd' };

/** A body as works: what is to be done, by whom, to what. */
export function works(moment: Moment, body: Body): Effect[] {
  const ops = typeof body === 'function' ? body(moment) : body;
  if (ops === undefined) return [];
  const { me, target, second } = moment;
  const list: Effect[] = [];
  for (let i = 0; i < ops.length; i++) list.push(workOf(ops[i], me, target, second));
  return list;
}

function workOf(op: Op, by: Card, target: Card | undefined, second: Card | undefined): Effect {
  if (target === undefined) return { ...op, by: by.id };
  return second === undefined
    ? { ...op, by: by.id, target: target.id }
    : { ...op, by: by.id, target: target.id, second: second.id };
}

/** An op from the agenda. */
export function performWork(context: Context, work: Effect): void {
  const target = work.target === undefined ? undefined : cardOf(context, work.target);
  const second = work.second === undefined ? undefined : cardOf(context, work.second);
  perform(context, work, cardOf(context, work.by), target, second);
}

/** A skill of this character, what waits for it, and the end of the turn. */
export function skillWorks(context: Context, user: Card, skill: number): Effect[] {
  const list = castWorks(context, user, skill);
  list.push(TURN_END);
  return list;
}

/** A skill, and what waits for it. */
function castWorks({ players }: Context, user: Card, skill: number, mark = 0): Effect[] {
  const list: Effect[] = [
    mark === 0 ? { do: 'castSkill', by: user.id, skill } : { do: 'castSkill', by: user.id, skill, mark },
    { do: 'triggerAll', player: user.owner.id, signal: 'combatAction' },
  ];
  const isAwaited = listensTo(players[0], Hook.beforeSkill) || listensTo(players[1], Hook.beforeSkill);
  return isAwaited ? [{ do: 'beforeSkill', by: user.id, skill }, ...list] : list;
}

export const isFrozen = (character: Card): boolean => {
  const zone = attachedTo(character.owner, placeOf(character));
  for (let i = 0; i < zone.length; i++) if ((zone.at(i) as Card).name === 'Frozen') return true;
  return false;
};

/** The effects of a skill: its body, and what every skill brings. */
function castList(context: Context, user: Card, skill: Skill): Effect[] {
  const list = works(new Moment(context, user), skill.does);
  if (skill.type !== 'burst') list.push({ do: 'recharge', by: user.id, amount: 1 });
  list.push({ do: 'broadcastSkill', by: user.id, skill: skill.index });
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

export const system: Readonly<Record<string, (context: Context, work: Effect) => void>> = {
  /** A played card leaves the hand for all to see; what stays in play is already there. */
  removeCard({ coreOps, players }, { player, card }) {
    const owner = players.find(({ id }) => id === player) as Player;
    const played = coreOps.card(card as number) as Card;
    if (owner.hand.has(played)) coreOps.moveCard(played, owner.discard);
  },

  /** Those who act before a skill. */
  beforeSkill(context, { by, skill }) {
    startSkill(context, by as number, skill as number);
    wake(context, Hook.beforeSkill, 0);
  },

  /** The character a card was aimed at uses a skill. */
  useSkill(context, { target, skill, mark }) {
    context.coreOps.sequence(castWorks(context, cardOf(context, target), skill as number, mark as number));
  },

  /** The effects of a skill, if its user can still use it. */
  castSkill(context, { by, skill: index, mark }) {
    const { G, coreOps } = context;
    const user = cardOf(context, by);
    const skill = user.def.skills[index as number];
    startSkill(context, user.id, skill.index);
    if (user.isDefeated || isFrozen(user)) {
      // nobody used a skill
      G.skillBy = 0;
      return;
    }
    coreOps.emit('SKILL_USED', { card: user.id, name: user.name, player: user.owner.id, skill: skill.name });
    if (mark !== undefined) user.mark = mark as number;
    coreOps.sequence(castList(context, user, skill));
    user.mark = 0;
  },

  recharge(context, { by, amount }) {
    const user = cardOf(context, by);
    if (user.hp > 0) user.energy = Math.min(user.def.maxEnergy, user.energy + (amount as number));
  },

  /** The skill counts as used. */
  broadcastSkill(context, { by, skill }) {
    const user = cardOf(context, by);
    const index = skill as number;
    user.used += 1 << (4 * index);
    user.everUsed |= 1 << index;
  },

  /** The body is done: the dead are marked, and what it set off (switches, reactions, damage, defeats) wakes triggers. */
  swapCheck(context) {
    settleDeaths(context);
    if (!context.ctx.gameOver) tellHappenings(context);
  },

  fall(context) {
    buryDefeated(context);
    finishBody(context);
  },

  /** Whoever has lost their active character chooses another one, and then goes on where it stopped. */
  deathCheck(context) {
    if (!isReplacementDue(context)) return;
    const { players, coreOps } = context;
    coreOps.sequence([
      { do: 'deathSwapStart', players: players.filter((player) => activeOf(player).isDefeated).map(({ id }) => id) },
      { do: 'deathSwapEnd', phases: players.map(({ phase }) => phase) },
    ]);
  },

  deathSwapStart({ players, coreOps, turnPlayer }, { players: ids }) {
    const choosing = ids as readonly string[];
    for (const player of players) {
      if (choosing.includes(player.id)) player.phase = PlayerPhase.action;
      else player.phase = player === turnPlayer ? PlayerPhase.activeWait : PlayerPhase.passiveWait;
    }
    coreOps.ask({ ask: 'SWITCH', player: choosing, then: { do: 'replace' } });
  },

  /** The chosen ones come in, the current player's first. */
  replace(context, { answers }) {
    const chosen = answers as Readonly<Record<string, { readonly character: number }>>;
    const { turnPlayer } = context;
    for (const player of [turnPlayer, foeOf(context, turnPlayer)]) {
      if (chosen[player.id] === undefined) continue;
      switchActive(context, player, placeOf(cardOf(context, chosen[player.id].character)));
    }
    finishBody(context);
  },

  deathSwapEnd({ players }, { phases }) {
    for (const player of players) player.phase = (phases as readonly number[])[player.seat];
  },

  /** "After a skill": everything that waits for it, in order. */
  triggerAll(context) {
    const { G } = context;
    if (G.skillBy !== 0) wake(context, Hook.afterSkill, 0);
  },

  /** In the middle of a card: what it set off so far comes first. */
  settle: (context) => finishBody(context),

  /** What a card set off, and those who wait for cards to be played. */
  cardPlayed(context, { card }) {
    context.coreOps.interrupt({ do: 'afterCard', card });
    finishBody(context);
  },
  afterCard: (context, { card }) => wake(context, Hook.afterCard, card as number),

  /** The turn passes, unless the other player has ended the round. */
  turnEnd(context) {
    startSkill(context, 0, -1);
    context.coreOps.endTurn();
  },
};
