import { describeGame, type Json, type Match } from 'cardloom';
import { arrange } from '../fixture.ts';
import type { Board, LooseCard } from '../fixture-types.ts';

/**
 * Where a match stands as a board that `arrange` lays out again; null if a board cannot say it: effects that wait, changes
 * that last, cards that remember others by number.
 */
export function boardOf(match: Match): Board | null {
  const board = written(match);
  try {
    return isAlike(match, arrange(match.game, board)) ? board : null;
  } catch {
    return null;
  }
}

function written(match: Match): Board {
  const { header, pending, state, zones, cards, players, options } = match.snapshot();
  const { attributes, zones: places } = describeGame(match.game);
  const { ctx } = match.view(null);
  const laid = (zone: string, seat: number): readonly (string | LooseCard)[] =>
    (zones[zone][Math.max(0, seat)] ?? []).map((id) => {
      const { name, owner, is } = cards[id - 1];
      const changed = differing(is, attributes.card);
      const whose = owner === Math.max(0, seat) ? {} : { owner: players[owner] };
      return Object.keys({ ...changed, ...whose }).length === 0 ? name : { card: name, ...whose, ...changed };
    });
  const filled = (of: 'game' | 'player', seat: number): object => {
    const lists = places.filter((place) => place.of === of).map(({ name }) => [name, laid(name, seat)] as const);
    return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
  };
  const own = players.map((id, seat) => {
    const { '': words, ...row } = state.players[seat];
    const { turnsTaken, skipTurns } = words as Readonly<Record<string, number>>;
    const left = ((Number(header.left) >> seat) & 1) === 1;
    const counted = kept({ turnsTaken, skipTurns }, (value) => value !== 0 && value !== undefined);
    const spec = { ...differing(row, attributes.player), ...counted, ...(left ? { left } : {}) };
    return [id, { ...spec, zones: filled('player', seat) }] as const;
  });
  const seatName = (seat: Json | undefined): string | undefined => players[Number(seat)];
  const passed = players.filter((_, seat) => ((Number(header.passed) >> seat) & 1) === 1);
  const shared = filled('game', -1);
  const board: Record<string, unknown> = {
    options,
    at: kept(
      { segment: ctx.currentSegment, phase: ctx.currentPhase, step: ctx.currentStep },
      (name) => name !== null && name !== undefined,
    ),
    turnPlayer: seatName(header.turnPlayer),
    priority: Number(header.priority) < 0 ? null : seatName(header.priority),
    otp: seatName(header.otp),
    counters: kept(
      {
        numTurns: header.numTurns,
        numRounds: header.numRounds,
        numMoves: header.numMoves,
        numTurnMoves: header.numTurnMoves,
      },
      (count) => count !== 0 && count !== undefined,
    ),
    G: differing(state.game, attributes.game),
    ctx: differing(state.ctx, attributes.ctx),
    passed: passed.length === 0 ? undefined : passed,
    pending: kept(pending, (list) => Array.isArray(list) && list.length > 0),
    zones: shared,
    players: Object.fromEntries(own),
  };
  return kept(board, (value) => value !== undefined && !isEmpty(value)) as Board;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

const kept = <V>(record: Readonly<Record<string, V>>, isKept: (value: V) => boolean): Record<string, V> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => isKept(value)));

type Row = Readonly<Record<string, Json>>;

const differing = (row: Row, usual: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => Object.hasOwn(usual, name) && JSON.stringify(value) !== JSON.stringify(usual[name]),
    ),
  );

/** Everybody sees the same, whatever the cards' numbers, and can do the same. */
function isAlike(match: Match, other: Match): boolean {
  const told = (one: Match): string =>
    JSON.stringify([one.waitingFor, ...one.players.map((id) => [withoutNumbers(one.view(id)), movesIn(one, id)])]);
  return told(match) === told(other);
}

/** What a view says besides how its cards are numbered and what was done before. */
function withoutNumbers({ zones, players, G, ctx, decision }: ReturnType<Match['view']>): unknown {
  const { moveHistory: _past, ...now } = ctx as Readonly<Record<string, unknown>>;
  const isNumber = (key: string): boolean => key === 'id';
  return JSON.parse(JSON.stringify({ zones, players, G, now, decision }, (key, value) => (isNumber(key) ? 0 : value)));
}

const movesIn = (match: Match, player: string): unknown =>
  match.waitingFor.includes(player)
    ? [match.prompt(player).moves.map(({ move }) => move), match.listActions(player).size]
    : [];
