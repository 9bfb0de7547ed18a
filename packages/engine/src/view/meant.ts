import type { Runtime } from '../runtime/runtime.ts';
import { contents } from '../world/boxes.ts';
import { At, BOX_WORDS, HEADER, HEADER_VALUES } from '../world/header.ts';
import { CardAt, type Column, decode } from '../world/layout.ts';

/**
 * By card number 1 for those that something means by their number: what lasts as long as they stay, an attribute among
 * the game's `references`, what waits. Of what waits nobody says which numbers are cards, so any equal number counts.
 */
export function meantByNumber({ world, layout, game }: Runtime): Uint8Array {
  const { mem, values } = world;
  const { references } = game;
  const out = new Uint8Array(mem[At.cards] + 1);
  const number = (value: number): void => {
    if (value > 0 && value < out.length) out[value] = 1;
  };
  const look = (value: unknown): void => {
    if (typeof value === 'number') number(value);
    else if (typeof value === 'string') number(Number(value));
    else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        // assignments have card numbers for keys
        if (!Array.isArray(value)) number(Number(key));
        look(member);
      }
    }
  };
  const columns = (base: number, list: readonly Column[]): void => {
    for (const { kind, offset } of list) look(decode(kind, mem[base + offset], values));
  };
  const those = (list: readonly Column[], names: ReadonlySet<string>): readonly Column[] =>
    names.size === 0 ? [] : list.filter(({ name }) => names.has(name));
  number(mem[At.turnCause]);
  for (const name of HEADER_VALUES) look(values.list[mem[HEADER[name]]]);
  for (const word of BOX_WORDS) for (const content of contents(world, word)) look(content);
  columns(0, those(layout.game, references.game));
  const ofPlayers = those(layout.player, references.player);
  for (let seat = 0; seat < layout.seats; seat++) columns(layout.playerStart + seat * layout.playerWords, ofPlayers);
  const ofCards = those(layout.card, references.card);
  for (let card = 1; card < out.length; card++) {
    const row = layout.cardBase + card * layout.cardWords;
    if (mem[row + CardAt.source] !== 0) out[card] = 1;
    columns(row, ofCards);
  }
  return out;
}
