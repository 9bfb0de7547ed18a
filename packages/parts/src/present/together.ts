import { joined, listed, type Piece, plain, type Words } from './pieces.ts';

/**
 * Sentences that follow each other and say the same, or the same of several cards, as one: `Egg ×2 and Ham take 2 damage
 * each`, `you draw Egg and Ham`, `Greedy draws 3 cards`, `Egg triggers twice`.
 *
 * ```ts
 * const told = together([[{ text: 'Bo', player: 'p1' }, { text: ' draws a card.' }]]);
 * ```
 */
export function together(sentences: readonly Words[]): Words[] {
  const runs: Run[] = [];
  for (const said of sentences) {
    const words = isCard(said[said.length - 1]) ? [...said, STOP] : said;
    const run = runs.at(-1);
    const place = run === undefined ? null : placeOfDifference(run, words);
    if (run === undefined || place === null) runs.push({ place: -1, all: [words] });
    else runs[runs.length - 1] = { place, all: [...run.all, words] };
  }
  return runs.map(asOne).map(stoppedOnce);
}

const STOP: Piece = { text: '.' };

/** A card whose name ends a sentence by itself, as `Run!`, needs no stop. */
const stoppedOnce = (words: Words): Words =>
  words.length > 1 && words[words.length - 1].text === '.' && /[.!?]$/.test(words[words.length - 2].text)
    ? words.slice(0, -1)
    : words;

/** Sentences alike but for one card; `place` is the piece that differs, -1 while none does. */
interface Run {
  readonly place: number;
  readonly all: readonly Words[];
}

type CardPiece = Extract<Piece, { readonly card: number } | { readonly name: string }>;
const isCard = (piece: Piece): piece is CardPiece => 'card' in piece || 'name' in piece;
const isSame = (a: Piece, b: Piece): boolean => {
  if (a.text !== b.text || isCard(a) !== isCard(b)) return false;
  return 'card' in a && 'card' in b ? a.card === b.card : !('name' in a);
};

/** Where a sentence differs from those before it: by one card that could stand in a list, or not at all; else null. */
function placeOfDifference({ place, all: [first] }: Run, words: Words): number | null {
  if (first.length !== words.length) return null;
  const others = first.flatMap((piece, i) => (isSame(piece, words[i]) ? [] : [i]));
  if (others.length === 0) return place < 0 ? place : null;
  const [at] = others;
  if (others.length > 1 || (place >= 0 && place !== at)) return null;
  return isCard(first[at]) && isCard(words[at]) && isListable(first, at) && isListable(words, at) ? at : null;
}

/** At the start, where a verb follows, at the end, or before where it goes. What is said of one card's own cannot be said of several. */
function isListable(words: Words, at: number): boolean {
  const after = words[at + 1]?.text ?? '';
  if (words[at].text.endsWith("'s") || /\b(its?|has)\b/.test(after.replace(/^ has\b/, ''))) return false;
  return at === 0 ? /^ [a-z]/.test(after) : /^(\.$| (to|into|onto|under|from) )/.test(after);
}

function asOne({ place, all }: Run): Words {
  const [first] = all;
  if (all.length === 1) return first;
  if (place < 0) return repeated(first, all.length);
  const cards = listed(alikeOnce(all.map((words) => words[place] as CardPiece)));
  if (place > 0) return [...withoutArticle(first.slice(0, place)), ...cards, ...first.slice(place + 1)];
  const [verb, ...rest] = first.slice(1);
  const said: Words = [{ ...verb, text: verb.text.replace(/^ (\S+?)(?=[\s.]|$)/, (_, word) => ` ${ofSeveral(word)}`) }];
  return [...cards, ...each([...said, ...rest])];
}

/** Those of one name as one: `Egg ×2`. */
function alikeOnce(cards: readonly CardPiece[]): Words[] {
  const byName = new Map<string, CardPiece[]>();
  for (const card of cards) byName.set(card.text, [...(byName.get(card.text) ?? []), card]);
  return [...byName.values()].map((alike) => [
    alike[0],
    ...(alike.length === 1 ? [] : [{ text: ` ×${alike.length}` }]),
  ]);
}

const withoutArticle = (words: Words): Words =>
  words.map((piece, i) => (i === words.length - 1 ? { ...piece, text: piece.text.replace(/ an? $/, ' ') } : piece));

/** `take 2 damage each`. */
function each(words: Words): Words {
  const last = words[words.length - 1];
  const isCounted = /\d [a-zA-Z]+\.$/.test(plain(words));
  return isCounted ? [...words.slice(0, -1), { ...last, text: last.text.replace(/\.$/, ' each.') }] : words;
}

/** The same several times: `a card` is `3 cards`, anything else happens `3 times`. */
function repeated(words: Words, count: number): Words {
  // a stop may stand by itself
  const text = joined([words.slice(-2).filter((piece) => Object.keys(piece).length === 1)], '');
  const end = plain(text);
  const head = words.slice(0, words.length - text.length);
  const more = end.replace(
    /\ban? ([a-z]+[^sy\W])\.$/,
    (_, word) => `${count} ${word === 'die' ? 'dice' : `${word}s`}.`,
  );
  return [...head, { text: more === end ? end.replace(/\.$/, ` ${times(count)}.`) : more }];
}

const times = (count: number): string => (count === 2 ? 'twice' : `${count} times`);

const OF_SEVERAL: Readonly<Record<string, string>> = { is: 'are', has: 'have', dies: 'die', was: 'were' };

/** `takes` → `take`: what several do. */
function ofSeveral(verb: string): string {
  if (Object.hasOwn(OF_SEVERAL, verb)) return OF_SEVERAL[verb];
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|o)es$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('s') ? verb.slice(0, -1) : verb;
}
