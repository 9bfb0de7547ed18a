import { readFileSync } from 'node:fs';
import { CardDataError } from '@cardloom/cards';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { board, withCards } from './board.fixture.ts';
import { hydrateEntry } from './cards/hydrate.ts';
import { OPERATIONS, TRIGGERS } from './cards/words.ts';
import { defineFleshAndBlood } from './definition.ts';
import { gameState } from './state.ts';

const load = withCards;
const card = (fields: string) =>
  `cards: [{id: mine_red, name: Mine, class: generic, types: [action, attack], pitch: 1, cost: 0, power: 3, defense: 2, ${fields}}]`;
function problems(text: string): string[] {
  try {
    load(text);
  } catch (error) {
    if (error instanceof CardDataError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('card files', () => {
  it.each([
    [
      'an unknown trigger',
      card('abilities: {on_hitt: []}'),
      'mine.yaml:1: mine_red: abilities.on_hitt: "on_hitt" is not known here; did you mean "on_hit"?',
    ],
    [
      'an unknown operation',
      card('abilities: {on_hit: [{do: drow, amount: 1}]}'),
      'mine.yaml:1: mine_red: abilities.on_hit[0].do: "drow" is not known here; did you mean "draw"?',
    ],
    [
      'an unknown predicate',
      card('abilities: {on_hit: [{do: draw, amount: 1, if: {is_wepon: true}}]}'),
      'mine.yaml:1: mine_red: abilities.on_hit[0].if.is_wepon: "is_wepon" is not known here; did you mean "is_weapon"?',
    ],
    [
      'an unknown filter',
      card('abilities: {on_hit: [{do: next_attack, filter: {cost_lt: 1}}]}'),
      'mine.yaml:1: mine_red: abilities.on_hit[0].filter.cost_lt: "cost_lt" is not known here; did you mean "cost_lte"?',
    ],
    [
      'an unknown keyword',
      card('keywords: [go_agian]'),
      'mine.yaml:1: mine_red: keywords[0]: "go_agian" is not known here; did you mean "go_again"?',
    ],
    [
      'an unknown duration',
      card('abilities: {on_hit: [{do: power, amount: 1, duration: forever}]}'),
      'mine.yaml:1: mine_red: abilities.on_hit[0].duration: "forever" is not known here; there are link, chain, turn',
    ],
    [
      'a condition as text',
      card('abilities: {on_hit: [{do: draw, amount: 1, if: "attacks_this_turn == 1"}]}'),
      'mine.yaml:1: mine_red: abilities.on_hit[0].if: must be a mapping, not "attacks_this_turn == 1"',
    ],
    [
      'abilities as a list',
      card('abilities: [{do: draw, amount: 1}]'),
      'mine.yaml:1: mine_red: abilities: must be a mapping, not a list',
    ],
    [
      'a missing amount',
      card('abilities: {on_hit: [{do: draw}]}'),
      'mine.yaml:1: mine_red: abilities.on_hit[0].amount: is missing; it must be a number',
    ],
    [
      'power without amount',
      card('abilities: {on_hit: [{do: power}]}'),
      'mine.yaml:1: mine_red: abilities.on_hit[0].amount: is missing; it must be a number',
    ],
    [
      'a slip in a field',
      card('keyword: [dominate]'),
      'mine.yaml:1: mine_red: keyword: "keyword" is not known here; did you mean "keywords"?',
    ],
    [
      'a trigger that never comes',
      card('abilities: {on_react: [{do: draw, amount: 1}]}'),
      'mine.yaml:1: mine_red: abilities.on_react: never happens to a card of these types',
    ],
    [
      'a question when a chain closes',
      card('abilities: {on_chain_close: [{do: loot}]}'),
      'mine.yaml:1: mine_red: abilities.on_chain_close[0]: would ask a question, and nobody is asked when a chain closes',
    ],
    [
      'power with no attack there',
      'heroes: [{id: new, name: New, class: ninja, life: 20, intellect: 4, weapon: leaf_edge, abilities: {start_of_turn: [{do: power, amount: 1}]}}]',
      'mine.yaml:1: new: abilities.start_of_turn[0].duration: must be "turn" or "chain": there is no attack at that moment',
    ],
    [
      'an unknown weapon',
      'heroes: [{id: new, name: New, class: ninja, life: 20, intellect: 4, weapon: leaf_egde}]',
      'mine.yaml:1: new: weapon: there is no weapon "leaf_egde"; did you mean "leaf_edge"?',
    ],
    [
      'three hands',
      'heroes: [{id: new, name: New, class: ninja, life: 20, intellect: 4, weapon: [leaf_edge, morning_steel]}]',
      'mine.yaml:1: new: weapon: a hero has two hands',
    ],
    [
      'a name no card has',
      card('abilities: {on_declare: [{if: {last_attack: Sweeep}, do: power, amount: 1}]}'),
      'mine.yaml:1: mine_red: abilities.on_declare[0].if.last_attack: there is no attack named "Sweeep"; did you mean "Sweep"?',
    ],
    [
      'a name no attack has, in a grant of a hero',
      'heroes: [{id: new, name: New, class: ninja, life: 20, intellect: 4, weapon: leaf_edge, abilities: {on_declare: [{do: power, amount: 1, grants: {on_hit: [{if: {last_attack: Leaf Edge}, do: draw, amount: 1}, {if: {last_attack: Leaf Egde}, do: draw, amount: 1}]}}]}}]',
      'mine.yaml:1: new: abilities.on_declare[0].grants.on_hit[1].if.last_attack: there is no attack named "Leaf Egde"; did you mean "Leaf Edge"?',
    ],
    [
      'an unknown hero',
      card('specialization: yunna'),
      'mine.yaml:1: mine_red: specialization: there is no hero "yunna"; did you mean "yuna"?',
    ],
    [
      'an id that is taken',
      'weapons: [{id: jab_red, name: Jab, class: ninja, subtypes: [sword], power: 1, cost: 1}]',
      'mine.yaml:1: jab_red: id: "jab_red" is there already, in cards',
    ],
    [
      'an attack that is no action',
      'cards: [{id: x, name: X, class: generic, types: [attack], pitch: 1, cost: 0, power: 1, defense: 1}]',
      'mine.yaml:1: x: types: an attack is an action: [action, attack]',
    ],
    [
      'a hidden cost on a defense reaction',
      'cards: [{id: x, name: X, class: generic, types: [defense_reaction], pitch: 1, cost: 0, defense: 1, additional_cost: {reveal_from_hand: {cost_gte: 1}}}]',
      'mine.yaml:1: x: additional_cost.reveal_from_hand: is for cards that are played one at a time',
    ],
    [
      'modes on an attack, where nobody asks for one',
      card('abilities: {on_play: [{do: choose, modes: [{do: draw, amount: 1}, {do: power, amount: 1}]}]}'),
      'mine.yaml:1: mine_red: abilities.on_play[0].do: "choose" is for on_play of an action and on_react of an attack reaction',
    ],
    [
      'modes on a defense reaction',
      'cards: [{id: x, name: X, class: generic, types: [defense_reaction], pitch: 1, cost: 0, defense: 1, abilities: {on_react: [{do: choose, modes: [{do: draw, amount: 1}, {do: defense, amount: 1}]}]}}]',
      'mine.yaml:1: x: abilities.on_react[0].do: "choose" is for on_play of an action and on_react of an attack reaction',
    ],
    [
      'a resource that waits to be played',
      'cards: [{id: x, name: X, class: generic, types: [resource], pitch: 1, defense: 1, abilities: {on_play: [{do: draw, amount: 1}]}}]',
      'mine.yaml:1: x: abilities.on_play: never happens to a card of these types',
    ],
    [
      'a hero that waits to defend',
      'heroes: [{id: new, name: New, class: ninja, life: 20, intellect: 4, weapon: leaf_edge, abilities: {on_defend: [{do: draw, amount: 1}]}}]',
      'mine.yaml:1: new: abilities.on_defend: never happens to a hero',
    ],
    [
      'a hero that destroys itself',
      'heroes: [{id: new, name: New, class: ninja, life: 20, intellect: 4, weapon: leaf_edge, abilities: {activate: [{kind: action, cost: 0, destroy_self: true, do: draw, amount: 1}]}}]',
      'mine.yaml:1: new: abilities.activate[0].destroy_self: is not for heroes',
    ],
    [
      'a number no match could count with',
      card('abilities: {on_hit: [{do: power, amount: 3000000000}]}'),
      'mine.yaml:1: mine_red: abilities.on_hit[0].amount: must be at most 999, not 3000000000',
    ],
  ])('%s: file, card and field are named', (_what, text, message) => {
    expect(problems(text)).toEqual([message]);
  });

  it('missing numbers are all named at once', () => {
    expect(
      problems('cards: [{id: x, name: X, class: generic, types: [action, attack]}]').map((line) => line.split(': ')[2]),
    ).toEqual(['pitch', 'defense', 'cost', 'power']);
  });

  it('a bad deck is refused: unknown cards, other classes, other heroes, copies, size, equipment', () => {
    const deck =
      'decks: {bad: {hero: yuna, equipment: [rust_helm, summit_helm, rust_hlm], cards: {jabb_red: 3, press_on_red: 3, bonebreaker_red: 1, jab_red: 4}}}';
    expect(problems(deck)).toEqual([
      'mine.yaml:1: bad: equipment[1]: is for the head, where something is worn already',
      'mine.yaml:1: bad: equipment[2]: there is no equipment "rust_hlm"; did you mean "rust_helm"?',
      'mine.yaml:1: bad: cards.jabb_red: there is no card "jabb_red"; did you mean "jab_red"?',
      'mine.yaml:1: bad: cards.press_on_red: is for a warrior, not for a ninja',
      'mine.yaml:1: bad: cards.bonebreaker_red: is for decks of goram only',
      'mine.yaml:1: bad: cards.jab_red: at most 3 copies of a card, not 4',
      'mine.yaml:1: bad: cards: a deck has 30 to 80 cards, not 11',
    ]);
  });

  it('copies that are spread over several entries of a deck are counted together', () => {
    const entries = '{card: Jab, pitch: 3, count: 2}, {card: jab_blue, cost: 1, count: 2}';
    expect(problems(`decks: {many: {hero: yuna, cards: [${entries}]}}`)).toEqual([
      'mine.yaml:1: many: cards[1].count: at most 3 copies of a card, not 4',
      'mine.yaml:1: many: cards: a deck has 30 to 80 cards, not 4',
    ]);
  });

  it.each(['constructor', 'toString', '__proto__', 'attacks_this_turn == 1'])(
    'no word of a condition is ever run: %s',
    (word) => {
      const [message] = problems(card(`abilities: {on_hit: [{do: draw, amount: 1, if: {"${word}": true}}]}`));
      expect(message).toMatch(/^mine\.yaml:1: /);
    },
  );

  it('a bad file stops the loading, not a match: a match that is on does not notice', () => {
    const table = board({ p0: { hand: ['jab_red'] } });
    expect(problems('cards: [{')).not.toEqual([]);
    table.act(0, 'PLAY_ATTACK', { card: 'jab_red' });
  });

  it('every operation of the vocabulary is taken, each with its own fields', () => {
    const fields: Record<(typeof OPERATIONS)[number], string> = {
      power: 'amount: 1',
      defense: 'amount: 1',
      keyword: 'keyword: dominate',
      next_attack: 'filter: {}, power: 1, keywords: [go_again], grants: {on_hit: [{do: draw, amount: 1}]}',
      draw: 'amount: 1',
      discard: 'amount: 1, chosen_by: owner',
      discard_random: 'amount: 1',
      arsenal_to_bottom: '',
      equip_counter: 'amount: -1, target: {equipment: own}',
      extra_weapon_attack: '',
      first_attack_penalty: 'amount: -1, duration: next_turn',
      loot: '',
      intellect: 'amount: 1, duration: turn',
      cost_delta: 'amount: -1, target: {keyword: crush}',
      choose: 'modes: [{do: power, amount: 1}, {do: draw, amount: 1}]',
    };
    const list = Object.entries(fields).map(([name, own]) => `{do: ${name}${own === '' ? '' : `, ${own}`}}`);
    const text = `cards: [{id: x, name: X, class: generic, types: [attack_reaction], pitch: 1, cost: 0, defense: 1, abilities: {on_react: [${list.join(', ')}]}}]`;
    expect(load(text).cards.x.abilities.by.on_react.map((operation) => operation.do)).toEqual([...OPERATIONS]);
  });

  it('every trigger of the vocabulary is taken', () => {
    const list = TRIGGERS.map((trigger) => `${trigger}: []`).join(', ');
    const text = `equipment: [{id: x, name: X, class: generic, slot: head, defense: 1, abilities: {${list}}}]`;
    expect(Object.keys(load(text).cards.x.abilities.by)).toEqual([...TRIGGERS]);
  });

  it('a deck may change its cards: entries go before files, and the rest is filled in', () => {
    const rest =
      'sky_heel_red blood_price_red flow_strike_red thorn_hand_yellow old_wounds_yellow tumble_yellow mist_petal_yellow jab_blue lean_in_blue';
    const entries = rest.split(' ').map((id) => `{card: ${id}, count: 3}`);
    const set = load(
      `decks: {changed: {hero: yuna, cards: [{card: Hard Swing, pitch: 3, cost: 1, count: 3, foil: true}, ${entries.join(', ')}]}}`,
    );
    const [id] = Object.keys(set.decks.changed.cards);
    expect(set.cards[id]).toMatchObject({ name: 'Hard Swing', cost: 1, power: 4, defense: 3, pitch: 3 });
    expect(set.cards[id].raw).toMatchObject({ foil: true, text: 'No tricks: it hits hard.' });
    expect(set.cards.hard_swing_blue.cost).toBe(2);
    const match = createMatch(defineFleshAndBlood(set), { seed: 1, options: { decks: ['changed', 'goram'] } });
    expect(gameState(match, set.cards).players[0].deck).toHaveLength(26);
    expect(hydrateEntry({ card: 'Jab', pitch: 3 }, set.cards).data.id).toBe('jab_blue');
  });
});

describe('a card by YAML alone', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  const yaml = (/```yaml\n([\s\S]*?)```/.exec(readme) as RegExpExecArray)[1];

  it('the card of the README is playable, and what nobody asked for is kept', () => {
    const table = board({
      yaml: `${yaml}    artist: me\n`,
      p0: { hand: ['jab_red', 'twin_fang_yellow', 'quick_cut_red'], floating: 1 },
    });
    table.act(0, 'PLAY_ATTACK', { card: 'jab_red' }).unblocked().act(0, 'PLAY_ATTACK', { card: 'twin_fang_yellow' });
    expect(table.state.pendingAttack).toBe(4);
    table.unblocked().act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' });
    expect(table.state.pendingAttack).toBe(6);
    expect(table.set.cards.twin_fang_yellow.raw).toMatchObject({
      artist: 'me',
      abilities: { static: [{ do: 'power' }] },
    });
  });
});

describe('what the standard cards do not use', () => {
  it('static keyword, cost and defense; hero statics with a target', () => {
    const yaml = `
heroes:
  - {id: hero, name: Hero, class: generic, life: 20, intellect: 4, weapon: leaf_edge, abilities: {static: [{do: power, amount: 1, target: {is_weapon: true}}, {do: cost_delta, amount: -1, target: {cost_gte: 3}}, {do: intellect, amount: 1}]}}
cards:
  - {id: late_red, name: Late, class: generic, types: [action, attack], pitch: 1, cost: 2, power: 3, defense: 1, abilities: {static: [{if: {chain_link_gte: 2}, do: keyword, keyword: go_again}, {if: {life_less_than_opponent: true}, do: cost_delta, amount: -2}, {do: defense, amount: 2}]}}`;
    const table = board({
      yaml,
      p0: {
        hero: 'hero',
        hand: ['full_charge_red', 'late_red', 'late_red'],
        weapons: ['leaf_edge'],
        floating: 3,
        life: 20,
        deck: Array(9).fill('jab_red'),
      },
      p1: { life: 30, hand: ['late_red'] },
      actionPoints: 2,
    });
    expect(table.listed(0, 'PLAY_ATTACK')).toContain('PLAY_ATTACK late_red');
    table.act(0, 'WEAPON_ATTACK');
    expect(table.state.pendingAttack).toBe(2);
    table.act(1, 'DEFEND', { cards: ['late_red'] });
    expect(table.state.reactionBlock).toBe(3);
    table.noReactions().act(0, 'PLAY_ATTACK', { card: 'late_red' });
    expect([table.state.floating[0], table.state.lastAttackHadGoAgain]).toEqual([2, true]);
    table.unblocked().act(0, 'PLAY_ATTACK', { card: 'full_charge_red' });
    expect(table.state.floating[0]).toBe(0);
    table.unblocked().pass(0, 0);
    expect(table.names('hand', 0)).toHaveLength(5);
  });

  it('start of turn, end phase, on defend, on chain close', () => {
    const yaml = `
heroes:
  - {id: hero, name: Hero, class: generic, life: 20, intellect: 4, weapon: leaf_edge, abilities: {start_of_turn: [{do: draw, amount: 1}], end_phase: [{optional: true, do: loot}]}}
equipment:
  - {id: cap, name: Cap, class: generic, slot: head, defense: 1, abilities: {on_defend: [{do: draw, amount: 1}, {do: defense, amount: 1}], on_chain_close: [{do: draw, amount: 2}]}}`;
    const table = board({
      yaml,
      p0: { hand: ['quick_cut_red', 'jab_red'], hero: 'hero' },
      p1: { hero: 'hero', equipment: ['cap'], deck: Array(9).fill('jab_red') },
    });
    table.act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' }).act(1, 'DEFEND', { equipment: ['cap'] });
    expect([table.state.reactionBlock, table.names('hand', 1).length]).toEqual([2, 1]);
    table.noReactions().pass(0);
    expect(table.names('hand', 1)).toHaveLength(3);
    expect(table.listed(0)).toEqual(['LOOT jab_red', 'LOOT null']);
    table.act(0, 'LOOT', { card: null });
    expect([table.state.phase, table.listed(0)]).toEqual(['END', ['SET_ARSENAL jab_red', 'PASS']]);
    table.pass(0);
    expect([table.state.phase, table.names('hand', 1).length]).toEqual(['START', 4]);
  });

  it('modes that both fit are a choice, and an attack with an optional cost asks', () => {
    const yaml = `
cards:
  - {id: either_red, name: Either, class: generic, types: [attack_reaction], pitch: 1, cost: 0, defense: 2, abilities: {on_react: [{do: choose, modes: [{do: power, amount: 5}, {do: keyword, keyword: go_again}]}]}}
  - {id: more_red, name: More, class: generic, types: [action, attack], pitch: 1, cost: 0, power: 2, defense: 2, additional_cost: {optional_resource: 2}, abilities: {on_declare: [{if: {paid_additional: true}, do: power, amount: 4}]}}`;
    const table = board({ yaml, p0: { hand: ['more_red', 'either_red'], floating: 2 } });
    expect(table.listed(0, 'PLAY_ATTACK')).toEqual([
      'PLAY_ATTACK more_red additional=false',
      'PLAY_ATTACK more_red additional=true',
    ]);
    table.act(0, 'PLAY_ATTACK', { card: 'more_red', additional: true });
    expect([table.state.pendingAttack, table.state.floating[0]]).toEqual([6, 0]);
    table.pass(1, 1);
    expect(table.listed(0, 'PLAY_ATTACK_REACTION')).toEqual([
      'PLAY_ATTACK_REACTION either_red mode=0',
      'PLAY_ATTACK_REACTION either_red mode=1',
    ]);
    table.refused(0, 'PLAY_ATTACK_REACTION', { card: 'either_red' });
    table.refused(0, 'PLAY_ATTACK_REACTION', { card: 'either_red', mode: 2 });
    expect(table.act(0, 'PLAY_ATTACK_REACTION', { card: 'either_red', mode: 1 }).noReactions().state.actionPoints).toBe(
      1,
    );
  });

  it('chain-long effects end when the chain closes', () => {
    const yaml = `
cards:
  - {id: rhythm_red, name: Rhythm, class: generic, types: [action, attack], pitch: 1, cost: 0, power: 1, defense: 2, keywords: [go_again], abilities: {on_hit: [{do: power, amount: 1, duration: chain}]}}`;
    const table = board({ yaml, p0: { hand: ['rhythm_red', 'jab_red', 'light_feet_red', 'jab_blue'] } });
    table.act(0, 'PLAY_ATTACK', { card: 'rhythm_red' }).unblocked().act(0, 'PLAY_ATTACK', { card: 'jab_red' });
    expect(table.state.pendingAttack).toBe(4);
    table.unblocked().act(0, 'PLAY_ACTION', { card: 'light_feet_red' }).act(0, 'PLAY_ATTACK', { card: 'jab_blue' });
    expect(table.state.pendingAttack).toBe(1 + 3);
  });
});
