import { calledCard, knownIn } from '@cardloom/parts/present';
import { turnPlayerOf, type ViewOf } from 'cardloom';
import { standardSet } from './card-set.ts';
import type { fleshAndBlood } from './definition.ts';
import { keywordNames } from './words.ts';

type FabView = ViewOf<typeof fleshAndBlood>;
const SAID = ['go again', 'dominate', 'overpower'];

/** The attack that is pending, and what stands against it. */
export function combatNote({ G, players, zones, ctx }: FabView): string | null {
  if (G.attack === 0) return null;
  const attacker = turnPlayerOf({ ctx });
  const defenders = Object.keys(players)
    .filter((id) => id !== attacker)
    .flatMap((id) => knownIn([...zones.graveyard[id], ...zones.equipment[id]]))
    .filter(({ chain, link }) => chain === G.chain && link === G.links)
    .map(({ id }) => calledCard(id));
  const keywords = keywordNames(G.attackKeywords).filter((word) => SAID.includes(word));
  const said = keywords.length === 0 ? '' : ` (${keywords.join(', ')})`;
  const against = defenders.length === 0 ? '' : `, defended by ${defenders.join(', ')}`;
  return `${calledCard(G.attack)} attacks for ${G.pendingAttack}${said} against ${G.reactionBlock}${against}`;
}

/** The card or weapon that attacked: what it says, and whose it is. */
export function attackOf({ players, zones }: FabView, id: number): { readonly text: string; readonly owner?: string } {
  const places = Object.keys(players).flatMap((player) => [...zones.graveyard[player], ...zones.weapons[player]]);
  const attack = knownIn(places).find((card) => card.id === id);
  return attack === undefined ? { text: '' } : { text: standardSet.cards[attack.name].text, owner: attack.owner };
}
