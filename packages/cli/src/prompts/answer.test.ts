import { cardsIn, Names } from '@cardloom/parts/present';
import type { NumberedPrompt } from '@cardloom/protocol';
import { createMatch, type PromptChoice } from 'cardloom';
import { expect, it } from 'vitest';
import { kinds } from '../play/kinds.fixture.ts';
import { askChoice, askMove } from './answer.ts';
import type { Asker, Offer, Question } from './asker.ts';

const view = createMatch(kinds.game, { seed: 1 }).view('p0');

/** Takes all it is offered, and the last of it where it is one; keeps what it was asked. */
function takingAll(): Asker & { readonly asked: string[] } {
  const asked: string[] = [];
  const note = (question: Question, offers: readonly Offer<unknown>[]): void => {
    asked.push(
      `${question.message}: ${offers.map(({ label, hint = '' }) => `${label}${hint === '' ? '' : ` (${hint})`}`).join(', ')}`,
    );
  };
  return {
    asked,
    show: () => undefined,
    one: async (question, offers) => {
      note(question, offers);
      return { answer: offers[offers.length - 1].value };
    },
    some: async (question, offers) => {
      note(question, offers);
      return { answer: offers.map(({ value }) => value) };
    },
    typed: async (question, initial) => {
      note(question, []);
      return { answer: initial };
    },
    pause: async () => undefined,
    cancel: () => undefined,
    onInterrupt: () => undefined,
    close: () => undefined,
  };
}

async function ask(choice: Partial<PromptChoice> & { readonly kind: PromptChoice['kind'] }) {
  const asker = takingAll();
  const asked = { name: 'x', prompt: 'What?', of: 'card', checked: undefined, ...choice } as PromptChoice;
  const reply = await askChoice(asked, {
    asker,
    view,
    names: new Names(kinds, { p0: 'you', p1: 'Bo' }),
    keys: [],
    path: '',
  });
  return { reply, asked: asker.asked };
}

it('who can be given nothing is not offered', async () => {
  const { reply, asked } = await ask({
    kind: 'assignment',
    items: [1, 2],
    targets: { 1: [], 2: ['p0', 'p1'] },
    optional: true,
    needs: undefined,
  });
  expect(asked[0]).toBe('What?: Bee 2 (Stings.)');
  expect(reply).toEqual({ answer: { 2: 'p1' } });
});

it('a few ways to pay are offered one by one, with what they are worth; the usual one first', async () => {
  const cards = await ask({ kind: 'payment', from: [1, 2, 3], worth: [1, 2, 3], due: 3, overpay: 'minimal' });
  expect(cards.asked).toEqual(['What?: Cow (worth 3 of 3), Ant, Bee (worth 3 of 3)']);
  const dice = await ask({
    kind: 'payment',
    of: 'value',
    pool: { fire: 2, water: 1 },
    size: 2,
    demands: undefined,
    usual: { fire: 1, water: 1 },
  });
  expect(dice.asked).toEqual(['What?: 1 fire, 1 water, 2 fire']);
});

it('numbers are taken by themselves', async () => {
  const { asked, reply } = await ask({ kind: 'number', of: 'value', min: 2, max: 4 });
  expect([asked, reply]).toEqual([['What?: 2, 3, 4'], { answer: 4 }]);
});

it('a move that has one card to choose says which, since nobody is asked for it', async () => {
  const asker = takingAll();
  const [card, other] = cardsIn(view).flatMap(({ card, zone }) => (zone === 'hand' ? [card.id] : []));
  const choice = { kind: 'oneOf', name: 'card', prompt: 'Which?', of: 'card', checked: undefined } as const;
  const prompt = {
    n: 1,
    player: 'p0',
    moves: [
      { move: 'one', asks: { ...choice, options: [card] } },
      { move: 'some', asks: { ...choice, options: [card, other] } },
    ],
  } as unknown as NumberedPrompt;
  const names = new Names(kinds, { p0: 'you', p1: 'Bo' });
  await askMove(prompt, { asker, view, names, keys: [], path: '' });
  expect(asker.asked).toEqual(['Your move: One (Ant), Some']);
});
