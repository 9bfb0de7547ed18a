/** A word as a shell takes it: in quotes where it has spaces or signs that mean something there. */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
