import { CardloomError, createMatch, type Match } from 'cardloom';
import type { Dice } from '../dice.ts';
import { ODD_TEXTS } from '../fuzz/hostile-values.ts';
import { differs } from './differs.ts';
import type { Position } from './position.ts';

const STEPS = 15;

/** What players are called makes no difference to the game, unless such a match is refused with a type at once. */
export function checkOddPlayers({ game, match, dice, recorder }: Position): void {
  const { seed, options } = match.replay();
  const ids = oddIds(dice, match.players.length);
  const wrong = (detail: string): void =>
    recorder.found('hostile-input', 'hostileInputs', `with players ${JSON.stringify(ids).slice(0, 100)}, ${detail}`);
  try {
    const odd = createMatch(game, { seed, options, players: ids });
    goAlong(createMatch(game, { seed, options, players: match.players }), odd, dice, wrong);
  } catch (error) {
    if (!(error instanceof CardloomError)) wrong(`${(error as Error).name}: ${(error as Error).message.slice(0, 200)}`);
  }
}

/** Names of what every object has, of numbers that come in another order as keys, of nothing, and very long ones. */
function oddIds(dice: Dice, count: number): string[] {
  if (dice.chance(4)) return Array.from({ length: count }, (_, seat) => `${9 - seat}`);
  if (dice.chance(2)) return dice.shuffled(INHERITED).slice(0, count);
  const ids = dice.shuffled(ODD_TEXTS).slice(0, count);
  return dice.chance(4) ? [...ids.slice(1), 'x'.repeat(10_000)] : ids;
}

const INHERITED = [
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'toLocaleString',
  'propertyIsEnumerable',
  '__defineGetter__',
  '__lookupGetter__',
];

/** Plays both alike and compares where everything lies. */
function goAlong(plain: Match, odd: Match, dice: Dice, wrong: (detail: string) => void): void {
  for (let i = 0; i < STEPS; i++) {
    const difference = differs(shapeOf(plain), shapeOf(odd));
    if (difference !== null) {
      wrong(`the match goes another way after ${i} actions: ${difference}`);
      return;
    }
    const seats = [...plain.players.keys()].filter((seat) => plain.listActions(plain.players[seat]).size > 0);
    if (seats.length === 0) return;
    const seat = dice.pick(seats);
    const list = plain.listActions(plain.players[seat]);
    const number = dice.below(list.size);
    const here = plain.act(list.at(number));
    const there = odd.act(odd.listActions(odd.players[seat]).at(number));
    if (here.ok === there.ok) continue;
    wrong(`action ${i} is ${there.ok ? 'accepted' : `refused: ${there.error.message.slice(0, 200)}`}`);
    return;
  }
}

/** Where everything lies and how much everybody can do, by seat. */
function shapeOf(match: Match): unknown {
  const { zones, cards } = match.snapshot();
  const sizes = match.players.map((player) => match.listActions(player).size);
  return [zones, cards.map(({ name, owner, known }) => [name, owner, known]), sizes, match.seatToAct];
}
