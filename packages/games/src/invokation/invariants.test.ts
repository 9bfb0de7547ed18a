import { type Action, createMatch, type Match } from 'cardloom';
import { expect, it } from 'vitest';
import type { Invokation } from './definition.ts';
import { defineInvokation } from './definition.ts';
import { FACES } from './elements.ts';
import type { CardPool } from './pool.ts';
import { Kind } from './printed.ts';
import { randomDeck } from './random-deck.fixture.ts';
import { version33 } from './version-3.3.ts';

/** What holds on every board, whatever was played: limits of zones and numbers, and what is only kept to be fast. */

const { cards } = version33;
const open: CardPool = {
  ...version33,
  cards: Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, { ...card, needs: null }])),
};
const game = defineInvokation(open);
const SAMPLE = 4;
const PLAYED = new Set(['PLAY_CARD', 'SKILL', 'SWITCH', 'TUNING', 'REROLL', 'EXCHANGE', 'CHOOSE_ACTIVE', 'END_ROUND']);

/** Everything that is wrong with a board. */
function faults(match: Match<Invokation>): string[] {
  const found: string[] = [];
  const { ctx, G } = match.state;
  const { zones } = match.snapshot();
  const isAsked = match.view(null).decision !== null;
  const check = (isRight: boolean, what: string): void => {
    if (!isRight) found.push(what);
  };
  check(isAsked || ctx.gameOver || G.happenings === 0, 'something happened that nobody was told of');
  for (const [seat, id] of match.players.entries()) {
    const player = ctx.players[id];
    const lying: Readonly<Record<string, unknown>> = player;
    const counts = FACES.map((face) => lying[face] as number);
    check(counts.every((n) => n >= 0) && counts.reduce((sum, n) => sum + n) === player.dice, `${id}: dice`);
    check(player.dice <= 16, `${id}: ${player.dice} dice`);
    check(zones.hand[seat].length <= 10, `${id}: hand`);
    check(zones.summons[seat].length <= 4 && zones.supports[seat].length <= 4, `${id}: summons or supports`);
    let listens = 0;
    for (const [place, number] of zones.characters[seat].entries()) {
      const character = ctx.cards[number];
      const { maxHp, maxEnergy, listens: hooks } = cards[character.name];
      const on = zones[`attached${place}`][seat].map((attached) => ctx.cards[attached]);
      const name = `${id}: ${character.name}`;
      check(character.hp >= 0 && character.hp <= maxHp, `${name}: hp ${character.hp}`);
      check(character.energy >= 0 && character.energy <= maxEnergy, `${name}: energy ${character.energy}`);
      check(character.isDefeated === (character.hp === 0), `${name}: defeated with ${character.hp} hp`);
      check([0, 1, 2, 4, 8, 64, 65].includes(character.aura), `${name}: aura ${character.aura}`);
      if (character.isDefeated) {
        check(on.length === 0 && character.energy === 0 && character.aura === 0, `${name}: keeps something`);
        check(player.active !== place || isAsked || ctx.gameOver, `${name}: active though defeated`);
      } else listens |= hooks;
      for (const kind of [Kind.weapon, Kind.artifact, Kind.talent]) {
        check(on.filter((attached) => cards[attached.name].kind === kind).length <= 1, `${name}: two of a kind`);
      }
      for (const attached of on) {
        check(attached.on === place && attached.inPlay, `${name}: ${attached.name} is not on it`);
        listens |= cards[attached.name].listens;
      }
      check(new Set(on.map((attached) => attached.name)).size === on.length, `${name}: a status twice`);
    }
    for (const zone of ['statuses', 'summons', 'supports']) {
      const there = zones[zone][seat].map((number) => ctx.cards[number]);
      for (const card of there) {
        const { usages, stays, listens: hooks } = cards[card.name];
        check(card.inPlay && card.on === -1, `${id}: ${card.name} is not in play`);
        check(card.usages >= 0 && (usages === 0 || stays || card.usages > 0), `${id}: ${card.name} ${card.usages}`);
        listens |= hooks;
      }
      if (zone !== 'supports') check(new Set(there.map(({ name }) => name)).size === there.length, `${id}: ${zone}`);
    }
    check(player.listens === listens, `${id}: listens ${player.listens}, not ${listens}`);
  }
  return found;
}

it('every board of random matches is one that the rules allow', { timeout: 600_000 }, () => {
  const games = Number(process.env.CARDLOOM_MATCHES ?? SAMPLE);
  let moves = 0;
  for (let number = 0; number < games; number++) {
    const decks = [randomDeck(open, 2 * number + 1), randomDeck(open, 2 * number)];
    const options = { decks, mode: number % 2 === 0 ? 'omni' : 'standard' } as never;
    const match = createMatch(game, { seed: number + 1, players: ['me', 'foe'], options });
    let x = number + 1;
    const below = (bound: number): number => {
      x = (Math.imul(1664525, x) + 1013904223) >>> 0;
      return (x >>> 8) % bound;
    };
    while (!match.state.ctx.gameOver) {
      const player = match.waitingFor[below(match.waitingFor.length)];
      const legal = [...match.legalActions(player)].filter(({ move }) => PLAYED.has(move));
      // each kind of move as likely as another, and the end of the round seldom
      const kinds = [...new Set(legal.map(({ move }) => move))];
      const kind = kinds.length > 1 && below(4) > 0 ? kinds[below(kinds.length - 1)] : kinds[below(kinds.length)];
      const choices = legal.filter(({ move }) => move === kind);
      const action: Action = choices[below(choices.length)];
      match.processAction(action);
      moves++;
      const wrong = faults(match);
      if (wrong.length > 0) expect.fail(`match ${number}, ${JSON.stringify(action)}: ${wrong.join('; ')}`);
    }
  }
  expect(moves).toBeGreaterThan(games * 20);
});
