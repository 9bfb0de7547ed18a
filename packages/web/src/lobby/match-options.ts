import type { RegisteredGame } from '@cardloom/games';
import type { Json } from 'cardloom';

/** What was chosen of a game's settings: one value, or one for each seat; what is missing is as usual. */
export type ChosenSettings = Readonly<Record<string, Json>>;

/** The settings that are not as usual, as options of a match. */
export function settingsGiven({ settings }: RegisteredGame, chosen: ChosenSettings, seats: number): ChosenSettings {
  const given = settings.flatMap(({ name, values, isBySeat }): [name: string, value: Json][] => {
    const usual = values[0].value;
    const value = chosen[name];
    if (isBySeat !== true) return value === undefined || value === usual ? [] : [[name, value]];
    const all = Array.from({ length: seats }, (_, seat) => (value as readonly Json[] | undefined)?.[seat] ?? usual);
    return all.every((one) => one === usual) ? [] : [[name, all]];
  });
  return Object.fromEntries(given);
}

/** The options of a match with these decks (names, lists, or undefined for the usual one) and settings. */
export function optionsWith(
  game: RegisteredGame,
  decks: readonly (Json | undefined)[],
  settings: ChosenSettings,
): Json {
  const base = game.options(decks.map((deck) => (typeof deck === 'string' ? deck : undefined)));
  const { decks: named = [], ...rest } = base as { readonly decks?: readonly Json[] };
  const lists = decks.map((deck, seat) => (deck === undefined || typeof deck === 'string' ? named[seat] : deck));
  return { ...rest, decks: lists, ...settings };
}
