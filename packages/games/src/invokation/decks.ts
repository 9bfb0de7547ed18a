import type { Deck } from './deck.ts';

/** Ready-made decks, all legal in 3.3: the two of the rules, and three of our own. */
const two = (...names: string[]): Record<string, number> => Object.fromEntries(names.map((name) => [name, 2]));

export const decks: Readonly<Record<string, Deck>> = {
  // melt and swirl
  mondstadt: {
    characters: ['Diluc', 'Kaeya', 'Sucrose'],
    cards: two(
      'Flowing Flame',
      'Cold-Blooded Strike',
      'Chaotic Entropy',
      'Mondstadt Hash Brown',
      'Sweet Madame',
      'Jueyun Guoba',
      'Strategize',
      'The Bestest Travel Companion!',
      'Leave It to Me!',
      'Changing Shifts',
      'Paimon',
      'Dawn Winery',
      "Traveler's Handy Sword",
      "Gambler's Earrings",
      'White Iron Greatsword',
    ),
  },
  // Electro twice, and a screen to stand behind
  storm: {
    characters: ['Fischl', 'Keqing', 'Ningguang'],
    cards: two(
      'Stellar Predator',
      'Thundering Penance',
      'Strategic Reserve',
      'Raven Bow',
      'Sacrificial Sword',
      'Magic Guide',
      'Woven Thunder',
      'High Voltage',
      'Lotus Flower Crisp',
      'Mushroom Pizza',
      'Liben',
      'Favonius Cathedral',
      'Quick Knit',
      'Toss-Up',
      "Instructor's Cap",
    ),
  },
  // Cryo and Hydro: who is frozen does nothing
  frost: {
    characters: ['Ganyu', 'Mona', 'Xingqiu'],
    cards: two(
      'Undivided Heart',
      'Prophecy of Submersion',
      'The Scent Remained',
      'Sacrificial Bow',
      'Sacrificial Fragments',
      'Aquila Favonia',
      'Woven Waters',
      'Soothing Water',
      "Exile's Circlet",
      "Adventurer's Bandana",
      'Minty Meat Rolls',
      'Katheryne',
      'Wagner',
      'Jade Chamber',
      'Starsigns',
    ),
  },
  // summons, healing, and Dendro with Hydro
  grove: {
    characters: ['Collei', 'Rhodeia of Loch', 'Barbara'],
    cards: two(
      'Floral Sidewinder',
      'Streaming Surge',
      'Glorious Season',
      'Woven Waters',
      'Soothing Water',
      'Quick Knit',
      'Send Off',
      "Calx's Arts",
      "Lucky Dog's Silver Circlet",
      "Traveling Doctor's Handkerchief",
      'Iron Tongue Tian',
      'Chang the Ninth',
      'Parametric Transformer',
      'Wangshu Inn',
      'When the Crane Returned',
    ),
  },
  // Pyro twice, and a shield
  hearth: {
    characters: ['Xiangling', 'Noelle', 'Diluc'],
    cards: two(
      'Crossfire',
      'I Got Your Back',
      'Flowing Flame',
      'White Tassel',
      "Wolf's Gravestone",
      'Sacrificial Greatsword',
      'Woven Flames',
      'Fervent Flames',
      "Adeptus' Temptation",
      'Northern Smoked Chicken',
      'Chef Mao',
      'NRE',
      'Tubby',
      'Liyue Harbor Wharf',
      'Timmie',
    ),
  },
};
