/** A deck: how many copies of which card. */
export type DeckList = Readonly<Record<string, number>>;

/** The decks that come with the game, 24 cards each. */
export const decks: Readonly<Record<string, DeckList>> = {
  basic: {
    scout: 2,
    archer: 2,
    champion: 2,
    veteran: 2,
    bard: 2,
    ghoul: 2,
    sentinel: 2,
    roots: 2,
    acolyte: 2,
    zombie: 2,
    strike: 2,
    energize: 2,
  },
  control: {
    engineer: 2,
    turret: 2,
    rogue: 2,
    mimic: 2,
    hunter: 2,
    noble: 2,
    warlock: 2,
    apprentice: 2,
    wizard: 2,
    fireball: 2,
    assassinate: 2,
    unsummon: 2,
  },
};
