import { type Ask, concede, defineGame, type Game, type Json, manualMoves, oneOf, undo } from 'cardloom';
import { type CardData, readCardSet, standardCards } from './card-set.ts';
import { deaths } from './checks.ts';
import { effects } from './effects.ts';
import { evaluate } from './evaluation.ts';
import { leaderMove } from './leaders.ts';
import { moves } from './moves.ts';
import { modifiers } from './rules.ts';
import { beginSkirmish, endMatch, resolveTerrains } from './scoring.ts';
import { prepare, type Setup } from './setup.ts';
import { type Context, type Skirmish, state, zones } from './shape.ts';
import { triggers } from './traits.ts';
import { beginTurn, nextTurn } from './turn.ts';

interface InputData {
  readonly unit: number;
  readonly of: string;
  readonly options: readonly Json[];
}

/** Tells who must answer, and from what. */
function announceInput({ coreOps, players }: Context, { player, data }: Ask): void {
  const { unit, of, options } = data as unknown as InputData;
  const valid = options.filter((option) => option !== null);
  coreOps.emit('INPUT_REQUIRED', {
    playerId: players.findIndex(({ id }) => id === player),
    unitId: unit,
    isOptional: valid.length < options.length,
    ...(of === 'slot' ? { validSlots: valid } : { validTargetIds: valid }),
  });
}

/**
 * Skirmish with these cards; a set with cards of one's own works as well.
 *
 * ```ts
 * const mine = defineSkirmish({ ...standardCards, units: [...standardCards.units, { id: 'giant', power: 9, text: 'Big.' }] });
 * ```
 */
export function defineSkirmish(data: CardData = standardCards, setup?: Setup): Game<Skirmish> {
  const set = readCardSet(data);
  return defineGame({
    name: 'skirmish',
    players: 2,
    state,
    zones,
    cards: set.cards,
    setup: setup ?? prepare(set),
    moves: { concede, undo, ...manualMoves },
    segments: {
      // Segment › skirmish: turns until both players are Done
      skirmish: {
        start: true,
        onBegin: beginSkirmish,
        endIf: ({ ctx }) => ctx.gameOver,
        next: ({ ctx }) => (ctx.gameOver ? 'matchEnd' : 'resolution'),
        turn: { onBegin: beginTurn, next: nextTurn },
        moves: { ...moves, ACTIVATE_LEADER: leaderMove(set.leaders) },
      },
      // Segment › resolution: terrains are scored; nobody acts, but a Conquer ability may ask
      resolution: {
        onBegin: resolveTerrains,
        auto: true,
        next: ({ ctx }) => (ctx.gameOver ? 'matchEnd' : 'skirmish'),
      },
      matchEnd: { onBegin: endMatch },
    },
    effects,
    decisions: {
      INPUT: {
        choices: { input: oneOf((_context, _args, data: InputData) => data.options, { prompt: 'Which target?' }) },
        onAsk: announceInput,
      },
    },
    triggers,
    checks: [deaths],
    frames: { at: 'frame', first: 'triggers' },
    modifiers,
    evaluate,
  });
}

/** The game with the cards that come with it. */
export const skirmish: Game<Skirmish> = defineSkirmish();
