import type { Runtime } from '../runtime/runtime.ts';
import { contents } from '../world/boxes.ts';
import { At, BOX_WORDS, HEADER, HEADER_VALUES } from '../world/header.ts';
import { CardAt, type Column, ZoneAt } from '../world/layout.ts';
import type { World } from '../world/world.ts';
/**
 * Hidden cards of one owner trade their numbers until these ascend from place to place: then a number says neither where
 * its card lay before nor where it came from, and nobody who looks at one sample now and another later can follow it. A
 * card that something mentions by its number keeps it, or an effect that waits would mean another card.
 *
 * It writes to the memory past the tape: for copies that nobody has seen yet.
 */
export function renumber({ world, layout }: Runtime, seat: number): void {
  const { cardBase, cardWords, seats, zones } = layout;
  const { mem } = world;
  const row = (card: number): number => cardBase + card * cardWords;
  const isMentioned = mentioned(world);
  const hidden: number[][] = Array.from({ length: seats }, () => []);
  for (const { address } of zones) {
    for (let card = mem[address + ZoneAt.bottom]; card !== 0; card = mem[row(card) + CardAt.next]) {
      const isHidden = (mem[row(card) + CardAt.known] & (1 << seat)) === 0;
      const isMeant = mem[row(card) + CardAt.source] !== 0 || isMentioned[card] !== 0;
      if (isHidden && !isMeant) hidden[mem[row(card) + CardAt.owner]].push(card);
    }
  }
  const becomes = Int32Array.from({ length: mem[At.cards] + 1 }, (_, card) => card);
  for (const cards of hidden) {
    const numbers = cards.toSorted((a, b) => a - b);
    for (const [i, card] of cards.entries()) becomes[card] = numbers[i];
  }
  const before = mem.slice();
  for (let card = 1; card < becomes.length; card++) {
    const to = row(becomes[card]);
    if (becomes[card] !== card) mem.set(before.subarray(row(card), row(card) + cardWords), to);
    mem[to + CardAt.prev] = becomes[before[row(card) + CardAt.prev]];
    mem[to + CardAt.next] = becomes[before[row(card) + CardAt.next]];
  }
  for (const { id, address } of zones) {
    world.arranged[id]++;
    mem[address + ZoneAt.bottom] = becomes[mem[address + ZoneAt.bottom]];
    mem[address + ZoneAt.top] = becomes[mem[address + ZoneAt.top]];
  }
}

/** By card number 1 for those that an attribute, or what waits, may mean: any equal number counts. */
function mentioned(world: World): Uint8Array {
  const { mem, values, layout } = world;
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
    for (const { kind, offset, initial } of list) {
      const word = mem[base + offset];
      if (word === initial) continue;
      if (kind === 'int') number(word);
      else if (kind !== 'bool') look(values.list[word]);
    }
  };
  number(mem[At.turnCause]);
  for (const name of HEADER_VALUES) look(values.list[mem[HEADER[name]]]);
  for (const word of BOX_WORDS) for (const content of contents(world, word)) look(content);
  columns(0, layout.game);
  columns(0, layout.ctx);
  for (let seat = 0; seat < layout.seats; seat++)
    columns(layout.playerStart + seat * layout.playerWords, layout.player);
  for (let card = 1; card < out.length; card++) columns(layout.cardBase + card * layout.cardWords, layout.card);
  return out;
}
