import { describe, expect, it } from 'vitest';
import { board, type Side } from '../table.fixture.ts';

const ALONE: Side['characters'] = ['Diluc', { name: 'Kaeya', isDefeated: true }, { name: 'Sucrose', isDefeated: true }];
const play = (card: string, me: Side = {}, foe: Side = {}) =>
  board({ me: { hand: [card], ...me }, foe }).play('me', card);
const refusal = (card: string, me: Side = {}, foe: Side = {}) =>
  board({ me: { hand: [card], ...me }, foe }).refused('me', 'PLAY_CARD', { card });

describe('events', () => {
  it('The Bestest Travel Companion! turns 2 dice of any kind into 2 Omni', () => {
    const table = board({ me: { hand: ['The Bestest Travel Companion!'], dice: { hydro: 1, pyro: 1 } } });
    table.play('me', 'The Bestest Travel Companion!', { dice: { hydro: 1, pyro: 1 } });
    expect(table.player('me')).toMatchObject({ dice: 2, omni: 2, hydro: 0, pyro: 0 });
    expect(table.waiting).toEqual(['me']);
  });

  it('Strategize draws 2 for 1 die, and what a full hand cannot take is destroyed', () => {
    const pile = ['Paimon', 'Toss-Up', 'Timmie'];
    const table = play('Strategize', { pile });
    expect(table.names('hand', 'me')).toEqual(['Timmie', 'Toss-Up']);
    expect(table.dice('me')).toBe(7);
    const nine = Array.from({ length: 9 }, () => 'Paimon');
    const full = play('Strategize', { hand: ['Strategize', ...nine], pile });
    expect([full.names('hand', 'me').length, full.names('pile', 'me').length]).toEqual([10, 1]);
  });
  it('Strategize draws what there is', () => {
    expect(play('Strategize', { pile: ['Paimon'] }).names('hand', 'me')).toEqual(['Paimon']);
    expect(play('Strategize').names('hand', 'me')).toEqual([]);
  });

  it.each(['Changing Shifts', 'Leave It to Me!', 'When the Crane Returned'])('%s needs a living standby', (card) => {
    expect(refusal(card, { characters: ALONE })).toMatch(/needs a standby character/);
  });
  it('Changing Shifts is for one switch, and waits for it over rounds', () => {
    const table = play('Changing Shifts', {}, { ended: true }).switchTo('me', 1);
    expect([table.dice('me'), table.names('statuses', 'me')]).toEqual([8, []]);
    expect(table.switchTo('me', 0).dice('me')).toBe(7);
    const later = play('Changing Shifts').end('me', 'foe').keepDice();
    expect(later.names('statuses', 'me')).toEqual(['Changing Shifts (played)']);
  });
  it('Changing Shifts is not used up by a switch that costs nothing already, nor by a forced one', () => {
    const winery = { statuses: ['Changing Shifts (played)'], supports: ['Dawn Winery'] };
    const table = board({ me: winery, foe: { ended: true } }).switchTo('me', 1);
    expect([table.dice('me'), table.names('statuses', 'me')]).toEqual([8, []]);
    expect(table.switchTo('me', 0).dice('me')).toBe(8);
    expect(table.switchTo('me', 1).dice('me')).toBe(7);
    const forced = board({
      me: { statuses: ['Changing Shifts (played)'] },
      foe: { characters: ['Sucrose'] },
      first: 'foe',
    }).skill('foe', 'Astable Anemohypostasis Creation-6308');
    expect([forced.active('me'), forced.names('statuses', 'me')]).toEqual([2, ['Changing Shifts (played)']]);
  });
  it('Leave It to Me! is for one switch; the one after it passes the turn', () => {
    const table = play('Leave It to Me!').switchTo('me', 1);
    expect(table.waiting).toEqual(['me']);
    expect(table.switchTo('me', 0).waiting).toEqual(['foe']);
  });
  it('Changing Shifts and Leave It to Me! go together, and playing one twice is no more than once', () => {
    const hand = ['Leave It to Me!', 'Changing Shifts', 'Changing Shifts'];
    const table = board({ me: { hand } }).play('me', hand[0]).play('me', hand[1]).play('me', hand[2]);
    expect(table.usages('me', 'statuses')).toEqual({ 'Leave It to Me! (played)': 1, 'Changing Shifts (played)': 1 });
    table.switchTo('me', 1);
    expect([table.dice('me'), table.waiting, table.names('statuses', 'me')]).toEqual([8, ['me'], []]);
  });

  it('When the Crane Returned: after the next skill the next character comes in', () => {
    const table = play('When the Crane Returned', {}, { ended: true });
    expect(table.dice('me')).toBe(7);
    table.skill('me', 'Tempered Sword');
    expect([table.active('me'), table.names('statuses', 'me')]).toEqual([1, []]);
    expect(table.hp('foe')[0]).toBe(8);
    expect(table.skill('me', 'Ceremonial Bladework').active('me')).toBe(1);
  });
  it('When the Crane Returned skips the defeated, is not woken by the opponent, and wakes Icicle', () => {
    const characters = ['Diluc', { name: 'Kaeya', isDefeated: true }, 'Sucrose'];
    const table = board({
      me: { characters, statuses: ['When the Crane Returned (played)', 'Icicle'] },
      foe: { characters: ['Barbara'] },
      first: 'foe',
    }).skill('foe', 'Whisper of Water');
    expect(table.active('me')).toBe(0);
    table.skill('me', 'Tempered Sword');
    expect([table.active('me'), table.hp('foe')[0]]).toEqual([2, 6]);
    expect(table.usages('me', 'statuses')).toEqual({ Icicle: 2 });
  });

  it('Toss-Up: reroll up to twice, and choosing none ends it', () => {
    const table = board({ me: { hand: ['Toss-Up'], dice: { hydro: 4, pyro: 4 } } });
    table.play('me', 'Toss-Up');
    expect(table.waiting).toEqual(['me']);
    expect(table.refused('me', 'END_ROUND')).toBeTruthy();
    expect(table.refused('me', 'REROLL', { dice: { geo: 1 } })).toMatch(/not there/);
    table.act('me', 'REROLL', { dice: { hydro: 4 } });
    expect(table.dice('me')).toBe(8);
    expect(table.player('me').pyro).toBeGreaterThanOrEqual(4);
    table.act('me', 'REROLL', { dice: { pyro: 1 } });
    expect(table.dice('me')).toBe(8);
    expect(table.refused('me', 'REROLL', { dice: {} })).toBeTruthy();
    const none = board({ me: { hand: ['Toss-Up'] } })
      .play('me', 'Toss-Up')
      .act('me', 'REROLL', { dice: {} });
    expect(none.refused('me', 'REROLL', { dice: {} })).toBeTruthy();
    expect(none.player('me').omni).toBe(8);
  });
  it('Toss-Up without dice has nothing to ask', () => {
    const table = play('Toss-Up', { dice: {} });
    expect(table.end('me').waiting).toEqual(['foe']);
  });

  it('Starsigns: the active character gains 1 energy, unless it is full', () => {
    const table = play('Starsigns', { characters: [{ name: 'Diluc', energy: 1 }] });
    expect([table.energy('me', 0), table.dice('me')]).toEqual([2, 6]);
    expect(refusal('Starsigns', { characters: [{ name: 'Diluc', energy: 3 }] })).toMatch(/Diluc is full/);
  });

  const energies = (...energy: number[]): Side['characters'] =>
    ['Diluc', 'Kaeya', 'Sucrose'].map((name, i) => ({ name, energy: energy[i] }));
  it.each([
    [
      [0, 1, 2],
      [2, 0, 1],
    ],
    [
      [1, 2, 0],
      [2, 1, 0],
    ],
    [
      [2, 1, 1],
      [3, 0, 0],
    ],
  ])("Calx's Arts: standbys give 1 energy each: %j becomes %j", (before, after) => {
    const table = play("Calx's Arts", { characters: energies(...before) });
    expect([0, 1, 2].map((place) => table.energy('me', place))).toEqual(after);
    expect(table.dice('me')).toBe(7);
  });
  it("Calx's Arts needs a standby with energy and an active character with room", () => {
    expect(refusal("Calx's Arts", { characters: energies(1, 0, 0) })).toMatch(/standby character with energy/);
    expect(refusal("Calx's Arts", { characters: energies(3, 1, 1) })).toMatch(/Diluc is full/);
  });

  const armed = (name: string, ...on: string[]) => ({ name, on });
  it('Master of Weaponry moves a weapon, and discards the one it replaces', () => {
    const characters = [armed('Kaeya', "Traveler's Handy Sword"), armed('Keqing', 'Aquila Favonia'), armed('Diluc')];
    const table = board({ me: { characters, hand: ['Master of Weaponry'] } });
    table.play('me', 'Master of Weaponry', { target: table.characterId('me', 0), second: table.characterId('me', 1) });
    expect([table.on('me', 0), table.on('me', 1)]).toEqual([[], ["Traveler's Handy Sword"]]);
    expect(table.names('discard', 'me')).toEqual(expect.arrayContaining(['Aquila Favonia', 'Master of Weaponry']));
    expect(table.skill('me', 'Ceremonial Bladework').hp('foe')[0]).toBe(8);
  });
  it('16 Master of Weaponry: the new bearer has the bonus, and the uses of this round begin afresh', () => {
    const characters = [
      { name: 'Kaeya', on: [{ name: 'Sacrificial Sword', spent: 1 }] },
      armed('Keqing'),
      armed('Diluc'),
    ];
    const table = board({ me: { characters, active: 1, hand: ['Master of Weaponry'] } });
    table.play('me', 'Master of Weaponry', { target: table.characterId('me', 0), second: table.characterId('me', 1) });
    expect(table.skill('me', 'Stellar Restoration').hp('foe')[0]).toBe(6);
    expect(table.dice('me')).toBe(6);
    expect(table.zone('me', 'attached1')).toMatchObject([{ spent: 1 }]);
  });
  it("16 Blessing of the Divine Relic's Installation: the uses of this round begin afresh", () => {
    const card = "Blessing of the Divine Relic's Installation";
    const wearer = { name: 'Kaeya', on: [{ name: "Adventurer's Bandana", spent: 3 }] };
    const characters = [wearer, { name: 'Diluc', hp: 5 }];
    const table = board({ me: { characters, active: 1, hand: [card] } });
    table.play('me', card, { target: table.characterId('me', 0), second: table.characterId('me', 1) });
    expect(table.skill('me', 'Tempered Sword').hp('me')).toEqual([10, 6, 10]);
    expect(table.zone('me', 'attached1')).toMatchObject([{ spent: 1 }]);
  });
  it('Master of Weaponry: only from who has one to who uses the type', () => {
    const card = 'Master of Weaponry';
    const characters = [armed('Kaeya', "Traveler's Handy Sword"), armed('Keqing'), armed('Diluc')];
    const table = board({ me: { characters, hand: [card] } });
    const [from, to, other] = [0, 1, 2].map((place) => table.characterId('me', place));
    expect(table.refused('me', 'PLAY_CARD', { card, target: to, second: from, dice: {} })).toMatch(/nothing another/);
    for (const second of [other, from]) table.refused('me', 'PLAY_CARD', { card, target: from, second, dice: {} });
    const alone = [armed('Kaeya', "Traveler's Handy Sword"), armed('Diluc'), armed('Sucrose')];
    expect(refusal(card, { characters: alone })).toMatch(/finds no character/);
  });

  it("Blessing of the Divine Relic's Installation moves an artifact to anybody else", () => {
    const card = "Blessing of the Divine Relic's Installation";
    const characters = [armed('Kaeya', "Adventurer's Bandana"), armed('Diluc', "Exile's Circlet"), armed('Sucrose')];
    const table = board({ me: { characters, hand: [card, card] } });
    const [first, second, third] = [0, 1, 2].map((place) => table.characterId('me', place));
    table.refused('me', 'PLAY_CARD', { card, target: first, second: first, dice: {} });
    table.refused('me', 'PLAY_CARD', { card, target: third, second: first, dice: {} });
    table.play('me', card, { target: first, second });
    expect([0, 1, 2].map((place) => table.on('me', place))).toEqual([[], ["Adventurer's Bandana"], []]);
    table.play('me', card, { target: second, second: third });
    expect([0, 1, 2].map((place) => table.on('me', place))).toEqual([[], [], ["Adventurer's Bandana"]]);
    expect(refusal(card)).toMatch(/finds no character/);
  });

  it('Quick Knit: an own summon +1 usage', () => {
    const summons = ['Oz', 'Guoba'];
    const table = board({ me: { hand: ['Quick Knit'], summons }, foe: { summons: ['Raptor'] } });
    const args = { card: 'Quick Knit', dice: { omni: 1 } };
    table.refused('me', 'PLAY_CARD', { ...args, target: table.zone('foe', 'summons')[0].id });
    table.refused('me', 'PLAY_CARD', { ...args, target: table.characterId('me', 0) });
    table.play('me', 'Quick Knit', { target: table.zone('me', 'summons')[1].id });
    expect(table.usages('me', 'summons')).toEqual({ Oz: 2, Guoba: 3 });
    expect(table.dice('me')).toBe(7);
    expect(refusal('Quick Knit', {}, { summons })).toMatch(/needs a summon of yours/);
  });
  it('Quick Knit gives a summon without usages one again', () => {
    const table = board({ me: { hand: ['Quick Knit'], summons: [{ name: 'Frog', usages: 0 }] } }).play(
      'me',
      'Quick Knit',
    );
    expect(table.usages('me', 'summons')).toEqual({ Frog: 1 });
    expect(table.end('me', 'foe').usages('me', 'summons')).toEqual({ Frog: 1 });
  });

  it('Send Off destroys an opposing summon, whatever its usages', () => {
    const summons = [{ name: 'Oz', usages: 5 }, 'Guoba'];
    const table = board({ me: { hand: ['Send Off'], summons: ['Raptor'] }, foe: { summons } });
    const args = { card: 'Send Off', dice: { omni: 2 } };
    table.refused('me', 'PLAY_CARD', { ...args, target: table.zone('me', 'summons')[0].id });
    table.play('me', 'Send Off', { target: table.zone('foe', 'summons')[0].id });
    expect([table.names('summons', 'foe'), table.names('summons', 'me')]).toEqual([['Guoba'], ['Raptor']]);
    expect(table.dice('me')).toBe(6);
    expect(refusal('Send Off', { summons: ['Oz'] })).toMatch(/needs a summon of your opponent/);
  });

  it("Guardian's Oath destroys all summons of both players for 4 alike", () => {
    const table = play(
      "Guardian's Oath",
      { summons: ['Oz', 'Guoba'], statuses: ['Icicle'] },
      { summons: ['Raptor', 'Frog', 'Reflection'] },
    );
    expect([table.names('summons', 'me'), table.names('summons', 'foe')]).toEqual([[], []]);
    expect([table.names('statuses', 'me'), table.dice('me'), table.waiting]).toEqual([['Icicle'], 4, ['me']]);
    table.end('me', 'foe');
    expect([table.hp('me'), table.hp('foe')]).toEqual([
      [10, 10, 10],
      [10, 10, 10],
    ]);
  });
  it("Guardian's Oath may be played when there are none", () => {
    expect(play("Guardian's Oath").dice('me')).toBe(4);
  });

  it("I Haven't Lost Yet! is for the round in which an own character was defeated", () => {
    const card = "I Haven't Lost Yet!";
    expect(refusal(card)).toMatch(/defeated in this round/);
    const table = board({
      me: { characters: [{ name: 'Diluc', hp: 1 }], hand: [card, card, card] },
      foe: { characters: ['Kaeya'] },
      first: 'foe',
    }).skill('foe', 'Ceremonial Bladework');
    table.act('me', 'SWITCH', { character: table.characterId('me', 1) }).play('me', card);
    expect([table.dice('me'), table.energy('me', 1)]).toEqual([9, 1]);
    expect(table.play('me', card).energy('me', 1)).toBe(2);
    table.end('me', 'foe').keepDice();
    expect(table.refused('me', 'PLAY_CARD', { card })).toMatch(/defeated in this round/);
  });
  it("I Haven't Lost Yet! does not count the opponent's losses", () => {
    const table = board({
      me: { hand: ["I Haven't Lost Yet!"] },
      foe: { characters: [{ name: 'Kaeya', hp: 1 }] },
    }).skill('me', 'Tempered Sword');
    table.act('foe', 'SWITCH', { character: table.characterId('foe', 1) }).end('foe');
    expect(table.refused('me', 'PLAY_CARD', { card: "I Haven't Lost Yet!" })).toMatch(/defeated in this round/);
  });
});

it('55 a talent needs its character active', () => {
  const table = board({ me: { characters: ['Diluc', 'Kaeya'], hand: ['Cold-Blooded Strike'] } });
  expect(table.refused('me', 'PLAY_CARD', { card: 'Cold-Blooded Strike' })).toMatch(/needs Kaeya as your active/);
  const args = { card: 'Cold-Blooded Strike', dice: { omni: 4 } };
  expect(table.refused('me', 'PLAY_CARD', args)).toMatch(/needs Kaeya as your active/);
});
