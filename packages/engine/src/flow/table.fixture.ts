import { testGame } from '../define.fixture.ts';
import { type ContextOf, createMatch, type Match } from '../index.ts';

/**
 * A table for the tests of turn order. A turn runs by itself through `beginning` (untap, upkeep, draw), waits in `main`,
 * and once that ends runs through `combat` (attack, damage) and `ending` to the next player's `main`.
 */
type Script = (context: never) => void;

function turnGame(players: number, log: string[], missed: string[], script: { run: Script }) {
  const named = (name: string) => ({
    onBegin: () => void log.push(name),
    onEnd: () => void log.push(`/${name}`),
  });
  return testGame({
    name: 'table',
    players,
    zones: {
      play: { of: 'player', seenBy: 'everyone' },
      grave: { of: 'player', seenBy: 'everyone' },
    },
    cards: { relic: {} },
    pending: ['vote'],
    moves: {
      rule: { anyPlayer: true, table: true, run: (context) => script.run(context as never) },
      pass: ({ coreOps }) => coreOps.pass(),
    },
    segments: {
      game: {
        turn: {
          onBegin: ({ ctx, turnPlayer }) => void log.push(`${turnPlayer.id}${ctx.turn.isExtra ? "'" : ''}:`),
          onMissed: ({ player }) => void missed.push(player.id),
          phases: {
            beginning: {
              start: true,
              next: 'main',
              ...named('beginning'),
              steps: {
                untap: { start: true, auto: true, next: 'upkeep', ...named('untap') },
                upkeep: { auto: true, next: 'draw', ...named('upkeep') },
                draw: { auto: true, ...named('draw') },
              },
            },
            main: { next: 'combat', endIf: ({ ctx }) => ctx.allPlayersPassed, ...named('main') },
            combat: {
              next: 'ending',
              ...named('combat'),
              steps: {
                attack: { start: true, auto: true, next: 'damage', ...named('attack') },
                damage: { auto: true, ...named('damage') },
              },
            },
            ending: { auto: true, ...named('ending') },
          },
        },
      },
      after: { moves: { look: () => {} } },
    },
  });
}

type TableTypes = NonNullable<ReturnType<typeof turnGame>['types']>;
export type TableContext = ContextOf<ReturnType<typeof turnGame>>;

export class Table {
  readonly match: Match<TableTypes>;
  readonly #log: string[] = [];
  /** Whose turns did not begin because they had left. */
  readonly missed: string[] = [];
  readonly #script: { run: Script } = { run: () => {} };

  constructor(players: number) {
    const ids = [...'abcdefgh'].slice(0, players);
    this.match = createMatch(turnGame(players, this.#log, this.missed, this.#script), { players: ids });
    this.#log.length = 0;
  }

  /** Does something to the match as a rule would; gives what happened by itself afterwards. */
  rule(run: (context: TableContext) => void): string {
    this.#script.run = run as Script;
    this.#log.length = 0;
    const result = this.match.act({ player: this.present[0], move: 'rule' });
    if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`, { cause: result.error.cause });
    return this.began();
  }

  /** Ends the main phase, and so, unless something else was arranged, the turn. */
  next(): string {
    return this.rule(({ coreOps }) => coreOps.endPhase());
  }

  /** Who takes the next turns, in order; `c'` is an extra turn. Each is ended at its main phase. */
  turns(count: number): string {
    const taken: string[] = [];
    while (taken.length < count) {
      const began = this.next().match(/\w'?(?=:)/g) ?? [];
      taken.push(...began);
      if (this.match.state.ctx.currentPhase !== 'main') break;
    }
    return taken.join(' ');
  }

  /** What began, in order, since the last rule. */
  began(): string {
    return this.#log.filter((line) => !line.startsWith('/')).join(' ');
  }

  /** Every hook that ran since the last rule; `/main` is an `onEnd`. */
  hooks(): string {
    return this.#log.join(' ');
  }

  get ctx() {
    return this.match.state.ctx;
  }

  get turnPlayer(): string {
    return this.ctx.playerOrder[this.ctx.turnPlayerPos];
  }

  get priority(): string | undefined {
    return this.ctx.playerOrder[this.ctx.priorityPlayerPos];
  }

  get present(): readonly string[] {
    return this.ctx.playerOrder.filter((id) => !this.ctx.players[id].left);
  }
}
