export const SOFT = '\u00ad';
const VOWEL = 'aeiouyäöüéá';
/** What stays together at the beginning of a syllable, and what ends one. */
const OPENS = /^(?:[cgpstw]h|qu|[bcfgps]l|[bcdfgpt]r)$/;
const ENDS = /^(?:ck|ng)$/;
const LEAST_BEFORE = 2;
const LEAST_AFTER = 3;

const isVowel = (letter: string): boolean => VOWEL.includes(letter);

/** Whether a syllable may begin with this letter of a word. A rule of thumb: browsers without a dictionary know none at all. */
function mayBreak(word: string, at: number): boolean {
  if (at < LEAST_BEFORE || at > word.length - LEAST_AFTER) return false;
  if (isVowel(word[at])) return ENDS.test(word.slice(at - 2, at));
  const [before, first, next] = [word[at - 1], word[at], word[at + 1]];
  // no syllable is a letter alone: the first has some of what follows it
  const isInitial = at === LEAST_BEFORE && isVowel(word[0]);
  if ((OPENS.test(before + first) && !isInitial) || ENDS.test(before + first) || ENDS.test(first + next)) return false;
  const opens = isVowel(next) || (OPENS.test(first + next) && isVowel(word[at + 2]));
  return opens && [...word.slice(0, at)].some(isVowel);
}

/** About as wide as a letter of a title is beside the size of its type. */
const wide = (letter: string): number =>
  /[ijlI]/.test(letter)
    ? 0.28
    : /[frt]/.test(letter)
      ? 0.4
      : /[mwMW]/.test(letter)
        ? 0.85
        : /[A-Z]/.test(letter)
          ? 0.67
          : 0.57;

/** About how wide a word is in this size of type. */
export const widthOf = (word: string, type: number): number =>
  [...word].reduce((sum, letter) => sum + wide(letter) * type, 0);

/** A word that says where it may be parted. */
export function parted(word: string): string {
  const small = word.toLowerCase();
  return [...word].map((letter, at) => (mayBreak(small, at) ? SOFT + letter : letter)).join('');
}

/** Percent of a card of which a line of text says nothing any more. */
export const LITTLE = 50;

/** In so little room hyphens take the place of half of the letters. */
const LEAST_ROOM = 26;

/** Whether so little is seen of a card that its title is smaller. */
export const isTight = (width: number, seen = 100): boolean => width > 84 && width < 150 && seen <= LITTLE;

/** The type of a title by the width of its card, and how much of that is not for the title, as the style sheet has it. */
const looksAt = (width: number): readonly [type: number, margins: number] =>
  width <= 66 ? [10.2, 6] : width <= 84 ? [11, 10] : width < 150 ? [12.5, 14] : [14.5, 18];

/**
 * A name whose words say where they may be parted, where they are too long for what is seen of a card of this width: they
 * would be cut in the middle of a letter.
 */
export function softened(name: string, width: number, seen = 100): string {
  const [usual, margins] = looksAt(width);
  const type = isTight(width, seen) ? 11 : usual;
  const room = (width * seen) / 100 - margins;
  if (room < LEAST_ROOM) return name;
  return name.replace(/\p{L}+/gu, (word) => (widthOf(word, type) <= room ? word : parted(word)));
}
