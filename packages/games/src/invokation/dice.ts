import * as cost from './cost.ts';
import { FACES, OMNI } from './elements.ts';
import type { Context, Player } from './kit.ts';
import { modes } from './modes.ts';

/** A player's dice: one column for each face, and how many there are. */

export function count(player: Player, face: number): number {
  switch (face) {
    case 0:
      return player.cryo;
    case 1:
      return player.hydro;
    case 2:
      return player.pyro;
    case 3:
      return player.electro;
    case 4:
      return player.anemo;
    case 5:
      return player.geo;
    case 6:
      return player.dendro;
    default:
      return player.omni;
  }
}

// by name: a name looked up in a list would be slow to write by
function setCount(player: Player, face: number, n: number): void {
  switch (face) {
    case 0:
      player.cryo = n;
      return;
    case 1:
      player.hydro = n;
      return;
    case 2:
      player.pyro = n;
      return;
    case 3:
      player.electro = n;
      return;
    case 4:
      player.anemo = n;
      return;
    case 5:
      player.geo = n;
      return;
    case 6:
      player.dendro = n;
      return;
    default:
      player.omni = n;
  }
}

const upTo7 = (n: number): number => (n > cost.MOST_PACKED ? cost.MOST_PACKED : n);

/** All dice as one number, as payments are looked up by; see cost.ts. */
export function packed(player: Player): cost.Packed {
  return (
    upTo7(player.cryo) |
    (upTo7(player.hydro) << 4) |
    (upTo7(player.pyro) << 8) |
    (upTo7(player.electro) << 12) |
    (upTo7(player.anemo) << 16) |
    (upTo7(player.geo) << 20) |
    (upTo7(player.dendro) << 24) |
    (upTo7(player.omni) << 28)
  );
}

/** Whether the player's dice can pay a price; whoever asks for many prices packs the dice once. */
export const canPay = (player: Player, price: number, lying = packed(player)): boolean =>
  cost.canPay(lying, player.dice, price);

/** The dice by name, without faces that do not lie there. */
export function purse(player: Player): cost.Purse {
  const dice: Record<string, number> = {};
  for (let face = 0; face < FACES.length; face++) {
    const n = count(player, face);
    if (n > 0) dice[FACES[face]] = n;
  }
  return dice;
}

/** New dice of a face; more than the most one may hold are not made. */
export function gain({ G, coreOps }: Context, player: Player, face: number, n: number): void {
  const made = Math.min(n, modes[G.mode].mostDice - player.dice);
  if (made <= 0) return;
  setCount(player, face, count(player, face) + made);
  player.dice += made;
  coreOps.emit('DICE_GAINED', { player, face: FACES[face], count: made }, [player], { player, count: made });
}

const FACE_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(FACES.map((face, i) => [face, i]));

/** Takes dice away; they lie there. */
export function spend(player: Player, dice: cost.Purse): void {
  let spent = 0;
  // a purse names one to three faces: going through all eight by name would be slower
  for (const name in dice) {
    const face = FACE_NUMBERS[name];
    const n = dice[name];
    setCount(player, face, count(player, face) - n);
    spent += n;
  }
  player.dice -= spent;
}

export function discardAll(player: Player): void {
  for (let face = 0; face < FACES.length; face++) if (count(player, face) > 0) setCount(player, face, 0);
  player.dice = 0;
}

/** Throws so many dice onto the table, besides those that lie there. */
export function roll({ G, coreOps }: Context, player: Player, n: number): void {
  const { isOmni } = modes[G.mode];
  for (let i = 0; i < n; i++) {
    const face = isOmni ? OMNI : coreOps.random(FACES.length);
    setCount(player, face, count(player, face) + 1);
  }
  player.dice += n;
}

/** What others may think of a player's dice: as many as there are, showing anything. */
export function throwAnew(context: Context, player: Player): void {
  const n = player.dice;
  player.dice = 0;
  roll(context, player, n);
}

/** Turns one die into another face. */
export function turn(player: Player, from: number, to: number): void {
  setCount(player, from, count(player, from) - 1);
  setCount(player, to, count(player, to) + 1);
}

/** The number of different sets of these dice, the empty one included. */
export function countSets(player: Player): number {
  let sets = 1;
  for (let face = 0; face < FACES.length; face++) sets *= count(player, face) + 1;
  return sets;
}

/** The set of this number, below `countSets`. */
export function setAt(player: Player, index: number): cost.Purse {
  const dice: Record<string, number> = {};
  let left = index;
  for (let face = 0; face < FACES.length; face++) {
    const n = count(player, face) + 1;
    if (left % n > 0) dice[FACES[face]] = left % n;
    left = Math.floor(left / n);
  }
  return dice;
}
