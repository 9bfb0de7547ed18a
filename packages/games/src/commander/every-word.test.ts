import { assertConforms } from '@cardloom/testkit';
import { createMatch, type Match } from 'cardloom';
import { expect, it } from 'vitest';
import { standardCards } from './card-set.ts';
import type { Commander } from './definition.ts';
import { defineCommander } from './definition.ts';
import { written } from './table.fixture.ts';
import { keywordsIn } from './words.ts';

/** Cards that say everything card data can say, most of it in ways no card of the game does, played at random. */

const WHO = ['you', 'each opponent', 'each player'];
const WHAT = ['all creatures', 'creatures you control', 'creatures that attacked this turn'];
const STEPS = 'untap upkeep draw beginCombat declareAttackers declareBlockers combatDamage endCombat end cleanup'.split(
  ' ',
);
const PHASES = ['beginning', 'combat', 'postcombat', 'ending'];
const UNTIL = ['EOT', 'perm', 'nextTurn'];
const EVENTS = ['upkeep', 'drawStep', 'beginCombat', 'endOfCombat', 'endStep', 'discards', 'draws', 'casts'];
const PERMANENT_EVENTS = ['enters', 'dies', 'untaps', 'attacks', 'combatDamageToPlayer'];
const KEYWORDS = [
  'lifelink',
  'deathtouch',
  'hexproof',
  'indestructible',
  'double strike',
  'menace',
  'trample',
  'haste',
];

/** Effects without a target. */
const EFFECTS = [
  ...WHO.flatMap((who) => [
    `{op: damage, n: 2, to: ${who}}`,
    ...['draw', 'discard', 'gain', 'lose'].map((verb) => `{op: ${verb}, n: 1, who: ${who}}`),
    `{op: limitSpells, n: 1, who: ${who}, until: nextTurn}`,
    ...STEPS.map((step) => `{op: addSteps, steps: [${step}], who: ${who}}`),
    `{op: skipStep, step: draw, lasts: once, who: ${who}}`,
    `{op: skipPhase, phase: combat, lasts: nextTurn, who: ${who}}`,
  ]),
  ...WHAT.flatMap((what) => [
    ...['destroy', 'exile', 'bounce', 'tap', 'untap'].map((verb) => `{op: ${verb}, what: ${what}}`),
    `{op: counters, n: 1, what: ${what}}`,
    `{op: counters, n: -1, what: ${what}}`,
    ...UNTIL.flatMap((until) => [
      `{op: pump, power: 1, toughness: -1, what: ${what}, until: ${until}}`,
      `{op: grant, keyword: lifelink, what: ${what}, until: ${until}}`,
      `{op: remove, keyword: flying, what: ${what}, until: ${until}}`,
      `{op: control, what: ${what}, until: ${until}}`,
    ]),
  ]),
  ...STEPS.map((step) => `{op: addSteps, steps: [${step}, upkeep], after: this phase}`),
  ...PHASES.map((phase) => `{op: addPhases, phases: [${phase}], who: you}`),
  '{op: token, n: 2, token: Ghoul}',
  '{op: token, n: 1, token: Living Land}',
  '{op: extraTurn, who: you, riders: {skipSteps: [untap, draw], maxSpells: 1}}',
  '{op: extraTurn, who: each opponent, after: you}',
  '{op: endTurn}',
  '{op: skipTurn, n: 1}',
];
/** Effects on a target, by its kind. */
const AIMED: Readonly<Record<string, readonly string[]>> = {
  any: ['{op: damage, n: 3, to: target}'],
  player: [
    '{op: lose, n: 2, who: target}',
    '{op: addSteps, steps: [upkeep], who: target}',
    '{op: loseGame, who: target}',
  ],
  creature: [
    "{op: damage, n: target's power, to: target's controller}, {op: bounce, what: target}",
    "{op: exile, what: target}, {op: gain, n: target's power, who: target's controller}",
    ...KEYWORDS.map((keyword) => `{op: grant, keyword: ${keyword}, what: target}`),
  ],
  permanent: [
    '{op: control, what: target, until: perm}',
    '{op: destroy, what: target}',
    '{op: damage, n: 1, to: target}',
  ],
  spell: ['{op: counter}', '{op: counter, to: hand}'],
};

const lines: string[] = [];
const names: string[] = [];
function card(type: string, rest: string): void {
  const name = `${type.split(' ')[0]} ${names.length}`;
  names.push(name);
  lines.push(`  - {id: c${names.length}, name: ${name}, type: ${type}, ${rest}}`);
}
const pick = <T>(list: readonly T[], i: number): T => list[i % list.length];

for (const effect of EFFECTS) card('Instant', `cost: 0, effects: [${effect}], text: Hm.`);
for (const [kind, effects] of Object.entries(AIMED)) {
  for (const [i, effect] of effects.entries()) {
    card('Instant', `cost: 0, target: ${kind}, effects: [${effect}], text: Hm.`);
    const whose = pick(['own', 'enemy'], i);
    card('Sorcery', `cost: 1, target: {kind: ${kind}, whose: ${whose}}, effects: [${effect}], text: Hm.`);
    if (kind === 'spell') continue;
    const ability = `target: ${kind}, effects: [${effect}], text: Hm.`;
    card(
      'Creature',
      `cost: 1, pt: 2/2, keywords: [${pick(KEYWORDS, i)}], abilities: [{kind: activated, cost: 1, ${ability}}]`,
    );
    card('Land Creature', `pt: 1/1, abilities: [{kind: activated, tap: true, ${ability}}, {kind: mana, adds: W}]`);
  }
}
for (const [i, effect] of EFFECTS.entries()) {
  const on = pick([...EVENTS, ...PERMANENT_EVENTS], i);
  const who = pick(['', ', whose: you', ', whose: an opponent'], i >> 1);
  const against =
    on === 'attacks' || on === 'combatDamageToPlayer' ? pick([', against: you', ', against: an opponent', ''], i) : '';
  const first = EVENTS.indexOf(on) >= 0 && EVENTS.indexOf(on) < 5 ? ', first: true' : '';
  const about = PERMANENT_EVENTS.includes(on) ? `, subject: ${pick(['self', 'another', 'any'], i)}` : '';
  card(
    pick(['Creature', 'Legendary Creature', 'Artifact Creature'], i),
    `cost: 1, pt: 2/2, abilities: [{kind: triggered, on: ${on}${who}${against}${first}${about}, effects: [${effect}], text: Hm.}]`,
  );
}
for (const kind of ['creature', 'permanent']) {
  for (const whose of ['', ', whose: own', ', whose: enemy']) {
    for (const ability of [
      'static: control',
      'static: pacify',
      'static: pump, power: 1, toughness: -1, affects: enchanted',
    ]) {
      const enchant = `enchant: {kind: ${kind}${whose}}`;
      card('Enchantment — Aura', `cost: 0, ${enchant}, abilities: [{kind: static, ${ability}, text: Hm.}]`);
    }
  }
}
for (const ability of [
  'static: pump, power: 1, toughness: 1, affects: creatures you control',
  'static: grant, keyword: deathtouch, affects: creatures you control',
  'static: skipStep, step: upkeep, whose: you',
  'static: skipStep, step: end, whose: each opponent',
  'static: skipExtraTurns, whose: each player',
  'static: limitSpells, n: 2',
]) {
  card('Creature', `cost: 1, pt: 1/3, abilities: [{kind: static, ${ability}, text: Hm.}]`);
  card('Legendary Land', `abilities: [{kind: static, ${ability}, text: Hm.}, {kind: mana, adds: C}]`);
}

const PER_FILE = 100;
const files = Array.from({ length: Math.ceil(lines.length / PER_FILE) }, (_, i) =>
  ['cards:', ...lines.slice(i * PER_FILE, (i + 1) * PER_FILE)].join('\n'),
);
const cards = written(
  ...files,
  `
tokens:
  - {id: ghoul, name: Ghoul, colours: B, type: Creature — Ghoul, pt: 1/1, keywords: [deathtouch]}
  - {id: living-land, name: Living Land, type: Land Creature, pt: 1/2, abilities: [{kind: mana, adds: W}]}
`,
);
type Context = Match<Commander>['flow']['context'];
const game = defineCommander({ ...standardCards, ...Object.fromEntries(cards.map((one) => [one.name, one])) });

/** A deck of its own for each seat and match: a slice of all there is, and lands. */
function deck(at: number) {
  const own = Array.from({ length: 45 }, (_, i) => names[(at * 45 + i * 7) % names.length]);
  const counted: Record<string, number> = { Plains: 14 };
  for (const name of own) counted[name] = (counted[name] ?? 0) + 1;
  return { commander: 'Aldra, Dawn Marshal', cards: counted };
}

const options = (match: number, seats: number) => ({
  deckSize: 60,
  singleton: false,
  life: 20,
  decks: Array.from({ length: seats }, (_, seat) => deck(match * seats + seat)),
});

it('every word can be played, and the laws hold', { timeout: 240_000 }, () => {
  expect(names.length).toBeGreaterThan(200);
  for (const seats of [2, 4]) {
    assertConforms(game, {
      games: 1,
      seed: seats,
      maxActions: 600,
      players: ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, seats),
      options: (match) => options(match, seats),
    });
  }
});

/** What must hold whenever a player may act: everything is counted right, and no state-based action is left to do. */
function unsettled({ G, players }: Context): string[] {
  const found: string[] = [];
  let statics = 0;
  const legends = new Set<string>();
  for (const player of players) {
    let activators = 0;
    for (const card of player.battlefield.cards) {
      const { def, name, id } = card;
      const wrong = (what: string): number => found.push(`${name} ${id} of ${player.id} ${what}`);
      if (def.statics.length > 0) statics++;
      if (def.activated.length > 0) activators++;
      if (card.controller !== player.seat) wrong('is in the wrong place');
      if (def.isCreature && card.toughness <= 0) wrong('has no toughness');
      if (def.isCreature && card.damage >= card.toughness && !keywordsIn(card.keywords).includes('indestructible')) {
        wrong('has lethal damage');
      }
      if (card.plus > 0 && card.minus > 0) wrong('has counters of both kinds');
      if (def.isLegendary && legends.has(`${player.id} ${name}`)) wrong('is there twice');
      if (def.isLegendary) legends.add(`${player.id} ${name}`);
      if (!def.isAura) continue;
      const host = players.flatMap(({ battlefield }) => battlefield.cards).find((one) => one.id === card.attachedTo);
      if (host === undefined) wrong('is on nothing');
      else if (def.enchant?.kind === 'creature' && !host.def.isCreature) wrong('is on no creature');
      else if (def.enchant?.whose === 'own' && host.controller !== player.seat) wrong('is on another’s');
      else if (def.enchant?.whose === 'enemy' && host.controller === player.seat) wrong('is on one’s own');
    }
    if (activators !== player.activators) found.push(`${player.id} activates ${activators}, not ${player.activators}`);
    for (const zone of [player.hand, player.graveyard, player.library]) {
      for (const { def, name } of zone.cards) if (def.isToken) found.push(`${name} is in the ${zone.name}`);
    }
    if (!player.left && player.life <= 0) found.push(`${player.id} has no life`);
  }
  if (statics !== G.statics) found.push(`${statics} statics, not ${G.statics}`);
  return found;
}

/** All that continuous effects make of the permanents. */
const derived = ({ players }: Context): string[] =>
  players.flatMap(({ id, battlefield }) =>
    battlefield.cards.map(
      (card) => `${id} ${card.id} ${card.power}/${card.toughness} ${card.keywords} ${card.controller}`,
    ),
  );

it('whenever somebody may act, nothing is left to be done and nothing is out of date', { timeout: 240_000 }, () => {
  for (let seed = 1; seed <= 5; seed++) {
    const seats = 2 + (seed % 5);
    const players = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, seats);
    const match: Match<Commander> = createMatch(game, { seed, players, options: options(seed, seats) });
    let dice = seed;
    const roll = (bound: number): number => {
      dice = (Math.imul(1664525, dice) + 1013904223) >>> 0;
      return (dice >>> 8) % bound;
    };
    for (let i = 0; i < 600 && match.seatToAct >= 0; i++) {
      const list = match.listActions(match.players[match.seatToAct]);
      const action = list.at(roll(list.size));
      const result = match.act(action);
      if (!result.ok) throw new Error(`${seed}/${i} ${JSON.stringify(action)}: ${result.error.message}`);
      if (match.seatToAct < 0 || match.view(null).decision !== null) continue;
      expect([seed, i, action, unsettled(match.flow.context)]).toEqual([seed, i, action, []]);
      if (i % 5 > 0) continue;
      const fork = match.fork();
      const before = derived(fork.flow.context);
      // everything is worked out anew
      expect(fork.setManualMode(true).ok).toBe(true);
      expect([seed, i, derived(fork.flow.context)]).toEqual([seed, i, before]);
    }
  }
});
