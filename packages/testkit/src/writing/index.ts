/** A place in a match as the source of a test. It needs neither files nor a runner, so a page can write tests too. */
import type { Match } from 'cardloom';
import { boardOf } from './board-of.ts';
import { literal } from './literal.ts';

export { boardOf } from './board-of.ts';

export interface TestWords {
  /** The game's name in the registry. */
  readonly game: string;
  /** What the test is called. */
  readonly name: string;
}

/**
 * A test that begins where the match stands: with its board, or, where a board cannot say all of it, with everything that
 * was done before.
 */
export function testOf(match: Match, { game, name }: TestWords): string {
  const board = boardOf(match);
  const made = board === null ? 'playReplay' : 'arrange';
  const imports = [
    "import { games } from '@cardloom/games';",
    board === null
      ? "import { Table } from '@cardloom/testkit';"
      : "import { arrange, Table } from '@cardloom/testkit';",
    ...(board === null ? ["import { playReplay } from 'cardloom';"] : []),
    "import { expect, it } from 'vitest';",
  ];
  return [
    ...imports,
    '',
    `const game = await games[${literal(game)}].load();`,
    '',
    `it(${literal(name)}, () => {`,
    `  const match = ${made}(game, ${literal(board ?? match.replay(), '  ')});`,
    '  const table = new Table(match);',
    `  expect(table.waiting).toEqual(${literal(match.waitingFor)});`,
    '});',
    '',
  ].join('\n');
}
