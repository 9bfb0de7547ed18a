import { abilities } from './abilities.ts';
import { payEnergy } from './energy.ts';
import type { Card, Context } from './kit.ts';
import { isClosed, isShowdown } from './places.ts';

/**
 * The chain. A spell waits on it until everybody has passed in a row; the newest resolves first. Whoever's spell is the
 * newest may react first. When the chain is done, Focus goes on in a showdown, else the turn player acts.
 */

export function enterChain(context: Context, spell: Card, target: Card | undefined): void {
  const { G, coreOps, player, zones } = context;
  if (!isClosed(context)) G.focus = player.seat;
  payEnergy(player, spell.def.cost);
  const aimedAt = spell.def.negates ? zones.chain.top : target;
  spell.aim = aimedAt?.id ?? 0;
  coreOps.moveCard(spell, zones.chain);
  coreOps.emit('cast', { card: spell, player, target: spell.aim });
}

export function resolveSpell(context: Context, { card: spell }: { readonly card: Card }): void {
  const { coreOps } = context;
  const { owner, aim } = spell;
  coreOps.emit('played', { card: spell, player: owner });
  coreOps.moveCard(spell, owner.trash);
  const target = spell.def.negates || aim === 0 ? undefined : coreOps.card(aim);
  abilities.use(context, spell.def.onPlay, { player: owner, source: spell, target, about: undefined });
  spell.aim = 0;
  givePriority(context);
}

function givePriority(context: Context): void {
  const { G, coreOps, players, turnPlayer, zones } = context;
  const newest = zones.chain.top;
  if (newest !== undefined) coreOps.setPriority(newest.owner);
  else coreOps.setPriority(isShowdown(context) ? players[1 - G.focus] : turnPlayer);
}
