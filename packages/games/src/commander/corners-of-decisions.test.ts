import { type Action, createMatch, type Json } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { body, creature, whenever } from './corners.fixture.ts';
import { commander } from './definition.ts';
import { CommanderTable, instant, table } from './table.fixture.ts';

/** Corners of rules, each named after its number. */

describe('decisions', () => {
  const ghost = body('Picky Ghost', 1, 1, {
    abilities: [
      whenever('enters', { subject: 'self', target: creature, effects: [{ op: 'destroy', what: 'target' }] }),
    ],
  });
  const oak = body('Old Oak', 1, 1, { supertypes: ['Legendary'] });
  const grab = instant('Grab', [{ op: 'control', what: 'all creatures', until: 'EOT' }]);

  /** A table at which each decision of the game is asked. */
  const asking: Readonly<Record<string, () => CommanderTable>> = {
    bottomCards: () => {
      const t = new CommanderTable(
        createMatch(commander, { seed: 3, players: ['A', 'B', 'C'], options: { firstPlayer: 0 } }),
      );
      for (let i = 0; i < 2; i++)
        t.act('A', 'mulligan')
          .act('B', 'mulligan')
          .act('C', i === 0 ? 'mulligan' : 'keep');
      return t;
    },
    declareAttackers: () => table({ players: 3, A: { battlefield: ['Meadow Cub'] } }).to('declareAttackers'),
    declareBlockers: () => {
      const t = table({ players: 3, A: { battlefield: ['Meadow Cub'] }, B: { battlefield: ['Ridge Ogre'] } });
      return t.to('declareAttackers').attack('A', { 'Meadow Cub': 'B' }).passAll();
    },
    assignDamage: () => {
      const t = table({
        players: 3,
        A: { battlefield: ['Trampling Behemoth'] },
        B: { battlefield: ['Ridge Ogre', 'Meadow Cub'] },
      });
      t.to('declareAttackers').attack('A', { 'Trampling Behemoth': 'B' }).passAll();
      return t.block('B', { 'Ridge Ogre': 'Trampling Behemoth', 'Meadow Cub': 'Trampling Behemoth' }).passAll();
    },
    orderTriggers: () => table({ players: 3, B: { battlefield: ['Closing Bell', 'Closing Bell'] } }).to('end'),
    triggerTarget: () => {
      const t = table({ players: 3, cards: [ghost], A: { hand: ['Picky Ghost'] }, B: { battlefield: ['Meadow Cub'] } });
      return t.to('precombat').cast('A', 'Picky Ghost').passAll();
    },
    discardCards: () => {
      const t = table({ players: 3, A: { hand: ['Empty Thoughts'] }, B: { hand: Array(4).fill('Plains') } });
      return t.to('precombat').cast('A', 'Empty Thoughts', 'B').passAll();
    },
    keepLegend: () => {
      const side = { battlefield: ['Old Oak'] };
      const t = table({ players: 3, cards: [oak, grab], A: { hand: ['Grab'] }, B: side, C: side });
      return t.to('precombat').cast('A', 'Grab').passAll();
    },
    toCommandZone: () => {
      const t = table({ players: 3, A: { hand: ['Snuff Out'] }, B: { commanderInPlay: 'Orrun, Hill Breaker' } });
      return t.to('precombat').cast('A', 'Snuff Out', 'Orrun, Hill Breaker').passAll();
    },
  };

  it('104.3a, 800.4f-h every decision goes on when anybody leaves, whoever is asked', () => {
    for (const [decision, ask] of Object.entries(asking)) {
      const asked = ask();
      expect(asked.asked?.split(' ')[0]).toBe(decision);
      for (const leaver of asked.match.players) {
        const t = new CommanderTable(asked.match.fork());
        t.act(leaver, 'concede');
        for (let i = 0; i < 40; i++) {
          expect(t.legal(t.asking).length, `${decision}, ${leaver} leaves`).toBeGreaterThan(0);
          t.next();
        }
      }
    }
  });

  it('733.1 no decision takes a malformed, hostile or foreign answer, and none leaves a trace', () => {
    const junk: readonly Json[] = [
      ...[null, true, -1, 0, 1.5, 1e300, '', 'A', '__proto__', [], [1, 1], [[]], [null], {}],
      ...[{ a: 1 }, { 1: null }, { constructor: 'B' }, { 1: 'A' }, { '-1': 1 }, { A: -3 }, { A: 1e9 }, { 12: 0.5 }],
    ];
    for (const [decision, ask] of Object.entries(asking)) {
      const t = ask();
      const [good] = t.legal(t.asking, decision);
      const isLegal = (args: Action['args']): boolean => t.match.isLegal({ player: t.asking, move: decision, args });
      for (const key of Object.keys(good.args ?? {})) {
        for (const value of junk) {
          const args = { ...good.args, [key]: value };
          // nobody attacks, nobody blocks
          if (JSON.stringify(args) === JSON.stringify(good.args) || isLegal(args)) continue;
          expect(t.refused(t.asking, decision, args)).not.toMatch(/threw|undefined|TypeError/);
        }
      }
      t.refused(t.asking, decision, {});
      t.refused(t.asking, 'pass');
      t.refused(t.asking, decision, { ...good.args, more: 1 });
      // in secret decisions the others are asked as well
      const other = t.match.players.find((id) => t.legal(id).every(({ move }) => move !== decision)) as string;
      t.refused(other, decision, good.args);
      t.act(t.asking, decision, good.args);
    }
  });
});
