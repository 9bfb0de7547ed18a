import { type Clash, knownIn } from '@cardloom/parts/present';
import { turnPlayerOf, type ViewOf } from 'cardloom';
import { standardSet } from './card-set.ts';
import type { fleshAndBlood } from './definition.ts';
import type { Printed } from './printed.ts';
import { keywordNames } from './words.ts';

type FabView = ViewOf<typeof fleshAndBlood>;
const SAID = ['go again', 'dominate', 'overpower'];

/** The attack that is pending, what stands against it, and what would come of it. */
export function clashNow({ G, players, zones, ctx }: FabView): Clash | null {
  // a blow that ends the match closes the chain before its attack is done
  if (G.links === 0) return null;
  const links = knownIn(zones.chain);
  if (G.attack === 0)
    return links.length === 0 ? null : { before: links.map(({ id }) => id), text: 'The combat chain is open' };
  const attacker = turnPlayerOf({ ctx });
  const foes = Object.keys(players).filter((id) => id !== attacker);
  const defense = foes
    .flatMap((id) => knownIn([...zones.graveyard[id], ...zones.equipment[id]]))
    .filter(({ chain, link }) => chain === G.chain && link === G.links)
    .map(({ id }) => id);
  const keywords = keywordNames(G.attackKeywords).filter((word) => SAID.includes(word));
  const damage = Math.max(0, G.pendingAttack - G.reactionBlock);
  return {
    label: [`link ${G.links}`, ...keywords].join(' · '),
    before: links.filter(({ link }) => link !== G.links).map(({ id }) => id),
    attack: links.filter(({ link }) => link === G.links).map(({ id }) => id),
    defense,
    numbers: [G.pendingAttack, G.reactionBlock],
    text: damage === 0 ? 'blocked' : `${damage} damage to {${foes[0]}}`,
  };
}

/** The card or weapon that attacked: what is printed on it, and whose it is. */
export function attackOf({ players, zones }: FabView, id: number): { facts: Printed; owner: string } | undefined {
  const places = Object.keys(players).flatMap((player) => [...zones.graveyard[player], ...zones.weapons[player]]);
  const attack = knownIn(places).find((card) => card.id === id);
  return attack === undefined ? undefined : { facts: standardSet.cards[attack.name], owner: attack.owner };
}
