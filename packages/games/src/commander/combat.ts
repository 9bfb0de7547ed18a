import { Has } from './keywords.ts';
import type { Card, Context, Player, Work } from './kit.ts';
import { isSick } from './mana.ts';
import { apnap, permanents, removeFromCombat } from './objects.ts';

/** Combat (CR 506-509, 802): attackers per defender, blockers per defender. Damage is in combat-damage.ts. */

// attackers

function canAttack(card: Card, player: Player): boolean {
  if (!card.def.isCreature || card.tapped || card.attacking >= 0 || isSick(card, player)) return false;
  return (card.keywords & (Has.defender | Has.pacified)) === 0;
}

export const possibleAttackers = (player: Player): Card[] =>
  player.battlefield.filter((card) => canAttack(card, player));

/** Everybody else who is in the game is a defending player (CR 802.2). */
export const defenders = ({ players }: Context, attacker: Player): Player[] =>
  players.filter((player) => player !== attacker && !player.left);

/** The active player declares, if there is anybody who could attack and who is there to do it. */
export function askAttackers(context: Context): void {
  const { coreOps, turnPlayer } = context;
  if (turnPlayer.left || possibleAttackers(turnPlayer).length === 0) return;
  coreOps.ask({ ask: 'declareAttackers', player: turnPlayer });
}

/** Attackers tap, unless they are vigilant; attack triggers trigger now. */
export function attack({ G, coreOps }: Context, attacks: ReadonlyMap<Card, Player>): void {
  if (attacks.size === 0) return;
  const attackers = [...attacks.keys()];
  for (const [card, { seat }] of attacks) {
    card.attacking = seat;
    card.attackedOn = G.turn;
    if ((card.keywords & Has.vigilance) === 0) card.tapped = true;
  }
  G.attacked = true;
  coreOps.emit('ATTACK', { attacks: attackers.map(({ id, attacking }) => ({ card: id, player: attacking })) });
  for (const { id, controller, attacking } of attackers) {
    coreOps.emit('attacks', { card: id, player: controller, against: attacking, creature: true });
  }
}

// blockers

export const attackersOf = (context: Context, defender: Player): Card[] =>
  permanents(context).filter(({ attacking }) => attacking === defender.seat);

export const possibleBlockers = (player: Player): Card[] =>
  player.battlefield.filter(
    ({ def, tapped, blocking, keywords }) =>
      def.isCreature && !tapped && blocking === 0 && (keywords & Has.pacified) === 0,
  );

/** Only flyers and those with reach stop a flyer (CR 702.9b). */
export const canBlock = (blocker: Card, attacker: Card): boolean =>
  (attacker.keywords & Has.flying) === 0 || (blocker.keywords & (Has.flying | Has.reach)) !== 0;

/** Each attacked player declares, one after the other; whoever cannot block is not asked (CR 802.4). */
export function askBlockers(context: Context): void {
  const works: Work[] = [];
  for (const player of apnap(context)) {
    const attackers = attackersOf(context, player);
    if (attackers.length === 0) continue;
    const blockers = possibleBlockers(player);
    const isPossible = blockers.some((blocker) => attackers.some((attacker) => canBlock(blocker, attacker)));
    if (isPossible) works.push({ ask: 'declareBlockers', player });
  }
  if (works.length > 0) context.coreOps.sequence(works);
}

export function block({ coreOps }: Context, blocks: ReadonlyMap<Card, Card>): void {
  if (blocks.size === 0) return;
  for (const [blocker, attacker] of blocks) {
    blocker.blocking = attacker.id;
    attacker.blocked = true;
  }
  const told = [...blocks].map(([blocker, attacker]) => ({ card: blocker.id, attacker: attacker.id }));
  coreOps.emit('BLOCK', { blocks: told });
}

/** Everything is removed from combat as its phase ends (CR 511.3). */
export function endCombat(context: Context): void {
  if (!context.G.attacked) return;
  for (const card of permanents(context)) {
    if (card.attacking >= 0 || card.blocking !== 0 || card.struckFirst) removeFromCombat(context, card);
  }
  context.G.attacked = false;
}
