/**
 * Words for people in pieces: a page makes links of those that are cards and players, a terminal joins them to one text.
 *
 * ```ts
 * const pieces: readonly Piece[] = [{ text: 'you', player: 'p0' }, { text: ' play ' }, { text: 'Pearl', card: 12 }];
 * ```
 */
export type Piece =
  | { readonly text: string }
  | { readonly text: string; readonly card: number }
  /** A card by its name in the game, whichever it was. */
  | { readonly text: string; readonly name: string }
  | { readonly text: string; readonly player: string };

/**
 * A sentence: pieces of text, some of which are a card or a player.
 *
 * ```ts
 * const said: Words = [{ text: 'you', player: 'p0' }, { text: ' pass' }];
 * ```
 */
export type Words = readonly Piece[];

/**
 * Words as one text.
 *
 * ```ts
 * console.log(plain([{ text: 'you', player: 'p0' }, { text: ' pass' }])); // you pass
 * ```
 */
export const plain = (words: Words): string => words.map(({ text }) => text).join('');

/**
 * A text as words; none if it is empty.
 *
 * ```ts
 * textPiece('Pearl'); // [ { text: 'Pearl' } ]
 * ```
 */
export const textPiece = (text: string): Words => (text === '' ? [] : [{ text }]);

/**
 * Lists of words as one, with something between them.
 *
 * ```ts
 * console.log(plain(joined([[{ text: 'a' }], [{ text: 'b' }]], ' · '))); // a · b
 * ```
 */
export const joined = (parts: readonly Words[], between = ', '): Words =>
  parts.flatMap((part, i) => (i === 0 ? part : [{ text: between }, ...part]));

/**
 * `you`, `you and Greedy`, `you, Greedy and Oskar`.
 *
 * ```ts
 * console.log(plain(listed([[{ text: 'you' }], [{ text: 'Greedy' }], [{ text: 'Oskar' }]]))); // you, Greedy and Oskar
 * ```
 */
export const listed = (parts: readonly Words[]): Words =>
  parts.length < 2 ? parts.flat() : [...joined(parts.slice(0, -1)), { text: ' and ' }, ...(parts.at(-1) ?? [])];

/**
 * Words with a capital letter at the start.
 *
 * ```ts
 * console.log(plain(capitalWords([{ text: 'you' }, { text: ' pass' }]))); // You pass
 * ```
 */
export const capitalWords = (words: Words): Words =>
  words.map((piece, i) => (i === 0 ? { ...piece, text: capital(piece.text) } : piece));

/**
 * A name as it stands in a sentence: letters that are written from right to left would take what stands around them along.
 *
 * ```ts
 * isolated('Ann'); // 'Ann'
 * ```
 */
export const isolated = (name: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name;

/**
 * A text with its first letter large.
 *
 * ```ts
 * capital('your turn'); // 'Your turn'
 * ```
 */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Words as a sentence: a capital letter at the start, a stop at the end.
 *
 * ```ts
 * console.log(plain(sentence([{ text: 'you pass' }]))); // You pass.
 * ```
 */
export const sentence = (words: Words): Words =>
  capitalWords(/[.!?:—]$/.test(plain(words)) ? words : [...words, { text: '.' }]);
