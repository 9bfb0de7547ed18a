import { canonicalJson } from './json.ts';
import { Hasher, hashText } from './hash.ts';
import { At, HEADER, HEADER_NAMES } from './header.ts';
import { CardAt } from './layout.ts';
import type { World } from './world.ts';

/**
 * A hash of everything that affects the future, independent of how the match got here: indexes into the table of
 * values are replaced by their contents' hashes.
 */
export function checksum(world: World): string {
  const { layout, mem, values } = world;
  const hasher = new Hasher();
  const cardsStart = layout.cardBase + layout.cardWords;
  const fixed = layout.valueAddresses;
  let next = 0;
  // valueAddresses ascend, so one pass meets them in order
  for (let address = 0; address < cardsStart; address++) {
    if (address === At.agenda || address === At.decision || address === At.triggered) {
      hasher.word(boxHash(world, mem[address]));
      continue;
    }
    if (next < fixed.length && fixed[next] === address) {
      hasher.word(values.hashes[mem[address]]);
      next++;
    } else hasher.word(mem[address]);
  }
  const size = world.size;
  const inRow = layout.cardValueOffsets;
  if (inRow.length === 0) {
    for (let address = cardsStart; address < size; address++) hasher.word(mem[address]);
  } else {
    for (let row = cardsStart; row < size; row += layout.cardWords) {
      let k = 0;
      for (let i = 0; i < layout.cardWords; i++) {
        if (k < inRow.length && inRow[k] === i) {
          hasher.word(values.hashes[mem[row + i]]);
          k++;
        } else hasher.word(mem[row + i]);
      }
    }
  }
  return hasher.digest();
}

const LEFT_OUT = new Set<number>(
  HEADER_NAMES.filter((name) => /^(num|random|.*Serial$|cards$)/.test(name)).map((name) => HEADER[name]),
);

/**
 * A hash of the position alone, for search: no counters, no random state, no card numbers. Two orders of the same
 * moves that end in the same position have the same hash.
 */
export function positionHash(world: World): string {
  const { layout, mem, values } = world;
  const hasher = new Hasher();
  const isValue = new Set(layout.valueAddresses);
  const zonesStart = layout.zones[0].address;
  for (let address = 0; address < zonesStart; address++) {
    if (address === At.agenda || address === At.decision || address === At.triggered) {
      hasher.word(boxHash(world, mem[address]));
    } else if (!LEFT_OUT.has(address)) hasher.word(isValue.has(address) ? values.hashes[mem[address]] : mem[address]);
  }
  const cardValues = new Set(layout.cardValueOffsets);
  for (const zone of layout.zones) {
    hasher.word(hashText(zone.name) ^ zone.owner);
    for (let card = mem[zone.address]; card !== 0; card = world.card(card, CardAt.next)) {
      hasher.word(world.card(card, CardAt.def));
      hasher.word(world.card(card, CardAt.owner));
      hasher.word(world.card(card, CardAt.known));
      for (const column of layout.card) {
        const word = world.card(card, column.offset);
        hasher.word(cardValues.has(column.offset) ? values.hashes[word] : word);
      }
    }
  }
  return hasher.digest();
}

/** What waits, by content: the index of a box says nothing. */
function boxHash(world: World, top: number): number {
  let hash = 0;
  for (let at = top; at !== 0; at = world.boxes[at].below) {
    hash = Math.imul(hash, 31) + hashText(canonicalJson(world.boxes[at].content));
  }
  return hash | 0;
}
