import { Names } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import { expect, it } from 'vitest';
import type { Prompting } from '../prompt/use-prompt.ts';
import { NOWHERE, type Walk } from '../prompt/walk.ts';
import { askingOf } from './asking.ts';

const view = {
  viewer: 'a',
  G: {},
  ctx: { gameOver: false, playerOrder: ['a', 'b'], turnPlayerPos: 0 },
  players: { a: {}, b: {} },
  zones: { stack: [{ id: 4, name: 'bolt', owner: 'b' }] },
  decision: null,
} as unknown as View;
const presentation = {
  passing: { move: 'pass', stack: 'stack' },
  moves: { pass: { words: 'pass: be done', confirm: () => 'Are you done?' } },
};
const names = new Names(presentation, { a: 'you', b: 'Bo' });
const asking = (walk: object, isComplete = false, isOnTable = false) =>
  askingOf({
    prompting: {
      prompt: { n: 1, moves: [{ move: 'pass' }, { move: 'cast' }] },
      walk: { ...NOWHERE, ...walk },
      isComplete,
      isReady: false,
      failure: null,
      confirm: () => undefined,
      back: () => undefined,
    } as unknown as Prompting,
    view,
    names,
    isOnTable: () => isOnTable,
  });

it('while something waits on the stack, the question is whether to respond', () => {
  expect(asking({}).question).toMatch(/^Respond, or let bolt resolve\?$/i);
});

it('what costs more than it seems is asked before it is done', () => {
  const { question, buttons } = asking({ move: 'pass', back: NOWHERE }, true);
  expect([question, ...buttons.map(({ label }) => label)]).toEqual(['Are you done?', 'Back', 'Yes: pass']);
});

it('what was chosen is done by a button that says what', () => {
  const bar = askingOf({
    prompting: {
      prompt: { n: 1, moves: [{ move: 'pass' }, { move: 'ink' }] },
      walk: { ...NOWHERE, move: 'ink', subject: 4, back: NOWHERE },
      isComplete: true,
      isReady: true,
      failure: null,
      confirm: () => undefined,
      back: () => undefined,
    } as unknown as Prompting,
    view,
    names: new Names({ ...presentation, moves: { ink: 'put a card into the inkwell' } }, { a: 'you', b: 'Bo' }),
    isOnTable: () => false,
  });
  expect(bar.buttons.map(({ label }) => label)).toEqual(['Back', 'Put it into the inkwell']);
});

it('a choice of a few words is buttons in the bar, one with pictures or explanations a menu', () => {
  const enters = { kind: 'oneOf', name: 'enters', of: 'other', options: ['ready', 'exhausted'] };
  const few = asking({ move: 'cast', asked: enters, back: NOWHERE });
  expect(few.buttons.map(({ label }) => label)).toEqual(['Back', 'Ready', 'Exhausted']);
  expect(few.loose).toEqual([]);
  const many = asking({ move: 'cast', asked: { ...enters, options: ['a', 'b', 'c', 'd'] }, back: NOWHERE });
  expect([many.buttons.length, many.loose.length]).toEqual([1, 4]);
});

it('a card with a few moves has buttons for them, one with many a menu', () => {
  const bar = asking({ moves: ['pass', 'cast'], subject: 4, back: NOWHERE });
  expect(bar.buttons.map(({ label }) => label)).toEqual(['Back', 'Pass', 'Cast']);
  expect(bar.moves).toEqual([]);
});

const skill = { kind: 'oneOf', name: 'skill', of: 'value', options: ['slash'] };
const dice = { kind: 'payment', name: 'dice', of: 'value', pool: { fire: 3 }, size: 2, demands: [] };
const paying = (walk: object, isReady = true) =>
  askingOf({
    prompting: {
      prompt: { n: 1, moves: [{ move: 'use' }, { move: 'pass' }] },
      walk: { ...NOWHERE, move: 'use', subject: 4, ...walk },
      isReady,
    } as unknown as Prompting,
    view,
    names: new Names(
      {
        moves: { use: 'use a skill: ends your turn' },
        among: (choice) => (choice === 'skill' ? ['slash', 'burst'] : undefined),
        cost: (option) => (option === 'burst' ? '3 fire' : undefined),
      },
      { a: 'you', b: 'Bo' },
    ),
    isOnTable: () => false,
  });

it('what cannot be chosen is listed beside what can, with what it costs', () => {
  const { loose, buttons } = paying({ asked: skill, back: NOWHERE });
  expect(loose.map(({ value, isShut, cost }) => [value, isShut, cost])).toEqual([
    ['slash', undefined, undefined],
    ['burst', true, '3 fire'],
  ]);
  expect(buttons.map(({ label }) => label)).toEqual(['Back']);
});

it('what is paid for stays listed, and the button that pays stands with the dice', () => {
  const back = { ...NOWHERE, move: 'use', subject: 4, asked: skill, back: NOWHERE } as unknown as Walk;
  const answers = [{ name: 'skill', value: 'slash', of: 'value' }];
  const menu = paying({ asked: dice, draft: { fire: 2 }, answers, back });
  expect(menu.loose.map(({ value, isChosen, isShut }) => [value, isChosen, isShut])).toEqual([
    ['slash', true, undefined],
    ['burst', undefined, true],
  ]);
  expect([menu.go?.label, menu.go?.look, menu.asker]).toEqual(['Pay 2, use', 'go', back]);
  expect(menu.buttons.map(({ label, look }) => [label, look])).toEqual([['Back', 'quiet']]);
  // where more is asked after it, to pay does not do it yet
  const longer = paying({ asked: { ...dice, next: skill }, draft: { fire: 2 }, answers, back });
  expect(longer.go?.label).toBe('Pay 2');
});

it('a card that would only pay says so, and for what', () => {
  const pitch = { kind: 'payment', name: 'pitch', of: 'card', from: [4], worth: [1], due: 1 };
  const bar = askingOf({
    prompting: {
      prompt: { n: 1, moves: [{ move: 'strike', asks: pitch }, { move: 'play' }] },
      walk: { ...NOWHERE, moves: ['strike', 'play'], subject: 4, back: NOWHERE },
    } as unknown as Prompting,
    view,
    names: new Names({ moves: { strike: 'attack with the weapon', play: 'play a card' }, pays: { pitch: 'pitch' } }),
    isOnTable: () => true,
  });
  expect(bar.buttons.map(({ label }) => label)).toEqual(['Back', 'Pitch it to attack with the weapon', 'Play it']);
});

it('to pass is filled where one only answers, and outlined where one gives something up', () => {
  const looks = (seen: object, presentation: object) =>
    askingOf({
      prompting: {
        prompt: { n: 1, moves: [{ move: 'pass' }, { move: 'cast' }] },
        walk: NOWHERE,
      } as unknown as Prompting,
      view: { ...view, zones: {}, ...seen } as View,
      names: new Names({ passing: { move: 'pass' }, ...presentation }, { a: 'you', b: 'Bo' }),
      isOnTable: () => false,
    }).buttons.map(({ key, look }) => [key, look]);
  const theirs = { ctx: { ...view.ctx, turnPlayerPos: 1 } };
  expect(looks(theirs, {})).toEqual([
    ['pass', 'go'],
    ['cast', 'plain'],
  ]);
  expect(looks({}, {})[0]).toEqual(['pass', 'plain']);
  expect(looks(theirs, { moves: { pass: { words: 'pass', confirm: () => 'Sure?' } } })[0]).toEqual(['pass', 'plain']);
});

it('of several the bar says how many more there may be, and fewer only while there are too few', () => {
  const units = { kind: 'someOf', name: 'units', of: 'other', options: ['x', 'y', 'z'], min: 2, max: 3 };
  const hint = (...draft: string[]) => asking({ move: 'cast', asked: units, draft }).hint;
  expect([hint(), hint('x'), hint('x', 'y')]).toEqual(['choose 2 to 3', '1 chosen, 2 to 3', '2 chosen, up to 3']);
});

it('in the turn of others one may act, or must choose where one cannot pass', () => {
  const inTurnOfB = { ...view, ctx: { ...view.ctx, turnPlayerPos: 1 }, zones: {} } as unknown as View;
  const question = (...moves: string[]): string =>
    askingOf({
      prompting: {
        prompt: { n: 1, moves: moves.map((move) => ({ move })) },
        walk: NOWHERE,
        isComplete: false,
      } as unknown as Prompting,
      view: inTurnOfB,
      names,
      isOnTable: () => false,
    }).question;
  expect([question('cast', 'pass'), question('keep', 'redraw')]).toEqual(['You may act', 'What do you do?']);
});

it('a card that was chosen is it, whatever kinds its move is for', () => {
  const done = (words: string) =>
    askingOf({
      prompting: {
        prompt: { n: 1, moves: [{ move: 'deploy' }] },
        walk: { ...NOWHERE, move: 'deploy', subject: 4, back: NOWHERE },
        isComplete: true,
        isReady: true,
        failure: null,
        confirm: () => undefined,
        back: () => undefined,
      } as unknown as Prompting,
      view,
      names: new Names({ moves: { deploy: words } }, { a: 'you', b: 'Bo' }),
      isOnTable: () => false,
    }).buttons.at(-1)?.label;
  expect(done('deploy a unit or base')).toBe('Deploy it');
  expect(done('sing a song')).toBe('Sing it');
  expect(done('play an attack reaction')).toBe('Play it');
  expect(done('play a Clash Buff')).toBe('Play it');
  expect(done('use a quick card or trap')).toBe('Use it');
  // that is another one
  expect(done('challenge a character or location')).toBe('Challenge a character or location');
});

it('what glows on the table needs no button, and a few words beside it need no menu', () => {
  const asked = { kind: 'oneOf', name: 'to', of: 'value', options: [7, 'home'] };
  const bar = askingOf({
    prompting: {
      prompt: { n: 1, moves: [{ move: 'move' }] },
      walk: { ...NOWHERE, move: 'move', asked, back: NOWHERE },
      isComplete: false,
      isReady: false,
      failure: null,
      back: () => undefined,
    } as unknown as Prompting,
    view,
    names,
    isOnTable: (value) => value === 7,
  });
  expect(bar.buttons.map(({ label }) => label)).toEqual(['Back', 'Home']);
  expect(bar.loose).toEqual([]);
});

it('while the table pauses, or what is alike is put in order, nobody is asked, and the bar says so', () => {
  const prompting = { prompt: { n: -1, moves: [] }, walk: NOWHERE } as unknown as Prompting;
  const nobody = { prompting, view, names, isOnTable: () => false };
  const paused = askingOf({ ...nobody, isPaused: true });
  expect([paused.question, paused.isAsked, paused.buttons]).toEqual(['Paused', false, []]);
  expect(askingOf({ ...nobody, isFormality: true }).question).toBe('Any order is the same');
});

it('players are offered beside the question, too, where they are few', () => {
  const first = { kind: 'player', name: 'player', of: 'player', options: ['a', 'b'], prompt: 'Who goes first?' };
  const few = asking({ move: 'first', asked: first }, false, true);
  expect([few.hint, ...few.buttons.map(({ label }) => label)]).toEqual([undefined, 'You', 'Bo']);
  const many = asking({ move: 'first', asked: { ...first, options: ['a', 'b', 'a', 'b'] } }, false, true);
  expect([many.hint, ...many.buttons]).toEqual(['choose a player']);
});

it('a game says what is asked in a step of its own', () => {
  const inStep = { ...view, ctx: { ...view.ctx, currentStep: 'block' }, zones: {} } as unknown as View;
  const question = (asks: Record<string, string>): string =>
    askingOf({
      prompting: {
        prompt: { n: 1, moves: [{ move: 'pass' }, { move: 'block' }] },
        walk: NOWHERE,
        isComplete: false,
      } as unknown as Prompting,
      view: inStep,
      names: new Names({ ...presentation, asks }, { a: 'you', b: 'Bo' }),
      isOnTable: () => false,
    }).question;
  expect([question({ block: 'Do you block?' }), question({})]).toEqual(['Do you block?', 'Your move']);
});

it('who is asked for has no target to be chosen where there is but one', () => {
  const attacks = (targets: Record<string, string[]>) => ({
    kind: 'assignment',
    name: 'attacks',
    of: 'card',
    items: [1, 2],
    targets,
  });
  const hint = (targets: Record<string, string[]>) =>
    asking({ move: 'attack', asked: attacks(targets), draft: {}, held: null }, false, true).hint;
  expect(hint({ 1: ['b'], 2: ['b'] })).toBe('choose who');
  expect(hint({ 1: ['b', 'c'], 2: ['b'] })).toBe('choose who, then whom');
});
