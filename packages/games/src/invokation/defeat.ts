import { attachedTo, CHARACTERS, characterAt } from './board.ts';
import { Element } from './elements.ts';
import { leavePlay, listening } from './entities.ts';
import { happeningOf, note } from './happenings.ts';
import type { Card, Context, Player, Work } from './kit.ts';
import { Hook, Kind } from './printed.ts';

/** Defeat: who has no hp left loses everything on them; with the third one the match is over. */

const isFallen = ({ hp, isDefeated }: Card): boolean => hp <= 0 && !isDefeated;

/**
 * Every body buries its dead when it is done. Whoever stands there without hp when somebody is to act was brought there
 * by hand, and falls now.
 */
export function fallenCheck({ players }: Context): readonly Work[] | undefined {
  for (const { characters } of players) if (characters.some(isFallen)) return FALL;
  return undefined;
}
const FALL: readonly Work[] = [{ do: 'fall' }];

/** Every character without hp is defeated now. */
export function buryDefeated(context: Context): void {
  const { players, coreOps } = context;
  let isAnyoneDefeated = false;
  for (let seat = 0; seat < 2; seat++) {
    for (let place = 0; place < CHARACTERS; place++) {
      const character = characterAt(players[seat], place);
      if (!isFallen(character)) continue;
      defeat(context, players[seat], place, character);
      isAnyoneDefeated = true;
    }
  }
  if (!isAnyoneDefeated) return;
  const isLost = players.map((player) => isBeaten(player));
  if (isLost[0] && isLost[1]) coreOps.endGame();
  else if (isLost[0] || isLost[1]) coreOps.endGame(players[isLost[0] ? 1 : 0]);
}

function defeat(context: Context, player: Player, place: number, character: Card): void {
  for (const card of attachedTo(player, place).cards.toReversed()) leavePlay(context, card);
  character.isDefeated = true;
  character.inPlay = false;
  character.energy = 0;
  character.aura = 0;
  player.hasLost = true;
  player.listens = listening(player);
  note(
    context,
    happeningOf(Hook.afterDefeat, player.seat, place, Element.none, 0, Kind.character, 1 - player.seat, false, 0),
  );
  context.coreOps.emit('DEFEATED', { card: character, name: character.name, player });
}

function isBeaten(player: Player): boolean {
  for (let place = 0; place < CHARACTERS; place++) if (!characterAt(player, place).isDefeated) return false;
  return true;
}

/** The next (step 1) or previous (step 2) character that is not defeated; the same place if there is none. */
export function neighbour(player: Player, from: number, step: number): number {
  for (let i = 1; i < CHARACTERS; i++) {
    const place = (from + i * step) % CHARACTERS;
    if (!characterAt(player, place).isDefeated) return place;
  }
  return from;
}

/** Makes a character the active one. Every such change is a switch, whatever caused it. */
export function switchActive(context: Context, player: Player, place: number): void {
  if (player.active === place) return;
  player.active = place;
  const character = characterAt(player, place);
  note(
    context,
    happeningOf(Hook.afterSwitch, player.seat, place, Element.none, 0, Kind.character, player.seat, false, 0),
  );
  context.coreOps.emit('SWITCHED', { card: character, name: character.name, player });
}
