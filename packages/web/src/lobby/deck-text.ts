import type { Presentation } from '@cardloom/parts/present';
import type { Json } from 'cardloom';

/** A deck as people write it down: `3 Archer` for each card, and `hero: Yuna` where a game asks for more than cards. */

/** How cards are called, and which card is meant. */
export interface CardTitles {
  titleOf(id: string): string;
  /** What is no card stays as it is: the game says so. */
  idOf(text: string): string;
}

export function titlesOf({ facts = {} }: Presentation): CardTitles {
  const titles = new Map<string, string>();
  const ids = new Map<string, string>();
  for (const [id, card] of Object.entries(facts)) {
    const { title, name } = card as { readonly title?: unknown; readonly name?: unknown };
    const called = String(title ?? name ?? id);
    // where several are called the same, each has its own name
    const isTaken = ids.has(called.toLowerCase());
    titles.set(id, isTaken ? id : called);
    if (!isTaken) ids.set(called.toLowerCase(), id);
  }
  for (const id of titles.keys()) ids.set(id.toLowerCase(), id);
  return { titleOf: (id) => titles.get(id) ?? id, idOf: (text) => ids.get(text.toLowerCase()) ?? text };
}

type Counts = Readonly<Record<string, number>>;
const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCounts = (value: Json | undefined): value is Counts =>
  isRecord(value) && Object.values(value).every((count) => typeof count === 'number');

export function deckText(list: Json, titles: CardTitles): string {
  const lines = (counts: Counts): string[] =>
    Object.entries(counts).map(([id, count]) => `${count} ${titles.titleOf(id)}`);
  if (isCounts(list)) return lines(list).join('\n');
  if (!isRecord(list)) return '';
  const said = Object.entries(list).flatMap(([key, value]) => {
    if (isCounts(value)) return [];
    const names: readonly Json[] = Array.isArray(value) ? value : [value];
    return names.length === 0 ? [] : [`${key}: ${names.map((name) => titles.titleOf(String(name))).join('; ')}`];
  });
  return [...said, ...Object.values(list).flatMap((value) => (isCounts(value) ? ['', ...lines(value)] : []))].join(
    '\n',
  );
}

/** `like`: a deck of the same game, whose parts it has. */
export function readDeck(text: string, like: Json, titles: CardTitles): Json {
  if (text.trimStart().startsWith('{')) return JSON.parse(text) as Json;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(#|\/\/)/.test(line));
  if (isCounts(like) || !isRecord(like)) return countsOf(lines, titles);
  const parts: Record<string, Json> = {};
  const cards = lines.filter((line) => {
    const [, key = '', names = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    const part = Object.hasOwn(like, key) ? like[key] : undefined;
    if (part === undefined || isCounts(part)) return true;
    const all = names.split(';').map((name) => titles.idOf(name.trim()));
    parts[key] = Array.isArray(part) ? all.filter((name) => name !== '') : all[0];
    return false;
  });
  const counted = Object.keys(like).find((key) => isCounts(like[key])) ?? 'cards';
  return { ...parts, [counted]: countsOf(cards, titles) };
}

function countsOf(lines: readonly string[], titles: CardTitles): Counts {
  const counts: Record<string, number> = {};
  for (const line of lines) {
    const [, before, after] = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(line) ?? [];
    const [, name, times] = /^(.+?)\s+[x×]\s*(\d+)$/i.exec(line) ?? [];
    const id = titles.idOf((after ?? name ?? line).trim());
    counts[id] = (counts[id] ?? 0) + Number(before ?? times ?? 1);
  }
  return counts;
}
