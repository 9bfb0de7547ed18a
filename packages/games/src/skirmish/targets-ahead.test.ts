import { type Action, createMatch, type Json, type Match } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { board, type SkirmishTable, slot, withCards } from './board.fixture.ts';
import { SLOT_IDS } from './board.ts';
import type { UnitData } from './cards/schema.ts';
import { type Skirmish, skirmish } from './definition.ts';

/** 2 `targets` up front: what a trigger would ask its player is answered in the action. */

const close = (): SkirmishTable =>
  board({
    p0: { hand: ['archer', 'archer', 'scout'] },
    p1: { units: { 1: 'champion', 2: 'veteran', 4: 'scout' } },
  });
const play = (table: SkirmishTable, name: string, terrain: number, targets?: Json): Action => ({
  player: 'p0',
  move: 'PLAY_CARD',
  args: { card: table.id(name, 'hand', 0), slot: slot(terrain, 0), ...(targets === undefined ? {} : { targets }) },
});
const deploy = (table: SkirmishTable, name: string, terrain: number, targets: Json): SkirmishTable =>
  table.act(0, 'PLAY_CARD', { card: table.id(name, 'hand', 0), slot: slot(terrain, 0), targets });
const refused = (table: SkirmishTable, name: string, terrain: number, targets: Json): string =>
  table.refused(0, 'PLAY_CARD', { card: table.id(name, 'hand', 0), slot: slot(terrain, 0), targets });

describe('2 targets up front', () => {
  it('Deploy: the target is hit, and there is no INPUT_REQUIRED', () => {
    const table = close();
    const veteran = table.unit(2, 1).id;
    deploy(table, 'archer', 2, [veteran]);
    expect(table.types).toEqual([
      'CARD_PLAYED',
      'UNIT_DEPLOYED',
      'ABILITY_TRIGGERED',
      'UNIT_DAMAGED',
      'STATE_SNAPSHOT',
    ]);
    expect(table.event('UNIT_DAMAGED')).toMatchObject({ unitId: veteran, amount: 2, newPower: 2 });
    expect([table.power(2, 1), table.state.pendingInput]).toEqual([2, null]);
  });

  it('it is the position that INPUT leads to, in one action that is undone and replayed whole', () => {
    const ahead = close();
    const asked = close();
    const start = ahead.match.checksum();
    const veteran = ahead.unit(2, 1).id;
    deploy(ahead, 'archer', 2, [veteran]);
    asked.deploy(0, 'archer', 2).input(0, veteran);
    expect(ahead.match.checksum()).toBe(asked.match.checksum());
    expect(ahead.match.replay().actions).toEqual([
      { player: 'p0', move: 'PLAY_CARD', args: { card: ahead.unit(2, 0).id, slot: slot(2, 0), targets: [veteran] } },
    ]);
    ahead.match.undo();
    expect(ahead.match.checksum()).toBe(start);
  });

  it('a wrong target refuses the whole action', () => {
    const table = close();
    const far = table.unit(4, 1).id;
    expect(refused(table, 'archer', 2, [far])).toMatch(/targets\[0\]/);
    refused(table, 'archer', 2, [null]);
    refused(table, 'archer', 2, [slot(2, 1)]);
    refused(table, 'archer', 2, far);
    refused(table, 'archer', 2, { 0: far });
    expect(table.hand(0)).toEqual(['archer', 'archer', 'scout']);
  });

  it('targets that nothing asks for refuse the whole action', () => {
    const table = close();
    const veteran = table.unit(2, 1).id;
    expect(refused(table, 'archer', 2, [veteran, veteran])).toMatch(/targets\[1\]/);
    // nobody is close to terrain 0 but the champion
    refused(table, 'archer', 0, [veteran]);
    const alone = board({ p0: { hand: ['archer', 'champion'] }, p1: { units: { 4: 'scout' } } });
    refused(alone, 'archer', 0, [alone.unit(4, 1).id]);
    refused(alone, 'champion', 0, [alone.unit(4, 1).id]);
  });

  it('an empty list is as good as none: the trigger asks', () => {
    const table = close();
    deploy(table, 'archer', 2, []);
    expect(table.state.pendingInput).toBe('p0');
    expect(table.match.state.ctx.moveHistory.at(-1)?.args).not.toHaveProperty('targets');
  });

  it('the legal list has the action without targets, and the validator takes it with and without', () => {
    const table = close();
    const listed = table.legal(0).filter(({ move }) => move === 'PLAY_CARD');
    expect(listed.every(({ args }) => args?.targets === undefined)).toBe(true);
    const [champion, veteran, far] = [1, 2, 4].map((terrain) => table.unit(terrain, 1).id);
    const legal = (targets?: Json) => table.match.isLegal(play(table, 'archer', 2, targets));
    expect([legal(), legal([]), legal([champion]), legal([veteran]), legal([far])]).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(table.match.whyNot(play(table, 'archer', 2, [far]))).toMatchObject({
      code: 'illegal-choice',
      path: 'args.targets[0]',
    });
  });

  it('an optional target may be declined up front', () => {
    const given = (targets: Json) => deploy(board({ p0: { hand: ['knight'] } }), 'knight', 2, targets);
    expect(given([null]).power(1, 0)).toBe(null);
    const squire = given([slot(1, 0)]);
    expect([squire.power(1, 0), squire.state.pendingInput]).toEqual([1, null]);
    refused(board({ p0: { hand: ['knight'] } }), 'knight', 2, [slot(4, 0)]);
  });

  it('Consume: the consumer’s trigger finds its target in the action', () => {
    const table = board({
      p0: { hand: ['warlock'], units: { 2: 'veteran' } },
      p1: { units: { 1: 'champion', 3: 'champion' } },
    });
    deploy(table, 'warlock', 2, [table.unit(3, 1).id]);
    expect([table.power(1, 1), table.power(3, 1), table.power(2, 0)]).toEqual([5, 1, 3]);
  });

  it('ACTIVATE: what the ability sets off finds its target', () => {
    const table = board({
      p0: { units: { 0: { name: 'necromancer', cooldown: 0 } }, graveyard: ['archer'] },
      p1: { units: { 3: 'champion', 4: 'veteran' } },
    });
    const args = { target: table.id('archer', 'graveyard', 0), to: slot(3, 0) };
    const unit = table.unit(0, 0).id;
    table.refused(0, 'ACTIVATE', { unit, ...args, targets: [unit] });
    table.activate(0, 0, { ...args, targets: [table.unit(4, 1).id] });
    expect([table.power(3, 1), table.power(4, 1), table.state.pendingInput]).toEqual([5, 2, null]);
  });

  it('ACTIVATE without a trigger takes none, and ACTIVATE_LEADER and PASS know none', () => {
    const table = board({
      p0: { leader: 'warlord', units: { 1: 'ranger' } },
      p1: { units: { 1: 'champion' } },
    });
    const target = table.unit(1, 1).id;
    table.refused(0, 'ACTIVATE', { unit: table.unit(1, 0).id, target: slot(2, 0), targets: [target] });
    table.refused(0, 'ACTIVATE_LEADER', { target, targets: [target] });
    table.refused(0, 'PASS', { targets: [] });
  });

  const any = { choose: 'any' } as const;
  const martyr: UnitData = {
    id: 'martyr',
    type: 'unit',
    power: 1,
    text: 'Death: deal 1 damage to a unit.',
    triggers: [{ on: 'death', do: [{ op: 'damage', n: 1, target: any }] }],
  };

  it('Death: of one’s own unit it is answered up front; the other player is asked all the same', () => {
    const cards = withCards(martyr);
    const mine = board({ cards, p0: { hand: ['strike'], units: { 0: 'martyr' } }, p1: { units: { 3: 'champion' } } });
    const champion = mine.unit(3, 1).id;
    mine.cast(0, 'strike', { target: mine.unit(0, 0).id, targets: [champion] });
    expect([mine.power(0, 0), mine.power(3, 1)]).toEqual([null, 4]);
    const theirs = board({ cards, p0: { hand: ['strike'], units: { 0: 'champion' } }, p1: { units: { 3: 'martyr' } } });
    const args = { card: theirs.id('strike', 'hand', 0), target: theirs.unit(3, 1).id };
    expect(theirs.refused(0, 'PLAY_CARD', { ...args, targets: [theirs.unit(0, 0).id] })).toMatch(
      /nothing that is asked/,
    );
    theirs.act(0, 'PLAY_CARD', args);
    expect(theirs.state.pendingInput).toBe('p1');
  });

  it('several triggers take their targets in the order in which they ask', () => {
    const cards = withCards(martyr);
    const table = board({
      cards,
      p0: { hand: ['fireball'], units: { 0: 'martyr', 1: 'martyr' } },
      p1: { units: { 3: 'champion', 4: 'veteran' } },
    });
    const [champion, veteran] = [3, 4].map((terrain) => table.unit(terrain, 1).id);
    table.cast(0, 'fireball', { target: slot(0, 0), targets: [champion, veteran] });
    expect([table.power(3, 1), table.power(4, 1), table.state.pendingInput]).toEqual([4, 3, null]);
  });

  it('Consume: Death of the victim asks first, then Deploy, then Consume', () => {
    const glutton: UnitData = {
      id: 'glutton',
      type: 'unit',
      power: 3,
      text: 'Deploy: deal 1 damage to a unit. Consume: deal 1 damage to a unit.',
      keywords: { consume: true },
      triggers: [
        { on: 'deploy', do: [{ op: 'damage', n: 1, target: any }] },
        { on: 'consume', do: [{ op: 'damage', n: 1, target: any }] },
      ],
    };
    const table = board({
      cards: withCards(martyr, glutton),
      p0: { hand: ['glutton'], units: { 2: 'martyr' } },
      p1: { units: { 0: 'champion', 1: 'veteran', 3: 'sentinel' } },
    });
    const enemies = [0, 1, 3].map((terrain) => table.unit(terrain, 1).id);
    deploy(table, 'glutton', 2, enemies);
    expect(table.happened.filter(({ type }) => type === 'UNIT_DAMAGED').map(({ unitId }) => unitId)).toEqual(enemies);
    expect(table.types.slice(0, 4)).toEqual(['CARD_PLAYED', 'UNIT_DIED', 'ABILITY_TRIGGERED', 'UNIT_DAMAGED']);
  });

  it('after a draw or a random hit nothing is refused any more: one could try out what comes', () => {
    const gambler: UnitData = {
      id: 'gambler',
      type: 'unit',
      power: 3,
      text: 'Deploy: deal 1 damage to a random close enemy, then 1 to a wounded one.',
      triggers: [
        {
          on: 'deploy',
          do: [
            { op: 'damage', n: 1, target: { random: 'enemy', where: 'close' } },
            { op: 'damage', n: 1, target: { choose: 'enemy', where: 'close', if: { wounded: true } } },
          ],
        },
      ],
    };
    const table = board({
      cards: withCards(gambler),
      p0: { hand: ['gambler'] },
      p1: { units: { 1: 'champion', 2: 'champion', 3: 'champion' } },
    });
    const enemies = [1, 2, 3].map((terrain) => table.unit(terrain, 1).id);
    expect(enemies.map((id) => table.match.isLegal(play(table, 'gambler', 2, [id])))).toEqual([true, true, true]);
    const hit = enemies.map((id) => {
      const fork = table.match.fork();
      fork.act(play(table, 'gambler', 2, [id]));
      return fork.view('p0').decision === null;
    });
    // one of them was wounded; for the others the player is asked
    expect(hit.filter(Boolean)).toHaveLength(1);
  });

  it('in random matches every question of the one who acts can be answered up front, and leads to the same position', () => {
    let questions = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const match = createMatch(skirmish, { seed, options: { decks: ['basic', 'control'] } });
      let drawn = seed;
      const pick = (bound: number): number => {
        drawn = (drawn * 48271) % 2147483647;
        return drawn % bound;
      };
      for (let [player] = match.waitingFor; player !== undefined; [player] = match.waitingFor) {
        const actions = [...match.legalActions(player)];
        const action = actions[pick(actions.length)];
        const before = match.fork();
        match.act(action);
        const targets: Json[] = [];
        while (match.view(player).decision?.waiting.includes(player) === true && action.move !== 'PASS') {
          const answers = [...match.legalActions(player)];
          const answer = answers[pick(answers.length)];
          targets.push(answer.args.input);
          match.act(answer);
        }
        for (const wrong of seed > 4 ? [] : guesses(match, targets)) {
          const guess: Action = { ...action, args: { ...action.args, targets: wrong } };
          const fork = before.fork();
          expect([fork.act(guess).ok, JSON.stringify(guess)]).toEqual([before.isLegal(guess), JSON.stringify(guess)]);
        }
        if (targets.length === 0) continue;
        questions += targets.length;
        const ahead: Action = { ...action, args: { ...action.args, targets } };
        expect(before.isLegal(ahead)).toBe(true);
        expect(before.act(ahead).ok).toBe(true);
        expect(before.checksum()).toBe(match.checksum());
      }
    }
    expect(questions).toBeGreaterThan(50);
  });
});

/** Lists of answers that are too long, too short, or of something else. */
const guesses = (match: Match<Skirmish>, targets: readonly Json[]): Json[] => [
  [...targets, 1],
  [...targets, null],
  targets.slice(1) as Json,
  targets.map(() => match.snapshot().cards.length) as Json,
  [SLOT_IDS[0], ...targets],
];
