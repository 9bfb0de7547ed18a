import { createMatch, type Json } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { invokation } from './definition.ts';
import { FACES } from './elements.ts';
import { board, InvokationTable, type PlayerName, type Side } from './table.fixture.ts';

/** Rule 1: of the opponent one knows how many dice and cards there are, not which; of draw piles nobody knows. */

type Play = (table: InvokationTable) => unknown;

/** What a player gets to see: the view, and everything that was told on the way. */
function seenBy(viewer: PlayerName | null, me: Side, play: Play): string {
  const table = board({ me, foe: { characters: ['Diluc'] } });
  const told: unknown[] = [];
  table.match.subscribe(viewer, (happened) => told.push(happened));
  play(table);
  return JSON.stringify([table.match.view(viewer), told]);
}

const nothing: Play = () => undefined;

describe('what the opponent may know', () => {
  it.each(['foe', null] as const)('dice, hand and pile look the same to %s', (viewer) => {
    const one: Side = { dice: { pyro: 3, omni: 2 }, hand: ['Strategize', 'Paimon'], pile: ['Toss-Up', 'Timmie'] };
    const other: Side = { dice: { hydro: 4, cryo: 1 }, hand: ['Timmie', 'Toss-Up'], pile: ['Paimon', 'Strategize'] };
    expect(seenBy(viewer, one, nothing)).toBe(seenBy(viewer, other, nothing));
    expect(seenBy('me', one, nothing)).not.toBe(seenBy('me', other, nothing));
  });
  it('which dice pay is not told', () => {
    const dice = { pyro: 3, omni: 3 };
    const pay = (paid: Json): string => seenBy('foe', { dice }, (t) => t.skill('me', 'Searing Onslaught', paid));
    expect(pay({ pyro: 3 })).toBe(pay({ omni: 3 }));
  });
  it('which card and which die are tuned is not told', () => {
    const me: Side = { hand: ['Strategize', 'Paimon'], dice: { hydro: 1, cryo: 1 } };
    const tune = (card: string, die: string): string =>
      seenBy('foe', me, (table) => table.act('me', 'TUNING', { card, die }));
    expect(tune('Strategize', 'hydro')).toBe(tune('Paimon', 'cryo'));
  });
  it('which cards are drawn is not told, nor which are destroyed above ten', () => {
    const hand = ['Strategize', ...Array.from({ length: 9 }, () => 'Paimon')];
    const draw = (pile: string[]): string =>
      seenBy('foe', { hand, pile, dice: { omni: 1 } }, (table) => table.play('me', 'Strategize').end('me', 'foe'));
    expect(draw(['Toss-Up', 'Timmie', 'Paimon', 'Strategize'])).toBe(
      draw(['Paimon', 'Strategize', 'Timmie', 'Toss-Up']),
    );
  });
  it('which dice are thrown again is not told', () => {
    const reroll = (dice: Json): string =>
      seenBy('foe', { hand: ['Toss-Up'], dice: { pyro: 1, hydro: 1 } }, (table) =>
        table.play('me', 'Toss-Up').act('me', 'REROLL', { dice }),
      );
    expect(reroll({ pyro: 1 })).toBe(reroll({ hydro: 1 }));
  });
});

describe('choices at the same time', () => {
  const start = (): InvokationTable =>
    new InvokationTable(createMatch(invokation, { seed: 3, players: ['me', 'foe'], options: { firstPlayer: 0 } }));
  const told = (table: InvokationTable, act: Play): string => {
    const events: unknown[] = [];
    table.match.subscribe('foe', (happened) => events.push(happened));
    act(table);
    return JSON.stringify([table.match.view('foe'), events]);
  };

  it('an exchange is not seen before both have chosen, and then only its size', () => {
    const hand = start().zone('me', 'hand');
    const exchange = (...places: number[]): string =>
      told(start(), (table) => table.act('me', 'EXCHANGE', { cards: places.map((place) => hand[place].id) }));
    expect(exchange(0)).toBe(exchange());
    expect(exchange(0, 1)).toBe(exchange(4));
  });
  it('a starting character is not seen before both have chosen', () => {
    const choose = (place: number): string => {
      const table = start();
      for (const player of ['me', 'foe'] as const) table.act(player, 'EXCHANGE', { cards: [] });
      return told(table, () => table.act('me', 'CHOOSE_ACTIVE', { character: table.characterId('me', place) }));
    };
    expect(choose(0)).toBe(choose(2));
  });
  it('a reroll is not seen, and the dice of the other neither', () => {
    const table = start();
    for (const player of ['me', 'foe'] as const) table.act(player, 'EXCHANGE', { cards: [] });
    for (const player of ['me', 'foe'] as const)
      table.act(player, 'CHOOSE_ACTIVE', { character: table.characterId(player, 0) });
    const { me } = table.match.view('foe').players as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    expect(me.dice).toBe(8);
    for (const face of FACES) expect(me).not.toHaveProperty(face);
    const chosen = told(table, () => table.act('me', 'REROLL', { dice: {} }));
    for (const face of FACES) expect(JSON.parse(chosen)[0].players.me).not.toHaveProperty(face);
  });
});

describe('what is refused', () => {
  const SKILL = { skill: 'Frostgnaw', dice: { cryo: 3 } };
  const table = (): InvokationTable =>
    board({
      me: {
        characters: ['Kaeya', { name: 'Diluc', isDefeated: true }, 'Sucrose'],
        hand: ['Strategize', 'Cold-Blooded Strike', 'Raven Bow'],
        dice: { cryo: 4, pyro: 2, omni: 1 },
      },
    });

  it.each([
    ['SKILL', { skill: 'Frostgnaw', dice: { cryo: 2, pyro: 1 } }, /does not pay 3 cryo/],
    ['SKILL', { skill: 'Frostgnaw', dice: { cryo: 4 } }, /it is 4, not 3/],
    ['SKILL', { skill: 'Frostgnaw', dice: {} }, /it is 0, not 3/],
    ['SKILL', { skill: 'Frostgnaw', dice: { cryo: 5 } }, /more than the 4 there are/],
    ['SKILL', { skill: 'Frostgnaw', dice: { hydro: 3 } }, /not there to pay with/],
    ['SKILL', { skill: 'Frostgnaw', dice: { cryo: -1, omni: 4 } }, /whole number/],
    ['SKILL', { skill: 'Frostgnaw', dice: { cryo: 1.5, omni: 1.5 } }, /whole number/],
    ['SKILL', { skill: 'Frostgnaw', dice: 'cryo' }, /how many of each kind/],
    ['SKILL', { skill: 'Frostgnaw', dice: null }, /how many of each kind/],
    ['SKILL', { skill: 'Frostgnaw' }, /dice/],
    ['SKILL', { skill: 'Searing Onslaught', dice: { cryo: 3 } }, /no skill of Kaeya/],
    ['SKILL', { skill: 'Glacial Waltz', dice: { cryo: 4 } }, /needs 2 energy, and Kaeya has 0/],
    ['SKILL', { ...SKILL, extra: 1 }, /extra/],
    ['PLAY_CARD', { card: 'Paimon', dice: { cryo: 3 } }, /not in your hand/],
    ['PLAY_CARD', { card: 'Raven Bow', dice: { cryo: 2 } }, /Raven Bow|no character/],
    ['PLAY_CARD', { card: 'Cold-Blooded Strike', dice: { cryo: 3, pyro: 1 } }, /does not pay 4 cryo/],
    ['PLAY_CARD', { card: 7, dice: {} }, /not in your hand/],
    ['SWITCH', { character: 0, dice: { pyro: 1 } }, /character/],
    ['TUNING', { card: 'Strategize', die: 'omni' }, /die/],
    ['TUNING', { card: 'Strategize', die: 'cryo' }, /die/],
    ['REROLL', { dice: {} }, /\w/],
    ['EXCHANGE', { cards: [] }, /\w/],
    ['CHOOSE_ACTIVE', { character: 1 }, /\w/],
    ['NOTHING', {}, /\w/],
    ['SKILL', { skill: '__proto__', dice: {} }, /no skill of Kaeya/],
    ['SKILL', { skill: 'constructor', dice: {} }, /no skill of Kaeya/],
    ['SKILL', { skill: 'Frostgnaw', dice: ['cryo', 'cryo', 'cryo', '__proto__'] }, /not there to pay with/],
    ['SKILL', { skill: 'Frostgnaw', dice: [['cryo'], 'cryo', 'cryo'] }, /how many of each kind/],
    ['PLAY_CARD', { card: '__proto__', dice: {} }, /not in your hand/],
    ['TUNING', { card: 'Strategize', die: '__proto__' }, /die/],
  ] as const)('%s %j', (move, args, reason) => {
    expect(table().refused('me', move, args as never)).toMatch(reason);
  });
  it('a defeated, an active or a foreign character does not come in', () => {
    const t = table();
    const dice = { pyro: 1 };
    expect(t.refused('me', 'SWITCH', { character: t.characterId('me', 1), dice })).toMatch(/Diluc, who is defeated/);
    expect(t.refused('me', 'SWITCH', { character: t.characterId('me', 0), dice })).toMatch(
      /Kaeya, who is active already/,
    );
    expect(t.refused('me', 'SWITCH', { character: t.characterId('foe', 1), dice })).toMatch(/no character of yours/);
  });
  it('nobody acts in another’s turn', () => {
    expect(table().refused('foe', 'END_ROUND')).toMatch(/turn|place to act/);
    expect(table().refused('foe', 'SKILL', { skill: 'Tempered Sword', dice: { omni: 3 } })).toMatch(
      /turn|place to act/,
    );
  });
  it('during a choice after a defeat dice are not asked for, and cards are not played', () => {
    const t = board({
      me: { characters: ['Kaeya'] },
      foe: { characters: [{ name: 'Diluc', hp: 2 }], hand: ['Timmie'] },
    });
    t.skill('me', 'Ceremonial Bladework');
    expect(t.refused('foe', 'SWITCH', { character: t.characterId('foe', 1), dice: { omni: 1 } })).toMatch(/dice/);
    expect(t.refused('foe', 'PLAY_CARD', { card: 'Timmie', dice: {} })).toMatch(/answered first/);
    expect(t.refused('foe', 'TUNING', { card: 'Timmie', die: 'omni' })).toMatch(/answered first/);
  });
});
