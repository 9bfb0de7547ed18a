import type { RegisteredGame } from '@cardloom/games';
import { titlesOf } from './deck-text.ts';
import { listOf } from './list-of.ts';
import { type ChosenSettings, optionsWith, settingsGiven } from './match-options.ts';
import { ofCards } from './of-cards.ts';

/** What a game says of a list. */
export interface Verdict {
  readonly isGood: boolean;
  readonly text: string;
  /** What must be chosen besides, if the list is to be played. */
  readonly needs?: ChosenSettings;
}

/** `canChoose`: whoever writes it makes the match, and can choose what the list needs. */
export async function judge(
  game: RegisteredGame,
  text: string,
  settings: ChosenSettings,
  canChoose: boolean,
): Promise<Verdict> {
  if (text.trim() === '') return { isGood: false, text: 'Write or paste a list.' };
  const list = await listOf(game, text);
  const { objectionTo } = await import('./objection.ts');
  const seats = game.players.min;
  const decks = Array.from({ length: seats }, (_, seat) => (seat === 0 ? list : undefined));
  const titles = titlesOf(await game.present());
  const objectionWith = async (chosen: ChosenSettings): Promise<string | null> => {
    const said = await objectionTo(game, seats, optionsWith(game, decks, settingsGiven(game, chosen, seats)));
    return said === null ? null : ofCards(said, titles).replace(/^The deck of seat 1/, 'This list');
  };
  let objection = await objectionWith(settings);
  if (objection === null) return { isGood: true, text: '✓ This list can be played.' };
  for (const { name, title, values, isBySeat } of game.settings) {
    for (const { value, title: called } of isBySeat === true ? [] : values) {
      const needs = { [name]: value };
      const other = await objectionWith({ ...settings, ...needs });
      if (other === null) {
        const choice = `“${title}: ${called}”`;
        return canChoose
          ? { isGood: true, text: `✓ This list can be played with ${choice}. Saving it chooses that, too.`, needs }
          : { isGood: false, text: `This list can be played where ${choice} was chosen.` };
      }
      // what is wrong whatever one chooses is said first
      if (other.length < objection.length) objection = other;
    }
  }
  return { isGood: false, text: objection };
}
